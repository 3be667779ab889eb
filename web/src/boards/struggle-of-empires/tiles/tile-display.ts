import {
  ALLIANCES,
  type AllianceId,
  COMPANIES,
  type Cost,
  NATURE,
  POWERS,
  type PowerId,
  TILES,
  type TileId,
  type TileNature,
  tablesOf,
} from '@cabinet-wars/struggle-of-empires/data';
import { costOf, mayAlly, mayTake } from '@cabinet-wars/struggle-of-empires/reckoning';
import { held, type State } from '@cabinet-wars/struggle-of-empires/view';
import { sampleOf } from '../read/sample-of.ts';
import { type GameView, idOf, type OpenView } from '../read/seen.ts';

/** How the display is sorted for browsing. */
export const TILE_GROUPS = ['company', 'lasting', 'war', 'immediate', 'alliance'] as const;
export type TileGroup = (typeof TILE_GROUPS)[number];

export interface Holder {
  readonly power: PowerId;
  readonly copies: number;
  /** Of those, how many have been used in this war. */
  readonly used: number;
}

interface Entry {
  readonly group: TileGroup;
  readonly cost: Required<Cost>;
  /** Copies left to take. */
  readonly left: number;
  readonly holders: readonly Holder[];
  /** Whether the viewer could take it now, had it an action; null for spectators. */
  readonly affordable: boolean | null;
}
export type TileEntry = Entry &
  (
    | { readonly kind: 'tile'; readonly id: TileId; readonly nature: TileNature }
    | { readonly kind: 'alliance'; readonly id: AllianceId }
  );

const groupOf = (tile: number): TileGroup => {
  if (COMPANIES.includes(tile)) return 'company';
  if (NATURE[tile] === 'lasting') return 'lasting';
  return NATURE[tile] === 'at-once' || NATURE[tile] === 'raid' ? 'immediate' : 'war';
};

/** Every tile there is in this game, and the local alliances, with who has them. */
export function tileDisplay(view: GameView): TileEntry[] {
  const { open, own } = view;
  const g = own === null ? null : sampleOf(view);
  const me = own === null ? -1 : open.plays[own.seat];
  const tiles = TILES.flatMap((id, tile): TileEntry[] => {
    const affordable = g === null ? null : mayTake(g, me, tile) === null;
    const nature = NATURE[tile];
    const holders = [...holdersOf(open, tile), ...onMap(open, id)];
    // Only options and the data set are looked at, and a view has them.
    const cost = costOf(open, tile);
    const left = open.stock[tile];
    // Lasting tiles never go: where there is none at all, this game is played without.
    if (nature === 'lasting' && left === 0 && holders.length === 0) return [];
    return [{ kind: 'tile', id, nature, group: groupOf(tile), cost, left, holders, affordable }];
  });
  return [...tiles, ...alliancesOf(open, g, me)];
}

function alliancesOf(open: OpenView, g: State | null, me: number): TileEntry[] {
  const costs = tablesOf(open).allianceCosts;
  return ALLIANCES.map((id, alliance) => {
    const owner = idOf(open.alliances[alliance]);
    return {
      kind: 'alliance',
      id,
      group: 'alliance',
      cost: costs[alliance],
      left: owner === null ? 1 : 0,
      holders: owner === null ? [] : [{ power: owner, copies: 1, used: 0 }],
      affordable: g === null ? null : mayAlly(g, me, alliance) === null,
    };
  });
}

function holdersOf(open: OpenView, tile: number): Holder[] {
  return POWERS.flatMap((power, i) => {
    const copies = open.tiles[held(i, tile)];
    return copies === 0 ? [] : [{ power, copies, used: open.used[held(i, tile)] }];
  });
}

/** A blockade on the map is still somebody's. */
function onMap(open: OpenView, id: TileId): Holder[] {
  if (id !== 'blockade') return [];
  const owner = idOf(open.blockades.find((power) => power >= 0) ?? -1);
  return owner === null ? [] : [{ power: owner, copies: 1, used: 1 }];
}

export interface TileFilter {
  readonly group: TileGroup | 'all';
  readonly whose: 'all' | 'mine' | 'affordable' | PowerId;
}

export const filterTiles = (
  entries: readonly TileEntry[],
  { group, whose }: TileFilter,
  me: PowerId | null,
): TileEntry[] =>
  entries.filter((entry) => {
    if (group !== 'all' && entry.group !== group) return false;
    if (whose === 'all') return true;
    if (whose === 'affordable') return entry.affordable === true;
    const power = whose === 'mine' ? me : whose;
    return entry.holders.some((holder) => holder.power === power);
  });
