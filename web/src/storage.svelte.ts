import { NO_TALK, type SavedTalk } from './table/chat.svelte';
import { readNames, readTalk, writeTalk } from './table/saved';

/** What this browser remembers between visits: settings, who it is, and what it has seen at its last tables. */
const PREFIX = 'backtrick.';

/** Where a value is stored: for good, or as long as the tab is open. A browser may refuse even the access. */
const browser = () => localStorage;
const tab = () => sessionStorage;

function read(where: () => Storage, name: string): string {
  try {
    return where().getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

/** Whether it could be stored. Without storage one can still play: the link is needed again, the chat starts empty. */
function write(where: () => Storage, name: string, value: string): boolean {
  try {
    if (value === '') where().removeItem(PREFIX + name);
    else where().setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

function forget(where: () => Storage, start: string): void {
  try {
    for (const key of Object.keys(where())) if (key.startsWith(PREFIX + start)) where().removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
}

/** Of how many tables the talk is kept. */
const TABLES = 12;

/** How somebody sits down to a game with bots. What is not offered any more counts as not chosen. */
export interface Sitting {
  seats?: number;
  options?: Record<string, number | boolean>;
  hints?: string;
  pace?: string;
}

/** How fast cards and panels move; `none`: they are in their new place at once. */
export const MOTIONS = ['normal', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The bot of whoever has not chosen one. */
export const USUAL_LEVEL = 'expert';

class BrowserStorage {
  #values = $state<Record<string, string>>({});

  #get(name: string): string {
    return this.#values[name] ?? read(browser, name);
  }
  #set(name: string, value: string): void {
    this.#values[name] = value;
    write(browser, name, value);
  }

  get device(): string {
    return this.#get('device');
  }
  /** Another device has no claim on what is stored of the tables of this one. */
  set device(value: string) {
    if (this.device && this.device !== value) this.#forgetTables();
    this.#set('device', value);
  }
  get name(): string {
    return this.#get('name');
  }
  set name(value: string) {
    this.#set('name', value);
  }
  get language(): string {
    return this.#get('language');
  }
  set language(value: string) {
    this.#set('language', value);
  }
  get theme(): string {
    return this.#get('theme');
  }
  set theme(value: string) {
    this.#set('theme', value);
  }
  /** Whether the server no longer knows this browser's old device, and the player has not read that yet. */
  get lost(): boolean {
    return this.#get('lost') === 'yes';
  }
  set lost(value: boolean) {
    this.#set('lost', value ? 'yes' : '');
  }
  get silent(): boolean {
    return this.#get('silent') === 'yes';
  }
  set silent(value: boolean) {
    this.#set('silent', value ? 'yes' : '');
  }
  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    const stored = this.#get('volume');
    return stored === '' ? 1 : Math.min(1, Math.max(0, Number(stored) || 0));
  }
  set volume(value: number) {
    this.#set('volume', String(value));
  }
  /** The design of the table: felt, or another cloth. */
  get cloth(): string {
    return this.#get('cloth') || 'felt';
  }
  set cloth(value: string) {
    this.#set('cloth', value);
  }
  /** How fast things move on this screen. */
  get motion(): Motion {
    return MOTIONS.find((each) => each === this.#get('motion')) ?? 'normal';
  }
  set motion(value: Motion) {
    this.#set('motion', value);
  }
  /** Whether single-letter shortcuts are off. */
  get letterless(): boolean {
    return this.#get('letterless') === 'yes';
  }
  set letterless(value: boolean) {
    this.#set('letterless', value ? 'yes' : '');
  }
  get level(): string {
    return this.#get('level') || USUAL_LEVEL;
  }
  set level(value: string) {
    this.#set('level', value);
  }
  /** How one sat down to a game last time; nothing where that cannot be read. */
  sitting(game: string): Sitting {
    try {
      const saved: unknown = JSON.parse(this.#get(`sitting.${game}`) || '{}');
      return saved && typeof saved === 'object' ? saved : {};
    } catch {
      return {};
    }
  }
  saveSitting(game: string, sitting: Sitting): void {
    this.#set(`sitting.${game}`, JSON.stringify(sitting));
  }
  /** The key or code that opened a table, as long as the tab is open. */
  secretOf(table: string): string {
    return read(tab, `secret.${table}`);
  }
  saveSecret(table: string, secret: string): void {
    write(tab, `secret.${table}`, secret);
  }
  /** The talk and the log of a table: a reloaded page and a new tab still show them. */
  talkAt(table: string): SavedTalk {
    return readTalk(read(browser, `talk.${table}`), this.device) ?? NO_TALK;
  }
  saveTalk(table: string, talk: SavedTalk): void {
    const names = readNames(read(browser, 'talks'));
    const others = names.filter((each) => each !== table);
    for (const old of others.splice(0, others.length - TABLES + 1)) write(browser, `talk.${old}`, '');
    const text = writeTalk(talk, this.device);
    if (!write(browser, `talk.${table}`, text)) {
      // It is full: this table matters more than those before it.
      forget(browser, 'talk');
      others.length = 0;
      if (!write(browser, `talk.${table}`, text)) return;
    }
    if (names.at(-1) !== table || names.length > others.length + 1)
      write(browser, 'talks', JSON.stringify([...others, table]));
  }
  /** The protocol of the page that reloaded itself to get a newer one, as long as the tab is open. */
  get reloadedFrom(): string {
    return read(tab, 'reloaded');
  }
  set reloadedFrom(protocol: string) {
    write(tab, 'reloaded', protocol);
  }
  #forgetTables(): void {
    forget(tab, '');
    forget(browser, 'talk');
  }
}

export const storage = new BrowserStorage();

/** This browser is this device from now on. */
export function become({ id, name }: { readonly id: string; readonly name: string }): void {
  storage.device = id;
  storage.name = name;
  storage.lost = false;
}
