import { ALLIANCES } from '../src/data/alliances.ts';
import { POWERS } from '../src/data/powers.ts';
import { PLACES, REGIONS, type RegionId } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { type RaidId, TILES } from '../src/data/tiles.ts';
import { UNITS } from '../src/data/units.ts';
import type { State } from '../src/state.ts';
import { ACTIONS, type BoxId, type Choice, type VoyageOutcome } from '../src/vocabulary/choices.ts';

export type Wish = Partial<Choice>;

const RAIDS: readonly RaidId[] = ['pirates', 'slave-revolt'];
const BOXES: readonly BoxId[] = ['a', 'b'];
const OUTCOMES: readonly VoyageOutcome[] = ['arrives', 'stays', 'lost'];
const YES_OR_NO = [true, false];

/** Every wish one can put into words: each kind of choice with everything it can name, and some with parts left out. */
export function everyWish(g: State): Wish[] {
  const { counters } = tablesOf(g);
  const targets = [...POWERS, ...RAIDS, ...counters.map(({ id }) => id), 'atlantis'];
  return [
    ...PLAIN,
    ...NAMED,
    ...counters.map(({ id }): Wish => ({ t: 'draft', counter: id })),
    ...REGIONS.flatMap((region) => targets.map((against): Wish => ({ t: 'attack', region, against }))),
  ];
}

const PLAIN: readonly Wish[] = [
  { t: 'pass' },
  { t: 'keep' },
  { t: 'end-turn' },
  { t: 'stop' },
  { t: 'call-no-more' },
  ...[0, 1, 5, 30, 120, 9999].map((gold): Wish => ({ t: 'bid', gold })),
  ...OUTCOMES.map((outcome): Wish => ({ t: 'voyage', outcome })),
  ...[0, 1, 9].flatMap((armies) => [0, 1, 9].map((navies): Wish => ({ t: 'commit', armies, navies }))),
  ...YES_OR_NO.flatMap((yes): Wish[] => [
    { t: 'give-back', give: yes },
    { t: 'fight-at-sea', fight: yes },
    { t: 'surrender', surrender: yes },
    { t: 'surprise', use: yes },
    { t: 'reserve', use: yes },
    { t: 'withdraw', use: yes },
    { t: 'blockade-support', use: yes },
  ]),
];

const inRegion = (region: RegionId): Wish[] => [
  { t: 'attack', region },
  { t: 'redraw', region },
  { t: 'colonize', region },
  { t: 'commerce', region },
  { t: 'blockade', region },
  ...TILES.map((tile): Wish => ({ t: 'trade', tile, region })),
  ...RAIDS.flatMap((tile) => POWERS.map((power): Wish => ({ t: 'raid', tile, region, power }))),
];

const NAMED: readonly Wish[] = [
  ...ACTIONS.map((action): Wish => ({ t: 'action', action })),
  ...TILES.flatMap((tile): Wish[] => [
    { t: 'tile', tile },
    { t: 'use', tile },
  ]),
  ...ALLIANCES.flatMap((alliance): Wish[] => [
    { t: 'alliance', alliance },
    { t: 'ally-as', alliance, unit: 'navy' },
  ]),
  ...POWERS.flatMap((power): Wish[] => [
    { t: 'call', power },
    ...BOXES.map((box): Wish => ({ t: 'propose', box, power })),
    ...UNITS.map((unit): Wish => ({ t: 'lose', power, unit })),
  ]),
  ...UNITS.flatMap((unit): Wish[] => [
    { t: 'build', unit },
    ...PLACES.flatMap((place): Wish[] => [
      { t: 'place', unit, place },
      { t: 'move', unit, from: place },
      { t: 'rebuild', unit, from: place },
    ]),
  ]),
  ...PLACES.map((place): Wish => ({ t: 'to', place })),
  ...REGIONS.flatMap(inRegion),
];
