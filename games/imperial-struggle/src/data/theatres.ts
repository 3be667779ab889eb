import type { CountryId, RegionId } from './map/regions.ts';
import type { SpaceId, SpaceType } from './map/spaces.ts';
import type { KeywordId } from './ministries.ts';
import type { SideId } from './sides.ts';
import type { WarId } from './turns.ts';

/** One row of a result table: it holds from this margin up to the next row. What is left out is nothing. */
export interface ResultRow {
  readonly from: number;
  readonly vp?: number;
  readonly cp?: number;
  /** The winner takes one opposing flag off such a space. */
  readonly unflag?: { readonly region: RegionId; readonly type: SpaceType };
  /** The winner has the Atlantic Dominance tile in the third theatre. */
  readonly atlanticDominance?: true;
  /** So many of the loser's squadrons are unbuilt again. */
  readonly squadronsLost?: number;
  readonly usa?: true;
  readonly canada?: true;
  readonly loserTrp?: number;
}

/** A theatre: where it is fought, what counts one for strength, and what a win brings. */
export interface TheatreRow {
  readonly war: WarId;
  readonly regions: readonly RegionId[];
  /** Countries whose Alliance spaces count. */
  readonly allies?: readonly CountryId[];
  readonly localAllies?: readonly SpaceId[];
  /** Regions whose squadrons count. */
  readonly squadrons?: readonly RegionId[];
  readonly forts?: true;
  readonly conflicts?: true;
  readonly keyword?: KeywordId;
  /** Territories outside its Regions that may be taken. */
  readonly extra?: readonly SpaceId[];
  readonly rows: Readonly<Record<SideId, readonly ResultRow[]>>;
}

const both = (rows: readonly ResultRow[]): TheatreRow['rows'] => ({ france: rows, britain: rows });

export const THEATRE_ROWS = {
  'WSS-1': {
    war: 'WSS',
    regions: ['europe'],
    allies: ['austria', 'bavaria', 'denmark-norway', 'dutch-republic', 'german-states', 'savoy'],
    extra: ['san-agustin', 'asiento', 'hudson-bay', 'acadia'],
    rows: both([
      { from: 1, vp: 2, loserTrp: 1 },
      { from: 3, vp: 2, cp: 1, loserTrp: 2 },
      { from: 5, vp: 3, cp: 2, loserTrp: 3 },
    ]),
  },
  'WSS-2': {
    war: 'WSS',
    regions: ['europe'],
    allies: ['sardinia', 'spain'],
    squadrons: ['europe'],
    keyword: 'governance',
    extra: ['san-agustin', 'asiento'],
    rows: both([
      { from: 1, vp: 1, loserTrp: 1 },
      { from: 2, vp: 1, cp: 1, loserTrp: 2 },
      { from: 4, vp: 1, cp: 2, loserTrp: 2 },
    ]),
  },
  'WSS-3': {
    war: 'WSS',
    regions: ['north-america'],
    squadrons: ['north-america'],
    forts: true,
    conflicts: true,
    rows: both([
      { from: 1, vp: 1 },
      { from: 3, vp: 1, cp: 1, loserTrp: 1 },
      { from: 4, vp: 1, cp: 1, unflag: { region: 'north-america', type: 'market' }, loserTrp: 2 },
    ]),
  },
  'WSS-4': {
    war: 'WSS',
    regions: ['europe'],
    allies: ['dutch-republic', 'ireland', 'scotland'],
    conflicts: true,
    keyword: 'style',
    rows: both([
      { from: 1, vp: 1 },
      { from: 3, vp: 2, loserTrp: 1 },
      { from: 5, vp: 4, loserTrp: 2 },
    ]),
  },
  'WAS-1': {
    war: 'WAS',
    regions: ['europe'],
    allies: ['austria', 'bavaria', 'denmark-norway', 'dutch-republic', 'german-states', 'prussia', 'sweden'],
    extra: ['hudson-bay', 'san-agustin', 'acadia', 'asiento'],
    rows: both([
      { from: 1, vp: 1 },
      { from: 3, vp: 1, cp: 1, loserTrp: 1 },
    ]),
  },
  'WAS-2': {
    war: 'WAS',
    regions: ['north-america'],
    squadrons: ['north-america'],
    forts: true,
    conflicts: true,
    extra: ['san-agustin'],
    rows: both([
      { from: 1, cp: 1 },
      { from: 3, cp: 1, unflag: { region: 'north-america', type: 'market' }, loserTrp: 1 },
    ]),
  },
  'WAS-3': {
    war: 'WAS',
    regions: ['india'],
    squadrons: ['india'],
    forts: true,
    conflicts: true,
    rows: both([
      { from: 1, cp: 1 },
      { from: 3, cp: 2, loserTrp: 1 },
      { from: 4, cp: 2, unflag: { region: 'india', type: 'market' }, loserTrp: 2 },
    ]),
  },
  'WAS-4': {
    war: 'WAS',
    regions: ['europe'],
    allies: ['ireland', 'scotland'],
    conflicts: true,
    keyword: 'style',
    rows: {
      france: [
        { from: 1, vp: 2, loserTrp: 1 },
        { from: 2, vp: 3, unflag: { region: 'europe', type: 'political' }, loserTrp: 2 },
        { from: 4, vp: 5, unflag: { region: 'europe', type: 'political' }, loserTrp: 3 },
      ],
      britain: [
        { from: 1, vp: 1 },
        { from: 2, vp: 2, unflag: { region: 'europe', type: 'political' }, loserTrp: 1 },
        { from: 3, vp: 3, unflag: { region: 'europe', type: 'political' }, loserTrp: 2 },
      ],
    },
  },
  '7YW-1': {
    war: '7YW',
    regions: ['europe'],
    squadrons: ['caribbean', 'europe', 'north-america'],
    rows: both([
      { from: 2, atlanticDominance: true },
      { from: 3, atlanticDominance: true, squadronsLost: 1 },
      { from: 5, atlanticDominance: true, squadronsLost: 2 },
    ]),
  },
  '7YW-2': {
    war: '7YW',
    regions: ['india'],
    squadrons: ['india'],
    forts: true,
    conflicts: true,
    rows: both([
      { from: 1, cp: 1, loserTrp: 1 },
      { from: 3, cp: 1, unflag: { region: 'india', type: 'market' }, loserTrp: 2 },
      { from: 5, cp: 2, unflag: { region: 'india', type: 'market' }, loserTrp: 3 },
    ]),
  },
  '7YW-3': {
    war: '7YW',
    regions: ['north-america', 'caribbean'],
    allies: ['spain'],
    squadrons: ['caribbean', 'north-america'],
    forts: true,
    conflicts: true,
    extra: ['minorca', 'gibraltar'],
    rows: both([
      { from: 1, cp: 1, unflag: { region: 'north-america', type: 'market' }, loserTrp: 1 },
      { from: 3, vp: 1, cp: 2, loserTrp: 3 },
      { from: 5, vp: 2, cp: 3, loserTrp: 4 },
    ]),
  },
  '7YW-4': {
    war: '7YW',
    regions: ['europe'],
    allies: ['austria', 'bavaria', 'denmark-norway', 'dutch-republic', 'german-states', 'prussia', 'russia', 'sweden'],
    rows: both([
      { from: 1, vp: 2 },
      { from: 3, vp: 3 },
      { from: 5, vp: 4, loserTrp: 1 },
    ]),
  },
  'AWI-1': {
    war: 'AWI',
    regions: ['north-america'],
    allies: ['german-states', 'spain'],
    localAllies: ['sons-of-liberty'],
    squadrons: ['north-america'],
    forts: true,
    conflicts: true,
    extra: ['san-agustin'],
    rows: {
      france: [
        { from: 1, vp: 2, usa: true, loserTrp: 2 },
        { from: 3, vp: 3, usa: true, loserTrp: 2 },
        { from: 5, vp: 4, usa: true, canada: true, loserTrp: 3 },
      ],
      britain: [
        { from: 1, vp: 2 },
        { from: 2, vp: 3, cp: 1, loserTrp: 1 },
        { from: 4, vp: 4, cp: 2, loserTrp: 2 },
      ],
    },
  },
  'AWI-2': {
    war: 'AWI',
    regions: ['india'],
    squadrons: ['india'],
    forts: true,
    conflicts: true,
    rows: both([
      { from: 1, cp: 1, loserTrp: 1 },
      { from: 3, cp: 2, loserTrp: 3 },
    ]),
  },
  'AWI-3': {
    war: 'AWI',
    regions: ['caribbean'],
    allies: ['spain'],
    squadrons: ['caribbean'],
    conflicts: true,
    extra: ['hudson-bay', 'acadia'],
    rows: both([
      { from: 1, cp: 1 },
      { from: 2, cp: 1, unflag: { region: 'caribbean', type: 'market' }, loserTrp: 1 },
      { from: 4, cp: 2, unflag: { region: 'caribbean', type: 'market' }, loserTrp: 2 },
    ]),
  },
} as const satisfies Record<string, TheatreRow>;
