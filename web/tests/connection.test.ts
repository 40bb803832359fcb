import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, pause, type Listener } from '../src/net/connection';
import type { Request, ServerMessage } from '../src/protocol/generated';

/** A socket that a test holds the other end of. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = (version: number, resume = 'r1'): ServerMessage => ({
  type: 'welcome',
  version,
  table: {} as never,
  mine: {} as never,
  people: [],
  resume,
});
const events = (version: number): ServerMessage => ({ type: 'events', version, events: [], table: {} as never });

describe('a connection', () => {
  const listener = {
    receive: vi.fn<Listener['receive']>(),
    setStatus: vi.fn<Listener['setStatus']>(),
    end: vi.fn<Listener['end']>(),
  };
  let connection: Connection;
  /** The browser, which knows whether it has a network. */
  let browser: EventTarget;
  const last = () => FakeSocket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.clearAllMocks();
    browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    connection = new Connection('ws://x/stream', '', listener, (url) => new FakeSocket(url) as unknown as WebSocket);
  });
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('comes back where it was, with the newest token', () => {
    last().say(welcome(5));
    last().say(events(7));
    last().close();
    expect(listener.setStatus).toHaveBeenLastCalledWith('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toContain('after=7&resume=r1');
  });

  it('sends what was not answered again, under the same id, and only that', async () => {
    last().say(welcome(1));
    const answered = connection.ask({ type: 'ping' });
    const open = connection.ask({ type: 'end_turn' });
    const [ping, turn] = last().sent;
    last().say({ type: 'pong', id: ping!.id });
    await answered;
    last().close();
    vi.advanceTimersByTime(1000);
    last().say(welcome(1, 'r2'));
    expect(last().sent).toEqual([turn]);
    last().say({ type: 'done', id: turn!.id, version: 2 });
    await expect(open).resolves.toMatchObject({ version: 2 });
  });

  it('waits with requests until it is welcome', () => {
    void connection.ask({ type: 'begin' }).catch(() => undefined);
    expect(last().sent).toHaveLength(0);
    last().say(welcome(1));
    expect(last().sent.map((request) => request.do.type)).toEqual(['begin']);
  });

  it('sends a request again under its id when nobody knows whether it was carried out', async () => {
    last().say(welcome(1));
    const asked = connection.ask({ type: 'end_turn' });
    const doubt = { type: 'refused', code: 'storage-gone', message: '', facts: {}, certain: false } as const;
    last().say({ ...doubt, id: last().sent[0]!.id });
    vi.advanceTimersByTime(1000);
    expect(last().sent).toHaveLength(2);
    expect(last().sent[1]).toEqual(last().sent[0]);
    last().say({ type: 'done', id: last().sent[0]!.id, version: 2 });
    await expect(asked).resolves.toMatchObject({ version: 2 });
  });

  it('gives up when nobody knows it several times', async () => {
    last().say(welcome(1));
    const asked = connection.ask({ type: 'end_turn' });
    const doubt = { type: 'refused', code: 'storage-gone', message: '', facts: {}, certain: false } as const;
    for (let times = 0; times < 5; times += 1) {
      last().say({ ...doubt, id: last().sent[0]!.id });
      vi.advanceTimersByTime(6000);
    }
    await expect(asked).rejects.toMatchObject({ code: 'storage-gone' });
  });

  it('tells a refusal with its code', async () => {
    last().say(welcome(1));
    const asked = connection.ask({ type: 'begin' });
    last().say({ type: 'refused', id: last().sent[0]!.id, code: 'not-host', message: 'no', facts: { host: 1 } });
    await expect(asked).rejects.toMatchObject({ code: 'not-host', facts: { host: 1 } });
  });

  it('does not come back after a final farewell, whatever its code', () => {
    last().say({ type: 'bye', code: 'table-running', message: '', final: true });
    expect(listener.end).toHaveBeenCalledWith('table-running');
    expect(listener.setStatus).toHaveBeenLastCalledWith('ended');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('does not come back when its secret is refused', () => {
    last().say({ type: 'refused', id: 'enter', code: 'table-running', message: '', facts: {} });
    expect(listener.end).toHaveBeenCalledWith('table-running');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back after any other farewell', () => {
    last().say(welcome(1));
    last().say({ type: 'bye', code: 'stopping', message: '', final: false });
    last().close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(listener.end).not.toHaveBeenCalled();
  });

  it('notices a server that has gone silent', () => {
    last().say(welcome(1));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('counts as lost when a wish finds no answer, and asks it again', () => {
    last().say(welcome(1));
    void connection.ask({ type: 'end_turn' }).catch(() => undefined);
    vi.advanceTimersByTime(7_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(listener.setStatus).toHaveBeenLastCalledWith('lost');
    expect(FakeSocket.all).toHaveLength(2);
    last().say(welcome(1));
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all, 'a new connection has the whole time').toHaveLength(2);
    expect(last().sent.map((request) => request.do.type)).toEqual(['end_turn']);
  });

  it('gives up a hint when it is lost: in a later turn it would say something else', async () => {
    last().say(welcome(1));
    const hint = connection.ask({ type: 'hint', hint: 'fine' });
    void connection.ask({ type: 'end_turn' }).catch(() => undefined);
    last().close();
    await expect(hint).rejects.toMatchObject({ code: 'offline' });
    vi.advanceTimersByTime(1000);
    last().say(welcome(1));
    expect(last().sent.map((request) => request.do.type)).toEqual(['end_turn']);
  });

  it('is lost as soon as the browser is offline, and back as soon as it is not', () => {
    last().say(welcome(1));
    browser.dispatchEvent(new Event('offline'));
    expect(listener.setStatus).toHaveBeenLastCalledWith('lost');
    expect([FakeSocket.all.length, last().readyState]).toEqual([1, 3]);
    browser.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
    vi.clearAllMocks();
    browser.dispatchEvent(new Event('offline'));
    expect(listener.setStatus, 'a closed one does not listen').not.toHaveBeenCalled();
  });

  it('waits longer after each failure, but never long', () => {
    expect(pause(0, 0)).toBeLessThan(pause(3, 0));
    expect(pause(30, 1)).toBeLessThanOrEqual(10_000);
  });
});
