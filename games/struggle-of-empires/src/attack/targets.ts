import type { Option, Reason } from '@cabinet-wars/kernel';
import { areAllied, isPlayed } from '../alliances/grand-alliances.ts';
import type { Counter } from '../data/counters.ts';
import { isPowerId, NOBODY, POWER_COUNT, POWERS, type Power, powerOf } from '../data/powers.ts';
import { REGION_COUNT, REGIONS, type Region } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { at, ON_MAP, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import type { Against } from './attack-locals.ts';
import { naviesFor } from './fleets.ts';
import { isRaidId, PIRATES, RAIDS, type Raid, REVOLT } from './raids.ts';

/** What an attack is aimed at, found from the id a choice names it by. */
export interface Target {
  readonly against: Against;
  readonly defender: Power;
  readonly counter: Counter;
  readonly raid: Raid;
}

export function targetOf(g: State, id: string): Target {
  const none: Target = { against: 'nothing-yet', defender: NOBODY, counter: -1, raid: -1 };
  if (isPowerId(id)) {
    const defender = powerOf(id);
    return { ...none, against: isPlayed(g, defender) ? 'power' : 'non-player', defender };
  }
  if (isRaidId(id)) return { ...none, against: 'raid', raid: RAIDS.indexOf(id) };
  const counter = tablesOf(g).counterIndex[id];
  return counter === undefined ? none : { ...none, against: 'neutral', counter };
}

/** Whether a power can attack at all: something within reach. Asked all the time, so it looks no further. */
export function mayAttack(g: State, power: Power): Reason | null {
  for (let region = 0; region < REGION_COUNT; region++) if (hasTarget(g, power, region)) return null;
  return because({ why: 'nothing-to-attack' });
}

export function hasTarget(g: State, power: Power, region: Region): boolean {
  const army = g.armies[at(power, region)] > 0;
  const navy = naviesFor(g, power, region) > 0;
  if (!army && !navy) return false;
  if (navy && g.raidRegion[PIRATES] === region) return true;
  if (army && g.raidRegion[REVOLT] === region) return true;
  for (let enemy = 0; enemy < POWER_COUNT; enemy++)
    if (isPresent(g, enemy, region) && mayAttackPower(g, power, region, enemy) === null) return true;
  return army && hasNeutral(g, region);
}

function hasNeutral(g: State, region: Region): boolean {
  const { counters, countersIn } = tablesOf(g);
  for (const counter of countersIn[region])
    if (g.counters[counter] === ON_MAP && counters[counter].kind === 'defended') return true;
  return false;
}

/** Every attack a power may declare. */
export function targets(g: State, power: Power): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let region = 0; region < REGION_COUNT; region++) {
    if (g.armies[at(power, region)] === 0 && naviesFor(g, power, region) === 0) continue;
    for (let enemy = 0; enemy < POWER_COUNT; enemy++)
      if (isPresent(g, enemy, region) && mayAttackPower(g, power, region, enemy) === null)
        options.push({ t: 'attack', region: REGIONS[region], against: POWERS[enemy] });
    if (g.armies[at(power, region)] > 0) addNeutrals(g, region, options);
    for (let raid = 0; raid < RAIDS.length; raid++)
      if (g.raidRegion[raid] === region && mayAttackRaid(g, power, region, raid) === null)
        options.push({ t: 'attack', region: REGIONS[region], against: RAIDS[raid] });
  }
  return options;
}

/** Counters that are alike in every way are offered once. */
function addNeutrals(g: State, region: Region, options: Option<Choice>[]): void {
  const { counters, countersIn } = tablesOf(g);
  const seen: number[] = [];
  for (const counter of countersIn[region]) {
    const { id, kind, defence, gold, vp } = counters[counter];
    if (g.counters[counter] !== ON_MAP || kind !== 'defended') continue;
    const face = defence * 100 + gold * 10 + vp;
    if (seen.includes(face)) continue;
    seen.push(face);
    options.push({ t: 'attack', region: REGIONS[region], against: id });
  }
}

/** Whether a power has anything in a region that can be attacked; of one that nobody plays, only its marker. */
function isPresent(g: State, power: Power, region: Region): boolean {
  const i = at(power, region);
  if (g.tokens[i] > 0) return true;
  return isPlayed(g, power) && (g.armies[i] > 0 || g.forts[i] > 0 || naviesFor(g, power, region) > 0);
}

/** Why a power may not attack what an id names in a region. */
export function mayTarget(g: State, power: Power, region: Region, against: string): Reason | null {
  const target = targetOf(g, against);
  if (target.against === 'neutral') return mayAttackNeutral(g, power, region, target.counter);
  if (target.against === 'raid') return mayAttackRaid(g, power, region, target.raid);
  if (target.against === 'nothing-yet') return because({ why: 'not-one-of-these' });
  return mayAttackPower(g, power, region, target.defender);
}

/** With an army, whoever is there; without, only a power whose navy can be fought (rulings 17, 18, 55). */
function mayAttackPower(g: State, power: Power, region: Region, enemy: Power): Reason | null {
  if (enemy === power) return because({ why: 'not-yourself' });
  if (areAllied(g, power, enemy)) return because({ why: 'same-alliance', power: POWERS[enemy] });
  if (!isPresent(g, enemy, region)) return because({ why: 'not-there', region: REGIONS[region] });
  if (g.armies[at(power, region)] > 0) return null;
  if (naviesFor(g, power, region) === 0) return because({ why: 'no-unit-to-attack-with', region: REGIONS[region] });
  const isAtSea = isPlayed(g, enemy) && naviesFor(g, enemy, region) > 0;
  return isAtSea ? null : because({ why: 'needs-army', region: REGIONS[region] });
}

function mayAttackNeutral(g: State, power: Power, region: Region, counter: Counter): Reason | null {
  const { region: place, kind } = tablesOf(g).counters[counter];
  if (place !== region || g.counters[counter] !== ON_MAP)
    return because({ why: 'no-such-counter', region: REGIONS[region] });
  if (kind !== 'defended') return because({ why: 'not-attackable' });
  return g.armies[at(power, region)] > 0 ? null : because({ why: 'needs-army', region: REGIONS[region] });
}

/** Anybody may fight a raid that stayed: pirates with a navy, a revolt with an army (ruling 42). */
function mayAttackRaid(g: State, power: Power, region: Region, raid: Raid): Reason | null {
  if (g.raidRegion[raid] !== region) return because({ why: 'not-there', region: REGIONS[region] });
  if (raid === PIRATES)
    return naviesFor(g, power, region) > 0 ? null : because({ why: 'needs-navy', region: REGIONS[region] });
  return g.armies[at(power, region)] > 0 ? null : because({ why: 'needs-army', region: REGIONS[region] });
}
