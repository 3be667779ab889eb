import type { Choice } from '../choice.ts';
import { copy, copySharing } from '../plain.ts';
import type { KernelReason } from '../reason.ts';
import type { Seat } from '../seat.ts';

/** One gesture: the choices a seat sent together, and what its standing orders added. */
export interface Gesture<C extends Choice> {
  readonly seat: Seat;
  readonly choices: C[];
  /** The first event it gave rise to. */
  readonly firstEvent: number;
}

export interface SavedUndo<G, C extends Choice> {
  readonly base: G | null;
  readonly gestures: readonly Gesture<C>[];
  readonly bar: KernelReason;
  readonly shown: number;
}

/** What can be undone: one copy of the state at the last barrier, and the gestures of one seat since. */
export class Undo<G, C extends Choice> {
  /** Null right after a barrier: the copy is only made when somebody acts. */
  #base: G | null = null;
  /** Whether copies share what has not changed; then the last one made, and whether the state is still the same. */
  #shares = false;
  #latest: G | null = null;
  #isCurrent = false;
  #gestures: Gesture<C>[] = [];
  #bar: KernelReason = 'undo-nothing';
  /** How many of the gestures everybody has been shown. */
  #shown = 0;
  /** Another one whenever what everybody is shown may have become another. */
  #showing: object = {};
  /** What could be undone before the gesture under way began. */
  #before: SavedUndo<G, C> | null = null;

  constructor(saved: SavedUndo<G, C>) {
    this.#base = saved.base;
    this.#gestures = saved.gestures.map((gesture) => ({ ...gesture, choices: [...gesture.choices] }));
    this.#bar = saved.bar;
    this.#shown = saved.shown;
  }

  /** From now on copies share what has not changed; the first with `like`, a state of the same game that nobody changes. Returns the latest. */
  share(state: G, like: G | null): G {
    this.#shares = true;
    this.#latest ??= like;
    if (this.#base !== null) this.#base = copySharing(this.#base, like);
    return this.current(state);
  }

  get shares(): boolean {
    return this.#shares;
  }

  /** The state as it is, in a copy that nobody changes: one serves whoever looks at it and, later, whoever takes back. */
  current(state: G): G {
    if (!this.#isCurrent || this.#latest === null) this.#latest = copySharing(state, this.#latest);
    this.#isCurrent = true;
    return this.#latest;
  }

  /** The state is becoming another one. */
  changed(): void {
    this.#isCurrent = false;
  }

  /** A seat is about to act on the state as it is. */
  begin(state: G, seat: Seat, firstEvent: number): void {
    this.#before = { base: this.#base, gestures: [...this.#gestures], bar: this.#bar, shown: this.#shown };
    const last = this.#gestures.at(-1);
    if (last !== undefined && last.seat !== seat) this.barrier('undo-after-other-seat');
    this.#base ??= this.#shares ? this.current(state) : copy(state);
    this.#gestures.push({ seat, choices: [], firstEvent });
  }

  /** The gesture under way is not made after all: the state before it, and nothing that could be undone is lost. */
  abandon(play: (state: G, seat: Seat, choice: C) => void): G {
    const state = this.again(this.#gestures.length - 1, play);
    const { base, gestures, bar, shown } = this.#before!;
    this.#base = base;
    this.#gestures = [...gestures];
    this.#bar = bar;
    this.#shown = shown;
    return state;
  }

  /** The gesture under way is made: what was before it is of no more use. */
  made(): void {
    this.#before = null;
  }

  add(choice: C): void {
    this.#gestures.at(-1)!.choices.push(choice);
  }

  /** What has been done cannot be undone any more, and why. */
  barrier(bar: KernelReason): void {
    this.#base = null;
    this.#gestures = [];
    this.#bar = bar;
    this.#shown = 0;
    this.#showing = {};
  }

  get bar(): KernelReason {
    return this.#bar;
  }

  get last(): Gesture<C> | undefined {
    return this.#gestures.at(-1);
  }

  get count(): number {
    return this.#gestures.length;
  }

  get shown(): number {
    return this.#shown;
  }

  /** The same object for as long as others are shown the same. */
  get showing(): object {
    return this.#showing;
  }

  show(): void {
    this.#shown = this.#gestures.length;
    this.#showing = {};
  }

  dropLast(): Gesture<C> {
    const gesture = this.#gestures.pop()!;
    if (this.#shown > this.#gestures.length) {
      this.#shown = this.#gestures.length;
      this.#showing = {};
    }
    return gesture;
  }

  /** The state after the first gestures, played again from the copy: no chance has been used since, so it is the same. */
  again(count: number, play: (state: G, seat: Seat, choice: C) => void): G {
    const state = copy(this.#base!);
    for (const gesture of this.#gestures.slice(0, count))
      for (const choice of gesture.choices) play(state, gesture.seat, choice);
    return state;
  }

  /** The state as it was last shown, to be looked at only. */
  shownState(play: (state: G, seat: Seat, choice: C) => void): G {
    return this.#shown === 0 ? this.#base! : this.again(this.#shown, play);
  }

  /** Returns the base itself, not a copy: copy it to keep it. */
  save(): SavedUndo<G, C> {
    return { base: this.#base, gestures: this.#gestures, bar: this.#bar, shown: this.#shown };
  }
}
