import { indexed, keysOf } from '@cabinet-wars/kernel';
import { REGIONS, type Region, type RegionId } from './map/regions.ts';
import { SPACE, SPACES, type Space, type SpaceId } from './map/spaces.ts';
import type { Where } from './map/where.ts';

/**
 * What using an Advantage does: less Debt; a Conflict somewhere (`unprotected`: not where the Market is Protected); one
 * unflag at a base price of 1 (`price`), or so much cheaper (`cheaper`); an opposing squadron sent to the Navy Box; a squadron
 * built at a lower price.
 */
export type AdvantageEffect =
  | { readonly does: 'debt'; readonly n: number }
  | { readonly does: 'conflict'; readonly where: Where; readonly unprotected?: true }
  | { readonly does: 'unflag'; readonly price?: number; readonly cheaper?: number; readonly where: Where }
  | { readonly does: 'displace'; readonly price: number }
  | { readonly does: 'squadron'; readonly price: number };

interface AdvantageRow {
  readonly region: RegionId;
  /** Held by who holds all of these. */
  readonly spaces: readonly SpaceId[];
  readonly effect: AdvantageEffect;
  /** One of those the East India Company scores. */
  readonly trade?: true;
}

const conflict = (where: Where, unprotected?: true): AdvantageEffect =>
  unprotected === undefined ? { does: 'conflict', where } : { does: 'conflict', where, unprotected };
const marketsOf = (region: RegionId): Where => ({ region, type: 'market' });
const cheaper = (region: RegionId): AdvantageEffect => ({ does: 'unflag', cheaper: 1, where: marketsOf(region) });
const forOne = (where: Where): AdvantageEffect => ({ does: 'unflag', price: 1, where });

const rows = {
  'baltic-trade': {
    region: 'europe',
    spaces: ['denmark-norway', 'prussia-alliance'],
    effect: { does: 'debt', n: -2 },
  },
  'central-europe-conflict': {
    region: 'europe',
    spaces: ['german-states-3', 'bavaria'],
    effect: conflict({ region: 'europe', type: 'political', alliance: true }),
  },
  'german-diplomacy': {
    region: 'europe',
    spaces: ['prussia-empire-prestige'],
    effect: forOne({ spaces: ['russia', 'sweden', 'bavaria'] }),
  },
  'italy-influence': {
    region: 'europe',
    spaces: ['austria-alliance-3', 'sardinia'],
    effect: forOne({ countries: ['spain', 'austria'] }),
  },
  'mediterranean-intrigue': {
    region: 'europe',
    spaces: ['savoy', 'spain-prestige-3'],
    effect: conflict({ countries: ['spain', 'austria', 'sardinia'] }),
  },
  'naval-bastion': { region: 'europe', spaces: ['gibraltar'], effect: { does: 'displace', price: 1 } },
  'silesia-negotiations': {
    region: 'europe',
    spaces: ['austria-prestige-north'],
    effect: forOne({ countries: ['prussia', 'german-states'] }),
  },
  'algonquin-raids': {
    region: 'north-america',
    spaces: ['algonquin'],
    effect: conflict({ type: 'market', commodity: 'furs' }),
  },
  'fur-trade': {
    region: 'north-america',
    spaces: ['hudson-bay'],
    effect: forOne(marketsOf('north-america')),
    trade: true,
  },
  'iroquois-raids': {
    region: 'north-america',
    spaces: ['iroquois'],
    effect: conflict({ type: 'market', commodity: 'furs' }),
  },
  'patriot-agitation': {
    region: 'north-america',
    spaces: ['sons-of-liberty'],
    effect: conflict({ region: 'north-america', type: ['market', 'political'] }),
  },
  wheat: { region: 'north-america', spaces: ['chesapeake'], effect: cheaper('north-america') },
  fruit: { region: 'caribbean', spaces: ['san-agustin'], effect: cheaper('caribbean'), trade: true },
  'letters-of-marque': {
    region: 'caribbean',
    spaces: ['privateers'],
    effect: conflict(marketsOf('caribbean'), true),
  },
  'pirate-havens': { region: 'caribbean', spaces: ['buccaneers'], effect: conflict(marketsOf('caribbean'), true) },
  rum: { region: 'caribbean', spaces: ['puerto-rico'], effect: cheaper('caribbean'), trade: true },
  'slaving-contracts': { region: 'caribbean', spaces: ['asiento'], effect: { does: 'squadron', price: 2 } },
  'power-struggle': {
    region: 'india',
    spaces: ['mysore'],
    effect: conflict({ subregion: 'carnatic-coast', type: 'market' }),
  },
  'raids-and-incursions': { region: 'india', spaces: ['maratha'], effect: conflict(marketsOf('india')) },
  'separatist-wars': {
    region: 'india',
    spaces: ['nizam'],
    effect: conflict({ type: 'market', commodity: 'cotton' }),
  },
  silk: { region: 'india', spaces: ['west-bengal'], effect: cheaper('india'), trade: true },
  textiles: { region: 'india', spaces: ['tiruchirappalli'], effect: cheaper('india'), trade: true },
} as const satisfies Record<string, AdvantageRow>;

/** The 22 Advantages. Ids are for ever. */
export type AdvantageId = keyof typeof rows;
export const ADVANTAGES = keysOf(rows);
export const ADVANTAGE_COUNT = ADVANTAGES.length;

/** An Advantage by its place in `ADVANTAGES`. */
export type Advantage = number;
export const ADVANTAGE: Readonly<Record<AdvantageId, Advantage>> = indexed(ADVANTAGES);
export const isAdvantageId = (id: unknown): id is AdvantageId => typeof id === 'string' && Object.hasOwn(ADVANTAGE, id);

const all: readonly AdvantageRow[] = Object.values(rows);
export const ADVANTAGE_REGION: readonly Region[] = all.map(({ region }) => REGIONS.indexOf(region));
export const ADVANTAGE_SPACES: readonly (readonly Space[])[] = all.map(({ spaces }) => spaces.map((id) => SPACE[id]));
export const ADVANTAGE_EFFECT: readonly AdvantageEffect[] = all.map(({ effect }) => effect);
export const IS_TRADE_ADVANTAGE: readonly boolean[] = all.map(({ trade }) => trade === true);
/** The Advantage a space belongs to; −1 where none: no space belongs to two. */
export const ADVANTAGE_OF: readonly Advantage[] = SPACES.map((_, space) =>
  ADVANTAGE_SPACES.findIndex((spaces) => spaces.includes(space)),
);
