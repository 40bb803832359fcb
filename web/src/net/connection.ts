import {
  PROTOCOL,
  type Done,
  type Planned,
  type Refusal,
  type Request,
  type ServerMessage,
} from '../protocol/generated';
import { RequestError } from './errors';

export type Wish = Request['do'];
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'ended';

/** How long a welcome or a pong may take, in milliseconds, before the connection counts as lost. */
const PATIENCE = 12_000;
/** The same for the answer to a request. */
const ANSWER = 8_000;
/** How often a request is sent again when the server does not know whether it was carried out. */
const DOUBTS = 4;
/** After this much silence the client sends a ping. */
const HEARTBEAT = 20_000;

export interface Listener {
  receive(message: ServerMessage): void;
  setStatus(status: ConnectionStatus): void;
  end(code: string): void;
}

interface Waiting {
  request: Request;
  /** When it was last sent. */
  at: number;
  /** How often the server could not say whether it was carried out. */
  doubts: number;
  resolve: (answer: Done | Planned | null) => void;
  reject: (problem: RequestError) => void;
}

/** Where a browser is in what happens at a table, and the proof that it has been there. */
export interface Place {
  readonly version: number;
  readonly resume: string;
}

/** How long to wait before the next attempt, in milliseconds. */
export function pause(attempt: number, chance = Math.random()): number {
  return Math.min(8000, 250 * 2 ** attempt) * (0.75 + chance / 2);
}

/** A table's socket that reconnects by itself: nothing is lost, and nothing is done twice. */
export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #after: number | null = null;
  #resume = '';
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #welcomed = false;
  #closed = false;
  #prefix = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);
  #count = 0;
  readonly #online = () => this.#hurry();
  readonly #offline = () => this.#drop();

  constructor(
    private readonly address: string,
    private readonly secret: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
    place: Place | null = null,
  ) {
    this.#after = place?.version ?? null;
    this.#resume = place?.resume ?? '';
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.#online);
      addEventListener('offline', this.#offline);
    }
    this.#beat = setInterval(() => this.#check(), 4000);
    this.#connect();
  }

  /** Send a request. It is sent again after a lost connection, except for a hint: that belongs to its moment. */
  ask(wish: Wish): Promise<Done | Planned | null> {
    this.#count += 1;
    const request: Request = { id: `${this.#prefix}-${this.#count}`, do: wish };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, at: Date.now(), doubts: 0, resolve, reject });
      if (this.#welcomed) this.#send(request);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    if (typeof removeEventListener === 'function') {
      removeEventListener('online', this.#online);
      removeEventListener('offline', this.#offline);
    }
    this.#socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(new RequestError('offline'));
    this.#waiting.clear();
  }

  #connect(): void {
    if (this.#closed) return;
    const resume =
      this.#after === null || !this.#resume ? '' : `&after=${this.#after}&resume=${encodeURIComponent(this.#resume)}`;
    const socket = this.open(`${this.address}?protocol=${PROTOCOL}${resume}`);
    this.#socket = socket;
    this.#welcomed = false;
    this.#heardAt = Date.now();
    socket.onopen = () => {
      if (this.secret)
        this.#send({ id: `${this.#prefix}-enter-${this.#attempt}`, do: { type: 'enter', secret: this.secret } });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    socket.onerror = () => undefined;
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#welcomed = true;
        this.#attempt = 0;
        this.#resume = message.resume;
        this.#after = message.version;
        this.listener.setStatus('open');
        this.listener.receive(message);
        for (const waiting of this.#waiting.values()) {
          waiting.at = Date.now();
          this.#send(waiting.request);
        }
        return;
      case 'events':
        this.#after = message.version;
        this.listener.receive(message);
        return;
      case 'people':
        this.listener.receive(message);
        return;
      case 'done':
        this.#answer(message.id, message);
        return;
      case 'planned':
        this.#answer(message.id, message.plan);
        return;
      case 'pong':
        this.#answer(message.id, null);
        return;
      case 'refused':
        this.#refuse(message);
        return;
      case 'bye':
        if (message.final) this.#end(message.code);
    }
  }

  #answer(id: string, answer: Done | Planned | null): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  #refuse(refusal: Refusal): void {
    // Before the welcome only the secret is sent: without it there is no way in.
    if (!this.#welcomed) return this.#end(refusal.code);
    if (refusal.id === null) return;
    const waiting = this.#waiting.get(refusal.id);
    if (waiting && refusal.certain === false && waiting.doubts < DOUBTS) return this.#askAgain(waiting);
    waiting?.reject(RequestError.of(refusal));
    this.#waiting.delete(refusal.id);
  }

  /** The server does not know whether it was carried out. Under the same id it never happens twice. */
  #askAgain(waiting: Waiting): void {
    waiting.at = Date.now();
    setTimeout(() => {
      if (this.#welcomed && this.#waiting.has(waiting.request.id)) this.#send(waiting.request);
    }, pause(waiting.doubts));
    waiting.doubts += 1;
  }

  #end(code: string): void {
    this.close();
    this.listener.setStatus('ended');
    this.listener.end(code);
  }

  #lost(): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#closed) return;
    this.#forgetHints();
    this.listener.setStatus(this.#after === null ? 'connecting' : 'lost');
    this.#retry = setTimeout(() => this.#connect(), pause(this.#attempt));
    this.#attempt += 1;
  }

  #forgetHints(): void {
    for (const [id, { request, reject }] of this.#waiting) {
      if (request.do.type !== 'hint') continue;
      this.#waiting.delete(id);
      reject(new RequestError('offline'));
    }
  }

  #hurry(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #check(): void {
    const silent = Date.now() - this.#heardAt;
    if (!this.#socket) return;
    if (
      silent > HEARTBEAT + PATIENCE ||
      (!this.#welcomed && silent > PATIENCE) ||
      (this.#welcomed && silent > ANSWER && this.#unanswered())
    ) {
      this.#drop();
    } else if (silent > HEARTBEAT && this.#welcomed && !this.#pinging()) {
      void this.ask({ type: 'ping' }).catch(() => undefined);
    }
  }

  #unanswered(): boolean {
    return [...this.#waiting.values()].some(({ at }) => Date.now() - at > ANSWER);
  }

  /** Give up a silent socket, and connect again. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#lost();
  }

  #pinging(): boolean {
    return [...this.#waiting.values()].some(({ request }) => request.do.type === 'ping');
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(request));
  }
}
