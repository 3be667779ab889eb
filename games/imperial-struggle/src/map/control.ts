import { ADVANTAGE_COUNT, ADVANTAGE_SPACES, type Advantage } from '../data/advantages.ts';
import { FIRST_TURN, FORTS, IS_FORT, IS_NAVAL, LINKS, NEEDS_USA, type Space, TERRITORIES } from '../data/map/spaces.ts';
import { AMERICAN, NOBODY, type Side } from '../data/sides.ts';
import type { State } from '../state.ts';

/** A side's flag or squadron that counts: a Conflict spoils a space for every purpose (rule 24). */
export const holds = (g: Pick<State, 'flags' | 'conflicts'>, side: Side, space: Space): boolean =>
  g.flags[space] === side && g.conflicts[space] === 0;

export function countHeld(g: Pick<State, 'flags' | 'conflicts'>, side: Side, spaces: readonly Space[]): number {
  let count = 0;
  for (let i = 0; i < spaces.length; i++) if (holds(g, side, spaces[i])) count++;
  return count;
}

/** Who holds more of these spaces, and by how much; nobody where they are even. */
export function leaderOf(
  g: Pick<State, 'flags' | 'conflicts'>,
  spaces: readonly Space[],
): { side: Side; lead: number } {
  const lead = countHeld(g, 0, spaces) - countHeld(g, 1, spaces);
  return lead === 0 ? { side: NOBODY, lead: 0 } : { side: lead > 0 ? 0 : 1, lead: Math.abs(lead) };
}

const hasAmericanFlag = (g: Pick<State, 'flags'>): boolean => TERRITORIES.some((space) => g.flags[space] === AMERICAN);

/** Whether a space is in play: Prussia's later spaces, the Sons of Liberty and the United States come in later turns. */
export const isInPlay = (g: Pick<State, 'flags' | 'turn'>, space: Space): boolean =>
  FIRST_TURN[space] <= g.turn && (!NEEDS_USA[space] || hasAmericanFlag(g));

/** Rule 23: a flag is Protected by an own squadron or an own undamaged Fort next to it. */
export function isProtected(g: Pick<State, 'flags' | 'damaged'>, space: Space): boolean {
  const side = g.flags[space];
  if (side === NOBODY) return false;
  const links = LINKS[space];
  for (let i = 0; i < links.length; i++) {
    const next = links[i];
    if (g.flags[next] === side && (IS_NAVAL[next] || (IS_FORT[next] && g.damaged[next] === 0))) return true;
  }
  return false;
}

export const isIntactFort = (g: Pick<State, 'flags' | 'damaged'>, side: Side, space: Space): boolean =>
  IS_FORT[space] && g.flags[space] === side && g.damaged[space] === 0;
export const intactForts = (g: Pick<State, 'flags' | 'damaged'>, side: Side): Space[] =>
  FORTS.filter((space) => isIntactFort(g, side, space));

/** Rule 31: who has all the spaces an Advantage is joined to. A Conflict does not take it away, only its use. */
export function controllerOf(g: Pick<State, 'flags'>, advantage: Advantage): Side {
  const spaces = ADVANTAGE_SPACES[advantage];
  const side = g.flags[spaces[0]];
  if (side > 1) return NOBODY;
  for (let i = 1; i < spaces.length; i++) if (g.flags[spaces[i]] !== side) return NOBODY;
  return side;
}

export function advantagesOf(g: Pick<State, 'flags'>, side: Side): Advantage[] {
  const held: Advantage[] = [];
  for (let advantage = 0; advantage < ADVANTAGE_COUNT; advantage++)
    if (controllerOf(g, advantage) === side) held.push(advantage);
  return held;
}

/** Whether a Conflict in one of its spaces keeps an Advantage from being used. */
export const isSpoilt = (g: Pick<State, 'conflicts'>, advantage: Advantage): boolean =>
  ADVANTAGE_SPACES[advantage].some((space) => g.conflicts[space] !== 0);
