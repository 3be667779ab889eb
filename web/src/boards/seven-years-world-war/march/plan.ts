import { SQUARES, type SquareId, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { landingCost, nameOf, type Reach, type Way } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Move, PieceName } from '@cabinet-wars/seven-years-world-war/view';
import type { AskAhead } from '../../../look-ahead/index.ts';
import type { GameChoice, OpenView } from '../read/seen.ts';
import { type Force, squareIds, type Taken } from './force.ts';
import type { MarchState, Plan } from './marching.ts';

/** Whether what the fleets carry can go ashore at the end of a way, and what that costs; null where there is nobody, or no coast. */
export function landingAt(open: OpenView, force: Force, reach: Reach, way: Way): number | null {
  const goal = way.squares.at(-1) ?? -1;
  const cargo = force.aboard.length + force.loaded.length;
  if (cargo === 0 || goal < 0 || !tablesOf(open).isLand[goal]) return null;
  const cost = landingCost(open, goal);
  return (way.costs.at(-1) ?? 0) + cost <= reach.points ? cost : null;
}

/** Cargo by the name it has at sea. */
const ashoreNames = (open: OpenView, { aboard, loaded }: Force): PieceName[] =>
  [...aboard, ...loaded].map((piece) => `${nameOf(open, piece).replace(/@sea$/, '')}@sea`);

/** What is to be done once the force has set out. */
export function planFor(open: OpenView, force: Force, reach: Reach, way: Way, state: MarchState): Omit<Plan, 'askId'> {
  const lands = !state.staysAboard && landingAt(open, force, reach, way) !== null;
  return {
    from: SQUARES[force.marching.at],
    units: unitsOf(open, force),
    squares: squareIds(way.squares),
    ashore: lands ? ashoreNames(open, force) : [],
    stops: !state.sailsOn,
    size: force.marching.force.length,
  };
}

/** Fleets first, since they make room for the rest. */
const unitsOf = (open: OpenView, { marching, aboard }: Force): PieceName[] =>
  [...marching.force, ...aboard].map((piece) => nameOf(open, piece));

const mustering = (units: readonly PieceName[]): readonly GameChoice[] => [
  ...units.map((piece) => ({ t: 'take', piece }) as const),
  { t: 'go' },
];

/** The orders by which what was taken up sets out. */
export const settingOut = (open: OpenView, taken: Taken, force: Force): readonly GameChoice[] => [
  { t: taken.how, square: taken.from },
  ...mustering(unitsOf(open, force)),
];

/** The orders of a plan, from the square the force has come to. */
export function onward({ squares, ashore, stops }: Plan, at: SquareId | null): readonly GameChoice[] {
  const left = at === null ? squares : squares.slice(squares.indexOf(at) + 1);
  return [
    ...left.map((square) => ({ t: 'step', square }) as const),
    ...ashore.map((piece) => ({ t: 'debark', piece }) as const),
    ...(stops ? [{ t: 'stop' } as const] : []),
  ];
}

/** What of a plan is left once others have been asked; null where something has come of it and the plan is no more. */
export function leftOf(plan: Plan, key: string, move: Pick<Move, 'at' | 'force'> | null): readonly GameChoice[] | null {
  if (move === null) return null;
  const at = SQUARES[move.at];
  if (key === 'move.muster')
    return at === plan.from && move.force.length === 0 ? [...mustering(plan.units), ...onward(plan, null)] : null;
  if (key !== 'move.march' || move.force.length !== plan.size) return null;
  if (at === plan.from) return onward(plan, null);
  return plan.squares.includes(at) ? onward(plan, at) : null;
}

/** What of some orders is to be said: those that leave no choice are never asked for, and others may be asked in between. */
export async function sayable(
  lookAhead: AskAhead<GameChoice>,
  orders: readonly GameChoice[],
): Promise<readonly GameChoice[]> {
  const ahead = await lookAhead({ after: orders, depth: 0, tally: false });
  return ahead?.start.choices ?? orders;
}
