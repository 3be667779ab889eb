import { DONE } from '@cabinet-wars/kernel';
import { BONUS_TILES_PER_THEATRE } from '../data/numbers.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { type Context, procedure } from '../procedure.ts';
import { bonusSlot, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import {
  bonusPool,
  bonusTilesIn,
  drawKind,
  hasRoomForTile,
  putBonusTile,
  takeBonusTile,
  theatreCount,
  theatreId,
  theatreIndex,
} from './war-tiles.ts';

export interface PlaceTile {
  side: Side;
  /** The theatre it must go to, or has been said to; −1: not settled. */
  into: number;
  /** How many of the tiles there have come by the same card and do not make room for the next; none if not said. */
  staying?: number;
}

/** A tile that may go to any theatre. */
export const anywhere = (side: Side): PlaceTile => ({ side, into: -1 });

/** Rule 26: a Bonus War tile is drawn, looked at and placed; a full theatre takes it if one of its two moves elsewhere. */
export const placeTile = procedure<PlaceTile>('place-tile')({
  draw: (g, f, x) => {
    if (!hasRoomForTile(g, f.side)) return DONE;
    const tile = drawKind(bonusPool(g, f.side), x);
    g.secret.drawnBonus[f.side] = tile;
    x.reveal();
    x.log?.({ t: 'bonus-tile-drawn', seat: g.seatOf[f.side], side: SIDES[f.side], tile });
    if (f.into >= 0) return put(g, f, f.into, x);
  },
  theatre: {
    who: (g, f) => g.seatOf[f.side],
    options: (g) =>
      Array.from({ length: theatreCount(g) }, (_, theatre) => ({
        t: 'place-tile' as const,
        theatre: theatreId(g, theatre),
      })),
    choose: (g, f, choice, x) =>
      choice.t === 'place-tile' ? put(g, f, theatreIndex(g, choice.theatre), x) : undefined,
  },
  move: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => moves(g, f),
    choose: (g, f, choice, x) => {
      if (choice.t === 'move-tile') move(g, f, choice.tile, theatreIndex(g, choice.theatre), x);
      put(g, f, f.into, x);
    },
  },
});

const isFull = (g: State, side: Side, theatre: number): boolean =>
  bonusTilesIn(g, side, theatre) >= BONUS_TILES_PER_THEATRE;

function put(g: State, f: PlaceTile, theatre: number, x: Context) {
  if (isFull(g, f.side, theatre)) {
    f.into = theatre;
    return 'move' as const;
  }
  const tile = g.secret.drawnBonus[f.side];
  g.secret.drawnBonus[f.side] = -1;
  putBonusTile(g, f.side, theatre, tile);
  x.log?.({
    t: 'bonus-tile-placed',
    seat: g.seatOf[f.side],
    side: SIDES[f.side],
    theatre: theatreId(g, theatre),
    tile,
  });
  return DONE;
}

function moves(g: State, f: PlaceTile): Choice[] {
  const kinds = new Set<number>();
  // Tiles lie in the order they came.
  for (let slot = 0; slot < BONUS_TILES_PER_THEATRE - (f.staying ?? 0); slot++)
    kinds.add(g.secret.bonus[bonusSlot(f.side, f.into, slot)]);
  const choices: Choice[] = [];
  for (const tile of kinds)
    for (let theatre = 0; theatre < theatreCount(g); theatre++)
      if (!isFull(g, f.side, theatre)) choices.push({ t: 'move-tile', tile, theatre: theatreId(g, theatre) });
  return choices;
}

function move(g: State, f: PlaceTile, tile: number, to: number, x: Context): void {
  const slot = g.secret.bonus[bonusSlot(f.side, f.into, 0)] === tile ? 0 : 1;
  putBonusTile(g, f.side, to, takeBonusTile(g, f.side, f.into, slot));
  const [from, there] = [theatreId(g, f.into), theatreId(g, to)];
  x.log?.({ t: 'bonus-tile-moved', seat: g.seatOf[f.side], side: SIDES[f.side], from, to: there, tile });
}
