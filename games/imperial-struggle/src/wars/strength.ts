import { hasKeyword } from '../cards/face-up.ts';
import { SPACES_IN } from '../data/map/spaces.ts';
import { keywordOf } from '../data/ministries.ts';
import { BONUS_TILES_PER_THEATRE, SPECIAL_TILE_STRENGTH } from '../data/numbers.ts';
import { BRITAIN, opponentOf, type Side } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { FACTS_OF, REGIONS_OF, STRENGTH_SPACES, THEATRE, THEATRES_OF, type Theatre } from '../data/wars.ts';
import { holds } from '../map/control.ts';
import { bonusSlot, type Open, type State, theatreSlot } from '../state.ts';

/** What a side's strength in a theatre is made of (rule 39). */
export interface Strength {
  readonly tiles: number;
  /** Alliances, squadrons, Forts. */
  readonly spaces: number;
  /** Conflicts on the opponent's flags. */
  readonly conflicts: number;
  readonly keyword: number;
  /** Byng and Atlantic Dominance. */
  readonly markers: number;
}
export const totalOf = (strength: Strength): number =>
  strength.tiles + strength.spaces + strength.conflicts + strength.keyword + strength.markers;

/** One of the theatres of the War under way or to come, as `THEATRES` numbers them. */
export const theatreAt = (g: Pick<State, 'war'>, theatre: number): Theatre => THEATRES_OF[g.war][theatre];

export function strengthOf(g: State, side: Side, theatre: number): Strength {
  return { ...openStrength(g, side, theatre), tiles: tileStrength(g, side, theatre) };
}

/** What everybody sees: all but the tiles. */
export function openStrength(g: Open, side: Side, theatre: number): Strength {
  const at = theatreAt(g, theatre);
  const { keyword, conflicts } = FACTS_OF[at];
  // Rule 8, ruling 68: a keyword helps only on a ministry that is face up before the War.
  return {
    tiles: 0,
    spaces: strongSpaces(g, side, at),
    conflicts: conflicts === true ? conflictsAgainst(g, opponentOf(side), at) : 0,
    keyword: keyword !== undefined && hasKeyword(g, side, keywordOf(keyword)) ? 1 : 0,
    markers: markerStrength(g, side, theatre, at),
  };
}

/** How a theatre stands without the tiles. */
export const theatreStanding = (g: Open, theatre: number): { france: number; britain: number } => ({
  france: totalOf(openStrength(g, 0, theatre)),
  britain: totalOf(openStrength(g, 1, theatre)),
});

function tileStrength(g: State, side: Side, theatre: number): number {
  const { basic, bonus } = tablesOf(g);
  const kind = g.secret.basic[theatreSlot(side, theatre)];
  let strength = kind < 0 ? 0 : basic[kind].strength;
  for (let slot = 0; slot < BONUS_TILES_PER_THEATRE; slot++) {
    const tile = g.secret.bonus[bonusSlot(side, theatre, slot)];
    if (tile >= 0) strength += bonus[tile].strength;
  }
  return strength;
}

function strongSpaces(g: Open, side: Side, at: Theatre): number {
  let count = 0;
  for (const space of STRENGTH_SPACES[at]) if (holds(g, side, space) && g.damaged[space] === 0) count++;
  return count;
}

/** Ruling 12: every Conflict on a side's flag in the theatre's Regions, whatever the country; a strong one counts as one. */
function conflictsAgainst(g: Open, side: Side, at: Theatre): number {
  let count = 0;
  for (const region of REGIONS_OF[at])
    for (const space of SPACES_IN[region]) if (g.conflicts[space] !== 0 && g.flags[space] === side) count++;
  return count;
}

function markerStrength(g: Open, side: Side, theatre: number, at: Theatre): number {
  const byng = side === BRITAIN && g.byng === theatre ? SPECIAL_TILE_STRENGTH : 0;
  return byng + (at === THEATRE['7YW-3'] && g.atlantic === side ? SPECIAL_TILE_STRENGTH : 0);
}
