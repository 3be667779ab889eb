import type {
  Choice,
  Deal,
  GameEvent,
  Order,
  Reason,
  Refusal,
  Seat,
  Taken,
  ToldEvent,
  View,
} from '@cabinet-wars/kernel';
import { afterClosing } from '../close-codes.ts';
import type { ClientMessage, ServerMessage, ServerMessageOf } from '../schemas/index.ts';
import { readTableMessage } from './read-message.ts';
import { reconnectPause } from './reconnect-pause.ts';
import { type Applied, afterChange, afterWelcome, type RemoteState } from './remote-state.ts';

/** The part of a WebSocket that is needed here: a browser's own, or a program's. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number; readonly reason: string }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** What an act is answered with. */
export type RemoteAnswer = ServerMessageOf<'done'>['answer'];
/** What is neither applied to the state nor the answer to an act. */
export type OtherMessage = Exclude<ServerMessage, { t: 'welcome' | 'change' | 'seats' | 'done' | 'reasons' }>;
type Sent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id' | 'again'> : never) : never;
type Answering = ServerMessageOf<'done' | 'reasons'>;
interface Unanswered {
  readonly text: string;
  readonly again: string;
  /** Takes the answer; false where this kind of message is none to it. */
  take(answer: Answering): boolean;
  reject(fault: unknown): void;
}

/** How a socket came to its end: by the network, by the server with its code and reason, or before it was welcome at all. */
export interface Closed {
  readonly code: number;
  readonly why: string;
  readonly wasWelcome: boolean;
}

export interface RemoteHooks {
  /** A message was applied: what the viewer was told with it, and whether the viewer did it. */
  change?(state: RemoteState, fresh: readonly ToldEvent<GameEvent>[], mine: boolean): void;
  /** Any other message: something said, a change of seats. */
  message?(message: OtherMessage): void;
  /** Something sent under this name has been answered. */
  answered?(id: string, value: RemoteAnswer | readonly Reason[]): void;
  /** The socket is lost, and will be opened again; or, with a reason, not. */
  lost?(reason: Reason | null, closed: Closed): void;
}

const isList = (choice: Choice | readonly Choice[]): choice is readonly Choice[] => Array.isArray(choice);

/** What of a wish is wished for. */
const known = (wish: Partial<Choice>): Record<string, Choice[string]> =>
  Object.fromEntries(Object.entries(wish).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])));

/**
 * A table at a server, from the other end of the socket. When the socket is lost it is opened again: what was missed comes, and
 * what was sent and not answered is sent again under the same name, so that nothing is lost or done twice.
 */
export class RemoteTable {
  readonly #connect: (since: number) => Socket;
  readonly #hooks: RemoteHooks;
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #name: string;
  #socket: Socket | null = null;
  /** Whether the server has said its welcome on this socket. Until then nothing can be sent on it, and is kept for then. */
  #isWelcome = false;
  #state: RemoteState | null = null;
  #mustStartOver = false;
  #sent = 0;
  #failures = 0;
  #since = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #opened: { resolve(state: RemoteState): void; reject(fault: unknown): void } | null = null;

  /** `connect` opens a socket that asks for the events from an id on; `name` is unique among the sockets of this seat. */
  constructor(connect: (since: number) => Socket, name: string, hooks: RemoteHooks = {}) {
    this.#connect = connect;
    this.#name = name;
    this.#hooks = hooks;
  }

  open(): Promise<RemoteState> {
    return new Promise((resolve, reject) => {
      this.#opened = { resolve, reject };
      this.#dial();
    });
  }

  /** The game's view, as the rules made it. */
  get view(): View {
    const { open, own, more } = this.state;
    return { open, own, ...more };
  }

  get state(): RemoteState {
    if (this.#state === null) throw new TypeError('the table has not been opened');
    return this.#state;
  }

  async choose(askId: number, choice: Choice | readonly Choice[]): Promise<Taken | Refusal> {
    const said = isList(choice) ? [...choice] : choice;
    const answer = await this.#act({ t: 'choose', askId, said });
    return answer.ok ? { ok: true, rest: answer.rest ?? [] } : answer;
  }

  async propose(deal: Deal): Promise<{ readonly ok: true; readonly offer: number } | Refusal> {
    const answer = await this.#act({ t: 'propose', deal });
    if (!answer.ok) return answer;
    if (answer.offer === undefined) throw new TypeError('an offer was taken without a number');
    return { ok: true, offer: answer.offer };
  }

  undo = (): Promise<RemoteAnswer> => this.#act({ t: 'undo' });
  order = (order: Order, on: boolean): Promise<RemoteAnswer> => this.#act({ t: 'order', order, on });
  answer = (offer: number, accept: boolean): Promise<RemoteAnswer> => this.#act({ t: 'answer', offer, accept });
  withdraw = (offer: number): Promise<RemoteAnswer> => this.#act({ t: 'withdraw', offer });
  say = (text: string, to: Seat | null): Promise<RemoteAnswer> => this.#act({ t: 'say', text, to });

  explain(wish: Partial<Choice>): Promise<readonly Reason[]> {
    return this.#send({ t: 'explain', wish: known(wish) }, (answer) =>
      answer.t === 'reasons' ? answer.reasons : null,
    );
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#socket?.close(1000);
  }

  /** Drops the socket without closing it, as a dead network would. */
  cut(): void {
    this.#socket?.close();
  }

  #act(message: Exclude<Sent, { t: 'explain' }>): Promise<RemoteAnswer> {
    return this.#send(message, (answer) => (answer.t === 'done' ? answer.answer : null));
  }

  #send<T>(message: Sent, read: (answer: Answering) => T | null): Promise<T> {
    const id = `${this.#name}-${++this.#sent}`;
    const text = JSON.stringify({ ...message, id });
    // What only asks may be asked twice; what does something says that it may have been done already.
    const again = message.t === 'explain' ? text : JSON.stringify({ ...message, id, again: true });
    return new Promise((resolve, reject) => {
      const take = (answer: Answering): boolean => {
        const value = read(answer);
        if (value !== null) resolve(value);
        return value !== null;
      };
      this.#unanswered.set(id, { text, again, take, reject });
      if (this.#isWelcome) this.#socket?.send(text);
    });
  }

  #dial(): void {
    this.#timer = null;
    const socket = this.#connect(this.#since);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(readTableMessage(data)));
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code, reason }) => {
      if (this.#socket === socket) this.#lost(code, reason);
    });
  }

  #lost(code: number, why: string): void {
    const closed: Closed = { code, why, wasWelcome: this.#isWelcome };
    this.#socket = null;
    this.#isWelcome = false;
    if (this.#closed || afterClosing(code) === 'stop') {
      const reason: Reason = { why: why || 'closed' };
      this.#opened?.reject(new Error(reason.why));
      for (const { reject } of this.#unanswered.values()) reject(new Error(reason.why));
      this.#unanswered.clear();
      if (!this.#closed) this.#hooks.lost?.(reason, closed);
      return;
    }
    const startsOver = this.#mustStartOver || afterClosing(code) === 'restart';
    this.#mustStartOver = false;
    this.#since = startsOver ? 0 : (this.#state?.shown ?? 0);
    this.#hooks.lost?.(null, closed);
    this.#timer = setTimeout(() => this.#dial(), reconnectPause(this.#failures++));
  }

  /** What is not known, or comes before the welcome it belongs to, is passed over. */
  #hear(message: ServerMessage | null): void {
    if (message === null) return;
    if (message.t === 'welcome') this.#welcomed(message);
    else if (!this.#isWelcome && message.t !== 'bye') return;
    else if (message.t === 'change') this.#changed(message);
    else if (message.t === 'seats') this.#reseated(message);
    else if (message.t === 'done') this.#answered(message, message.answer);
    else if (message.t === 'reasons') this.#answered(message, message.reasons);
    else this.#hooks.message?.(message);
  }

  #changed(message: ServerMessageOf<'change'>): void {
    const applied = this.#apply(message);
    if (applied === null) return;
    this.#state = applied.state;
    this.#hooks.change?.(applied.state, applied.fresh, message.mine === true);
  }

  /** A change that does not fit what is known here is not guessed at: the table is asked for anew. */
  #apply(message: ServerMessageOf<'change'>): Applied | null {
    try {
      return afterChange(this.state, message);
    } catch {
      this.#mustStartOver = true;
      this.#socket?.close();
      return null;
    }
  }

  #reseated({ seats }: ServerMessageOf<'seats'>): void {
    this.#state = { ...this.state, seats };
    this.#hooks.change?.(this.#state, [], false);
  }

  #welcomed(message: ServerMessageOf<'welcome'>): void {
    const { state, fresh } = afterWelcome(this.#state, message);
    this.#failures = 0;
    this.#isWelcome = true;
    this.#state = state;
    for (const { again } of this.#unanswered.values()) this.#socket?.send(again);
    if (this.#opened === null) this.#hooks.change?.(state, fresh, false);
    this.#opened?.resolve(state);
    this.#opened = null;
  }

  #answered(message: Answering, value: RemoteAnswer | readonly Reason[]): void {
    const asked = this.#unanswered.get(message.id);
    if (asked === undefined) return;
    this.#unanswered.delete(message.id);
    this.#hooks.answered?.(message.id, value);
    if (!asked.take(message)) asked.reject(new TypeError(`${message.t} is no answer to what was sent`));
  }
}
