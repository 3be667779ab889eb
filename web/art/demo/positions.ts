import type { Arrow, Marks } from '../../src/boards/struggle-of-empires/map/marks.ts';
import { isColony, POWERS, REGIONS, type RegionId } from '../../src/boards/struggle-of-empires/map/places.ts';
import type { Position, RegionPosition } from '../../src/boards/struggle-of-empires/map/position.ts';

/** A position of the second war, round three: Britain attacks France in the Caribbean. */
export const SECOND_WAR: Position = {
  regions: {
    'north-america': {
      stacks: [
        { power: 'britain', control: 3, army: 1, navy: 1 },
        { power: 'france', control: 1, army: 1 },
      ],
      neutrals: [{ id: '1', kind: 'colonize' }],
      medals: [
        { vp: 4, holders: ['britain'] },
        { vp: 2, holders: ['france'] },
      ],
    },
    caribbean: {
      stacks: [
        { power: 'france', control: 2, army: 1, fort: 1, navy: 1 },
        { power: 'britain', control: 1, army: 2, navy: 2 },
        { power: 'spain', control: 1, navy: 1 },
      ],
      neutrals: [
        { id: '1', kind: 'defence', defence: 2, gold: 3 },
        { id: '2', kind: 'commerce' },
      ],
      medals: [
        { vp: 5, holders: ['france'] },
        { vp: 3, holders: ['britain', 'spain'] },
      ],
    },
    'south-america': {
      stacks: [
        { power: 'spain', control: 3, army: 1, fort: 1, navy: 1 },
        { power: 'united-provinces', control: 1 },
      ],
      neutrals: [
        { id: '1', kind: 'colonize' },
        { id: '2', kind: 'defence', defence: 3, gold: 3 },
      ],
      medals: [
        { vp: 5, holders: ['spain'] },
        { vp: 3, holders: ['united-provinces'] },
      ],
    },
    africa: {
      stacks: [
        { power: 'united-provinces', control: 1, navy: 1 },
        { power: 'britain', control: 1 },
      ],
      neutrals: [{ id: '1', kind: 'defence', defence: 2 }],
      medals: [
        { vp: 3, holders: ['united-provinces', 'britain'] },
        { vp: 2, holders: [] },
      ],
    },
    india: {
      stacks: [
        { power: 'britain', control: 2, army: 1, navy: 1 },
        { power: 'france', control: 2, army: 1, navy: 1 },
        { power: 'united-provinces', control: 1 },
      ],
      neutrals: [{ id: '1', kind: 'defence', defence: 4, vp: 1 }],
      medals: [
        { vp: 5, holders: ['britain', 'france'] },
        { vp: 3, holders: ['united-provinces'] },
      ],
    },
    'east-indies': {
      stacks: [
        { power: 'united-provinces', control: 4, army: 1, navy: 2 },
        { power: 'spain', control: 1 },
      ],
      neutrals: [{ id: '1', kind: 'defence', defence: 3 }],
      medals: [
        { vp: 4, holders: ['united-provinces'] },
        { vp: 2, holders: ['spain'] },
      ],
    },
    baltic: {
      stacks: [
        { power: 'russia', control: 2, army: 1, navy: 1 },
        { power: 'prussia', control: 1 },
        { power: 'britain', control: 1, navy: 1 },
      ],
      neutrals: [{ id: '1', kind: 'defence', defence: 4, gold: 3 }],
      medals: [
        { vp: 5, holders: ['russia'] },
        { vp: 3, holders: ['prussia', 'britain'] },
        { vp: 2, holders: [] },
      ],
    },
    'german-states': {
      stacks: [
        { power: 'prussia', control: 3, army: 2, fort: 1 },
        { power: 'britain', control: 1 },
        { power: 'austria', control: 2, army: 2 },
        { power: 'france', control: 2, army: 1 },
        { power: 'united-provinces', control: 1 },
      ],
      neutrals: [{ id: '1', kind: 'defence', defence: 4 }],
      medals: [
        { vp: 8, holders: ['prussia'] },
        { vp: 5, holders: ['austria', 'france'] },
        { vp: 3, holders: ['britain', 'united-provinces'] },
      ],
    },
    'central-europe': {
      stacks: [
        { power: 'russia', control: 3, army: 2 },
        { power: 'austria', control: 1, army: 1 },
        { power: 'prussia', control: 1 },
      ],
      neutrals: [
        { id: '1', kind: 'defence', defence: 5, vp: 1 },
        { id: '2', kind: 'defence', defence: 3 },
      ],
      medals: [
        { vp: 6, holders: ['russia'] },
        { vp: 4, holders: ['austria', 'prussia'] },
        { vp: 2, holders: [] },
      ],
    },
    mediterranean: {
      stacks: [
        { power: 'spain', control: 2, army: 1, navy: 1 },
        { power: 'austria', control: 2, army: 1 },
        { power: 'france', control: 1, navy: 1 },
        { power: 'britain', control: 1, navy: 1 },
      ],
      neutrals: [{ id: '1', kind: 'defence', defence: 2 }],
      medals: [
        { vp: 6, holders: ['spain', 'austria'] },
        { vp: 4, holders: ['france', 'britain'] },
        { vp: 2, holders: [] },
      ],
    },
    'ottoman-empire': {
      stacks: [
        { power: 'russia', control: 1, army: 1 },
        { power: 'austria', control: 1 },
      ],
      neutrals: [
        { id: '1', kind: 'defence', defence: 4 },
        { id: '2', kind: 'defence', defence: 3 },
      ],
      medals: [
        { vp: 4, holders: ['russia', 'austria'] },
        { vp: 2, holders: [] },
        { vp: 1, holders: [] },
      ],
    },
  },
  homes: {
    britain: { army: 1, navy: 1 },
    france: { army: 1 },
    prussia: { army: 1 },
    russia: { army: 1 },
  },
};

export const MARKS: Marks = {
  'stack/caribbean/france': { state: 'final', number: 1 },
  'stack/caribbean/spain': { state: 'may', number: 2 },
  'neutral/caribbean/1': { state: 'may', number: 3 },
  'stack/caribbean/britain': { state: 'acts' },
};

export const ARROWS: readonly Arrow[] = [
  {
    from: { t: 'stack', place: 'caribbean', power: 'britain' },
    to: { t: 'stack', place: 'caribbean', power: 'france' },
    final: true,
  },
];

/** The fullest board there could be: every power everywhere with everything, deluxe alliances, raids and blockades. */
const full: RegionPosition = {
  stacks: POWERS.map((power, i) => ({
    power,
    control: i < 3 ? 2 : 1,
    army: 2,
    fort: i % 2,
    navy: 1,
    nonPlayer: i === 6,
    blockade: i === 0,
  })),
  neutrals: [
    { id: '1', kind: 'defence', defence: 4, gold: 3 },
    { id: '2', kind: 'colonize' },
  ],
  raids: ['pirates', 'slave-revolt'],
  alliances: [
    { id: 'one', letters: 'Ba', power: null },
    { id: 'two', letters: 'Sa', power: 'austria' },
  ],
  medals: [
    { vp: 8, holders: ['prussia'] },
    { vp: 5, holders: ['austria', 'france'] },
    { vp: 3, holders: [] },
  ],
};
const colony: RegionPosition = { ...full, medals: full.medals!.slice(0, 2) };
const landOnly: RegionPosition = {
  ...full,
  stacks: full.stacks!.map(({ navy: _, blockade: __, ...rest }) => rest),
  raids: [],
};

const crowd = (region: RegionId): RegionPosition => {
  if (isColony(region)) return colony;
  return region === 'baltic' || region === 'mediterranean' ? full : landOnly;
};

export const CROWDED: Position = {
  regions: Object.fromEntries(REGIONS.map((region) => [region, crowd(region)])),
  homes: Object.fromEntries(POWERS.map((power) => [power, { army: 5, fort: 2, navy: 3 }])),
};
