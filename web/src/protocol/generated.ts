// Written by scripts/protocol.mjs from `backtrick protocol`: do not edit.

export const PROTOCOL = 2;

/** What a client wants, under an id that its answer will carry. */
export interface Request {
  readonly id: string;
  readonly do: Sit | Leave | TakeBack | Change | PutBot | OpenSeat | Remove | Begin | Opine | Lay | EndTurn | Resign | AnswerGivingUp | LetBot | Nudge | AnswerNudge | Say | GiveHint | Rematch | Enter | Plan | Mute | Invite | Ping;
}

/** Take a seat, the first open one unless another is named. By a person without a seat. */
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
  readonly settings: WantedSettings;
}

/** Settings as a client asks for them: unlike a stored event, it may name nothing unknown. */
export interface WantedSettings {
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean>>;
  readonly seats: number;
  readonly public?: boolean;
  readonly watch?: boolean;
  readonly talk?: Talk;
  readonly clock?: number | null;
  readonly hints?: Hints;
  readonly pace?: BotPace;
}

/** What people may say at a table. Hints, where the game has them, may always be given. */
export type Talk = "free" | "standard" | "strict";

/** How many hints of a bot may stand at once. */
export type Hints = "normal" | "quiet" | "talkative";

/** How fast the bots play. */
export type BotPace = "fast" | "normal" | "slow";

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
  readonly plays: readonly WantedPlay[];
  readonly end?: boolean;
}

/** A play as a client asks for it. */
export interface WantedPlay {
  readonly card: number | string;
  readonly pile: number;
}

/** End the turn and draw. */
export interface EndTurn {
  readonly type: "end_turn";
}

/** Give up. Where other people play on the same team this proposes it, or agrees to it. */
export interface Resign {
  readonly type: "resign";
}

/** Agree to give up together, or decline; who proposed it takes it back by declining. */
export interface AnswerGivingUp {
  readonly type: "answer_giving_up";
  readonly agree: boolean;
}

/** Let a bot play for a person who is away. By anyone seated. */
export interface LetBot {
  readonly type: "let_bot";
  readonly seat: number;
  readonly bot: string;
}

/** Ask whether a person who is to act is still there. By anyone seated. */
export interface Nudge {
  readonly type: "nudge";
  readonly seat: number;
}

/** Say that one is there. Everything else that a person does at the table says so too. */
export interface AnswerNudge {
  readonly type: "answer_nudge";
}

/** Table chat. `lang`, the sender's language, helps the guard with words of two meanings. */
export interface Say {
  readonly type: "say";
  readonly text: string;
  readonly lang?: string | null;
}

/** Give a hint, such as `leave@2`. */
export interface GiveHint {
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
  readonly plays: readonly WantedPlay[];
}

/** Hide the chat and the hints of a seat, or show them again. No other player learns of it. It lasts for the player who sits there now, also after coming back. */
export interface Mute {
  readonly type: "mute";
  readonly seat: number;
  readonly on?: boolean;
}

/** Let removed people sit down again. By the host. */
export interface Invite {
  readonly type: "invite";
}

/** Ask whether the server is there. */
export interface Ping {
  readonly type: "ping";
}

/** The first message: the table as it is now. `table` is what everybody sees, `mine` what this client has for itself. A client that comes back also gets the `events` that it missed. `resume` is the token with which it can ask for them. `clock_ends` is as in `events`. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly table: TableView;
  readonly mine: PrivateView;
  readonly people: readonly Person[];
  readonly resume: string;
  readonly events?: readonly Numbered[];
  readonly clock_ends?: number | null;
  readonly protocol?: number;
}

/** What everybody at a table sees. `hints`: whether hints can be given in this game. `again`: whether the cards of the game that is over may be dealt once more. */
export interface TableView {
  readonly phase: string;
  readonly settings: Settings;
  readonly board: Board;
  readonly seats: readonly Seat[];
  readonly host: number;
  readonly number: number;
  readonly commitment: string | null;
  readonly opinions: readonly (SeenOpinion | null)[];
  readonly nudged: readonly number[];
  readonly now: Now | null;
  readonly end: Ended | null;
  readonly closed: string | null;
  readonly hints: boolean;
  readonly again: boolean;
  readonly giving_up?: SeenGivingUp | null;
  readonly origin?: Origin | null;
}

/** A game with its options in full, how many sit down, and who else may come. `public` tables are listed, and anyone may sit down; to others one needs the link or the code. With `watch`, whoever may come may also look on. `talk` is what may be said, `clock` how many seconds a turn may take, `hints` how much the bots say; tables from before it are talkative. `pace` is how fast they play. */
export interface Settings {
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean>>;
  readonly seats: number;
  readonly public?: boolean;
  readonly watch?: boolean;
  readonly talk?: Talk;
  readonly clock?: number | null;
  readonly hints?: Hints;
  readonly pace?: BotPace;
}

/** How a game lies on the table, so that a client needs no rule. `rows` and `directions` are by pile, and so are `owners`: the seat that a pile belongs to, or `null` where it is everyone's. `draw_piles` names the draw pile of each seat. `deck` counts the cards of a deck, `highest` is the highest number on one, `hand` the size of a full hand. `fire` cards burn. Fewer than `excellent_below` cards left is an excellent result. */
export interface Board {
  readonly rows: readonly number[];
  readonly directions: readonly number[];
  readonly owners: readonly (number | null)[];
  readonly draw_piles: readonly number[];
  readonly deck: number;
  readonly highest: number;
  readonly hand: number;
  readonly fire: readonly (number | string)[];
  readonly excellent_below: number;
}

/** A seat: open, a person's, a bot's, or a person's whose turns a bot plays for now. A person who goes in the middle of a game is `away`: the seat stays theirs to take back. */
export interface Seat {
  readonly person?: boolean;
  readonly away?: boolean;
  readonly bot?: string | null;
}

/** What a player has said about starting. */
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

/** The game is over, and everything may be known. */
export interface Ended {
  readonly type: "ended";
  readonly result: string;
  readonly winner: number | null;
  readonly left: number;
  readonly reason: string;
  readonly band: string | null;
  readonly hands: readonly (readonly (number | string)[])[];
  readonly salt: string;
  readonly facts?: EndFacts | null;
}

/** The truth about an end. `seat` could not go on, or gave up; it is `null` when all is laid, or not known. Its turn had `laid` of the `required` cards, and left the `burning` ones uncovered. `tricks` were played; of the `asked` requests to leave a pile, `heeded` were followed. Where all agreed to give up, they did so `together`. */
export interface EndFacts {
  readonly seat: number | null;
  readonly required: number;
  readonly laid: number;
  readonly burning: readonly (number | string)[];
  readonly tricks: number;
  readonly asked: number;
  readonly heeded: number;
  readonly together?: boolean;
}

/** A proposal to give up: by whom, and who has agreed. */
export interface SeenGivingUp {
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** Where a table's first game was taken up: the record, if it is the server's, and the turn. */
export interface Origin {
  readonly turn: number;
  readonly record?: string | null;
}

/** What one person has for itself: its seat (`null` for a spectator), its hand, what it may do when it is to act, the hints it may still give, and the seats it has muted. */
export interface PrivateView {
  readonly seat: number | null;
  readonly hand: readonly (number | string)[] | null;
  readonly turn: TurnOptions | null;
  readonly hints_left: readonly string[];
  readonly muted: readonly number[];
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

/** Who holds a seat: a name, whether a program plays under it, and whether it is connected. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly program: boolean;
  readonly here: boolean;
}

/** What is learned of one event, under its number. */
export interface Numbered {
  readonly version: number;
  readonly event: Opened | SetUp | SatDown | BotSat | StoodUp | Removed | KeyChanged | HostPassed | SeenDealt | Opined | Started | Laid | SeenTurnEnded | GivingUpProposed | GivingUpAgreed | GivingUpDropped | Resigned | Ended | Left | StoodIn | TookBack | Nudged | NudgeAnswered | Said | Hinted | Closed;
}

/** A table was set up. The person in the first seat hosts it. With an `origin` its first game goes on where a record stopped. */
export interface Opened {
  readonly type: "opened";
  readonly settings: Settings;
  readonly origin?: Origin | null;
}

/** The host changed the settings. */
export interface SetUp {
  readonly type: "set_up";
  readonly settings: Settings;
}

/** A person took an open seat. */
export interface SatDown {
  readonly type: "sat_down";
  readonly seat: number;
}

/** The host put a bot in an open seat. */
export interface BotSat {
  readonly type: "bot_sat";
  readonly seat: number;
  readonly bot: string;
}

/** A seat became open: its person left, or its bot was sent away. */
export interface StoodUp {
  readonly type: "stood_up";
  readonly seat: number;
}

/** The host removed a person. In a running game a bot has the seat from now on. The table has another key and another code. */
export interface Removed {
  readonly type: "removed";
  readonly seat: number;
  readonly bot: string | null;
}

/** The host changed the key and the code of the table: the old ones open it no longer. */
export interface KeyChanged {
  readonly type: "key_changed";
}

/** Another person hosts from now on. */
export interface HostPassed {
  readonly type: "host_passed";
  readonly seat: number;
}

/** Cards were dealt; the commitment to the decks. */
export interface SeenDealt {
  readonly type: "dealt";
  readonly commitment: string;
  readonly again: boolean;
}

/** A player said how good an opening it has, 0 to 2, and who should start. */
export interface Opined {
  readonly type: "opined";
  readonly seat: number;
  readonly opening: number | null;
  readonly starter: number | null;
}

/** It is decided who starts. */
export interface Started {
  readonly type: "started";
  readonly seat: number;
}

/** Cards were laid. `bot` names the bot that did it, also one that plays for a person. */
export interface Laid {
  readonly type: "laid";
  readonly seat: number;
  readonly plays: readonly CodedPlay[];
  readonly bot?: string | null;
}

/** One card on one pile. */
export interface CodedPlay {
  readonly card: number | string;
  readonly pile: number;
}

/** A turn ended, and how many cards were drawn. */
export interface SeenTurnEnded {
  readonly type: "turn_ended";
  readonly seat: number;
  readonly drew: number;
  readonly next: number;
  readonly bot: string | null;
}

/** A person proposed to give up; the game ends when all other people agree. */
export interface GivingUpProposed {
  readonly type: "giving_up_proposed";
  readonly seat: number;
}

/** A person agreed to give up. */
export interface GivingUpAgreed {
  readonly type: "giving_up_agreed";
  readonly seat: number;
}

/** The game goes on: this seat declined, or not all answered in time. */
export interface GivingUpDropped {
  readonly type: "giving_up_dropped";
  readonly seat: number | null;
}

/** A seat gave up. */
export interface Resigned {
  readonly type: "resigned";
  readonly seat: number;
}

/** A person went away from a running game; the seat stays theirs. */
export interface Left {
  readonly type: "left";
  readonly seat: number;
}

/** A bot plays for a person who is away. */
export interface StoodIn {
  readonly type: "stood_in";
  readonly seat: number;
  readonly bot: string;
}

/** A person is back in the seat. */
export interface TookBack {
  readonly type: "took_back";
  readonly seat: number;
}

/** A player asked whether a person is still there; without an answer it counts as away. */
export interface Nudged {
  readonly type: "nudged";
  readonly seat: number;
  readonly by: number;
}

/** A person who was asked whether they are there is there. */
export interface NudgeAnswered {
  readonly type: "nudge_answered";
  readonly seat: number;
}

/** Table chat. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly text: string;
}

/** Hints were given. With `bots` the bots have spoken in this turn, perhaps without a hint. */
export interface Hinted {
  readonly type: "hinted";
  readonly hints: readonly GivenHint[];
  readonly bots?: boolean;
}

/** A hint, as a record writes it (`leave@2`), and the seat that gives it. */
export interface GivenHint {
  readonly seat: number;
  readonly hint: string;
}

/** The table was closed: nothing happens at it any more. */
export interface Closed {
  readonly type: "closed";
  readonly reason: string;
}

/** What happened, and the table after it. A client shows `table` and `mine` and needs no rule; `events` are for movement, sound and words, and may be empty. `mine` is sent when it changed. `clock_ends`, in seconds since the epoch, is when a bot plays the turn, or when the choosing of the starter is closed. */
export interface Events {
  readonly type: "events";
  readonly version: number;
  readonly events: readonly Numbered[];
  readonly table: TableView;
  readonly clock_ends?: number | null;
  readonly mine?: PrivateView | null;
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

/** A request was not carried out: a code, its facts, and a message for a person. Where that is not `certain`, it may have been, now or in a moment: the same request, under the same id, can be sent again and is not carried out twice. */
export interface Refusal {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, number | string>>;
  readonly certain?: boolean;
}

/** The answer to a plan, for nobody else. */
export interface Planning {
  readonly type: "planned";
  readonly id: string;
  readonly plan: Planned;
}

/** The position after a plan. A plan that is not legal stops before the play in `refused`. `ahead` plans were made in another player's turn. */
export interface Planned {
  readonly plays: readonly CodedPlay[];
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

/** The server is about to close the connection, and why. After a `final` one it is of no use to connect again. */
export interface Bye {
  readonly type: "bye";
  readonly code: string;
  readonly message: string;
  readonly final?: boolean;
}

export type ServerMessage = Welcome | Events | People | Done | Refusal | Planning | Pong | Bye;
