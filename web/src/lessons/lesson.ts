import type { Driver } from '../table/session.svelte';
import type { Listener, Wish } from '../net/connection';
import { RequestError } from '../net/errors';
import type { CodedPlay, Done, Events, Planned, PrivateView, TableView } from '../protocol/generated';
import type { Card } from '../table/cards';

export type Todo =
  | { do: 'hold'; card: Card }
  | { do: 'lay'; card: Card; pile: number }
  | { do: 'hint'; hint: string }
  | { do: 'next' | 'undo' | 'end' };

/** A lesson, recorded from a real table by scripts/lessons.py. */
export interface Lesson {
  game: string;
  table: TableView;
  mine: PrivateView;
  steps: { todo: Todo[]; news: Events[]; said: Events[] }[];
  plans: { plays: CodedPlay[]; plan: Planned }[][];
}

const key = (plays: readonly CodedPlay[]) => plays.map((play) => `${play.card}@${play.pile}`).join(' ');

/** Stands for the table in a lesson: gives the recorded answers to plans, and lets the partner play. */
export class Script implements Driver {
  #turn = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly lesson: Lesson,
    private readonly listener: Listener,
    partner: string,
    private readonly pause = 900,
  ) {
    queueMicrotask(() => {
      listener.setStatus('open');
      const people = [{ seat: 1, name: partner, program: false, here: true }];
      const { table, mine } = lesson;
      listener.receive({ type: 'welcome', version: 0, table, mine, people, resume: '' });
    });
  }

  ask(wish: Wish): Promise<Done | Planned | null> {
    if (wish.type === 'plan') {
      const found = this.lesson.plans[this.#turn]?.find(({ plays }) => key(plays) === key(wish.plays));
      return found ? Promise.resolve(found.plan) : Promise.reject(new RequestError('lesson'));
    }
    if (wish.type === 'hint') {
      const asked = this.lesson.steps.find(({ todo }) =>
        todo.some((each) => each.do === 'hint' && each.hint === wish.hint),
      );
      const said = asked?.said[0];
      if (!said) return Promise.reject(new RequestError('lesson'));
      this.listener.receive(said);
      return Promise.resolve({ type: 'done', id: '', version: 0 });
    }
    if (wish.type === 'lay' && wish.end) {
      const news = this.lesson.steps.filter((step) => step.news.length)[this.#turn]?.news;
      const last = this.lesson.plans[this.#turn]?.at(-1);
      if (news && last && key(last.plays) === key(wish.plays)) {
        this.#turn += 1;
        news.forEach((message, at) =>
          this.#timers.push(setTimeout(() => this.listener.receive(message), at * this.pause)),
        );
        // Done when the partner has answered.
        return new Promise((resolve) =>
          this.#timers.push(
            setTimeout(() => resolve({ type: 'done', id: '', version: 0 }), (news.length - 1) * this.pause),
          ),
        );
      }
    }
    return Promise.reject(new RequestError('lesson'));
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
