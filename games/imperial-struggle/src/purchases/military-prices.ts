import { ADVANTAGE, ADVANTAGE_EFFECT } from '../data/advantages.ts';
import type { Space } from '../data/map/spaces.ts';
import {
  CHEAP_SQUADRON_M,
  DEPLOY_M,
  DISPLACE_FROM_MAP_M,
  DISPLACE_FROM_NAVY_BOX_M,
  QUELL_M,
  QUELL_PROTECTED,
  QUELL_STRONG,
  SQUADRON_M,
} from '../data/numbers.ts';
import { NOBODY } from '../data/sides.ts';
import { isProtected } from '../map/control.ts';
import { type Round, SOUTH_SEA_SQUADRON } from '../peace/round.ts';
import { NAVY_BOX, type Open } from '../state.ts';
import type { SquadronPriceId } from '../vocabulary/choices.ts';

/** Rule 24: 2 M, 1 less where the space is Protected, 1 more for a strong Conflict. */
export const quellPrice = (g: Open, space: Space): number =>
  QUELL_M + (isProtected(g, space) ? QUELL_PROTECTED : 0) + (g.conflicts[space] === 2 ? QUELL_STRONG : 0);

/** 1 M to an empty sea; onto an opposing squadron 2 M from the map, 3 M from the Navy Box. */
export function deployPrice(g: Open, from: Space, to: Space): number {
  if (g.flags[to] === NOBODY) return DEPLOY_M;
  return from === NAVY_BOX ? DISPLACE_FROM_NAVY_BOX_M : DISPLACE_FROM_MAP_M;
}

const bastion = ADVANTAGE_EFFECT[ADVANTAGE['naval-bastion']];
/** What the Naval Bastion asks for sending a squadron away. */
export const DISPLACE_M = bastion.does === 'displace' ? bastion.price : 0;

/** 4 M, or 2 M through what makes one cheaper; South Sea Speculation takes off 2 more, down to nothing. */
export function squadronPrice(round: Round, by: SquadronPriceId): number {
  const price = by === 'usual' ? SQUADRON_M : CHEAP_SQUADRON_M;
  return (round.effects & SOUTH_SEA_SQUADRON) === 0 ? price : Math.max(0, price - CHEAP_SQUADRON_M);
}
