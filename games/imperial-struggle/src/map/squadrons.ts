import { SEAS, SPACE, SPACES, type Space, type SpaceId } from '../data/map/spaces.ts';
import { NOBODY, SIDES, type Side } from '../data/sides.ts';
import { isInRound, roundOf } from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import { NAVY_BOX, type State } from '../state.ts';
import type { SquadronPriceId } from '../vocabulary/choices.ts';
import type { Harbour } from '../vocabulary/events.ts';
import { setFlag } from './flags.ts';

function squadronsAtSea(g: Pick<State, 'flags'>, side: Side): number {
  let count = 0;
  for (let i = 0; i < SEAS.length; i++) if (g.flags[SEAS[i]] === side) count++;
  return count;
}
/** Squadrons on the map and in the Navy Box. */
export const squadronsBuilt = (g: State, side: Side): number => squadronsAtSea(g, side) + g.navyBox[side];

/** Rule 28: there are eight a side; those sent away count, those out of the game are not built again. */
export const maySquadronBeBuilt = (g: State, side: Side): boolean => g.unbuilt[side] > 0;

/** A sea, or the Navy Box. */
export const placeId = (place: Space): SpaceId | 'navy-box' => (place === NAVY_BOX ? 'navy-box' : SPACES[place]);
export const placeOf = (id: SpaceId | 'navy-box'): Space => (id === 'navy-box' ? NAVY_BOX : SPACE[id]);

export function buildSquadron(g: State, side: Side, by: SquadronPriceId | 'event', x: Context): void {
  g.unbuilt[side]--;
  g.navyBox[side]++;
  // It does not sail in the Action Round it was built in, however that came about.
  if (isInRound(g)) roundOf(g).built++;
  x.log?.({ t: 'squadron-built', side: SIDES[side], by });
}

/** A squadron leaves a sea or (NAVY_BOX) the Navy Box for somewhere off the map. */
export function sendSquadron(g: State, side: Side, from: Space, to: Harbour, x: Context): void {
  if (from === NAVY_BOX) g.navyBox[side]--;
  if (to === 'navy-box') g.navyBox[side]++;
  else if (to === 'unbuilt') g.unbuilt[side]++;
  else if (to === 'away') g.away[side]++;
  else g.lost[side]++;
  x.log?.({ t: 'squadron-leaves', side: SIDES[side], from: placeId(from), to });
  if (from !== NAVY_BOX) setFlag(g, from, NOBODY, x);
}

/** A squadron goes to a sea from another or from the Navy Box; an opposing one there goes to the Navy Box. */
export function sail(g: State, side: Side, from: Space, to: Space, x: Context): void {
  if (g.flags[to] !== NOBODY) sendSquadron(g, g.flags[to], to, 'navy-box', x);
  if (from === NAVY_BOX) g.navyBox[side]--;
  else setFlag(g, from, NOBODY, x);
  x.log?.({ t: 'squadron-sails', side: SIDES[side], from: placeId(from), to: SPACES[to] });
  setFlag(g, to, side, x);
}

/** What must always be true of a side's squadrons. */
export const allSquadrons = (g: State, side: Side): number =>
  squadronsBuilt(g, side) + g.unbuilt[side] + g.away[side] + g.lost[side];
