import type { Reason } from '@cabinet-wars/kernel';
import { attack } from '../attack/attack.ts';
import { callAllies, committable, mayCall } from '../attack/call-allies.ts';
import { naviesFor } from '../attack/fleets.ts';
import { mayRaid } from '../attack/raid.ts';
import { raidOf } from '../attack/raids.ts';
import { hasTarget, mayTarget } from '../attack/targets.ts';
import { powerOf } from '../data/powers.ts';
import { REGIONS, regionOf } from '../data/regions.ts';
import { TILE, tileOf } from '../data/tiles.ts';
import { at } from '../state.ts';
import { mayTake } from '../tiles/take-tile.ts';
import { mayUse } from '../tiles/tiles.ts';
import { because } from '../vocabulary/reasons.ts';
import { type Explainers, partOf, type Standing } from './explain-parts.ts';

/** Why a wish in or about an attack or raid cannot be had. */
export const attackExplainers: Explainers = {
  attack: (s, { region, against }) => {
    if (s.key !== 'turn.act' && s.key !== 'attack.declare') return null;
    return partOf(s, 'attack', () => (region === undefined ? null : targetRefused(s, regionOf(region), against)));
  },
  call: (s, { power }) => {
    if (s.key === 'call-allies.call' && power !== undefined)
      return mayCall(s.g, callAllies.within(s.g), powerOf(power));
    const under = attack.underWay(s.g);
    return under?.surprise && under.defender === s.power ? because({ why: 'surprised' }) : null;
  },
  commit: (s) =>
    s.key === 'call-allies.answer' ? because({ why: 'cannot-commit', ...committable(s.g, s.power) }) : null,
  lose: (s, { power, unit }) =>
    s.key === 'losses.choose' && unit === 'fort' && power !== undefined && powerOf(power) !== s.power
      ? because({ why: 'forts-cannot-help' })
      : null,
  surprise: (s) => mayUse(s.g, s.power, TILE['surprise-attack']),
  reserve: (s) => mayUse(s.g, s.power, TILE.reserve),
  withdraw: (s) => mayUse(s.g, s.power, TILE['fighting-withdrawal']),
  'blockade-support': (s) => mayUse(s.g, s.power, TILE.blockade),
  raid: (s, { tile, region, power }) => {
    if (tile === undefined) return null;
    if (raidOf(tileOf(tile)) < 0) return because({ why: 'tile-not-used-so', tile });
    const reach = () =>
      region === undefined || power === undefined
        ? null
        : mayRaid(s.g, raidOf(tileOf(tile)), regionOf(region), powerOf(power));
    if (s.key === 'raid.target') return reach();
    return partOf(s, 'tile', () => mayTake(s.g, s.power, tileOf(tile)) ?? reach());
  },
};

/** Counters alike in every way are offered once: the one wished for may be meant by another. */
function targetRefused(s: Standing, region: number, against: string | undefined): Reason | null {
  if (against === undefined) return hasAttacker(s, region);
  const refused = mayTarget(s.g, s.power, region, against);
  return refused === null && s.key === 'attack.declare' ? because({ why: 'one-like-it' }) : refused;
}

/** Of a whole region: with units there it is refused only where there is nothing to attack. */
function hasAttacker({ g, power }: Standing, region: number): Reason | null {
  if (g.armies[at(power, region)] === 0 && naviesFor(g, power, region) === 0)
    return because({ why: 'no-unit-to-attack-with', region: REGIONS[region] });
  return hasTarget(g, power, region) ? null : because({ why: 'not-there', region: REGIONS[region] });
}
