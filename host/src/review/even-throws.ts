import { type Chance, Seeded } from '@cabinet-wars/kernel';

const SIDES = 6;
/** Dice are thrown again so often to learn what was to be expected of them: once for each way two of them can fall. */
const THROWS = SIDES * SIDES;
/** A battle at sea and one on land, each with a pair for either side; what falls after that falls as it may. */
const PAIRS = 4;

/**
 * Chances of which together every pair of dice falls once each way it can, in an order of its own: so few throws by lot
 * alone would tell more of their own luck than of what they are to measure.
 */
export function evenThrows(seed: string): readonly Chance[] {
  const lots = new Seeded(seed);
  const pairs = Array.from({ length: PAIRS }, () => shuffled(lots));
  return Array.from({ length: THROWS }, (_, n) =>
    evenThrow(
      pairs.flatMap((falls) => [Math.floor(falls[n] / SIDES), falls[n] % SIDES]),
      new Seeded(`${seed}.${n}`),
    ),
  );
}

function evenThrow(dice: readonly number[], otherwise: Chance): Chance {
  let thrown = 0;
  return {
    draw: (sides) => otherwise.draw(sides),
    roll: (sides) => (sides === SIDES && thrown < dice.length ? dice[thrown++] : otherwise.roll(sides)),
  };
}

function shuffled(lots: Chance): readonly number[] {
  const falls = Array.from({ length: THROWS }, (_, n) => n);
  for (let last = falls.length - 1; last > 0; last--) {
    const other = lots.draw(last + 1);
    [falls[last], falls[other]] = [falls[other], falls[last]];
  }
  return falls;
}
