import { ExerciseRun } from '@cabinet-wars/host/exercises';
import { type AnyGame, type Choice, type Exercise, type Refusal, refuse, type Taken } from '@cabinet-wars/kernel';
import type { ExerciseControl, ExerciseNow } from '../client/exercise.ts';
import type { Leader, ToldTable } from '../lesson/table-in-page.ts';

/** Sets an exercise: lets everything be tried, says what is made of it, and takes it back. */
export class Examiner implements ExerciseControl, Leader {
  readonly run: ExerciseRun;
  readonly #table: ToldTable;
  readonly #solved: () => void;
  readonly #listeners = new Set<() => void>();
  #tries = 0;
  #isShown = false;
  #now: ExerciseNow;

  constructor(game: AnyGame, exercise: Exercise, table: ToldTable, solved: () => void) {
    this.run = new ExerciseRun(game, exercise);
    this.#table = table;
    this.#solved = solved;
    this.#now = this.#look();
  }

  get exercise(): Exercise {
    return this.run.exercise;
  }

  get hasBegun(): boolean {
    return this.run.said.length > 0;
  }

  /** What comes after the decision is the game's own affair. */
  get isClosed(): boolean {
    return this.run.verdict !== null;
  }

  now = (): ExerciseNow => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(choices: readonly Choice[]): Taken | Refusal {
    const own = this.run.table.asks(this.run.seat).own;
    if (own === null || this.isClosed) return refuse({ why: 'not-asked' });
    const taken = this.run.choose(own.askId, choices);
    if (!taken.ok) return taken;
    if (this.run.verdict?.t === 'other') this.#tries++;
    if (this.run.verdict?.t === 'right') this.#solved();
    this.#table.changed(true);
    this.#tell();
    return taken;
  }

  again = (): void => this.takeBackAll();

  takeBackAll(): void {
    this.run.restart();
    this.#isShown = false;
    this.#table.replaced();
    this.#tell();
  }

  show = (): void => {
    this.run.solve();
    this.#isShown = true;
    this.#table.replaced();
    this.#tell();
  };

  stop(): void {}

  #look(): ExerciseNow {
    return { verdict: this.run.verdict, tries: this.#tries, isShown: this.#isShown, hasBegun: this.hasBegun };
  }

  #tell(): void {
    this.#now = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
