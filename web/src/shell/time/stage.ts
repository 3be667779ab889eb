import type { GameEvent } from '@cabinet-wars/kernel';
import type { Animating, Duration } from '../../boards/kit/board.ts';
import type { Ceremony } from '../../boards/kit/ceremony/ceremony.ts';
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
  /** Whether the question has been answered, and what came of it is still being told. */
  readonly stale: boolean;
  readonly ceremony: CeremonyShown | null;
}

/** A ceremony on the screen, and how far it has come. */
export interface CeremonyShown {
  readonly of: Ceremony;
  readonly at: number;
  readonly isStepwise: boolean;
}

export interface StageOptions {
  readonly durations: Readonly<Record<string, Duration>>;
  speed(): Speed;
  reducedMotion(): boolean;
  /** Called with every version that has come on the screen. */
  shown(version: number): void;
  /** How some events of a change, from one of them on, are told as a ceremony; null where they are told one by one. */
  ceremony?(events: readonly GameEvent[], before: TableState, after: TableState): Ceremony | null;
  /** Whether a change of others is summed up afterwards, so that it need not be told event by event. */
  isSummedUp?(before: TableState, after: TableState): boolean;
  /** For tests: how to wait. */
  readonly wait?: (then: () => void, milliseconds: number) => unknown;
}

/** How much longer or shorter than written everything is shown. */
export const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 };
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
    this.#shown = { state, question: state, animating: null, recent: [], busy: false, stale: false, ceremony: null };
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
    if (!sameEyes) this.#toNewest();
    else if (this.#queue.length === 1) this.#begin();
    else this.#show({});
  };

  /** Everything at once, up to the next ceremony: one that is on the screen stays there until it is closed. */
  skip = (): void => {
    if (this.#shown.ceremony !== null) return;
    const ahead = this.#ceremonyAhead();
    if (ahead === null) {
      this.#toNewest();
      return;
    }
    const before = this.#queue.splice(0, ahead.changes).at(-1);
    if (before !== undefined) this.#shown = { ...this.#shown, state: before.state };
    this.#timer++;
    this.#at = ahead.at;
    this.#next();
  };

  /** How many changes come before the next ceremony, and at which event of its change it opens. */
  #ceremonyAhead(): { readonly changes: number; readonly at: number } | null {
    for (const [changes, change] of this.#queue.entries()) {
      const from = changes === 0 ? this.#at : 0;
      const at = eventsOf(change).findIndex((_, i) => i >= from && this.#ceremonyAt(change, i) !== null);
      if (at >= 0) return { changes, at };
    }
    return null;
  }

  /** The next step of the ceremony; after the last, on with the story. */
  nextStep = (): void => {
    const now = this.#shown.ceremony;
    if (now === null) return;
    if (now.at < now.of.steps.length - 1) this.#step({ ...now, at: now.at + 1 });
    else this.#endCeremony(now.of);
  };

  /** To the last step of the ceremony; from there on with the story. */
  toLastStep = (): void => {
    const now = this.#shown.ceremony;
    if (now === null) return;
    const last = now.of.steps.length - 1;
    if (now.at < last) this.#step({ ...now, at: last });
    else this.#endCeremony(now.of);
  };

  /** The ceremony from its beginning, each step waiting. */
  stepwise = (): void => {
    const now = this.#shown.ceremony;
    if (now !== null) this.#step({ ...now, at: 0, isStepwise: true });
  };

  #step(ceremony: CeremonyShown): void {
    this.#timer++;
    this.#show({ animating: null, ceremony });
    const milliseconds = ceremony.of.steps[ceremony.at];
    const isLast = ceremony.at === ceremony.of.steps.length - 1;
    if (milliseconds !== null && !ceremony.isStepwise && !isLast)
      this.#wait(this.nextStep, milliseconds * FACTORS[this.#options.speed()]);
  }

  #endCeremony(of: Ceremony): void {
    this.#timer++;
    this.#at += of.events;
    this.#shown = { ...this.#shown, ceremony: null };
    this.#next();
  }

  #ceremonyAt(change: Change, at: number): Ceremony | null {
    return this.#options.ceremony?.(eventsOf(change).slice(at), this.#shown.state, change.state) ?? null;
  }

  /** The newest state, nothing left to come. */
  #toNewest(): void {
    const last = this.#queue.at(-1);
    if (last === undefined) return;
    const recent = this.#queue.flatMap(eventsOf);
    this.#timer++;
    this.#queue = [];
    const settled = { animating: null, busy: false, stale: false, ceremony: null };
    this.#shown = { state: last.state, question: last.state, recent, ...settled };
    this.#options.shown(last.state.version);
    this.#tell();
  }

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
      const ceremony = this.#ceremonyAt(change, this.#at);
      if (ceremony !== null) {
        this.#begins(ceremony);
        return;
      }
      const event = events[this.#at++];
      const milliseconds = this.#milliseconds(event, change);
      if (milliseconds > 0) {
        this.#show({ animating: { event, milliseconds } });
        this.#wait(() => this.#next(), milliseconds);
        return;
      }
    }
    this.#finish(change);
  }

  /** Whoever wants everything at once sees how it ends; where nothing may move, every step waits. */
  #begins(of: Ceremony): void {
    const isInstant = this.#options.speed() === 'instant';
    this.#step({ of, at: isInstant ? of.steps.length - 1 : 0, isStepwise: this.#options.reducedMotion() });
  }

  #finish(change: Change): void {
    this.#queue.shift();
    this.#show({ state: change.state, animating: null, recent: eventsOf(change) });
    this.#options.shown(change.state.version);
    if (this.#queue.length > 0) this.#begin();
  }

  #show(some: Partial<Shown>): void {
    const state = some.state ?? this.#shown.state;
    const question = this.#question(state);
    const newest = this.#queue.at(-1)?.state.asks.own ?? null;
    const busy = this.#queue.length > 0;
    const stale = busy && question.asks.own?.askId !== newest?.askId;
    this.#shown = { ...this.#shown, ...some, state, question, busy, stale };
    this.#tell();
  }

  /** One's own plain moves need not be watched to their end before one goes on. */
  #question(state: TableState): TableState {
    let question = state;
    for (const change of this.#queue) {
      if (!change.own || this.#holds(change)) break;
      question = change.state;
    }
    return question;
  }

  #holds(change: Change): boolean {
    const events = eventsOf(change);
    return events.some((event, i) => holds(this.#options.durations[event.t]) || this.#ceremonyAt(change, i) !== null);
  }

  #milliseconds(event: GameEvent, { own, state }: Change): number {
    if (this.#options.reducedMotion()) return 0;
    if (!own && this.#options.isSummedUp?.(this.#shown.state, state) === true) return 0;
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
