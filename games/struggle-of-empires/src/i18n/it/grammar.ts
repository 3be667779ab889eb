import type { AllianceId } from '../../data/alliances.ts';
import { regionOfCounter } from '../../data/counters.ts';
import { isPowerId, type PowerId } from '../../data/powers.ts';
import type { PlaceId, RegionId } from '../../data/regions.ts';
import type { RaidId, TileId } from '../../data/tiles.ts';
import type { UnitId } from '../../data/units.ts';
import { type ByEdition, inEdition, type Setting } from '../tables.ts';
import { alliances, powers, raids, regions, tiles, units } from './names.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** «a, b e c», with the d that Italian puts before another e. */
export const list = (items: readonly string[]): string => {
  if (items.length < 2) return items.join('');
  const last = items[items.length - 1];
  return `${items.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
};
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const gold = (n: number): string => `${n} PO`;
/** The Italian rulebook's words for unrest. */
export const unrest = (n: number): string => count(n, 'punto fermento', 'punti fermento');
export const vp = (n: number): string => `${n} PV`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const raidForms: Readonly<Record<'of' | 'to', readonly [string, string]>> = {
  of: ['dei', 'della'],
  to: ['ai', 'alla'],
};

const joinArticle = (article: string, name: string): string =>
  article.endsWith('’') ? `${article}${name}` : `${article} ${name}`;

/** How things are called inside a sentence, in one setting. */
export function grammar({ edition, counter }: Setting) {
  const named = (name: ByEdition) => inEdition(name, edition);
  const verb = (plural: boolean | undefined, one: string, many: string) => (plural ? many : one);
  const neutral = (id: string): string => {
    const facts = counter(id);
    if (facts === null || facts.defence === 0) return 'una nazione neutrale';
    const prize = facts.gold > 0 ? ` (${gold(facts.gold)})` : facts.vp > 0 ? ` (${vp(facts.vp)})` : '';
    return `la nazione neutrale con difesa ${facts.defence}${prize}`;
  };
  const raid = (id: RaidId): string => named(raids[id].the);
  /** Articles are swallowed: «i pirati», «dei pirati»; «la rivolta», «della rivolta». */
  const joined = (id: RaidId, with_: 'of' | 'to') =>
    raid(id).replace(/^(i|la) /, (_, the) => `${raidForms[with_][the === 'i' ? 0 : 1]} `);
  const isRaid = (id: string): id is RaidId => Object.hasOwn(raids, id);

  return {
    edition,
    facts: counter,
    the: (id: PowerId) => powers[id].the,
    The: (id: PowerId) => capital(powers[id].the),
    of: (id: PowerId) => powers[id].of,
    to: (id: PowerId) => powers[id].to,
    by: (id: PowerId) => powers[id].by,
    /** The verb that agrees with a power: «attacca», «attaccano». */
    v: (id: PowerId, one: string, many: string) => verb(powers[id].plural, one, many),
    place: (id: RegionId) => regions[id].the,
    ofPlace: (id: RegionId) => regions[id].of,
    within: (id: PlaceId) => (id === 'home' ? 'in madrepatria' : regions[id].within),
    from: (id: PlaceId) => (id === 'home' ? 'dalla madrepatria' : regions[id].from),
    isPluralPlace: (id: RegionId) => regions[id].plural === true,
    a: (unit: UnitId) => units[unit].a,
    theUnit: (unit: UnitId) => units[unit].the,
    unit: (unit: UnitId) => units[unit].one,
    end: (unit: UnitId) => units[unit].end,
    units: (n: number, unit: UnitId) => count(n, units[unit].one, units[unit].many),
    tile: (id: TileId) => named(tiles[id].name),
    theTile: (id: TileId) => joinArticle(tiles[id].article, named(tiles[id].name)),
    alliance: (id: AllianceId) => alliances[id].the,
    allianceVerb: (id: AllianceId, one: string, many: string) => verb(alliances[id].plural, one, many),
    raid,
    ofRaid: (id: RaidId) => joined(id, 'of'),
    toRaid: (id: RaidId) => joined(id, 'to'),
    raidVerb: (id: RaidId, one: string, many: string) => verb(raids[id].plural, one, many),
    against: (id: string) => (isPowerId(id) ? powers[id].the : isRaid(id) ? raid(id) : neutral(id)),
    /** The same where its numbers stand beside it. */
    side: (id: string) => (isPowerId(id) ? powers[id].the : isRaid(id) ? raid(id) : 'la nazione neutrale'),
    regionOf: (id: string) => {
      const region = regionOfCounter(id);
      return region === null ? id : regions[region].the;
    },
  };
}
export type Grammar = ReturnType<typeof grammar>;
