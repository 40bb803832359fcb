import type { Listener, ConnectionStatus, Place, Wish } from '../net/connection';
import { RequestError } from '../net/errors';
import type {
  CodedPlay,
  Done,
  Ended,
  Events,
  Numbered,
  Person,
  Planned,
  PrivateView,
  ServerMessage,
  TableView,
  Welcome,
} from '../protocol/generated';
import { whyNot } from '../words/refusals';
import { t, words } from '../words/words.svelte';
import { Announcer } from './announcer.svelte';
import { botSeated } from './bots';
import { byNumber, type Card } from './cards';
import { Chat, NO_TALK, type SavedTalk } from './chat.svelte';
import { describeEvent } from './describe';
import { History } from './history.svelte';
import { Hinting } from './hinting.svelte';
import { subject } from './hints';
import { Plan } from './plan.svelte';
import { starterOf } from './votes';

export type TableEvent = Numbered['event'];

/** Carries wishes to a table and its messages back: a socket, or the script of a lesson. */
export interface Driver {
  ask(wish: Wish): Promise<Done | Planned | null>;
  close(): void;
}

/** Shows events as they happen. */
export interface Stage {
  perform(event: TableEvent, session: TableSession): Promise<void>;
  turnBegins(): void;
}

const NOTHING: PrivateView = { seat: null, hand: null, turn: null, hints_left: [], muted: [] };

/** Stages fall behind when messages come fast: with this many waiting, events are not performed. */
const TOO_MANY_WAITING = 3;

/** A table as this browser sees it: the last view that the server sent. Events only move cards and make words. */
export class TableSession implements Listener {
  view = $state.raw<TableView | null>(null);
  mine = $state.raw<PrivateView>(NOTHING);
  people = $state.raw<readonly Person[]>([]);
  status = $state<ConnectionStatus>('connecting');
  endedBy = $state('');
  /** Whether the host has removed this player. */
  removed = $state(false);
  /** How often the table got another key and another code. */
  keyChanges = $state(0);
  busy = $state(false);
  /** The hints on their way to the server: shown as given before it answers. */
  saying = $state.raw<readonly string[]>([]);
  /** Every hint of this game, also those already given, so that no button moves under the finger. */
  offered = $state.raw<readonly string[]>([]);
  /** When the turn or the choosing of the starter is closed, in this browser's time. */
  deadline = $state<number | null>(null);
  /** Whether the lot is being drawn on the screen: until it has fallen nobody is said to start. */
  drawing = $state(false);
  /** The end of a lost game, while it is shown on the table before the panel. */
  verdict = $state.raw<Ended | null>(null);
  /** The player's own order of the hand. */
  order = $state.raw<readonly Card[] | null>(null);
  stage: Stage | null = null;

  readonly announcer = new Announcer();
  readonly history = new History();
  readonly plan: Plan;
  readonly hinting: Hinting;
  readonly chat: Chat;
  readonly #driver: Driver;
  readonly #saved: SavedTalk;
  /** Where this browser is in what happens at the table. */
  #place = $state.raw<Place | null>(null);
  #queue: ServerMessage[] = [];
  #pumping = false;

  /** `saved` is the talk from before the page was opened again. */
  constructor(drive: (listener: Listener) => Driver, saved: SavedTalk = NO_TALK) {
    this.#saved = saved;
    this.chat = new Chat(saved);
    this.plan = new Plan(this);
    this.hinting = new Hinting(this);
    this.#driver = drive(this);
  }

  // -- what is seen

  seat = $derived(this.mine.seat);
  muted = $derived(this.mine.muted);
  myTurn = $derived(this.view?.phase === 'playing' && this.seat !== null && this.view.now?.to_act === this.seat);

  /** The top cards of the piles, the plan included. */
  tops = $derived.by((): readonly Card[] => {
    const tops = [...(this.view?.now?.tops ?? this.view?.board.rows ?? [])];
    for (const { card, pile } of this.plan.plays) tops[pile] = card;
    return tops;
  });

  /** The hand without the planned cards, in the player's order. */
  hand = $derived.by((): readonly Card[] => {
    const planned = this.plan.plays.map(({ card }) => card);
    const left = (this.mine.hand ?? []).filter((card) => !planned.includes(card));
    const order = this.order ?? [];
    const place = (card: Card) => (order.includes(card) ? order.indexOf(card) : order.length);
    return left.sort((a, b) => place(a) - place(b) || byNumber(a, b));
  });

  /** The hints in force, and those that this player may still give. */
  hints = $derived(this.view?.now?.hints ?? []);
  hintsLeft = $derived(this.mine.hints_left);

  /** What to save for when the page is reloaded. */
  talk = $derived.by((): SavedTalk => {
    const { lines, unread, draft } = this.chat;
    const game = this.view?.number ?? 0;
    return { chat: lines, unread, draft, game, hints: this.offered, log: this.history.save(), place: this.#place };
  });

  /** Whether this player gives a hint, or is about to. */
  says(hint: string): boolean {
    if (this.hinting.pending === hint) return true;
    return this.saying.includes(hint) || this.hints.some((each) => each.seat === this.seat && each.hint === hint);
  }

  /** Whether this player may give a hint: the server offers it, and none about the same subject is on its way. */
  maySay(hint: string): boolean {
    return this.hintsLeft.includes(hint) && !this.saying.some((each) => subject(each) === subject(hint));
  }

  name(seat: number): string {
    if (seat === this.seat) return t('you');
    const who = this.view?.seats[seat];
    if (who?.person) return this.#personIn(seat)?.name ?? t('seat-somebody', { seat: seat + 1 });
    const bots = this.view?.seats.filter((each) => each.bot && !each.person).length ?? 0;
    return who?.bot ? botSeated(who.bot, seat, bots) : t('seat-open');
  }

  #personIn(seat: number): Person | undefined {
    return this.people.find((each) => each.seat === seat);
  }

  // -- wishes

  ask(wish: Wish): Promise<Done | Planned | null> {
    return this.#driver.ask(wish);
  }

  /** Lay the plan for everyone to see, and end the turn on request. */
  async lay(end: boolean): Promise<void> {
    const { plays } = this.plan;
    await this.wish(plays.length ? { type: 'lay', plays, end } : { type: 'end_turn' });
  }

  /** Ask for something; a refusal is shown as a notice. */
  async wish(wish: Wish): Promise<boolean> {
    this.busy = true;
    const done = await this.#grant(wish);
    this.busy = false;
    return done;
  }

  /** Give a hint; cards can be laid while it is on its way. */
  async hint(hint: string): Promise<boolean> {
    if (!this.maySay(hint)) return false;
    if (this.status !== 'open') {
      this.announcer.notify(t('connection-lost'));
      return false;
    }
    this.saying = [...this.saying, hint];
    const done = await this.#grant({ type: 'hint', hint });
    this.saying = this.saying.filter((each) => each !== hint);
    return done;
  }

  async #grant(wish: Wish): Promise<boolean> {
    try {
      await this.#driver.ask(wish);
      return true;
    } catch (error) {
      this.announcer.notify(whyNot(RequestError.from(error)));
      return false;
    }
  }

  /** Write in the chat. Returns why it was refused; only the writer learns of that. */
  async say(text: string): Promise<RequestError | null> {
    try {
      await this.#driver.ask({ type: 'say', text, lang: words.language });
      return null;
    } catch (error) {
      return RequestError.from(error);
    }
  }

  // -- messages

  receive(message: ServerMessage): void {
    this.#queue.push(message);
    if (!this.#pumping) void this.#pump();
  }

  setStatus(status: ConnectionStatus): void {
    this.status = status;
  }

  end(code: string): void {
    this.endedBy = code;
  }

  close(): void {
    this.announcer.close();
    this.hinting.close();
    this.#driver.close();
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    for (let message = this.#queue.shift(); message; message = this.#queue.shift()) {
      if (message.type === 'welcome') this.#enter(message);
      else if (message.type === 'people') this.#meet(message.people);
      else if (message.type === 'events') await this.#follow(message);
    }
    this.#pumping = false;
  }

  /** Names come after the event of sitting down, so newcomers are announced here. */
  #meet(people: readonly Person[]): void {
    for (const { seat, name } of people)
      if (seat !== this.seat && !this.#personIn(seat))
        this.announcer.announce(t('told-sat-down', { name, seat: seat + 1 }));
    this.people = people;
  }

  /** The first message of a connection. One that comes back also has the missed events: they are told, not performed. */
  #enter({ table, mine, people, events = [], clock_ends, version, resume }: Welcome): void {
    const { game, log, place } = this.#saved;
    const opened = this.view === null;
    this.people = people;
    if (opened) {
      // Without what was missed, an old log would tell of a turn that is not the last.
      if (place && (events.length || place.version === version)) this.history.resume(log, game, table.board);
      // Events are told by the names of those who sit there.
      this.view = table;
      this.mine = mine;
    }
    for (const { event } of events) this.#tell(event);
    if (opened) this.keyChanges = 0; // this page came with the newest key
    this.#place = { version, resume };
    this.#show(table, mine, opened);
    if (opened) this.#logStarter(table);
    this.#setClock(clock_ends, false);
  }

  /** A page that is opened after the lot has fallen, and before the first card, was not told who starts. */
  #logStarter(table: TableView): void {
    const seat = starterOf(table);
    if (seat === null || table.seats.length < 2 || this.history.entries.length) return;
    const event: TableEvent = { type: 'started', seat };
    this.history.follow(event, describeEvent(event, this), this.seat);
  }

  async #follow({ events, table, mine, clock_ends, version }: Events): Promise<void> {
    for (const { event, version: reached } of events) {
      if (this.stage && this.#queue.length < TOO_MANY_WAITING) await this.stage.perform(event, this);
      this.#tell(event);
      if (this.#place) this.#place = { ...this.#place, version: reached };
      if (event.type === 'laid') this.#showLaid(event.seat, event.plays);
    }
    if (this.#place) this.#place = { ...this.#place, version };
    this.#show(table, mine ?? this.mine);
    this.#setClock(
      clock_ends,
      events.some(({ event }) => event.type === 'turn_ended' || event.type === 'started'),
    );
  }

  /** Put an event into words. */
  #tell(event: TableEvent): void {
    if (event.type === 'removed' && event.seat === this.seat) this.removed = true;
    if (event.type === 'removed' || event.type === 'key_changed') this.keyChanges += 1;
    const text = describeEvent(event, this);
    if (text) this.announcer.announce(text);
    this.history.follow(event, text, this.seat);
    if (event.type !== 'said' || !event.text) return;
    const { seat } = event;
    const mine = seat === this.seat;
    const name = mine ? t('you') : (this.#personIn(seat)?.name ?? this.name(seat));
    this.chat.add({ seat, name, mine, text: event.text });
  }

  /** Replace everything that is seen. */
  #show(table: TableView, mine: PrivateView, opened = false): void {
    const turnBegins = !opened && !this.myTurn;
    if (opened || table.number !== this.view?.number) {
      this.offered = table.number === this.#saved.game ? this.#saved.hints : [];
      this.order = null;
      this.plan.reset();
    }
    this.history.show(table);
    this.view = table;
    this.mine = mine;
    if (table.phase === 'playing' && this.hintsLeft.length > this.offered.length) this.offered = this.hintsLeft;
    this.plan.follow();
    if (table.phase !== 'playing') this.hinting.close();
    if (turnBegins && this.myTurn) this.stage?.turnBegins();
  }

  /** The server's clock and this browser's may differ: a turn that has just begun has all its time. */
  #setClock(ends: number | null | undefined, fresh: boolean): void {
    const whole = (this.view?.settings.clock ?? 30) * 1000;
    const left = Math.max(0, Math.min(whole, (ends ?? 0) * 1000 - Date.now()));
    this.deadline = ends ? Date.now() + (fresh ? whole : left) : null;
  }

  #showLaid(seat: number, plays: readonly CodedPlay[]): void {
    for (const play of plays) this.showTop(play);
    if (seat !== this.seat) return;
    const cards = plays.map(({ card }) => card);
    this.mine = { ...this.mine, hand: this.mine.hand?.filter((card) => !cards.includes(card)) ?? null };
    this.plan.drop(cards);
  }

  /** Show a card on its pile while the events of a message are performed, before its view replaces everything. */
  showTop({ card, pile }: CodedPlay): void {
    const now = this.view?.now;
    if (this.view && now && now.tops[pile] !== card)
      this.view = { ...this.view, now: { ...now, tops: now.tops.map((top, at) => (at === pile ? card : top)) } };
  }
}
