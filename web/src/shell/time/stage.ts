import type { GameEvent } from '@cabinet-wars/kernel';
import type { Animating, Duration } from '../../boards/kit/board.ts';
import type { Change, TableState } from '../../client/table-client.ts';
import type { Speed } from '../../settings.ts';

/** What is on the screen just now, which may lag behind the table. */
export interface Shown {
  /** The state the board, the log and the seats show. */
  readonly state: TableState;
  /** The state the question is taken from: as new as it may be without giving away what is still to be seen. */
  readonly question: TableState;
  readonly animating: Animating | null;
  readonly recent: readonly GameEvent[];
  /** Whether anything is still to come. */
  readonly busy: boolean;
}

export interface StageOptions {
  readonly durations: Readonly<Record<string, Duration>>;
  speed(): Speed;
  reducedMotion(): boolean;
  /** Called with every version that has come on the screen. */
  shown(version: number): void;
  /** For tests: how to wait. */
  readonly wait?: (then: () => void, milliseconds: number) => unknown;
}

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 };
/** Events nobody has given a duration: others' are shown long enough to be read as a line of the log. */
const OTHERS = 240;

/** Plays what happens at a table, one event at a time, skippable at any moment. A store like the table itself. */
export class Stage {
  readonly #options: StageOptions;
  readonly #listeners = new Set<() => void>();
  #queue: Change[] = [];
  #at = 0;
  #timer = 0;
  #shown: Shown;

  constructor(state: TableState, options: StageOptions) {
    this.#options = options;
    this.#shown = { state, question: state, animating: null, recent: [], busy: false };
    options.shown(state.version);
  }

  snapshot = (): Shown => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another step of the table, to be shown after those before it. */
  push = (change: Change): void => {
    const sameEyes = change.state.viewer === this.#shown.state.viewer;
    this.#queue.push(change);
    if (!sameEyes) this.skip();
    else if (this.#queue.length === 1) this.#begin();
    else this.#show({});
  };

  /** Everything at once: the newest state, nothing left to come. */
  skip = (): void => {
    const last = this.#queue.at(-1);
    if (last === undefined) return;
    const recent = this.#queue.flatMap(eventsOf);
    this.#timer++;
    this.#queue = [];
    this.#shown = { state: last.state, question: last.state, animating: null, recent, busy: false };
    this.#options.shown(last.state.version);
    this.#tell();
  };

  #begin(): void {
    this.#at = 0;
    this.#next();
  }

  /** The next event of the first change that takes any time; when there is none, that change is done. */
  #next(): void {
    const change = this.#queue[0];
    if (change === undefined) return;
    const events = eventsOf(change);
    while (this.#at < events.length) {
      const event = events[this.#at++];
      const milliseconds = this.#milliseconds(event, change.own);
      if (milliseconds > 0) {
        this.#show({ animating: { event, milliseconds } });
        this.#wait(() => this.#next(), milliseconds);
        return;
      }
    }
    this.#finish(change);
  }

  #finish(change: Change): void {
    this.#queue.shift();
    this.#show({ state: change.state, animating: null, recent: eventsOf(change) });
    this.#options.shown(change.state.version);
    if (this.#queue.length > 0) this.#begin();
  }

  #show(some: Partial<Shown>): void {
    const state = some.state ?? this.#shown.state;
    this.#shown = { ...this.#shown, ...some, state, question: this.#question(state), busy: this.#queue.length > 0 };
    this.#tell();
  }

  /** One's own plain moves need not be watched to their end before one goes on. */
  #question(state: TableState): TableState {
    let question = state;
    for (const change of this.#queue) {
      if (!change.own || eventsOf(change).some((event) => holds(this.#options.durations[event.t]))) break;
      question = change.state;
    }
    return question;
  }

  #milliseconds(event: GameEvent, own: boolean): number {
    if (this.#options.reducedMotion()) return 0;
    const duration = this.#options.durations[event.t] ?? (own ? 0 : OTHERS);
    const full = typeof duration === 'number' ? duration : duration.milliseconds;
    return full * FACTORS[this.#options.speed()];
  }

  #wait(then: () => void, milliseconds: number): void {
    const mine = ++this.#timer;
    const wait = this.#options.wait ?? ((go, after) => setTimeout(go, after));
    wait(() => {
      if (mine === this.#timer) then();
    }, milliseconds);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const eventsOf = (change: Change): GameEvent[] => change.fresh.flatMap((told) => ('event' in told ? [told.event] : []));

const holds = (duration: Duration | undefined): boolean => typeof duration === 'object' && duration.holds;
