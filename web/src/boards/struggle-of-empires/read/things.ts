import {
  ALLIANCES_IN,
  allianceOf,
  isPowerId,
  NAVAL_REGION,
  type PlaceId as Place,
  powerOf,
  type RaidId,
  REGIONS,
  type RegionId,
  regionOf,
  tablesOf,
} from '@cabinet-wars/struggle-of-empires/data';
import { type Attack, at, ON_MAP } from '@cabinet-wars/struggle-of-empires/view';
import type { PlaceId } from '../map/places.ts';
import type { PieceKind, Thing } from '../map/position.ts';
import { frameOf, type GameOption, type OpenView, type OwnAsk, type PowerId, powerIn } from './seen.ts';

/** Whatever on the map a choice is about: pointing at any of these means it. */
export function thingsOf(choice: GameOption, open: OpenView, me: PowerId): Thing[] {
  const place = (where: Place): PlaceId => (where === 'home' ? me : where);
  const unit = (where: PlaceId, kind: PieceKind, power = me): Thing => ({ t: 'unit', place: where, power, unit: kind });
  switch (choice.t) {
    case 'place':
    case 'to':
      return [{ t: 'place', place: place(choice.place) }];
    case 'redraw':
      return [{ t: 'place', place: choice.region }];
    case 'draft':
      return [{ t: 'place', place: regionOfCounter(choice.counter) }];
    case 'build':
      return [{ t: 'place', place: me }];
    case 'rebuild':
    case 'move':
      return [unit(place(choice.from), choice.unit)];
    case 'trade':
      return [unit(choice.region, 'control')];
    case 'blockade':
      return [unit(choice.region, 'navy')];
    case 'alliance':
      return REGIONS.filter((_, region) => ALLIANCES_IN[region].includes(allianceOf(choice.alliance))).map(
        (region) => ({
          t: 'alliance',
          place: region,
          id: choice.alliance,
        }),
      );
    case 'colonize':
    case 'commerce':
      return neutrals(open, choice.region, ({ kind }) => kind === choice.t);
    case 'attack':
      return targets(open, choice.region, choice.against);
    case 'raid':
      return [unit(choice.region, 'control', choice.power)];
    case 'lose':
      return lost(open, choice.power, choice.unit).map((where) => unit(where, choice.unit, choice.power));
    case 'call':
      return lost(open, choice.power, 'army').map((where) => ({
        t: 'stack',
        place: standsIn(open, where, choice.power),
        power: choice.power,
      }));
    default:
      return [];
  }
}

export const regionOfCounter = (counter: string): RegionId => counter.replace(/-\d+$/, '') as RegionId;

type Counters = ReturnType<typeof tablesOf>['counters'];

function neutrals(open: OpenView, region: RegionId, fits: (counter: Counters[number]) => boolean): Thing[] {
  const { counters, countersIn } = tablesOf(open);
  return countersIn[REGIONS.indexOf(region)]
    .filter((counter) => open.counters[counter] === ON_MAP && fits(counters[counter]))
    .map((counter) => ({ t: 'neutral', place: region, id: counters[counter].id }));
}

/** Counters alike in every way are offered once: each of them is meant. */
function targets(open: OpenView, region: RegionId, against: string): Thing[] {
  if (isPowerId(against)) return [{ t: 'stack', place: standsIn(open, region, against), power: against }];
  const { counters, counterIndex } = tablesOf(open);
  const face = counters[counterIndex[against]];
  if (face === undefined) return [{ t: 'raid', place: region, id: against as RaidId }];
  return neutrals(
    open,
    region,
    ({ kind, defence, gold, vp }) =>
      kind === face.kind && defence === face.defence && gold === face.gold && vp === face.vp,
  );
}

/** Where a power stands that fights for a region: who has only ships for the Ottoman Empire, in the Mediterranean. */
function standsIn(open: OpenView, region: RegionId, id: PowerId): RegionId {
  const i = at(powerOf(id), regionOf(region));
  const isThere = open.tokens[i] + open.armies[i] + open.forts[i] + open.navies[i] > 0;
  return isThere ? region : (REGIONS[NAVAL_REGION[regionOf(region)]] ?? region);
}

/** Where units stand that fight in the attack under way; navies may stand in another region. */
function lost(open: OpenView, _power: PowerId, unit: string): RegionId[] {
  const attack = frameOf<Attack>(open, 'attack', 'raid');
  if (attack === null || attack.region < 0) return [];
  const region = unit === 'navy' ? NAVAL_REGION[attack.region] : attack.region;
  return region < 0 ? [] : [REGIONS[region]];
}

/** A choice by its place in the list, and the things that stand for it. */
export interface Target {
  readonly option: number;
  readonly things: readonly Thing[];
}

export function targetsOf(ask: OwnAsk, open: OpenView): Target[] {
  const me = powerIn(open, ask.seat);
  return ask.options.map((option, i) => ({ option: i, things: thingsOf(option, open, me) }));
}
