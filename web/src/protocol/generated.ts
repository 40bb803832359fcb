// Written by scripts/protocol.mjs from `backtrick protocol`: do not edit.

export const PROTOCOL = 1;

/** What a client wants, under an id that its answer will carry. */
export interface Request {
  readonly id: string;
  readonly do: Sit | Leave | TakeBack | Change | PutBot | OpenSeat | Remove | Begin | Opine | Lay | EndTurn | Resign | LetBot | Nudge | Say | Hint | Rematch | Enter | Plan | Mute | Invite | Ping;
}

/** Take a seat, the first open one unless another is named. By somebody without a seat. */
export interface Sit {
  readonly type: "sit";
  readonly seat?: number | null;
}

/** Go away; in the middle of a game the seat stays one's own. */
export interface Leave {
  readonly type: "leave";
}

/** Come back to one's seat. */
export interface TakeBack {
  readonly type: "take_back";
}

/** Change the settings. By the host, before the deal or after the end. */
export interface Change {
  readonly type: "change";
  readonly settings: Settings;
}

/** A game with its options in full, how many sit down, and who else may come. `public` tables are listed, and anyone may sit down; to others one needs the link or the code. With `watch`, whoever may come may also look on. `talk` is what may be said, `clock` how many seconds a turn may take. */
export interface Settings {
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean>>;
  readonly seats: number;
  readonly public?: boolean;
  readonly watch?: boolean;
  readonly talk?: Talk;
  readonly clock?: number | null;
}

/** What people may say at a table. Hints, where the game has them, may always be given. */
export type Talk = "free" | "standard" | "strict";

/** Put a bot in an open seat. By the host, before the deal or after the end. */
export interface PutBot {
  readonly type: "put_bot";
  readonly seat: number;
  readonly bot: string;
}

/** Send a bot away. By the host, before the deal or after the end. */
export interface OpenSeat {
  readonly type: "open_seat";
  readonly seat: number;
}

/** Remove a person; in a running game this bot takes the seat. By the host. */
export interface Remove {
  readonly type: "remove";
  readonly seat: number;
  readonly bot: string;
}

/** Deal. By the host, when every seat is taken. */
export interface Begin {
  readonly type: "begin";
}

/** How good an opening one has (0 rather not, 1 fine, 2 gladly), and who should start. */
export interface Opine {
  readonly type: "opine";
  readonly opening?: number | null;
  readonly starter?: number | null;
}

/** Lay cards, all or none, and end the turn if asked to. */
export interface Lay {
  readonly type: "lay";
  readonly plays: readonly Laying[];
  readonly end?: boolean;
}

/** One card on one pile. */
export interface Laying {
  readonly card: number | string;
  readonly pile: number;
}

/** End the turn and draw. */
export interface EndTurn {
  readonly type: "end_turn";
}

/** Give up. */
export interface Resign {
  readonly type: "resign";
}

/** Let a bot play for a person who is away. By anyone seated. */
export interface LetBot {
  readonly type: "let_bot";
  readonly seat: number;
  readonly bot: string;
}

/** Ask whether a person is still there. By anyone seated. */
export interface Nudge {
  readonly type: "nudge";
  readonly seat: number;
}

/** Table chat. `lang`, the sender's language, helps the guard with words of two meanings. */
export interface Say {
  readonly type: "say";
  readonly text: string;
  readonly lang?: string | null;
}

/** Give a hint, such as `leave@2`. */
export interface Hint {
  readonly type: "hint";
  readonly hint: string;
}

/** Play again with the same people: a new deal, or the same one. By anyone seated. */
export interface Rematch {
  readonly type: "rematch";
  readonly same_deal?: boolean;
}

/** Show the link's key or the short code of a table that is not public. */
export interface Enter {
  readonly type: "enter";
  readonly secret: string;
}

/** Try plays in private. */
export interface Plan {
  readonly type: "plan";
  readonly plays: readonly Laying[];
}

/** Hear nothing more from a seat, neither chat nor hints, or hear it again. Nobody else is told; it stays so for whoever sits there now, also after coming back. */
export interface Mute {
  readonly type: "mute";
  readonly seat: number;
  readonly on?: boolean;
}

/** Let everybody sit down again who was removed from the table. By the host. */
export interface Invite {
  readonly type: "invite";
}

/** Ask whether the server is there. */
export interface Ping {
  readonly type: "ping";
}

/** The first message. `view` is the table as it is now; it is missing when the client named the last number it has, and what it missed follows in `events`. `resume` goes with that number. `muted` are the seats that one has muted. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly seat: number | null;
  readonly view: TableView | null;
  readonly people: readonly Person[];
  readonly resume: string;
  readonly muted: readonly number[];
  readonly clock_ends?: number | null;
  readonly protocol?: number;
}

/** What somebody who comes to a table sees. `hand`, `turn` and `hints_left`, the hints that it may still give now, are the seat's own; `again` says whether the cards of the game that is over may be dealt once more. */
export interface TableView {
  readonly phase: string;
  readonly settings: Settings;
  readonly rows: readonly number[];
  readonly directions: readonly number[];
  readonly seats: readonly Seat[];
  readonly host: number;
  readonly number: number;
  readonly commitment: string | null;
  readonly opinions: readonly (SeenOpinion | null)[];
  readonly nudged: readonly number[];
  readonly now: Now | null;
  readonly hand: readonly (number | string)[] | null;
  readonly turn: TurnOptions | null;
  readonly hints_left: readonly string[];
  readonly end: SeenEnded | null;
  readonly closed: string | null;
  readonly again?: boolean;
}

/** A seat: open, a person's, a bot's, or a person's whose turns a bot plays for now. A person who goes in the middle of a game is `away`: the seat stays theirs to take back. */
export interface Seat {
  readonly person?: boolean;
  readonly away?: boolean;
  readonly bot?: string | null;
}

/** What somebody has said about starting. */
export interface SeenOpinion {
  readonly opening: number | null;
  readonly starter: number | null;
}

/** What lies on the table at this moment, for everyone to see. `laid_on` lists the piles of the running turn, `given` the piles whose top an opponent gave. `needed` more cards must be laid, and the `owed` piles covered, before the turn may end. `hints` are those that stand, the oldest first. */
export interface Now {
  readonly to_act: number | null;
  readonly tops: readonly (number | string)[];
  readonly hand_counts: readonly number[];
  readonly draw_counts: readonly number[];
  readonly laid_on: readonly number[];
  readonly given: readonly number[];
  readonly required: number;
  readonly needed: number;
  readonly owed: readonly number[];
  readonly hints: readonly StandingHint[];
}

/** A hint that has not been overtaken, who gave it, and in which turn (-1: before the start, -2: after the end). */
export interface StandingHint {
  readonly turn: number;
  readonly seat: number;
  readonly hint: string;
}

/** What the seat to act may do now. `needed` more cards must be laid and the `owed` piles covered before the turn may end; `can_finish` tells whether that can still be done, or the last card of all be laid. */
export interface TurnOptions {
  readonly fits: readonly Fit[];
  readonly needed: number;
  readonly owed: readonly number[];
  readonly may_end: boolean;
  readonly can_finish: boolean;
}

/** A card that may be laid on a pile: the room it takes, below zero when it wins some. */
export interface Fit {
  readonly card: number | string;
  readonly pile: number;
  readonly step: number;
  readonly trick: boolean;
}

/** The game is over: the hands are shown and the commitment is opened. */
export interface SeenEnded {
  readonly type: "ended";
  readonly result: string;
  readonly winner: number | null;
  readonly left: number;
  readonly reason: string;
  readonly band: string | null;
  readonly hands: readonly (readonly (number | string)[])[];
  readonly salt: string;
}

/** Who holds a seat: a name, whether a program plays under it, and whether it is connected. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly program: boolean;
  readonly here: boolean;
}

/** What happened, what lies on the table now, and, for the seat to act, what it may do. `hints_left` are the hints that one may still give now, `muted` the seats that one has muted; without `events`, one of these has changed. `clock_ends`, in seconds since the epoch, is when a bot plays the turn, or when the choosing of who starts is closed. `again`: whether the cards of a game that is over may be dealt once more. */
export interface Events {
  readonly type: "events";
  readonly version: number;
  readonly events: readonly Numbered[];
  readonly now: Now | null;
  readonly turn: TurnOptions | null;
  readonly hints_left: readonly string[];
  readonly muted: readonly number[];
  readonly clock_ends?: number | null;
  readonly again?: boolean;
}

/** What is learned of one event, under its number. */
export interface Numbered {
  readonly version: number;
  readonly event: SeenOpened | SeenSetUp | SeenSatDown | SeenBotSat | SeenStoodUp | SeenRemoved | SeenHostPassed | SeenDealt | SeenOpined | SeenStarted | SeenLaid | SeenTurnEnded | SeenResigned | SeenEnded | SeenLeft | SeenStoodIn | SeenTookBack | SeenNudged | SeenSaid | SeenHinted | SeenClosed;
}

/** A table was set up. */
export interface SeenOpened {
  readonly type: "opened";
  readonly settings: Settings;
}

/** The host changed the settings. */
export interface SeenSetUp {
  readonly type: "set_up";
  readonly settings: Settings;
}

/** A person took a seat. */
export interface SeenSatDown {
  readonly type: "sat_down";
  readonly seat: number;
}

/** A bot took a seat. */
export interface SeenBotSat {
  readonly type: "bot_sat";
  readonly seat: number;
  readonly bot: string;
}

/** A seat became open. */
export interface SeenStoodUp {
  readonly type: "stood_up";
  readonly seat: number;
}

/** The host removed a person. */
export interface SeenRemoved {
  readonly type: "removed";
  readonly seat: number;
  readonly bot: string | null;
}

/** Somebody else hosts from now on. */
export interface SeenHostPassed {
  readonly type: "host_passed";
  readonly seat: number;
}

/** Cards were dealt: one's own, and the commitment to the decks. */
export interface SeenDealt {
  readonly type: "dealt";
  readonly commitment: string;
  readonly again: boolean;
  readonly hand: readonly (number | string)[] | null;
}

/** A player said how good an opening it has and who should start. */
export interface SeenOpined {
  readonly type: "opined";
  readonly seat: number;
  readonly opening: number | null;
  readonly starter: number | null;
}

/** It was decided who starts. */
export interface SeenStarted {
  readonly type: "started";
  readonly seat: number;
}

/** Cards were laid. */
export interface SeenLaid {
  readonly type: "laid";
  readonly seat: number;
  readonly plays: readonly Laying[];
  readonly bot: string | null;
}

/** A turn ended and cards were drawn; `cards` only for the drawer. */
export interface SeenTurnEnded {
  readonly type: "turn_ended";
  readonly seat: number;
  readonly drew: number;
  readonly cards: readonly (number | string)[] | null;
  readonly next: number;
}

/** A seat gave up. */
export interface SeenResigned {
  readonly type: "resigned";
  readonly seat: number;
}

/** A person is away. */
export interface SeenLeft {
  readonly type: "left";
  readonly seat: number;
}

/** A bot plays for a person who is away. */
export interface SeenStoodIn {
  readonly type: "stood_in";
  readonly seat: number;
  readonly bot: string;
}

/** A person is back. */
export interface SeenTookBack {
  readonly type: "took_back";
  readonly seat: number;
}

/** A person was asked whether they are there. */
export interface SeenNudged {
  readonly type: "nudged";
  readonly seat: number;
  readonly by: number;
}

/** Table chat. Without a text it was taken back, or said by somebody whom one has muted. */
export interface SeenSaid {
  readonly type: "said";
  readonly seat: number;
  readonly text: string;
}

/** Hints were given; perhaps none, when the bots had nothing to say. */
export interface SeenHinted {
  readonly type: "hinted";
  readonly hints: readonly GivenHint[];
}

/** A hint, as a record writes it (`leave@2`), and the seat that gives it. */
export interface GivenHint {
  readonly seat: number;
  readonly hint: string;
}

/** The table was closed. */
export interface SeenClosed {
  readonly type: "closed";
  readonly reason: string;
}

/** Who is there; sent when it changes. */
export interface People {
  readonly type: "people";
  readonly people: readonly Person[];
}

/** A request was carried out, and is stored: at this version of the table or before. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
}

/** A request was not carried out: a code, its facts, and a message for a person. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** The answer to a plan, for nobody else. */
export interface Planning {
  readonly type: "planned";
  readonly id: string;
  readonly plan: Planned;
}

/** The position after a plan. Where the plan is not legal, it stops before the play that `refused` tells about. `ahead` plans were made while it was somebody else's turn. */
export interface Planned {
  readonly plays: readonly Laying[];
  readonly tops: readonly (number | string)[];
  readonly hand: readonly (number | string)[];
  readonly options: TurnOptions;
  readonly no_fits: readonly NoFit[];
  readonly refused: NoFit | null;
  readonly ahead: boolean;
}

/** A card that may not be laid on a pile, and why. */
export interface NoFit {
  readonly card: number | string;
  readonly pile: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** The server is there. */
export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

/** The server is about to close the connection, and why. */
export interface Bye {
  readonly type: "bye";
  readonly code: string;
  readonly message: string;
}

export type ServerMessage = Welcome | Events | People | Done | Refused | Planning | Pong | Bye;
