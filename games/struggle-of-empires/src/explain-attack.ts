import type { Frame, Reason } from '@cabinet-wars/kernel';
import { powerOf } from './data/powers.ts';
import { REGIONS, regionOf } from './data/regions.ts';
import { TILE, tileOf } from './data/tiles.ts';
import type { Explainers, Standing } from './explain.ts';
import { naviesFor } from './fleets.ts';
import { raidOf } from './raids.ts';
import { because } from './reasons.ts';
import { at } from './state.ts';
import { attack } from './steps/attack.ts';
import { type CallAllies, mayCall } from './steps/call-allies.ts';
import { mayRaid } from './steps/raid.ts';
import { mayTake } from './steps/take-tile.ts';
import { mayAct, type Turn } from './steps/turn.ts';
import { mayTarget } from './targets.ts';
import { mayUse } from './tiles.ts';

/** Why a wish in or about an attack or raid cannot be had. */
export const attackExplainers: Explainers = {
  attack: (s, { region, against }) => {
    if (s.key !== 'turn.act' && s.key !== 'attack.declare') return null;
    const first = s.key === 'turn.act' ? mayAct(s.g, s.frame as Frame<Turn>, 'attack') : null;
    if (first !== null || region === undefined) return first;
    return against === undefined
      ? hasAttacker(s, regionOf(region))
      : mayTarget(s.g, s.power, regionOf(region), against);
  },
  call: (s, { power }) => {
    if (s.key === 'call-allies.call' && power !== undefined)
      return mayCall(s.g, s.frame as Frame<CallAllies>, powerOf(power));
    const under = attack.underWay(s.g);
    return under?.surprise && under.defender === s.power ? because({ why: 'surprised' }) : null;
  },
  commit: (s) => (s.key === 'call-allies.answer' ? because({ why: 'no-unit-there' }) : null),
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
    if (s.key === 'turn.act') return mayAct(s.g, s.frame as Frame<Turn>, 'tile') ?? mayTake(s.g, s.power, tileOf(tile));
    if (s.key !== 'raid.target') return mayTake(s.g, s.power, tileOf(tile));
    if (region === undefined || power === undefined) return null;
    return mayRaid(s.g, s.power, raidOf(tileOf(tile)), regionOf(region), powerOf(power));
  },
};

const hasAttacker = ({ g, power }: Standing, region: number): Reason | null =>
  g.armies[at(power, region)] > 0 || naviesFor(g, power, region) > 0
    ? because({ why: 'not-there', region: REGIONS[region] })
    : because({ why: 'no-unit-to-attack-with', region: REGIONS[region] });
