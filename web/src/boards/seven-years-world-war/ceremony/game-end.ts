import { POWERS, type PowerId } from '@cabinet-wars/seven-years-world-war/data';
import { scoreNow } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Points } from '@cabinet-wars/seven-years-world-war/view';
import type { Event, OpenView } from '../read/seen.ts';
import { reckonings } from '../read/story.ts';

export interface FinalPlace {
  readonly seat: number;
  readonly place: number;
  readonly ratio: number;
  readonly level: ReturnType<typeof scoreNow>[number]['level'];
  readonly points: number;
  readonly start: number;
  readonly won: readonly PowerId[];
  readonly lost: readonly PowerId[];
}

/** Peace: who has which level of victory, how it came to that, and what points are made of. */
export interface GameEnd {
  readonly places: readonly FinalPlace[];
  /** Ratios of every seat, from the start through every year. */
  readonly course: readonly (readonly number[])[];
  readonly partsStart: readonly Points[] | null;
  readonly partsEnd: readonly Points[];
  readonly isTreaty: boolean;
}

export function gameEndOf(story: readonly Event[], open: OpenView): GameEnd | null {
  if (open.final === null) return null;
  const told = reckonings(story);
  const scores = scoreNow(open);
  const began = story.flatMap((event) => (event.t === 'control' && event.cause === 'set-up' ? [event] : []));
  const hadAtStart = (seat: number) => began.filter((event) => event.seat === seat).map(({ power }) => power);
  const places = [...scores]
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ seat, ratio, level, points, start }): FinalPlace => {
      const has = POWERS.filter((_, power) => open.control[power] === seat);
      const had = hadAtStart(seat);
      return {
        seat,
        place: 1 + scores.filter((each) => each.ratio > ratio).length,
        ratio,
        level,
        points,
        start,
        won: had.length === 0 ? [] : has.filter((power) => !had.includes(power)),
        lost: had.filter((power) => !has.includes(power)),
      };
    });
  return {
    places,
    course: scores.map(({ seat, ratio }) =>
      told.length < 2 ? [100, ratio] : told.map(({ turn, ratios }) => (turn === 0 ? 100 : ratios[seat])),
    ),
    partsStart: told[0]?.turn === 0 ? told[0].parts : null,
    partsEnd: scores.map(({ parts }) => parts),
    isTreaty: open.final.reason === 'treaty',
  };
}
