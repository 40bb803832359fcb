import { base } from '../base';
import type {
  Archive,
  CodeGiven,
  Continued,
  DealShown,
  DealsListed,
  DeviceChange,
  DeviceMade,
  DeviceShown,
  ErrorBody,
  GameReplayed,
  GamesShown,
  Joined,
  Joining,
  LinkMade,
  LinkShown,
  NewDevice,
  PreviousListed,
  ReasonShown,
  RecordLink,
  RecordsListed,
  StatisticsShown,
  TableContinued,
  TableMade,
  TableShown,
  TablesListed,
  TableWanted,
  TokensListed,
} from '../protocol/http';
import { become, storage } from '../storage.svelte';
import { t } from '../words/words.svelte';
import { RequestError } from './errors';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${base}api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new RequestError('offline');
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  if (answer && typeof answer === 'object' && 'code' in answer) {
    const { code, facts, message } = answer as ErrorBody;
    throw new RequestError(code, { ...facts }, message);
  }
  throw new RequestError(response.status >= 500 ? 'offline' : 'internal');
}

/** Whether the server answers at all. */
export function reachable(): Promise<boolean> {
  return send('GET', 'health').then(
    () => true,
    (error: unknown) => RequestError.from(error).code !== 'offline',
  );
}

type Device = DeviceMade | DeviceShown;

let identifying: Promise<Device> | null = null;

/** Make this browser known to the server; the token is in a cookie that no script can read. */
function identify(): Promise<Device> {
  identifying ??= recognise()
    .then((device): Device | Promise<Device> => device ?? register())
    .then((device) => {
      const lost = storage.device !== '' && storage.device !== device.id;
      become(device);
      if (lost) storage.lost = true;
      return device;
    })
    .finally(() => {
      identifying = null;
    });
  return identifying;
}

/** Register as a guest in the language of the page; if the server refuses that name, it finds another. */
function register(): Promise<Device> {
  const language = document.documentElement.lang || 'en';
  const name = t('guest', { number: String(1000 + Math.floor(Math.random() * 9000)) });
  const wanted: NewDevice = { language, name };
  return send<DeviceMade>('POST', 'devices', wanted).catch((error: unknown) => {
    if (!RequestError.from(error).code.startsWith('name-')) throw error;
    return send<DeviceMade>('POST', 'devices', { language } satisfies NewDevice);
  });
}

/** The device of this browser's cookie, if there is one. */
function recognise(): Promise<DeviceShown | null> {
  return send<DeviceShown>('GET', 'devices/me').catch((error: unknown) => {
    if (RequestError.from(error).code === 'not-identified') return null;
    throw error;
  });
}

/** Send a request as this device, which is registered on first use. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (storage.device === '') await identify();
  try {
    return await send<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'not-identified') throw error;
    await identify();
    return send<T>(method, path, body);
  }
}

/** A path below one that is named by an id, with the key that opens it. */
export const keyed = (start: string, id: string, end: string, key: string) =>
  `${start}/${encodeURIComponent(id)}${end}${key && `?key=${encodeURIComponent(key)}`}`;

let games: Promise<GamesShown> | null = null;

export const api = {
  games(): Promise<GamesShown> {
    games ??= send<GamesShown>('GET', 'games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  device: () => call<DeviceShown>('GET', 'devices/me'),
  change: (change: DeviceChange) => call<DeviceShown>('PATCH', 'devices/me', change),
  forget: () => send<void>('DELETE', 'devices/me'),
  link: () => call<LinkMade>('POST', 'devices/me/links', {}),
  /** The device of this browser, if the server knows it. Nobody is registered for that. */
  recognise,
  /** Whose link it is; it is not used up. */
  lookAtLink: (secret: string) => send<LinkShown>('GET', `devices/links/${encodeURIComponent(secret)}`),
  redeem: (secret: string) => send<DeviceMade>('POST', `devices/links/${encodeURIComponent(secret)}`, {}),
  /** The browsers and programs that are this device. */
  tokens: () => send<TokensListed>('GET', 'devices/me/tokens'),
  signOut: (token: string) => send<void>('DELETE', `devices/me/tokens/${encodeURIComponent(token)}`),
  previous: () => send<PreviousListed>('GET', 'devices/previous'),
  goBack: (id: string) => send<DeviceShown>('POST', `devices/previous/${encodeURIComponent(id)}`, {}),
  open: (wanted: TableWanted) => call<TableMade>('POST', 'tables', wanted),
  table: (id: string, key: string) => call<TableShown>('GET', keyed('tables', id, '', key)),
  join: (id: string, key: string, sit: boolean) =>
    call<Joined>('POST', keyed('tables', id, '/join', ''), { ...(key && { key }), sit } satisfies Joining),
  changeKey: (id: string) => call<TableMade>('POST', keyed('tables', id, '/key', ''), {}),
  lookUp: (code: string) => call<Joined>('POST', 'join', { code } satisfies CodeGiven),
  publicTables: () => call<TablesListed>('GET', 'tables'),
  myTables: () => call<TablesListed>('GET', 'devices/me/tables'),
  myRecords: () => call<RecordsListed>('GET', 'devices/me/records'),
  /** A finished game in the record format, with what opens its commitment. */
  record: (id: string, key: string) => call<Record<string, unknown>>('GET', keyed('records', id, '', key)),
  /** A link that shows a finished game to others, and opens nothing else. */
  recordLink: (id: string, key = '') => call<RecordLink>('GET', keyed('records', id, '/link', key)),
  /** Why a bot played a turn of a finished game as it did. */
  reasons: (id: string, turn: number, key = '') =>
    call<ReasonShown>('GET', keyed('records', id, `/turns/${turn}/reasons`, key)),
  replay: (id: string, key: string) => call<GameReplayed>('GET', keyed('records', id, '/moments', key)),
  replayFile: (record: object) => call<GameReplayed>('POST', 'moments', record),
  /** Play on from a moment of a finished game. */
  playOn: (id: string, key: string, from: Continued) =>
    call<TableContinued>('POST', keyed('records', id, '/continue', key), from),
  playOnFile: (from: Continued) => call<TableContinued>('POST', 'continue', from),
  statistics: () => call<readonly StatisticsShown[]>('GET', 'devices/me/statistics'),
  daily: () => call<DealsListed>('GET', 'daily'),
  /** One's own results of the last days. */
  archive: () => call<Archive>('GET', 'daily/archive'),
  playDaily: (name: string) => call<Joined>('POST', `daily/${name}/play`, {}),
  dailyResults: (id: string) => call<DealShown>('GET', `daily/${id}`),
};
