import { choiceIn, isOffered } from '@cabinet-wars/kernel';
import {
  COMMAND_VALUE,
  MARKER,
  POWER,
  SQUARES,
  type SquareId,
  squareOf,
  tablesOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { nameOf, traineesAt, trainingGrounds } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { PieceName } from '@cabinet-wars/seven-years-world-war/view';
import type { GameChoice, OpenView, OwnAsk } from '../read/seen.ts';

type Trainer = Extract<GameChoice, { t: 'trainer' }>;

/** A leader who may train, and the squares where he finds somebody. */
export interface School {
  readonly trainer: Trainer;
  readonly grounds: readonly Ground[];
}
export interface Ground {
  readonly square: SquareId;
  /** Those he could train there, no more than he commands, and what each costs. */
  readonly trainees: readonly { readonly piece: PieceName; readonly price: number }[];
}
/** What is to be done by one of them. */
export interface Lesson {
  readonly square: SquareId;
  readonly count: number;
}

/** The schools of the training phase (17.1): squares with most recruits first. */
export function schoolsOf(ask: OwnAsk, open: OpenView): School[] {
  const { trainCost } = tablesOf(open);
  return ask.options.flatMap((option): School[] => {
    const trainer = choiceIn<GameChoice>(option);
    if (trainer?.t !== 'trainer') return [];
    const leader = MARKER[trainer.marker];
    const grounds = trainingGrounds(open, ask.seat, leader, POWER[trainer.power]).map((square) => ({
      square: SQUARES[square],
      trainees: traineesAt(open, ask.seat, leader, square)
        .slice(0, COMMAND_VALUE[leader])
        .map((piece) => ({ piece: nameOf(open, piece), price: trainCost[open.face[piece]] })),
    }));
    return [{ trainer, grounds: grounds.sort((a, b) => b.trainees.length - a.trainees.length) }];
  });
}

export const priceOfLesson = ({ grounds }: School, { square, count }: Lesson): number =>
  (grounds.find((ground) => ground.square === square)?.trainees ?? [])
    .slice(0, count)
    .reduce((sum, { price }) => sum + price, 0);

/** What is said for one leader: who, where, each unit, and that it is enough. */
export function lessonChoices({ trainer, grounds }: School, { square, count }: Lesson, isAll: boolean): GameChoice[] {
  const trainees = grounds.find((ground) => ground.square === square)?.trainees ?? [];
  return [
    trainer,
    { t: 'train-in', square },
    ...trainees.slice(0, count).map(({ piece }): GameChoice => ({ t: 'upgrade', piece })),
    ...(isAll ? [] : [{ t: 'done' } as const]),
  ];
}

/** What is to be said for all lessons, one leader after the other. */
export const lessonsOf = (
  lessons: readonly { readonly school: School; readonly lesson: Lesson }[],
  { seat }: OwnAsk,
  open: OpenView,
): GameChoice[] =>
  lessons.flatMap(({ school, lesson }) => {
    const leader = MARKER[school.trainer.marker];
    const there = traineesAt(open, seat, leader, squareOf(lesson.square)).length;
    // Nobody is asked whether it is enough once he has trained all he commands, or all there are.
    const isAll = lesson.count >= Math.min(COMMAND_VALUE[leader], there);
    return lessonChoices(school, lesson, isAll);
  });

/** What is still to be said, from the first that is offered now on: what left no choice was never asked for. */
export function stillDue(due: readonly GameChoice[], ask: OwnAsk): readonly GameChoice[] {
  const at = due.findIndex((choice) => isOffered(ask.options, choice));
  return at < 0 ? [] : due.slice(at);
}
