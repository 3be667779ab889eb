import type {
  Asks,
  Choice,
  Deal,
  GameEvent,
  Offer,
  Order,
  Reason,
  Refusal,
  Result,
  Seat,
  Told,
  View,
  Viewer,
} from '@cabinet-wars/kernel';
import { afterClosing } from '../close-codes.ts';
import { type Patch, patched } from '../patch.ts';

/** The part of a WebSocket that is needed here: a browser's own, or a program's. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** What the viewer knows of the table: every message of the server applied. */
export interface RemoteState {
  readonly viewer: Viewer;
  readonly seat: Seat | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly seats: readonly {
    readonly plays: string;
    readonly sitter: string;
    readonly name: string;
    readonly here: boolean;
  }[];
  readonly open: unknown;
  readonly own: unknown;
  readonly more: Readonly<Record<string, unknown>>;
  readonly asks: Asks;
  readonly offers: readonly Offer[];
  readonly orders: readonly Order[];
  readonly whyNoUndo: Reason | null;
  readonly result: Result | null;
  readonly seed: string | null;
  readonly waitsSince: number | null;
  readonly deadline: number | null;
  readonly clocks: unknown;
  readonly told: readonly Told<GameEvent>[];
  readonly unseenFrom: number;
  readonly shown: number;
}

export type RemoteAnswer = { readonly ok: true; readonly rest?: readonly Choice[]; readonly offer?: number } | Refusal;
type Message = { readonly t: string; readonly [part: string]: unknown };
interface Unanswered {
  readonly text: string;
  readonly again: string;
  resolve(value: never): void;
  reject(fault: unknown): void;
}

export interface RemoteHooks {
  /** A message was applied: what the viewer was told with it, and whether the viewer did it. */
  change?(state: RemoteState, fresh: readonly Told<GameEvent>[], mine: boolean): void;
  /** Any other message: something said, a change of seats. */
  message?(message: Message): void;
  /** Something sent under this name has been answered. */
  answered?(id: string, value: unknown): void;
  /** The line is cut, and will be made again; or, with a reason, not. */
  lost?(reason: Reason | null): void;
}

const LONGEST_PAUSE = 2000;

/**
 * A table at a server, from the other end of the line. When the line is cut it is made again: what was missed comes, and
 * what was sent and not answered is sent again under the same name, so that nothing is lost or done twice.
 */
export class RemoteTable {
  readonly #connect: (since: number) => Socket;
  readonly #hooks: RemoteHooks;
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #name: string;
  #socket: Socket | null = null;
  #state: RemoteState | null = null;
  #sent = 0;
  #failures = 0;
  #since = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #opened: { resolve(state: RemoteState): void; reject(fault: unknown): void } | null = null;

  /** `connect` makes a socket that asks for the story from an event on; `name` is a word no other line of this seat uses. */
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
  get view(): View<unknown, unknown> {
    const { open, own, more } = this.state;
    return { open, own, ...more };
  }

  get state(): RemoteState {
    if (this.#state === null) throw new TypeError('the table has not been opened');
    return this.#state;
  }

  choose = (askId: number, said: Choice | readonly Choice[]): Promise<RemoteAnswer> =>
    this.#act({ t: 'choose', askId, said });
  undo = (): Promise<RemoteAnswer> => this.#act({ t: 'undo' });
  order = (order: Order, on: boolean): Promise<RemoteAnswer> => this.#act({ t: 'order', order, on });
  propose = (deal: Deal): Promise<RemoteAnswer> => this.#act({ t: 'propose', deal });
  answer = (offer: number, accept: boolean): Promise<RemoteAnswer> => this.#act({ t: 'answer', offer, accept });
  withdraw = (offer: number): Promise<RemoteAnswer> => this.#act({ t: 'withdraw', offer });
  say = (text: string, to: Seat | null): Promise<RemoteAnswer> => this.#act({ t: 'say', text, to });
  explain = (wish: Partial<Choice>): Promise<readonly Reason[]> => this.#act({ t: 'explain', wish });

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#socket?.close(1000);
  }

  /** Cuts the line without a word, as a dead network would. */
  cut(): void {
    this.#socket?.close();
  }

  #act<T>(message: Message): Promise<T> {
    const id = `${this.#name}-${++this.#sent}`;
    const text = JSON.stringify({ ...message, id });
    // What only asks may be asked twice; what does something says that it may have been done already.
    const again = message.t === 'explain' ? text : JSON.stringify({ ...message, id, again: true });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { text, again, resolve, reject });
      if (this.#state !== null) this.#socket?.send(text);
    });
  }

  #dial(): void {
    this.#timer = null;
    const socket = this.#connect(this.#since);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String((event as { data: unknown }).data)));
    socket.onerror = () => {};
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost((event as { code: number }).code, (event as { reason: unknown }).reason);
    };
  }

  #lost(code: number, why: unknown): void {
    this.#socket = null;
    if (this.#closed || afterClosing(code) === 'stop') {
      const reason: Reason = { why: String(why || 'closed') };
      this.#opened?.reject(new Error(reason.why));
      for (const { reject } of this.#unanswered.values()) reject(new Error(reason.why));
      this.#unanswered.clear();
      if (!this.#closed) this.#hooks.lost?.(reason);
      return;
    }
    this.#since = afterClosing(code) === 'restart' ? 0 : (this.#state?.shown ?? 0);
    this.#hooks.lost?.(null);
    const pause = Math.min(LONGEST_PAUSE, 50 * 2 ** this.#failures++);
    this.#timer = setTimeout(() => this.#dial(), pause * (0.5 + Math.random() / 2));
  }

  #hear(message: Message): void {
    if (message.t === 'welcome') this.#welcomed(message as never);
    else if (message.t === 'change') this.#changed(message);
    else if (message.t === 'done') this.#answered(String(message.id), message.answer);
    else if (message.t === 'reasons') this.#answered(String(message.id), message.reasons);
    else if (message.t === 'seats') this.#reseated(message.seats as RemoteState['seats']);
    else this.#hooks.message?.(message);
  }

  #reseated(seats: RemoteState['seats']): void {
    this.#state = { ...this.state, seats };
    this.#hooks.change?.(this.#state, [], false);
  }

  #welcomed({ t: _, told, ...state }: RemoteState & { readonly t: string }): void {
    const isSame = this.#state?.viewer === state.viewer;
    // What is told again replaces what was told; whoever looks with other eyes now is told the story anew.
    const since = Math.min(this.#state?.shown ?? 0, told[0]?.id ?? Number.POSITIVE_INFINITY);
    const before = isSame ? this.#state!.told.filter(({ id }) => id < since) : [];
    const known = new Set(this.#state?.told.map(({ id }) => id));
    this.#failures = 0;
    this.#state = { ...state, told: [...before, ...told] };
    for (const { again } of this.#unanswered.values()) this.#socket?.send(again);
    if (this.#opened === null)
      this.#hooks.change?.(
        this.#state,
        told.filter(({ id }) => !known.has(id)),
        false,
      );
    this.#opened?.resolve(this.#state);
    this.#opened = null;
  }

  #changed({ t: _, open, told = [], mine = false, ...parts }: Message): void {
    const { state } = this;
    const fresh = told as readonly Told<GameEvent>[];
    this.#state = {
      ...state,
      ...parts,
      open: open === undefined ? state.open : patched(state.open, open as Patch),
      told: fresh.length === 0 ? state.told : [...state.told, ...fresh],
      unseenFrom: mine === true ? nextAfter(fresh, state) : state.unseenFrom,
    };
    this.#hooks.change?.(this.#state, fresh, mine === true);
  }

  #answered(id: string, value: unknown): void {
    const asked = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    if (asked !== undefined) this.#hooks.answered?.(id, value);
    asked?.resolve(value as never);
  }
}

/** Whoever has just done something has seen everything up to it. */
const nextAfter = (fresh: readonly Told<GameEvent>[], { told, unseenFrom }: RemoteState): number =>
  Math.max(unseenFrom, ((fresh.at(-1) ?? told.at(-1))?.id ?? -1) + 1);
