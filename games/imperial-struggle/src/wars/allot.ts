import type { Option } from '@cabinet-wars/kernel';
import { SIDES, type Side } from '../data/sides.ts';
import { type Context, procedure } from '../procedure.ts';
import { type State, TILE_KINDS, theatreSlot } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { theatreCount, theatreId, theatreIndex } from './war-tiles.ts';

/** Optional: Basic tiles are drawn as a set, and their owner says which goes where. The last needs no saying. */
export const allot = procedure('allot')({
  tiles: {
    mode: 'secret',
    who: (g) => g.seatOf,
    options: (g, _f, seat, soFar) => tilesLeft(g, g.sideOf[seat], soFar),
    complete: (g, _f, _seat, soFar) => soFar.length === theatreCount(g) - 1,
    choose: (g, _f, choice, _x, seat) => {
      if (choice.t === 'allot') put(g, g.sideOf[seat], theatreIndex(g, choice.theatre), choice.tile);
    },
  },
  allotted: (g, _f, x) => {
    for (let side = 0; side < SIDES.length; side++) tell(g, side, x);
  },
});

/** The kinds a side has still to lay out, for the next theatre. */
function tilesLeft(g: State, side: Side, soFar: readonly Choice[]): Option<Choice>[] {
  const left = new Array<number>(TILE_KINDS).fill(0);
  for (let theatre = 0; theatre < theatreCount(g); theatre++) left[g.secret.basic[theatreSlot(side, theatre)]]++;
  for (const earlier of soFar) if (earlier.t === 'allot') left[earlier.tile]--;
  const options: Option<Choice>[] = [];
  for (let tile = 0; tile < TILE_KINDS; tile++)
    if (left[tile] > 0) options.push({ t: 'allot', theatre: theatreId(g, soFar.length), tile });
  return options;
}

/** Answers come theatre by theatre: the tile changes places with the one there. */
function put(g: State, side: Side, theatre: number, tile: number): void {
  const { basic } = g.secret;
  const here = theatreSlot(side, theatre);
  const there = basic.indexOf(tile, here);
  basic[there] = basic[here];
  basic[here] = tile;
}

function tell(g: State, side: Side, x: Context): void {
  const first = theatreSlot(side, 0);
  const tiles = g.secret.basic.slice(first, first + theatreCount(g));
  x.log?.({ t: 'basic-tiles-allotted', seat: g.seatOf[side], side: SIDES[side], tiles });
}
