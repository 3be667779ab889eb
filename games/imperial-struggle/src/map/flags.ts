import { ADVANTAGE_OF, ADVANTAGES, type Advantage } from '../data/advantages.ts';
import { IS_FORT, SPACES, type Space } from '../data/map/spaces.ts';
import { AMERICAN, BRITAIN, FLAGS, type Flag, type FlagId, NOBODY, SIDES } from '../data/sides.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import { controllerOf } from './control.ts';

/** A Huguenots marker that is out of the game. */
const HUGUENOTS_GONE = -2;

const flagId = (flag: Flag): FlagId | 'nobody' => (flag === NOBODY ? 'nobody' : FLAGS[flag]);

/**
 * Puts a flag in a space or (NOBODY) takes it out. Any change removes a Conflict (rule 24) and ends Isolation; an emptied
 * Fort space has no damage left; Advantages change hands at once (rule 31).
 */
export function setFlag(g: State, space: Space, to: Flag, x: Context): void {
  const from = g.flags[space];
  if (from === to) return;
  const advantage = ADVANTAGE_OF[space];
  const before = advantage < 0 ? NOBODY : controllerOf(g, advantage);
  g.flags[space] = to;
  g.changed[space] = 1;
  g.isolated[space] = 0;
  g.conflicts[space] = 0;
  if (to === NOBODY && IS_FORT[space]) g.damaged[space] = 0;
  if (to === BRITAIN || to === AMERICAN) dropHuguenots(g, space);
  x.log?.({ t: 'flag', space: SPACES[space], from: flagId(from), to: flagId(to) });
  if (advantage >= 0 && x.log !== undefined) tellAdvantage(g, advantage, before, x);
}

function tellAdvantage(g: State, advantage: Advantage, before: number, x: Context): void {
  const now = controllerOf(g, advantage);
  if (now === before) return;
  x.log?.({ t: 'advantage-held', advantage: ADVANTAGES[advantage], side: now === NOBODY ? 'nobody' : SIDES[now] });
}

/** A Huguenots marker goes for good when its Territory turns British, or American (ruling 99). */
function dropHuguenots(g: State, space: Space): void {
  for (let i = 0; i < g.huguenots.length; i++) if (g.huguenots[i] === space) g.huguenots[i] = HUGUENOTS_GONE;
}

/** Flags an empty space, or takes an opposing flag out: one of the two. */
export const shiftFlag = (g: State, space: Space, side: number, x: Context): void =>
  setFlag(g, space, g.flags[space] === NOBODY ? side : NOBODY, x);

export function placeConflict(g: State, space: Space, strong: boolean, x: Context): void {
  g.conflicts[space] = strong ? 2 : 1;
  x.log?.({ t: 'conflict', space: SPACES[space], strong });
}

export function removeConflict(g: State, space: Space, x: Context): void {
  if (g.conflicts[space] === 0) return;
  g.conflicts[space] = 0;
  x.log?.({ t: 'conflict-removed', space: SPACES[space] });
}

export function damageFort(g: State, space: Space, x: Context): void {
  g.damaged[space] = 1;
  x.log?.({ t: 'fort-damaged', space: SPACES[space] });
}

export function repairFort(g: State, space: Space, x: Context): void {
  g.damaged[space] = 0;
  x.log?.({ t: 'fort-repaired', space: SPACES[space] });
}
