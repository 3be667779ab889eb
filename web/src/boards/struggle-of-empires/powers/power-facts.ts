import {
  PIECES,
  PLACE_COUNT,
  powerOf,
  REGIONS,
  type Region,
  type RegionId,
  TILES,
  type TileId,
  UNITS,
  type UnitId,
} from '@cabinet-wars/struggle-of-empires/data';
import { regionScore } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, held } from '@cabinet-wars/struggle-of-empires/view';
import { medalsOf } from '../read/position-of.ts';
import { idOf, type OpenView, type PowerId } from '../read/seen.ts';

export interface HeldTile {
  readonly tile: TileId;
  readonly copies: number;
  readonly used: number;
}

export interface ScoreLine {
  readonly region: RegionId;
  readonly vp: number;
  /** Its place there, counted from 1, and whether it shares it; null where it has none. */
  readonly place: { readonly nth: number; readonly isShared: boolean } | null;
  readonly tokens: number;
  readonly units: Readonly<Record<UnitId, number>>;
}

/** Everything a power's card says that is more than its standing. */
export interface PowerFacts {
  /** What the end of the war would bring: population and tokens, less the upkeep of its units. */
  readonly income: number;
  readonly tiles: readonly HeldTile[];
  readonly left: readonly { readonly unit: UnitId; readonly left: number; readonly of: number }[];
  readonly scores: readonly ScoreLine[];
  readonly enemies: readonly PowerId[];
  readonly allies: readonly PowerId[];
  readonly hasAlliances: boolean;
  /** When it plays in a round, from 1; null before the order is settled. */
  readonly nth: number | null;
}

export function powerFacts(open: OpenView, id: PowerId): PowerFacts {
  const power = powerOf(id);
  const counts: Readonly<Record<UnitId, readonly number[]>> = {
    army: open.armies,
    navy: open.navies,
    fort: open.forts,
  };
  const onMap = (unit: UnitId) => sum(PLACE_COUNT, (place) => counts[unit][at(power, place)]);
  const row = [open.top, open.bottom].find((each) => each.includes(power));
  const others = open.plays.filter((each) => each !== power).flatMap((each) => idOf(each) ?? []);
  const allies = others.filter((other) => row?.includes(powerOf(other)));
  const pieces = PIECES[open.options.edition];
  return {
    income:
      open.population[power] +
      sum(REGIONS.length, (region) => open.tokens[at(power, region)]) -
      UNITS.reduce((units, unit) => units + onMap(unit), 0),
    tiles: TILES.flatMap((tile, i): HeldTile[] => {
      const copies = open.tiles[held(power, i)];
      return copies === 0 ? [] : [{ tile, copies, used: open.used[held(power, i)] }];
    }).sort((a, b) => a.used - b.used),
    left: UNITS.map((unit, i) => ({ unit, left: pieces[i] - onMap(unit), of: pieces[i] })),
    scores: REGIONS.flatMap((region, r): ScoreLine[] => {
      const i = at(power, r);
      const units = { army: open.armies[i], navy: open.navies[i], fort: open.forts[i] };
      const tokens = open.tokens[i];
      const isThere = tokens + units.army + units.navy + units.fort > 0;
      return isThere ? [{ region, vp: regionScore(open, power, r), place: placeIn(open, id, r), tokens, units }] : [];
    }).sort((a, b) => b.vp - a.vp),
    enemies: others.filter((other) => !allies.includes(other)),
    allies,
    hasAlliances: row !== undefined,
    nth: row === undefined || !open.order.includes(power) ? null : open.order.indexOf(power) + 1,
  };
}

function placeIn(open: OpenView, id: PowerId, region: Region): ScoreLine['place'] {
  const medals = medalsOf(open, region);
  const nth = medals.findIndex(({ holders }) => holders.includes(id));
  return nth < 0 ? null : { nth: nth + 1, isShared: medals[nth].holders.length > 1 };
}

const sum = (n: number, of: (i: number) => number): number => {
  let total = 0;
  for (let i = 0; i < n; i++) total += of(i);
  return total;
};
