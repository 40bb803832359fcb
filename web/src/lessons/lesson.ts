import type { Driver } from '../table/session.svelte';
import type { Listener, Wish } from '../net/connection';
import { Trouble } from '../net/trouble';
import type { Done, Events, Laying, Planned, TableView } from '../protocol/generated';
import type { Card } from '../table/apply';

export type Todo = { do: 'hold'; card: Card } | { do: 'lay'; card: Card; pile: number } | { do: 'end' };

/** A lesson as a real table once played it: see scripts/lessons.py. */
export interface Lesson {
  game: string;
  view: TableView;
  steps: { todo: Todo[]; news: Events[] }[];
  plans: { plays: Laying[]; plan: Planned }[][];
}

const key = (plays: readonly Laying[]) => plays.map((play) => `${play.card}@${play.pile}`).join(' ');

/** Speaks for the table in a lesson: answers plans as it did, and lets the partner play. */
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
      listener.stands('open');
      const people = [{ seat: 1, name: partner, program: false, here: true }];
      listener.heard({ type: 'welcome', version: 0, seat: 0, view: lesson.view, people, resume: '', muted: [] });
    });
  }

  ask(wish: Wish): Promise<Done | Planned | null> {
    if (wish.type === 'plan') {
      const found = this.lesson.plans[this.#turn]?.find(({ plays }) => key(plays) === key(wish.plays));
      return found ? Promise.resolve(found.plan) : Promise.reject(new Trouble('lesson'));
    }
    if (wish.type === 'lay' && wish.end) {
      const news = this.lesson.steps.filter((step) => step.news.length)[this.#turn]?.news;
      const last = this.lesson.plans[this.#turn]?.at(-1);
      if (news && last && key(last.plays) === key(wish.plays)) {
        this.#turn += 1;
        news.forEach((message, at) =>
          this.#timers.push(setTimeout(() => this.listener.heard(message), at * this.pause)),
        );
        // It is through when the partner has answered.
        return new Promise((resolve) =>
          this.#timers.push(
            setTimeout(() => resolve({ type: 'done', id: '', version: 0 }), (news.length - 1) * this.pause),
          ),
        );
      }
    }
    return Promise.reject(new Trouble('lesson'));
  }

  refresh(): void {}

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
