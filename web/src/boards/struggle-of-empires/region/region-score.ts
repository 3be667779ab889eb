import { type Region, regionOf } from '@cabinet-wars/struggle-of-empires/data';
import { regionScore } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at } from '@cabinet-wars/struggle-of-empires/view';
import type { RegionId } from '../map/places.ts';
import { medalsOf } from '../read/position-of.ts';
import { idOf, type OpenView, type PowerId } from '../read/seen.ts';

/** A place of a region: what it is worth, who has it, and with how many tokens each. */
export interface ScorePlace {
  readonly vp: number;
  readonly holders: readonly PowerId[];
  readonly tokens: number;
}

export interface RegionWorth {
  readonly places: readonly ScorePlace[];
  /** What the viewer would score now, and with one token more; null for whoever plays nothing. */
  readonly mine: { readonly now: number; readonly oneMore: number } | null;
}

export function regionWorth(open: OpenView, id: RegionId, me: number | null): RegionWorth {
  const region: Region = regionOf(id);
  const tokensOf = (power: PowerId) => open.tokens[at(open.plays.find((each) => idOf(each) === power) ?? -1, region)];
  const places = medalsOf(open, region).map(({ vp, holders }) => ({
    vp,
    holders,
    tokens: holders.length === 0 ? 0 : tokensOf(holders[0]),
  }));
  if (me === null) return { places, mine: null };
  const tokens = open.tokens.slice();
  tokens[at(me, region)]++;
  return {
    places,
    mine: { now: regionScore(open, me, region), oneMore: regionScore({ ...open, tokens }, me, region) },
  };
}
