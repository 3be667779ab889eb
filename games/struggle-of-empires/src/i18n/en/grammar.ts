import type { AllianceId } from '../../data/alliances.ts';
import { regionOfCounter } from '../../data/counters.ts';
import type { PowerId } from '../../data/powers.ts';
import { isPowerId } from '../../data/powers.ts';
import type { PlaceId, RegionId } from '../../data/regions.ts';
import type { RaidId, TileId } from '../../data/tiles.ts';
import type { UnitId } from '../../data/units.ts';
import { type ByEdition, inEdition, type Setting } from '../tables.ts';
import { alliances, powers, raids, regions, tiles, tokenWords, units } from './names.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const gold = (n: number): string => `${n} gold`;
export const vp = (n: number): string => `${n} VP`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How things are called inside a sentence, in one setting. */
export function grammar({ edition, counter }: Setting) {
  const named = (name: ByEdition) => inEdition(name, edition);
  const place = (id: RegionId) => named(regions[id].the);

  const the = (id: PowerId): string => (powers[id].plural ? `the ${powers[id].name}` : powers[id].name);
  const of = (id: PowerId): string => (powers[id].plural ? `${the(id)}’` : `${the(id)}’s`);

  /** A neutral counter as a target. */
  const neutral = (id: string): string => {
    const facts = counter(id);
    if (facts === null || facts.defence === 0) return 'a neutral country';
    const prize = facts.gold > 0 ? ` (${gold(facts.gold)})` : facts.vp > 0 ? ` (${vp(facts.vp)})` : '';
    return `the neutral of defence ${facts.defence}${prize}`;
  };
  const raid = (id: RaidId): string => named(raids[id]);
  const isRaid = (id: string): id is RaidId => Object.hasOwn(raids, id);

  return {
    edition,
    facts: counter,
    the,
    of,
    The: (id: PowerId) => capital(the(id)),
    Of: (id: PowerId) => capital(of(id)),
    its: (id: PowerId) => (powers[id].plural ? 'their' : 'its'),
    v: (id: PowerId, one: string, many: string) => (powers[id].plural ? many : one),
    is: (id: PowerId) => (powers[id].plural ? 'are' : 'is'),
    place,
    within: (id: PlaceId) => (id === 'home' ? 'at home' : `in ${place(id)}`),
    to: (id: PlaceId) => (id === 'home' ? 'home' : `to ${place(id)}`),
    from: (id: PlaceId) => (id === 'home' ? 'from home' : `from ${place(id)}`),
    a: (unit: UnitId) => units[unit].a,
    unit: (unit: UnitId) => units[unit].one,
    units: (n: number, unit: UnitId) => count(n, units[unit].one, units[unit].many),
    tile: (id: TileId) => named(tiles[id].name),
    /** Institutions take an article: the War Office, the Levant Company. */
    theTile: (id: TileId) => (tiles[id].the ? `the ${named(tiles[id].name)}` : named(tiles[id].name)),
    alliance: (id: AllianceId) => alliances[id].the,
    raid,
    /** What is attacked: a power, a counter, or a raid on the map. */
    against: (id: string) => (isPowerId(id) ? the(id) : isRaid(id) ? raid(id) : neutral(id)),
    /** The same where its numbers stand beside it. */
    side: (id: string) => (isPowerId(id) ? the(id) : isRaid(id) ? raid(id) : 'the neutral'),
    token: named(tokenWords.one),
    tokens: named(tokenWords.many),
    /** The region of a counter, also of one whose face is not known. */
    regionOf: (id: string) => {
      const region = regionOfCounter(id);
      return region === null ? id : place(region);
    },
  };
}
export type Grammar = ReturnType<typeof grammar>;
