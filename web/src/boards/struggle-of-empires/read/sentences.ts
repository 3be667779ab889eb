import type { Glossary } from '@cabinet-wars/struggle-of-empires';
import { HOME, isAllianceId, isPowerId, powerOf, regionOf, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { at, isRaidId, RAIDS } from '@cabinet-wars/struggle-of-empires/view';
import type { BoardTexts } from '../i18n/index.ts';
import { isPower, type PlaceId, type PowerId } from '../map/places.ts';
import type { Position, Stack, Thing, Units } from '../map/position.ts';
import { idOf, type OpenView } from './seen.ts';

export interface Naming {
  readonly own: BoardTexts;
  readonly game: Glossary;
}

const counted = (n: number | undefined, { one, many }: { one: string; many: string }): string[] =>
  n === undefined || n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];

/** `2 markers, 1 army, 1 navy`. */
export function holdings({ own, game }: Naming, units: Units & { readonly control?: number }): string {
  const { units: names } = game;
  const markers = (units.control ?? 0) > 0 ? [own.markers(units.control ?? 0)] : [];
  return [
    ...markers,
    ...counted(units.army, names.army),
    ...counted(units.fort, names.fort),
    ...counted(units.navy, names.navy),
  ].join(', ');
}

/** What can fight for a power in a place, its markers left out. */
export function unitsThere(naming: Naming, open: OpenView, power: PowerId, place: PlaceId): string {
  const i = at(powerOf(power), isPower(place) ? HOME : regionOf(place));
  return holdings(naming, { army: open.armies[i], navy: open.navies[i], fort: open.forts[i] });
}

export function placeName({ game }: Naming, place: PlaceId): string {
  return isPower(place) ? game.powers[place] : game.places[place];
}

/** What stands against an attack, as a row or panel names it. */
export function targetName({ own, game }: Naming, open: OpenView, against: string): string {
  if (isPowerId(against)) return game.powers[against];
  if (isRaidId(against)) return own.theRaid[against];
  const { counters, counterIndex } = tablesOf(open);
  const facts = counters[counterIndex[against]];
  return facts === undefined ? own.neutral : game.counter(facts);
}

/** The same where its numbers stand beside it: as short as can be. */
export function sideName({ own, game }: Naming, id: string): string {
  if (isPowerId(id)) return game.powers[id];
  return isRaidId(id) ? own.theRaid[id] : own.neutral;
}

/** A sentence for everything that can be pointed at. */
export function sentence(naming: Naming, open: OpenView, position: Position, thing: Thing): string {
  const { own, game } = naming;
  switch (thing.t) {
    case 'place':
      return own.place(placeName(naming, thing.place), contents(naming, open, position, thing.place));
    case 'stack':
    case 'unit':
      return own.stack(
        `${placeName(naming, thing.place)}, ${game.powers[thing.power]}`,
        holdings(naming, stackOf(position, thing.place, thing.power) ?? {}),
      );
    case 'neutral':
      return `${placeName(naming, thing.place)}: ${targetName(naming, open, thing.id)}`;
    case 'raid':
      return `${placeName(naming, thing.place)}: ${raidName(naming, open, thing.id)}`;
    case 'alliance':
      return allianceName(naming, position, thing);
  }
}

export const stackOf = (position: Position, place: PlaceId, power: PowerId): Stack | null => {
  if (isPower(place)) return place === power ? { power, ...position.homes[place] } : null;
  return position.regions[place]?.stacks?.find((stack) => stack.power === power) ?? null;
};

function raidName({ own, game }: Naming, open: OpenView, raid: (typeof RAIDS)[number]): string {
  const name = raid === 'pirates' ? own.pirates : own.revolt;
  const owner = idOf(open.raidToken[RAIDS.indexOf(raid)]);
  return owner === null ? name : own.holdsToken(name, game.powers[owner]);
}

function allianceName({ own, game }: Naming, position: Position, thing: Extract<Thing, { t: 'alliance' }>): string {
  const name = isAllianceId(thing.id) ? game.alliances[thing.id].name : thing.id;
  const found = isPower(thing.place)
    ? undefined
    : position.regions[thing.place]?.alliances?.find(({ id }) => id === thing.id);
  return found?.power ? own.allianceOf(name, game.powers[found.power]) : own.allianceFree(name);
}

function contents(naming: Naming, open: OpenView, position: Position, place: PlaceId): string[] {
  if (isPower(place)) {
    const held = holdings(naming, position.homes[place] ?? {});
    return held === '' ? [] : [held];
  }
  const region = position.regions[place];
  const stacks = region?.stacks?.map((stack) => `${naming.game.powers[stack.power]} ${holdings(naming, stack)}`) ?? [];
  const neutrals = region?.neutrals?.map(({ id }) => targetName(naming, open, id)) ?? [];
  const raids = region?.raids?.map((raid) => raidName(naming, open, raid)) ?? [];
  return [...stacks, ...neutrals, ...raids];
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
