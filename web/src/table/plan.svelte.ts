import type { CodedPlay, Fit, NoFit, Planned, TurnOptions } from '../protocol/generated';
import { whyNot } from '../words/refusals';
import { t } from '../words/words.svelte';
import type { Card } from './cards';
import type { TableSession } from './session.svelte';

/** The player's private plan: the card in hand, and the cards to lay. What fits, the server says. */
export class Plan {
  picked = $state.raw<Card | null>(null);
  plays = $state.raw<readonly CodedPlay[]>([]);
  /** The server's last answer. */
  answer = $state.raw<Planned | null>(null);

  readonly #session: TableSession;
  #position = '';
  #asked = 0;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Whether the server has answered to the plan as it is now. */
  #answered = $derived.by(() => this.answer !== null && same(this.answer.plays, this.plays));

  /** What may be done after the plan; unknown until the server answers. */
  options = $derived.by((): TurnOptions | null => {
    if (this.answer && this.#answered) return this.answer.options;
    return this.plays.length === 0 ? this.#session.mine.turn : null;
  });

  /** Whether the turn was lost before anything was planned: no way leads to its end. */
  doomed = $derived.by(() => this.#session.myTurn && this.#session.mine.turn?.can_finish === false);

  /** Where the picked card fits. */
  fitting = $derived.by((): readonly Fit[] => (this.options?.fits ?? []).filter((fit) => fit.card === this.picked));

  /** Where the picked card does not fit, and why. */
  misfits = $derived.by((): readonly NoFit[] => {
    if (!this.answer || !this.#answered) return [];
    return this.answer.no_fits.filter((no) => no.card === this.picked);
  });

  pick(card: Card | null): void {
    this.picked = card === this.picked ? null : card;
    if (this.picked !== null && !this.#answered) this.#ask();
  }

  /** Plan to lay a card, if the server said that it fits. */
  place(card: Card, pile: number): boolean {
    const { announcer } = this.#session;
    if (!this.options?.fits.some((fit) => fit.card === card && fit.pile === pile)) {
      const why = this.answer?.no_fits.find((no) => no.card === card && no.pile === pile);
      if (why) announcer.notify(whyNot(why));
      return false;
    }
    this.plays = [...this.plays, { card, pile }];
    this.picked = null;
    announcer.notice = '';
    this.#ask();
    return true;
  }

  undo(): void {
    this.plays = this.plays.slice(0, -1);
    this.picked = null;
    this.#ask();
  }

  /** Forget everything. */
  reset(): void {
    this.plays = [];
    this.picked = null;
    this.answer = null;
  }

  /** Forget cards that were laid. */
  drop(cards: readonly Card[]): void {
    const left = this.plays.filter(({ card }) => !cards.includes(card));
    if (left.length < this.plays.length) this.plays = left;
  }

  /** The table has changed: keep what can still be laid, and ask the server about it again. */
  follow(): void {
    const { view, mine } = this.#session;
    const position = JSON.stringify([view?.phase, view?.now?.to_act, view?.now?.tops, view?.now?.laid_on, mine.hand]);
    const held = (view?.phase !== 'over' && mine.hand) || [];
    if (this.picked !== null && !held.includes(this.picked)) this.picked = null;
    if (position !== this.#position) {
      this.drop(this.plays.map(({ card }) => card).filter((card) => view?.phase !== 'playing' || !held.includes(card)));
      this.answer = null;
    }
    this.#position = position;
    if (!this.#answered) this.#ask();
  }

  #ask(): void {
    const session = this.#session;
    if (session.view?.phase !== 'playing' || session.seat === null) return;
    if (!session.myTurn && this.picked === null && this.plays.length === 0) {
      this.answer = null;
      return;
    }
    this.#asked += 1;
    const asked = this.#asked;
    session.ask({ type: 'plan', plays: this.plays }).then(
      (answer) => {
        if (asked === this.#asked && answer && 'options' in answer) this.#take(answer);
      },
      () => undefined,
    );
  }

  #take(answer: Planned): void {
    const { announcer } = this.#session;
    this.answer = answer;
    if (answer.refused) {
      this.plays = answer.plays;
      announcer.notify(t('plan-changed', { why: whyNot(answer.refused) }));
    }
    if (this.picked !== null && !answer.hand.includes(this.picked)) this.picked = null;
    if (this.plays.length && !answer.options.can_finish && !this.doomed) announcer.announce(t('plan-corner'));
  }
}

function same(a: readonly CodedPlay[], b: readonly CodedPlay[]): boolean {
  return a.length === b.length && a.every((play, at) => play.card === b[at]?.card && play.pile === b[at]?.pile);
}
