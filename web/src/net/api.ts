import { base } from '../base';
import type { Laying, Settings, StandingHint } from '../protocol/generated';
import { kept } from '../kept.svelte';
import { t } from '../words/words.svelte';
import { Trouble } from './trouble';

export interface OptionShown {
  name: string;
  players: number;
  values: (number | boolean)[];
}
export interface GameShown {
  name: string;
  players: number[];
  usual_players: number;
  starter_by_lot: boolean;
  options: OptionShown[];
}
export interface BotOffered {
  name: string;
  levels: number[];
}
export interface GamesShown {
  games: GameShown[];
  bots: BotOffered[];
}
export type TableWanted = Partial<Settings> & { game: string; bots?: (string | null)[]; begin?: boolean };
export interface TableMade {
  id: string;
  code: string;
  key: string;
  link: string;
  seat: number;
}
export interface TableListed {
  id: string;
  game: string;
  phase: string;
  seats: number;
  taken: number;
  public: boolean;
  watch: boolean;
  created: number;
  touched: number;
  daily: string | null;
  seat: number | null;
}
export interface TableShown {
  id: string;
  phase: string;
  settings: Settings;
  number: number;
  closed: string | null;
  daily: string | null;
  seat: number | null;
  code: string | null;
}
export interface Joined {
  id: string;
  seat: number | null;
}
export interface RecordListed {
  id: string;
  table: string;
  number: number;
  game: string;
  players: number;
  finished: number;
  won: boolean;
  left: number;
  ending: string;
  daily: string | null;
  counted: boolean;
}
export interface StatisticsShown {
  game: string;
  games: number;
  wins: number;
  best_left: number;
  streak: number;
  best_streak: number;
}
export interface DealListed {
  id: string;
  name: string;
  game: string;
  seats: number;
  bots: string[];
  played: boolean;
  finished: boolean;
  table: string | null;
}
export interface DealsListed {
  day: string;
  ends: number;
  deals: DealListed[];
}
export interface ResultShown {
  name: string;
  program: boolean;
  me: boolean;
  won: boolean;
  left: number;
  record: string;
}
export interface DeviceShown {
  id: string;
  name: string;
  language: string;
}

export interface WeighedShown {
  plays: Laying[];
  chance: number | null;
}
export interface ReasonShown {
  turn: number;
  seat: number;
  bot: string;
  laid: Laying[];
  chosen: WeighedShown;
  others: WeighedShown[];
  silent: Laying[];
  heard: StandingHint[];
  heeded: StandingHint[];
  overridden: StandingHint[];
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function once<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${base}api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble('offline');
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  if (told && typeof told === 'object' && 'code' in told) {
    const { code, facts, message } = told as { code: string; facts?: object; message?: string };
    throw new Trouble(code, { ...facts }, message);
  }
  throw new Trouble(answer.status >= 500 ? 'offline' : 'internal');
}

/** Whether the server answers at all. */
export function reachable(): Promise<boolean> {
  return once('GET', 'health').then(
    () => true,
    (error: unknown) => Trouble.from(error).code !== 'offline',
  );
}

let becoming: Promise<DeviceShown> | null = null;

/** This browser becomes known to the server; the token is in a cookie that no script can read. */
function becomeKnown(): Promise<DeviceShown> {
  becoming ??= recognised()
    .then((device) => device ?? newcomer())
    .then((device) => {
      if (kept.device !== '' && kept.device !== device.id) kept.lost = true;
      kept.device = device.id;
      kept.name = device.name;
      return device;
    })
    .finally(() => {
      becoming = null;
    });
  return becoming;
}

/** Somebody new, a guest in the language of the page; the server finds a name where it does not like that one. */
function newcomer(): Promise<DeviceShown> {
  const language = document.documentElement.lang || 'en';
  const name = t('guest', { number: String(1000 + Math.floor(Math.random() * 9000)) });
  return once<DeviceShown>('POST', 'devices', { language, name }).catch((error: unknown) => {
    if (!Trouble.from(error).code.startsWith('name-')) throw error;
    return once<DeviceShown>('POST', 'devices', { language });
  });
}

/** Who this browser is, if its cookie still says so although the page has forgotten. */
function recognised(): Promise<DeviceShown | null> {
  return once<DeviceShown>('GET', 'devices/me').catch((error: unknown) => {
    if (Trouble.from(error).code === 'not-identified') return null;
    throw error;
  });
}

/** Ask as this device, which is made when it is first needed. */
async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (kept.device === '') await becomeKnown();
  try {
    return await once<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Trouble) || error.code !== 'not-identified') throw error;
    await becomeKnown();
    return once<T>(method, path, body);
  }
}

let games: Promise<GamesShown> | null = null;

export const api = {
  games(): Promise<GamesShown> {
    games ??= once<GamesShown>('GET', 'games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  known: () => call<DeviceShown>('GET', 'devices/me'),
  rename: (name: string) => call<DeviceShown>('PATCH', 'devices/me', { name }),
  speak: (language: string) => call<DeviceShown>('PATCH', 'devices/me', { language }),
  forget: () => once<void>('DELETE', 'devices/me'),
  link: () => call<{ link: string; expires: number }>('POST', 'devices/me/links', {}),
  redeem: (secret: string) => once<DeviceShown>('POST', `devices/links/${encodeURIComponent(secret)}`, {}),
  open: (wanted: TableWanted) => call<TableMade>('POST', 'tables', wanted),
  table: (id: string, key: string) =>
    call<TableShown>('GET', `tables/${encodeURIComponent(id)}${key && `?key=${encodeURIComponent(key)}`}`),
  join: (id: string, key: string, sit: boolean) =>
    call<Joined>('POST', `tables/${encodeURIComponent(id)}/join`, key ? { key, sit } : { sit }),
  lookUp: (code: string) => call<Joined>('POST', 'join', { code }),
  publicTables: () => call<{ tables: TableListed[] }>('GET', 'tables'),
  myTables: () => call<{ tables: TableListed[] }>('GET', 'devices/me/tables'),
  myRecords: () => call<{ records: RecordListed[]; next: number | null }>('GET', 'devices/me/records'),
  /** A link that shows a finished game to others, and opens nothing else. */
  recordLink: (id: string, key = '') =>
    call<{ link: string }>('GET', `records/${encodeURIComponent(id)}/link${key && `?key=${encodeURIComponent(key)}`}`),
  /** Why a bot played a turn of a finished game as it did. */
  reasons: (id: string, turn: number, key = '') =>
    call<ReasonShown>(
      'GET',
      `records/${encodeURIComponent(id)}/turns/${turn}/reasons${key && `?key=${encodeURIComponent(key)}`}`,
    ),
  statistics: () => call<StatisticsShown[]>('GET', 'devices/me/statistics'),
  daily: () => call<DealsListed>('GET', 'daily'),
  playDaily: (name: string) => call<Joined>('POST', `daily/${name}/play`, {}),
  dailyResults: (id: string) => call<{ results: ResultShown[] }>('GET', `daily/${id}`),
  get: <T>(path: string) => call<T>('GET', path),
  post: <T>(path: string, body: unknown) => call<T>('POST', path, body),
};
