import { LessonRun } from '@cabinet-wars/host/lessons';
import { type AnyGame, type Choice, type Lesson, type Refusal, refuse, type Taken } from '@cabinet-wars/kernel';
import type { LessonControl, LessonNow } from '../client/lesson.ts';
import type { Leader, ToldTable } from './table-in-page.ts';

/** How slowly the teacher's own hand moves. */
const SHOWN_EVERY = 1100;

/** What a teacher tells the table in the page. */
export interface TableOfLesson extends ToldTable {
  /** A step was reached, to be taken up there another time. */
  reached(at: number): void;
}

/** Leads through a lesson: holds the learner's choices against what is meant, lets others play, and takes back. */
export class Teacher implements LessonControl, Leader {
  readonly isClosed = false;
  readonly run: LessonRun;
  readonly #table: TableOfLesson;
  readonly #listeners = new Set<() => void>();
  #held: { readonly choices: readonly Choice[]; readonly answer: string | null } | null = null;
  #isShown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #now: LessonNow;

  constructor(game: AnyGame, lesson: Lesson, from: number, table: TableOfLesson) {
    this.run = new LessonRun(game, lesson, from);
    this.#table = table;
    this.#now = this.#look();
  }

  now = (): LessonNow => this.#now;

  /** A step that is done is over: nothing of it is taken back, though others still play what follows it. */
  get hasBegun(): boolean {
    const { isAstray, isDone, wanted, step } = this.run;
    return isAstray || (!isDone && wanted.length < (step?.does?.length ?? 0));
  }

  /** A step is taken back whole: its choices belong together. */
  takeBackAll(): void {
    this.goTo(this.run.at);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the learner chose, by hand: while the teacher shows something, nothing is taken. */
  choose(choices: readonly Choice[]): Taken | Refusal {
    if (this.#isShown) return refuse({ why: 'not-asked' });
    const taken = this.#play(choices);
    // What is held back is answered in the step it was chosen in, even where that step is only read.
    if (taken.ok && this.#held === null) this.next();
    return taken;
  }

  weigh = (...choices: readonly Choice[]): ReturnType<LessonControl['weigh']> =>
    this.#held !== null || this.#isShown ? { isMeant: true, step: null } : this.run.weigh(...choices);

  next = (): void => {
    const { run } = this;
    if (!run.isDone) return;
    if (run.passOver()) this.#table.replaced();
    while (run.follow()) this.#table.changed(false);
    this.#table.reached(run.at);
    this.#tell();
  };

  back = (): void => this.goTo(Math.max(0, this.run.at - 1));

  doIt = (): void => {
    // Dice and draws cut a gesture off: the rest of it is said after them.
    let left = Number.POSITIVE_INFINITY;
    while (this.#now.wanted.length > 0 && this.#now.wanted.length < left) {
      left = this.#now.wanted.length;
      this.#play(this.#now.wanted);
    }
    this.next();
  };

  tryIt = (): void => {
    const [held, own] = [this.#held, this.#asked()];
    if (held === null || own === null) return;
    this.#held = null;
    if (this.run.tryOut(own, held.choices).ok) this.#table.changed(true);
    this.#tell();
  };

  takeBack = (): void => {
    this.#held = null;
    if (this.run.isAstray) this.goTo(this.run.at);
    else this.#tell();
  };

  showMe = (): void => {
    this.#isShown = true;
    this.#tell();
    this.#show(this.#now.wanted);
  };

  goTo(at: number): void {
    this.stop();
    this.#held = null;
    this.run.goTo(at);
    this.#table.replaced();
    this.#tell();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isShown = false;
  }

  #play(choices: readonly Choice[]): Taken | Refusal {
    const own = this.#asked();
    if (own === null) return refuse({ why: 'not-asked' });
    const taken = this.run.choose(own, choices);
    if (taken.ok === 'otherwise') {
      this.#held = { choices, answer: taken.answer };
      this.#tell();
      return { ok: true, rest: choices };
    }
    this.#held = null;
    if (taken.ok && this.run.isSettled) this.#table.replaced();
    else if (taken.ok) this.#table.changed(true);
    this.#tell();
    return taken;
  }

  /** One choice after the other, and when all are made, back to where it was. */
  #show([choice, ...rest]: readonly Choice[]): void {
    this.#timer = setTimeout(() => {
      if (choice === undefined) return this.goTo(this.run.at);
      this.#play([choice]);
      this.#show(rest);
    }, SHOWN_EVERY);
  }

  #asked(): number | null {
    return this.run.table.asks(this.run.seat).own?.askId ?? null;
  }

  #look(): LessonNow {
    const { run } = this;
    return {
      at: run.at,
      steps: run.lesson.steps,
      wanted: run.wanted.flatMap((text): Choice[] => run.game.notation.parse(text) ?? []),
      otherwise: this.#held === null ? null : { answer: this.#held.answer },
      isAstray: run.isAstray,
      isShown: this.#isShown,
    };
  }

  #tell(): void {
    this.#now = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
