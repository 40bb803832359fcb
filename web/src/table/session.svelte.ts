import type { Listener, Standing, Wish } from '../net/connection';
import { Trouble } from '../net/trouble';
import type {
  Done,
  Events,
  Fit,
  Laying,
  NoFit,
  Person,
  Planned,
  ServerMessage,
  TableView,
  TurnOptions,
  Welcome,
} from '../protocol/generated';
import { whyNot } from '../words/refusals';
import { t, words } from '../words/words.svelte';
import { applied, replaced, standing, without, type Card, type SeenEvent } from './apply';
import { subject } from './hints';
import { NO_TALK, type SaidLine, type Talk } from './talk';
import { told } from './telling';

/** What carries wishes to a table and its messages back: a socket, or the script of a lesson. */
export interface Driver {
  ask(wish: Wish): Promise<Done | Planned | null>;
  refresh(): void;
  close(): void;
}

/** Where events are shown as they happen. */
export interface Stage {
  perform(event: SeenEvent, session: TableSession): Promise<void>;
  turnBegins(): void;
}

/** Something that was announced. */
export interface Line {
  number: number;
  text: string;
}

/** A table as this browser sees it: the view, moved on by events, and one's private plan. */
export class TableSession implements Listener {
  view = $state.raw<TableView | null>(null);
  seat = $state<number | null>(null);
  people = $state.raw<readonly Person[]>([]);
  standing = $state<Standing>('connecting');
  endedBy = $state('');
  picked = $state.raw<Card | null>(null);
  plays = $state.raw<readonly Laying[]>([]);
  planned = $state.raw<Planned | null>(null);
  notice = $state('');
  chat = $state.raw<readonly SaidLine[]>([]);
  log = $state.raw<readonly Line[]>([]);
  /** The seats that one does not want to hear. */
  muted = $state.raw<readonly number[]>([]);
  /** How many cards a full hand has, as far as it was seen. */
  handSize = $state(4);
  busy = $state(false);
  /** The hints that are on their way: seen as said before the server has answered. */
  saying = $state.raw<readonly string[]>([]);
  unread = $state(0);
  /** When the running turn, or the choosing, is closed, in this browser's time. */
  deadline = $state<number | null>(null);
  order = $state.raw<readonly Card[] | null>(null);
  stage: Stage | null = null;

  readonly #driver: Driver;
  readonly #before: Talk;
  #queue: ServerMessage[] = [];
  #pumping = false;
  #asked = 0;
  #said = 0;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  /** `before` is the talk until the page was loaded again. */
  constructor(drive: (listener: Listener) => Driver, before: Talk = NO_TALK) {
    this.#before = before;
    this.chat = before.chat;
    this.unread = before.unread;
    this.#said = before.chat.at(-1)?.number ?? 0;
    this.#driver = drive(this);
  }

  // -- what is seen

  myTurn = $derived(this.view?.phase === 'playing' && this.seat !== null && this.view.now?.to_act === this.seat);

  /** What the piles show, one's own plan included. */
  tops = $derived.by((): readonly Card[] => {
    const tops = [...(this.view?.now?.tops ?? this.view?.rows ?? [])];
    for (const { card, pile } of this.plays) tops[pile] = card;
    return tops;
  });

  /** One's hand without the planned cards, in one's own order. */
  hand = $derived.by((): readonly Card[] => {
    const left =
      without(
        this.view?.hand ?? null,
        this.plays.map((play) => play.card),
      ) ?? [];
    if (!this.order) return [...left].sort(byNumber);
    const place = (card: Card) => {
      const found = this.order!.indexOf(card);
      return found < 0 ? 1000 : found;
    };
    return [...left].sort((a, b) => place(a) - place(b) || byNumber(a, b));
  });

  /** What may be done now, after the plan; unknown while the server is being asked. */
  options = $derived.by((): TurnOptions | null => {
    if (this.planned && this.#answered) return this.planned.options;
    return this.plays.length === 0 ? (this.view?.turn ?? null) : null;
  });

  fitting = $derived.by((): readonly Fit[] => (this.options?.fits ?? []).filter((fit) => fit.card === this.picked));
  misfits = $derived.by((): readonly NoFit[] => {
    if (!this.planned || !this.#answered) return [];
    return this.planned.no_fits.filter((no) => no.card === this.picked);
  });

  /** The hints that stand, and those that one may still give in this turn: the server says. */
  hints = $derived(this.view?.now?.hints ?? []);
  hintsLeft = $derived(this.view?.hints_left ?? []);

  /** All that may be said in this game: what was given stays in sight, without effect, so that nothing moves under the finger. */
  offered = $state.raw<readonly string[]>([]);

  /** Which game at this table it is; 0 before the first. */
  number = $derived(this.view?.number ?? 0);

  /** What to remember of the talk; it stays the same while others play. */
  talk = $derived<Talk>({ chat: this.chat, unread: this.unread, game: this.number, hints: this.offered });

  /** Whether one says this, or is about to. */
  says(hint: string): boolean {
    return this.saying.includes(hint) || this.hints.some((each) => each.seat === this.seat && each.hint === hint);
  }

  /** Whether one may say this now: the server offers it, and nothing about the same is on its way. */
  maySay(hint: string): boolean {
    return this.hintsLeft.includes(hint) && !this.saying.some((each) => subject(each) === subject(hint));
  }

  name(seat: number): string {
    if (seat === this.seat) return t('you');
    const who = this.view?.seats[seat];
    const person = this.people.find((each) => each.seat === seat);
    if (who?.person) return person?.name ?? t('seat-somebody', { seat: seat + 1 });
    if (who?.bot)
      return botSeated(who.bot, seat, this.view?.seats.filter((each) => each.bot && !each.person).length ?? 0);
    return t('seat-open');
  }

  // -- the plan

  pick(card: Card | null): void {
    this.picked = card === this.picked ? null : card;
    if (this.picked !== null && !this.#answered) this.#replan();
  }

  /** Lay a card in the plan, if the server said that it fits. */
  place(card: Card, pile: number): boolean {
    if (!this.options?.fits.some((fit) => fit.card === card && fit.pile === pile)) {
      const why = this.planned?.no_fits.find((no) => no.card === card && no.pile === pile);
      if (why) this.tell(whyNot(why));
      return false;
    }
    this.plays = [...this.plays, { card, pile }];
    this.picked = null;
    this.notice = '';
    this.#replan();
    return true;
  }

  undo(): void {
    this.plays = this.plays.slice(0, -1);
    this.picked = null;
    this.#replan();
  }

  clear(): void {
    this.plays = [];
    this.picked = null;
    this.#replan();
  }

  /** Lay the plan for everyone to see, and end the turn if that is wished. */
  async lay(end: boolean): Promise<void> {
    const plays = this.plays;
    await this.wish(plays.length ? { type: 'lay', plays, end } : { type: 'end_turn' });
  }

  /** Ask for something; a refusal is shown in words. */
  async wish(wish: Wish): Promise<boolean> {
    this.busy = true;
    const done = await this.#granted(wish);
    this.busy = false;
    return done;
  }

  /** Give a hint; cards can be laid while it is on its way. */
  async hint(hint: string): Promise<boolean> {
    if (!this.maySay(hint)) return false;
    if (this.standing !== 'open') {
      this.tell(t('connection-lost'));
      return false;
    }
    this.saying = [...this.saying, hint];
    const done = await this.#granted({ type: 'hint', hint });
    this.saying = this.saying.filter((each) => each !== hint);
    return done;
  }

  async #granted(wish: Wish): Promise<boolean> {
    try {
      await this.#driver.ask(wish);
      return true;
    } catch (error) {
      this.tell(whyNot(Trouble.from(error)));
      return false;
    }
  }

  /** Say something in the chat; what comes back is why it was not said, for nobody else to see. */
  async say(text: string): Promise<Trouble | null> {
    try {
      await this.#driver.ask({ type: 'say', text, lang: words.language });
      return null;
    } catch (error) {
      return Trouble.from(error);
    }
  }

  async sit(seat: number): Promise<void> {
    if (await this.wish({ type: 'sit', seat })) this.#driver.refresh();
  }

  /** Show a short message until it has been read. */
  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ''), 6000);
  }

  /** Say something to whoever listens instead of looking. */
  announce(text: string): void {
    this.#said += 1;
    this.log = [...this.log.slice(-30), { number: this.#said, text }];
  }

  /** Whether the server has said what it says to the plan as it is. */
  get #answered(): boolean {
    return this.planned !== null && same(this.planned.plays, this.plays);
  }

  #replan(): void {
    const view = this.view;
    if (view?.phase !== 'playing' || this.seat === null) return;
    if (!this.myTurn && this.picked === null && this.plays.length === 0) {
      this.planned = null;
      return;
    }
    this.#asked += 1;
    const asked = this.#asked;
    const plays = this.plays;
    this.#driver.ask({ type: 'plan', plays }).then(
      (answer) => {
        if (asked === this.#asked && answer && 'options' in answer) this.#take(answer);
      },
      () => undefined,
    );
  }

  #take(planned: Planned): void {
    this.planned = planned;
    if (planned.refused) {
      this.plays = planned.plays;
      this.tell(t('plan-changed', { why: whyNot(planned.refused) }));
    }
    if (this.picked !== null && !planned.hand.includes(this.picked)) this.picked = null;
    if (this.plays.length && !planned.options.can_finish) this.announce(t('plan-corner'));
  }

  // -- what comes from the table

  heard(message: ServerMessage): void {
    this.#queue.push(message);
    if (!this.#pumping) void this.#pump();
  }

  stands(standing: Standing): void {
    this.standing = standing;
  }

  ended(code: string): void {
    this.endedBy = code;
  }

  close(): void {
    clearTimeout(this.#noticeTimer);
    this.#driver.close();
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    for (let message = this.#queue.shift(); message; message = this.#queue.shift()) {
      if (message.type === 'welcome') this.#welcome(message);
      else if (message.type === 'people') this.#meet(message.people);
      else if (message.type === 'events') await this.#move(message);
    }
    this.#pumping = false;
  }

  /** Names come after the event of sitting down, so it is told here who came. */
  #meet(people: readonly Person[]): void {
    for (const { seat, name } of people)
      if (seat !== this.seat && !this.people.some((known) => known.seat === seat))
        this.announce(t('told-sat-down', { name, seat: seat + 1 }));
    this.people = people;
  }

  #welcome(message: Welcome): void {
    this.seat = message.seat;
    this.people = message.people;
    this.muted = message.muted;
    if (!message.view) return;
    const { number } = message.view;
    if (number !== this.view?.number) this.offered = number === this.#before.game ? this.#before.hints : [];
    this.view = message.view;
    this.#seeOffers();
    this.#seeHand(Number(message.view.settings.options['hand'] ?? 4));
    this.#clock(message.clock_ends, false);
    this.plays = [];
    this.picked = null;
    this.planned = null;
    this.#replan();
  }

  async #move(message: Events): Promise<void> {
    const before = this.myTurn;
    for (const { event } of message.events) {
      if (!this.view) return;
      const text = told(event, this);
      if (this.stage && this.#queue.length < 3) await this.stage.perform(event, this);
      if (text) this.announce(text);
      this.#apply(event);
    }
    if (!this.view) return;
    this.view = { ...this.view, ...standing(message) };
    this.#seeOffers();
    this.muted = message.muted;
    this.#clock(
      message.clock_ends,
      message.events.some(({ event }) => event.type === 'turn_ended' || event.type === 'started'),
    );
    if (this.myTurn && !before) this.stage?.turnBegins();
    if (message.events.some(({ event }) => event.type === 'set_up' || event.type === 'removed')) this.#driver.refresh();
    if (
      message.events.some(
        ({ event }) => event.type === 'laid' || event.type === 'turn_ended' || event.type === 'started',
      )
    )
      this.planned = null;
    if (!this.#answered) this.#replan();
  }

  /** The server's clock and this browser's may differ: a turn that has just begun has all its time. */
  #clock(ends: number | null | undefined, fresh: boolean): void {
    const whole = (this.view?.settings.clock ?? 30) * 1000;
    const left = Math.max(0, Math.min(whole, (ends ?? 0) * 1000 - Date.now()));
    this.deadline = ends ? Date.now() + (fresh ? whole : left) : null;
  }

  #apply(event: SeenEvent): void {
    if (!this.view) return;
    this.view = applied(this.view, event, this.seat);
    switch (event.type) {
      case 'laid':
        this.#settle(event.seat, event.plays);
        break;
      case 'dealt':
        this.offered = [];
        this.#seeHand(4);
        this.plays = [];
        this.picked = null;
        this.order = null;
        break;
      case 'ended':
        this.plays = [];
        this.picked = null;
        break;
      case 'said':
        if (!event.text) break;
        this.#said += 1;
        this.chat = [
          ...this.chat.slice(-99),
          {
            number: this.#said,
            seat: event.seat,
            name: this.name(event.seat),
            mine: event.seat === this.seat,
            text: event.text,
          },
        ];
        if (event.seat !== this.seat) this.unread += 1;
        break;
      case 'stood_up':
        if (event.seat === this.seat) this.seat = null;
    }
  }

  #seeOffers(): void {
    if (this.view?.phase === 'playing' && this.hintsLeft.length > this.offered.length) this.offered = this.hintsLeft;
  }

  #seeHand(least: number): void {
    this.handSize = Math.max(least, this.view?.hand?.length ?? 0);
  }

  #settle(seat: number, plays: readonly Laying[]): void {
    for (const play of plays) this.showTop(play);
    if (seat === this.seat) this.plays = this.plays.filter((mine) => !plays.some((laid) => laid.card === mine.card));
  }

  /** Show a card on its pile, before the message that it came with is through. */
  showTop({ card, pile }: Laying): void {
    const now = this.view?.now;
    if (this.view && now && now.tops[pile] !== card)
      this.view = { ...this.view, now: { ...now, tops: replaced(now.tops, pile, card) } };
  }
}

/** Cards by number, then by colour. */
export function byNumber(a: Card, b: Card): number {
  return parseInt(String(a)) - parseInt(String(b)) || (String(a) < String(b) ? -1 : 1);
}

function same(a: readonly Laying[], b: readonly Laying[]): boolean {
  return a.length === b.length && a.every((play, at) => play.card === b[at]?.card && play.pile === b[at]?.pile);
}

const BOTS = ['random', 'greedy', 'planner', 'expert'];
const kindOf = (bot: string) => bot.split('@')[0] ?? bot;

/** Whether this is the name of a bot that comes with the server. */
export const isBot = (name: string): boolean => BOTS.includes(kindOf(name));

/** A bot at a table: among several, its seat tells it apart. */
export function botSeated(bot: string, seat: number, bots: number): string {
  return t(bots < 2 ? 'bot-alone' : 'bot-numbered', { bot: botName(bot), seat: seat + 1 });
}

/** A bot's name as people read it; `expert@2`, the expert one level up, is "Expert+". */
export function botName(bot: string): string {
  const level = bot.split('@')[1];
  const shown = isBot(bot) ? t(`bot-${kindOf(bot)}`) : kindOf(bot);
  return shown + '+'.repeat(Math.max(0, (Number(level) || 1) - 1));
}
