import { fieldsOf } from '@cabinet-wars/kernel';
import { isPowerId, isRegionId, type RegionId } from '@cabinet-wars/struggle-of-empires/data';
import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import type { PowerId } from './seen.ts';

/** Where an event happened: every region it names, once. */
export function regionsIn(event: Event): RegionId[] {
  const named = fieldsOf(event);
  return [...new Set([named.region, named.place, named.from, named.to])].filter(isRegionId);
}

/** Dice and who rolled them; null for neutrals and raids, whose dice are of bone. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly power: PowerId | null;
}

/** The dice an event tells of. A roll in combat does not say whose: that was said when the combat began. */
export function rollsIn(event: Event, earlier: Iterable<Event>): Rolled[] {
  if (event.t === 'sea-check') return event.dice.length === 0 ? [] : [{ dice: event.dice, power: event.power }];
  if (event.t !== 'combat-rolled') return [];
  const [attacker, against] = sidesOf(earlier);
  return [
    { dice: event.attackDice, power: attacker },
    { dice: event.defenceDice, power: against },
  ];
}

function sidesOf(earlier: Iterable<Event>): [PowerId | null, PowerId | null] {
  for (const event of earlier)
    if (event.t === 'combat-begins') return [powerOrNull(event.attacker), powerOrNull(event.against)];
  return [null, null];
}

const powerOrNull = (id: string): PowerId | null => (isPowerId(id) ? id : null);
