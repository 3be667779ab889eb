import { LessonRun } from '@cabinet-wars/host/lessons';
import {
  type AnyGame,
  type Choice,
  choiceIn,
  isRange,
  isWrittenAs,
  type Lesson,
  type Option,
  Seeded,
} from '@cabinet-wars/kernel';

/** A number a range may take, so that an option can be said. */
const said = (option: Option<Choice>): Choice =>
  choiceIn<Choice>(
    Object.fromEntries(
      Object.entries(option).map(([key, value]) => [key, isRange(value) ? value.from : value]),
    ) as Option<Choice>,
  )!;

/** What may be said now, in notation, a range by both its ends. */
function sayable(run: LessonRun): Choice[] {
  const own = run.table.asks(run.seat).own;
  return (own?.options ?? []).flatMap((option) => {
    const ends = Object.entries(option).find(([, value]) => isRange(value));
    if (ends === undefined) return [said(option)];
    const [key, range] = ends;
    const { from, to } = range as unknown as { from: number; to: number };
    return [from, to].map((value) => said({ ...option, [key]: value } as Option<Choice>));
  });
}

/** What the lesson's table asks, by number. */
const askOf = (run: LessonRun): number => run.table.asks(run.seat).own?.askId ?? -1;

/** A step of which so many choices have been made. */
function partWay(game: AnyGame, lesson: Lesson, at: number, done: number): LessonRun {
  const run = new LessonRun(game, lesson, at);
  for (const text of (lesson.steps[at].does ?? []).slice(0, done)) run.choose(askOf(run), [game.notation.parse(text)!]);
  return run;
}

/** Says all that can be said instead of what is meant: the names of the answers, each tried out and taken back once. */
function meetOthers(game: AnyGame, lesson: Lesson, at: number, done: number): Set<string> {
  const met = new Map<string, Choice>();
  const run = partWay(game, lesson, at, done);
  const before = run.table.version;
  for (const choice of sayable(run)) {
    const text = game.notation.format(choice);
    const { does = [], may = [] } = lesson.steps[at];
    // What ends a step is one of many ways only once something has been done.
    const isTooSoon = done === 0 && text === does.at(-1);
    if (text === run.wanted[0] || (!isTooSoon && may.some((pattern) => isWrittenAs(pattern, text)))) continue;
    const answer = run.choose(askOf(run), [choice]);
    if (answer.ok !== 'otherwise') throw new Error(`${game.notation.format(choice)} is taken for what is meant`);
    if (run.table.version !== before) throw new Error(`${lesson.steps[at].id}: a choice held back was played`);
    if (answer.answer !== null) met.set(answer.answer, choice);
  }
  for (const choice of met.values()) tryAndTakeBack(partWay(game, lesson, at, done), choice);
  return new Set(met.keys());
}

function tryAndTakeBack(run: LessonRun, choice: Choice): void {
  const { at, table } = run;
  if (!run.tryOut(askOf(run), [choice]).ok || !run.isAstray) throw new Error(`${choice.t} cannot be tried out`);
  run.goTo(at);
  if (run.isAstray || run.table === table) throw new Error(`${choice.t} is not taken back`);
}

/** Plays a lesson to its end along every branch it names; what it foresees and cannot happen. */
export function walk(game: AnyGame, lesson: Lesson): string[] {
  const problems: string[] = [];
  const run = new LessonRun(game, lesson);
  while (run.step !== null) {
    const { step, at } = run;
    const does = step.does ?? [];
    const met = new Set(does.flatMap((_, done) => [...meetOthers(game, lesson, at, done)]));
    for (const name of Object.keys(step.others ?? {}))
      if (!met.has(name)) problems.push(`${step.id}: nobody can come to "${name}"`);
    for (const text of does) {
      const choice = game.notation.parse(text);
      const taken = choice === null ? null : run.choose(askOf(run), [choice]);
      if (taken?.ok !== true) throw new Error(`${step.id}: ${text} is not possible`);
    }
    if (!run.isDone) throw new Error(`${step.id} does not end`);
    run.passOver();
    while (run.follow());
    const next = run.step;
    if (next?.does !== undefined && run.table.asks(run.seat).own === null)
      problems.push(`${next.id}: the learner is asked nothing`);
  }
  return problems;
}

/** In gestures, the way a board sends them; what dice or draws cut off is said again. */
export function inGestures(game: AnyGame, lesson: Lesson): void {
  const run = new LessonRun(game, lesson);
  while (run.step !== null) {
    while (run.wanted.length > 0) {
      const { length } = run.wanted;
      const gesture = run.wanted.map((text) => game.notation.parse(text)!);
      if (run.choose(askOf(run), gesture).ok !== true || run.wanted.length === length)
        throw new Error(`${run.step.id} is no gesture`);
    }
    run.passOver();
    while (run.follow());
  }
}

/** So long a learner strays within a step before making an end of it. */
const STRAYED = 30;

/**
 * Goes through a step by whatever is taken for what is meant, drawn by lot, and on to the next; what was said where the table then stands
 * elsewhere than the lesson has it, or where nothing led on.
 */
export function wander(game: AnyGame, lesson: Lesson, at: number, way: number): string | null {
  const run = new LessonRun(game, lesson, at);
  const chance = new Seeded(`${lesson.steps[at].id} ${way}`);
  const texts: string[] = [];
  const isLast = (choice: Choice) => game.notation.format(choice) === lesson.steps[at].does?.at(-1);
  while (!run.isDone) {
    const said = sayable(run);
    const from = chance.next(said.length);
    const byLot = [...said.slice(from), ...said.slice(0, from)];
    const tried = texts.length < STRAYED ? byLot : [...said.filter(isLast), ...byLot];
    const taken = tried.find((choice) => run.choose(askOf(run), [choice]).ok === true);
    if (taken === undefined || texts.length > 2 * STRAYED) return `nothing leads on after ${texts.join(', ')}`;
    texts.push(game.notation.format(taken));
  }
  run.passOver();
  while (run.follow());
  const [here, there] = [run, new LessonRun(game, lesson, at + 1)].map(({ table }) => table.save().snapshot.state);
  return JSON.stringify(here) === JSON.stringify(there) ? null : texts.join(', ');
}
