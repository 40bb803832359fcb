import { NO_TALK, type Talk } from './table/talk';

/** What this browser remembers between visits: settings and who it is, never a secret of a game. */
const PREFIX = 'backtrick.';

/** Where something is kept: for good, or as long as the tab is open. Even to ask for it may be refused. */
const browser = () => localStorage;
const tab = () => sessionStorage;

function read(where: () => Storage, name: string): string {
  try {
    return where().getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

function write(where: () => Storage, name: string, value: string): void {
  try {
    if (value === '') where().removeItem(PREFIX + name);
    else where().setItem(PREFIX + name, value);
  } catch {
    // A browser that keeps nothing still plays; then a link is needed again, and the chat begins anew.
  }
}

class Kept {
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
  /** Who becomes somebody else leaves their tables behind. */
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
  /** Whether the server has forgotten who this browser was, and nobody has read that yet. */
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
  /** Whether keys with one letter do nothing. */
  get letterless(): boolean {
    return this.#get('letterless') === 'yes';
  }
  set letterless(value: boolean) {
    this.#set('letterless', value ? 'yes' : '');
  }
  get level(): string {
    return this.#get('level') || 'expert';
  }
  set level(value: string) {
    this.#set('level', value);
  }
  /** The key or code that opened a table, for as long as this browser's tab lives. */
  secretOf(table: string): string {
    return read(tab, `secret.${table}`);
  }
  keepSecret(table: string, secret: string): void {
    write(tab, `secret.${table}`, secret);
  }
  /** The talk at a table, for as long: a page that is loaded again keeps what it has heard. */
  talkAt(table: string): Talk {
    try {
      return { ...NO_TALK, ...(JSON.parse(read(tab, `talk.${table}`) || '{}') as Partial<Talk>) };
    } catch {
      return NO_TALK;
    }
  }
  keepTalk(table: string, talk: Talk): void {
    write(tab, `talk.${table}`, JSON.stringify(talk));
  }
  #forgetTables(): void {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    } catch {
      // Then there is nothing to forget.
    }
  }
}

export const kept = new Kept();
