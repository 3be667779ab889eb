import { type Bot, botCalled, referenceOf } from '@cabinet-wars/bots';
import { play } from '@cabinet-wars/bots/arena';
import {
  type AnyCourse,
  deviation,
  learnedValue,
  mirrored,
  outcomeOf,
  type Population,
  plannerOf,
  straying,
  type Trial,
  weighed,
} from '@cabinet-wars/bots/learning';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';
import type { Match } from './task.ts';

const NO_HURRY = 600_000;

/** Plays a game between weights that stray in pairs, one this way and one the other, with references beside them. */
export async function playMatch(
  game: AnyGame,
  course: AnyCourse,
  population: Population,
  match: Match,
): Promise<Trial[]> {
  const { options, seed, nodes, references } = match;
  const seats = game.seats(options).length;
  const seated = seatsOf(population, seats, match);
  const reference = references === 0 ? null : await referenceBot(game);
  const bots = seated.map((strayed) => (strayed === null ? reference! : straysBot(game, course, population, strayed)));
  const { result } = await play({ game, options, seed, bots, nodes, milliseconds: NO_HURRY });
  return seated.flatMap((strayed, seat) =>
    strayed === null
      ? []
      : [
          {
            strayed: beyondOthers(seated, seat, strayed),
            outcome: outcomeOf(result, seat, course.clear),
            kind: `${seats}.${references}.${seats === 2 ? seat : ''}`,
          },
        ],
  );
}

/** Who sits where; null is a reference. Where an odd one is left over, it strays alone. */
function seatsOf(
  population: Population,
  seats: number,
  { seed, references, stray = { seed, isMirrored: false } }: Match,
): (Float64Array | null)[] {
  const chance = new Seeded(`${stray.seed}.stray`);
  const all: (Float64Array | null)[] = Array<null>(references).fill(null);
  while (all.length < seats) {
    const one = deviation(population, chance);
    all.push(stray.isMirrored ? mirrored(one) : one);
    if (all.length < seats) all.push(stray.isMirrored ? one : mirrored(one));
  }
  const turned = chance.roll(seats);
  return all.map((_, i) => all[(i + turned) % seats]);
}

async function referenceBot(game: AnyGame): Promise<Bot> {
  const kind = (await botCalled(game.id, (await referenceOf(game.id))!))!;
  return (await kind.load())(game);
}

function straysBot(game: AnyGame, course: AnyCourse, population: Population, strayed: Float64Array): Bot {
  const weights = weighed(course.table, course.unit, straying(population, strayed));
  return plannerOf(game, course.judgement(game, learnedValue(game, course.table, weights)));
}

/** What one strayed beyond the mean of the others: a reference strays by nothing. */
function beyondOthers(seated: readonly (Float64Array | null)[], seat: number, strayed: Float64Array): Float64Array {
  const others = seated.flatMap((each, i) => (each === null || i === seat ? [] : [each]));
  return strayed.map((own, i) => own - others.reduce((sum, other) => sum + other[i], 0) / (seated.length - 1));
}
