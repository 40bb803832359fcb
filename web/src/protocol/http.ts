// Written by scripts/protocol.mjs from the server's OpenAPI document: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AnalysisShown */
        readonly AnalysisShown: {
            readonly game: string;
            readonly players: number;
            readonly duel: boolean;
            readonly nets: string;
            readonly start: number;
            readonly result: number | null;
            readonly curve: readonly number[];
            readonly turning_points: readonly number[];
            readonly until: number | null;
            readonly lost_from: number | null;
            readonly shares: components["schemas"]["SharesShown"] | null;
            readonly turns: readonly components["schemas"]["TurnStudied"][];
        };
        /** Archive */
        readonly Archive: {
            readonly streak: number;
            readonly best_streak: number;
            readonly results: readonly components["schemas"]["PastResult"][];
        };
        /** AskedShown */
        readonly AskedShown: {
            readonly pile: number;
            readonly by: readonly number[];
            readonly left: boolean;
        };
        /** Board */
        readonly Board: {
            readonly rows: readonly number[];
            readonly directions: readonly number[];
            readonly owners: readonly (number | null)[];
            readonly draw_piles: readonly number[];
            readonly deck: number;
            readonly highest: number;
            readonly hand: number;
            readonly fire: readonly (number | string)[];
            readonly excellent_below: number;
        };
        /** BotOffered */
        readonly BotOffered: {
            readonly name: string;
            readonly about: string;
            readonly levels: readonly number[];
            readonly step?: number | null;
            readonly won?: {
                readonly [key: string]: number;
            } | null;
        };
        /**
         * BotPace
         * @description How fast the bots play.
         * @default normal
         * @enum {string}
         */
        readonly BotPace: "slow" | "normal" | "fast";
        /** CodeGiven */
        readonly CodeGiven: {
            /** @example K7M2QX */
            readonly code: string;
        };
        /** CodedPlay */
        readonly CodedPlay: {
            readonly card: number | string;
            readonly pile: number;
        };
        /** Continued */
        readonly Continued: {
            readonly turn: number;
            /** @default 0 */
            readonly seat?: number;
            /**
             * @default expert
             * @example expert
             */
            readonly bot?: string;
            readonly record?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /** DayPlayed */
        readonly DayPlayed: {
            readonly day: string;
            readonly games: number;
            readonly wins: number;
        };
        /** DealListed */
        readonly DealListed: {
            readonly id: string;
            readonly name: string;
            readonly game: string;
            readonly options: {
                readonly [key: string]: number | boolean;
            };
            readonly seats: number;
            readonly bots: readonly string[];
            readonly commitment: string;
            readonly played: boolean;
            readonly finished: boolean;
            readonly table: string | null;
        };
        /** DealShown */
        readonly DealShown: {
            readonly id: string;
            readonly name: string;
            readonly game: string;
            readonly commitment: string;
            readonly salt: string;
            readonly decks: readonly (readonly (number | string)[])[];
            readonly results: readonly components["schemas"]["ResultShown"][];
        };
        /** DealsListed */
        readonly DealsListed: {
            readonly day: string;
            readonly ends: number;
            readonly deals: readonly components["schemas"]["DealListed"][];
        };
        /** DeviceChange */
        readonly DeviceChange: {
            /**
             * @description 1 to 24 characters that can be seen.
             * @example Ada
             */
            readonly name?: string | null;
            /**
             * @description A language tag.
             * @example en
             */
            readonly language?: string | null;
        };
        /** DeviceMade */
        readonly DeviceMade: {
            readonly id: string;
            readonly name: string;
            readonly language: string;
            readonly is_bot: boolean;
            readonly token: string;
        };
        /** DeviceShown */
        readonly DeviceShown: {
            readonly id: string;
            readonly name: string;
            readonly language: string;
            readonly is_bot: boolean;
            readonly created: number;
        };
        /** EndFacts */
        readonly EndFacts: {
            readonly seat: number | null;
            readonly required: number;
            readonly laid: number;
            readonly burning: readonly (number | string)[];
            readonly tricks: number;
            readonly asked: number;
            readonly heeded: number;
            /** @default false */
            readonly together?: boolean;
        };
        /** ErrorBody */
        readonly ErrorBody: {
            readonly code: string;
            readonly message: string;
            readonly facts: {
                readonly [key: string]: number | string;
            };
        };
        /** Fit */
        readonly Fit: {
            readonly card: number | string;
            readonly pile: number;
            readonly step: number;
            readonly trick: boolean;
        };
        /** GameReplayed */
        readonly GameReplayed: {
            readonly game: string;
            readonly options: {
                readonly [key: string]: number | boolean;
            };
            readonly players: readonly string[];
            readonly programs: readonly boolean[];
            readonly counted: boolean;
            readonly board: components["schemas"]["Board"];
            readonly starter: number;
            readonly outcome: components["schemas"]["OutcomeShown"] | null;
            readonly moments: readonly components["schemas"]["MomentShown"][];
            readonly talk: readonly components["schemas"]["StandingHint"][];
            readonly me?: number | null;
        };
        /** GameShown */
        readonly GameShown: {
            readonly name: string;
            readonly title: string;
            readonly players: readonly number[];
            readonly usual_players: number;
            readonly starter_by_lot: boolean;
            readonly options: readonly components["schemas"]["OptionShown"][];
            readonly hints: boolean;
            readonly board: components["schemas"]["Board"];
        };
        /** GamesShown */
        readonly GamesShown: {
            readonly games: readonly components["schemas"]["GameShown"][];
            readonly bots: readonly components["schemas"]["BotOffered"][];
        };
        /**
         * Hints
         * @description How many hints of a bot may stand at once.
         * @default normal
         * @enum {string}
         */
        readonly Hints: "quiet" | "normal" | "talkative";
        /** Joined */
        readonly Joined: {
            readonly id: string;
            readonly seat: number | null;
        };
        /** Joining */
        readonly Joining: {
            readonly key?: string | null;
            readonly code?: string | null;
            readonly seat?: number | null;
            /** @default true */
            readonly sit?: boolean;
        };
        /** LinkMade */
        readonly LinkMade: {
            readonly link: string;
            readonly secret: string;
            readonly expires: number;
        };
        /** LinkShown */
        readonly LinkShown: {
            readonly name: string;
            readonly mine: boolean;
            readonly expires: number;
        };
        /** ModeShown */
        readonly ModeShown: {
            readonly players: number;
            readonly options: {
                readonly [key: string]: number | boolean;
            };
            readonly games: number;
            readonly wins: number;
            readonly best_left: number;
            readonly spread: readonly components["schemas"]["SpreadShown"][];
            readonly days: readonly components["schemas"]["DayPlayed"][];
        };
        /** MomentShown */
        readonly MomentShown: {
            readonly turn: number;
            readonly laid: number;
            readonly by: number | null;
            readonly play: components["schemas"]["CodedPlay"] | null;
            readonly now: components["schemas"]["Now"];
            readonly hands: readonly (readonly (number | string)[])[];
        };
        /** NameGiven */
        readonly NameGiven: {
            readonly id: string;
            readonly name: string;
        };
        /** NewDevice */
        readonly NewDevice: {
            /**
             * @description 1 to 24 characters that can be seen.
             * @example Ada
             */
            readonly name?: string | null;
            /**
             * @description A language tag.
             * @default en
             * @example en
             */
            readonly language?: string;
            /** @default false */
            readonly is_bot?: boolean;
        };
        /** NoFit */
        readonly NoFit: {
            readonly card: number | string;
            readonly pile: number;
            readonly code: string;
            readonly facts: {
                readonly [key: string]: number | string;
            };
        };
        /** Now */
        readonly Now: {
            readonly to_act: number | null;
            readonly tops: readonly (number | string)[];
            readonly hand_counts: readonly number[];
            readonly draw_counts: readonly number[];
            readonly laid_on: readonly number[];
            readonly given: readonly number[];
            readonly required: number;
            readonly needed: number;
            readonly owed: readonly number[];
            readonly hints: readonly components["schemas"]["StandingHint"][];
        };
        /** OptionShown */
        readonly OptionShown: {
            readonly name: string;
            readonly players: number;
            readonly values: readonly (number | boolean)[];
        };
        /** OutcomeShown */
        readonly OutcomeShown: {
            readonly result: string;
            readonly winner: number | null;
            readonly left: number;
            readonly reason: string;
            readonly band: string | null;
            readonly facts: components["schemas"]["EndFacts"];
        };
        /** PastResult */
        readonly PastResult: {
            readonly day: string;
            readonly name: string;
            readonly game: string;
            readonly won: boolean;
            readonly left: number;
            readonly record: string;
            readonly strip: string;
        };
        /** Planned */
        readonly Planned: {
            readonly plays: readonly components["schemas"]["CodedPlay"][];
            readonly tops: readonly (number | string)[];
            readonly hand: readonly (number | string)[];
            readonly options: components["schemas"]["TurnOptions"];
            readonly no_fits: readonly components["schemas"]["NoFit"][];
            readonly refused: components["schemas"]["NoFit"] | null;
            readonly ahead: boolean;
        };
        /** PreviousDevice */
        readonly PreviousDevice: {
            readonly id: string;
            readonly name: string;
        };
        /** PreviousListed */
        readonly PreviousListed: {
            readonly devices: readonly components["schemas"]["PreviousDevice"][];
        };
        /** Ready */
        readonly Ready: {
            /** @default ready */
            readonly status?: string;
        };
        /** ReasonShown */
        readonly ReasonShown: {
            readonly turn: number;
            readonly seat: number;
            readonly bot: string;
            readonly laid: readonly components["schemas"]["CodedPlay"][];
            readonly chosen: components["schemas"]["WeighedShown"];
            readonly others: readonly components["schemas"]["WeighedShown"][];
            readonly silent: readonly components["schemas"]["CodedPlay"][];
            readonly heard: readonly components["schemas"]["StandingHint"][];
            readonly heeded: readonly components["schemas"]["StandingHint"][];
            readonly overridden: readonly components["schemas"]["StandingHint"][];
            readonly newer: boolean;
        };
        /** ReasonStudied */
        readonly ReasonStudied: {
            readonly code: string;
            readonly pile: number | null;
            readonly card: number | string | null;
            readonly laid: number;
            readonly better: number;
        };
        /** RecordLink */
        readonly RecordLink: {
            readonly link: string;
            readonly key: string;
        };
        /** RecordListed */
        readonly RecordListed: {
            readonly id: string;
            readonly table: string;
            readonly number: number;
            readonly game: string;
            readonly players: number;
            readonly finished: number;
            readonly won: boolean;
            readonly left: number;
            readonly ending: string;
            readonly daily: string | null;
            readonly counted: boolean;
        };
        /** RecordsListed */
        readonly RecordsListed: {
            readonly records: readonly components["schemas"]["RecordListed"][];
            readonly next: number | null;
        };
        /** ResultShown */
        readonly ResultShown: {
            readonly name: string;
            readonly program: boolean;
            readonly me: boolean;
            readonly won: boolean;
            readonly left: number;
            readonly record: string;
            readonly at: number;
        };
        /** SeatShown */
        readonly SeatShown: {
            readonly person: boolean;
            readonly away: boolean;
            readonly bot: string | null;
            readonly name: string | null;
            readonly program: boolean;
        };
        /** Settings */
        readonly Settings: {
            readonly game: string;
            readonly options: {
                readonly [key: string]: number | boolean;
            };
            readonly seats: number;
            /** @default false */
            readonly public?: boolean;
            /** @default true */
            readonly watch?: boolean;
            readonly talk?: components["schemas"]["Talk"];
            readonly clock?: number | null;
            readonly hints?: components["schemas"]["Hints"];
            readonly pace?: components["schemas"]["BotPace"];
        };
        /** SharesShown */
        readonly SharesShown: {
            readonly deal: number;
            readonly draw: number;
            readonly hidden: number;
            readonly skill: readonly number[];
            readonly given_up: number;
        };
        /** SpreadShown */
        readonly SpreadShown: {
            readonly left: number;
            readonly games: number;
        };
        /** StandingHint */
        readonly StandingHint: {
            readonly turn: number;
            readonly seat: number;
            readonly hint: string;
        };
        /** StatisticsShown */
        readonly StatisticsShown: {
            readonly game: string;
            readonly games: number;
            readonly wins: number;
            readonly best_left: number;
            readonly streak: number;
            readonly best_streak: number;
            readonly modes: readonly components["schemas"]["ModeShown"][];
        };
        /** StudyShown */
        readonly StudyShown: {
            readonly state: string;
            readonly place: number;
            readonly done: number;
            readonly analysis: components["schemas"]["AnalysisShown"] | null;
        };
        /** TableContinued */
        readonly TableContinued: {
            readonly id: string;
            readonly code: string;
            readonly key: string;
            readonly seat: number;
        };
        /** TableListed */
        readonly TableListed: {
            readonly id: string;
            readonly game: string;
            readonly phase: string;
            readonly seats: number;
            readonly taken: number;
            readonly public: boolean;
            readonly watch: boolean;
            readonly created: number;
            readonly touched: number;
            readonly daily: string | null;
            readonly seat: number | null;
        };
        /** TableMade */
        readonly TableMade: {
            readonly id: string;
            readonly code: string;
            readonly key: string;
            readonly link: string;
            readonly seat: number;
        };
        /** TableShown */
        readonly TableShown: {
            readonly id: string;
            readonly phase: string;
            readonly version: number;
            readonly settings: components["schemas"]["Settings"];
            readonly seats: readonly components["schemas"]["SeatShown"][];
            readonly host: number;
            readonly number: number;
            readonly closed: string | null;
            readonly daily: string | null;
            readonly seat: number | null;
            readonly removed: boolean;
            readonly code: string | null;
        };
        /** TableWanted */
        readonly TableWanted: {
            /** @example the-game */
            readonly game: string;
            readonly options?: {
                readonly [key: string]: number | boolean;
            };
            /** @example 4 */
            readonly seats?: number | null;
            /** @default false */
            readonly public?: boolean;
            /** @default true */
            readonly watch?: boolean;
            readonly talk?: components["schemas"]["Talk"];
            /** @example 60 */
            readonly clock?: number | null;
            readonly hints?: components["schemas"]["Hints"];
            readonly pace?: components["schemas"]["BotPace"];
            readonly bots?: readonly (string | null)[];
            /** @default false */
            readonly begin?: boolean;
        };
        /** TablesListed */
        readonly TablesListed: {
            readonly tables: readonly components["schemas"]["TableListed"][];
            readonly next: number | null;
        };
        /**
         * Talk
         * @description What people may say at a table. Hints, where the game has them, may always be given.
         * @default standard
         * @enum {string}
         */
        readonly Talk: "strict" | "standard" | "free";
        /** TokenShown */
        readonly TokenShown: {
            readonly id: string;
            readonly created: number | null;
            readonly seen: number | null;
            readonly current: boolean;
        };
        /** TokensListed */
        readonly TokensListed: {
            readonly tokens: readonly components["schemas"]["TokenShown"][];
        };
        /** TriedTurn */
        readonly TriedTurn: {
            readonly plays: readonly (components["schemas"]["CodedPlay"] | unknown)[];
            /** @default false */
            readonly finish?: boolean;
        };
        /** TryShown */
        readonly TryShown: {
            readonly planned: components["schemas"]["Planned"];
            readonly chance: number | null;
            readonly best: number | null;
            readonly solved: boolean | null;
        };
        /** TurnOptions */
        readonly TurnOptions: {
            readonly fits: readonly components["schemas"]["Fit"][];
            readonly needed: number;
            readonly owed: readonly number[];
            readonly may_end: boolean;
            readonly can_finish: boolean;
        };
        /** TurnStudied */
        readonly TurnStudied: {
            readonly turn: number;
            readonly seat: number;
            readonly laid: readonly components["schemas"]["CodedPlay"][];
            readonly best: number;
            readonly played: number;
            readonly skill: number;
            readonly choice: string;
            readonly first: boolean;
            readonly draw: number | null;
            readonly hidden: number | null;
            readonly cause: string | null;
            readonly label: string | null;
            readonly unlabelled: string | null;
            readonly expert: readonly components["schemas"]["CodedPlay"][];
            readonly reasons: readonly components["schemas"]["ReasonStudied"][];
            readonly asked: readonly components["schemas"]["AskedShown"][];
        };
        /** WeighedShown */
        readonly WeighedShown: {
            readonly plays: readonly components["schemas"]["CodedPlay"][];
            readonly chance: number | null;
        };
        /** WordGiven */
        readonly WordGiven: {
            /**
             * @example word
             * @example *anywhere*
             */
            readonly word: string;
        };
        /** WordsShown */
        readonly WordsShown: {
            readonly words: readonly string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AnalysisShown = components['schemas']['AnalysisShown'];
export type Archive = components['schemas']['Archive'];
export type AskedShown = components['schemas']['AskedShown'];
export type Board = components['schemas']['Board'];
export type BotOffered = components['schemas']['BotOffered'];
export type BotPace = components['schemas']['BotPace'];
export type CodeGiven = components['schemas']['CodeGiven'];
export type CodedPlay = components['schemas']['CodedPlay'];
export type Continued = components['schemas']['Continued'];
export type DayPlayed = components['schemas']['DayPlayed'];
export type DealListed = components['schemas']['DealListed'];
export type DealShown = components['schemas']['DealShown'];
export type DealsListed = components['schemas']['DealsListed'];
export type DeviceChange = components['schemas']['DeviceChange'];
export type DeviceMade = components['schemas']['DeviceMade'];
export type DeviceShown = components['schemas']['DeviceShown'];
export type EndFacts = components['schemas']['EndFacts'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type Fit = components['schemas']['Fit'];
export type GameReplayed = components['schemas']['GameReplayed'];
export type GameShown = components['schemas']['GameShown'];
export type GamesShown = components['schemas']['GamesShown'];
export type Hints = components['schemas']['Hints'];
export type Joined = components['schemas']['Joined'];
export type Joining = components['schemas']['Joining'];
export type LinkMade = components['schemas']['LinkMade'];
export type LinkShown = components['schemas']['LinkShown'];
export type ModeShown = components['schemas']['ModeShown'];
export type MomentShown = components['schemas']['MomentShown'];
export type NameGiven = components['schemas']['NameGiven'];
export type NewDevice = components['schemas']['NewDevice'];
export type NoFit = components['schemas']['NoFit'];
export type Now = components['schemas']['Now'];
export type OptionShown = components['schemas']['OptionShown'];
export type OutcomeShown = components['schemas']['OutcomeShown'];
export type PastResult = components['schemas']['PastResult'];
export type Planned = components['schemas']['Planned'];
export type PreviousDevice = components['schemas']['PreviousDevice'];
export type PreviousListed = components['schemas']['PreviousListed'];
export type Ready = components['schemas']['Ready'];
export type ReasonShown = components['schemas']['ReasonShown'];
export type ReasonStudied = components['schemas']['ReasonStudied'];
export type RecordLink = components['schemas']['RecordLink'];
export type RecordListed = components['schemas']['RecordListed'];
export type RecordsListed = components['schemas']['RecordsListed'];
export type ResultShown = components['schemas']['ResultShown'];
export type SeatShown = components['schemas']['SeatShown'];
export type Settings = components['schemas']['Settings'];
export type SharesShown = components['schemas']['SharesShown'];
export type SpreadShown = components['schemas']['SpreadShown'];
export type StandingHint = components['schemas']['StandingHint'];
export type StatisticsShown = components['schemas']['StatisticsShown'];
export type StudyShown = components['schemas']['StudyShown'];
export type TableContinued = components['schemas']['TableContinued'];
export type TableListed = components['schemas']['TableListed'];
export type TableMade = components['schemas']['TableMade'];
export type TableShown = components['schemas']['TableShown'];
export type TableWanted = components['schemas']['TableWanted'];
export type TablesListed = components['schemas']['TablesListed'];
export type Talk = components['schemas']['Talk'];
export type TokenShown = components['schemas']['TokenShown'];
export type TokensListed = components['schemas']['TokensListed'];
export type TriedTurn = components['schemas']['TriedTurn'];
export type TryShown = components['schemas']['TryShown'];
export type TurnOptions = components['schemas']['TurnOptions'];
export type TurnStudied = components['schemas']['TurnStudied'];
export type WeighedShown = components['schemas']['WeighedShown'];
export type WordGiven = components['schemas']['WordGiven'];
export type WordsShown = components['schemas']['WordsShown'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
