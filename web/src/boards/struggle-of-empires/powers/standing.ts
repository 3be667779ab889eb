import { POWERS, type PowerId, TILES } from '@cabinet-wars/struggle-of-empires/data';
import { drawsUnrest, scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import { held } from '@cabinet-wars/struggle-of-empires/view';
import type { GameView, OpenView } from '../read/seen.ts';

/** What everybody may know of a power, and its own player a little more. */
export interface Standing {
  readonly power: PowerId;
  /** −1 where nobody plays it. */
  readonly seat: number;
  readonly gold: number;
  readonly population: number;
  /** Null where the viewer cannot know it. */
  readonly unrest: number | null;
  /** Unrest counters it has taken, whatever they are worth; null where they lie face down. */
  readonly taken: number | null;
  readonly tiles: number;
  readonly vp: number;
  /** What it would add if the war ended now; null once no war is left. */
  readonly more: number | null;
}

export function standings(view: GameView): Standing[] {
  const now = scoreNow(view.open);
  return POWERS.map((power, i) => {
    const score = now.find((each) => each.power === i);
    return {
      power,
      seat: view.open.seatOf[i],
      gold: view.open.gold[i],
      population: view.open.population[i],
      unrest: unrestKnown(view, i),
      taken: view.open.unrest?.taken[i] ?? null,
      tiles: tilesHeld(view.open, i),
      vp: view.open.vp[i],
      more: view.open.final !== null ? null : score === undefined ? 0 : score.total - score.vp,
    };
  });
}

const tilesHeld = (open: OpenView, power: number): number =>
  TILES.reduce((sum, _, tile) => sum + open.tiles[held(power, tile)], 0);

/** In the open, one's own, or shown at the end; else nobody can tell. */
function unrestKnown({ open, own }: GameView, power: number): number | null {
  if (open.final !== null) return open.final.unrest[power];
  if (open.everybodysUnrest !== undefined) return open.everybodysUnrest[power];
  if (own !== null && open.plays[own.seat] === power) return own.points;
  if (open.unrest === null || drawsUnrest(open)) return null;
  return open.unrest.taken[power] - open.unrest.returned[power];
}

export { scoreNow };
