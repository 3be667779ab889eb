import { agrees } from '@cabinet-wars/kernel';
import { type Attack, attackUnderWay } from '../src/attack/attack-locals.ts';
import { callAllies } from '../src/attack/call-allies.ts';
import { isPowerId, POWERS, powerOf } from '../src/data/powers.ts';
import { REGIONS, regionOf } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { at, type State } from '../src/state.ts';
import { areAllied, isPlayed, liesOnMap, meOf, names, type Refused, type Truths } from './truth-kit.ts';

const PIRATES = 0;
const REVOLT = 1;

/** Navies that can fight for a region: for the Ottoman Empire those in the Mediterranean, for two regions none. */
function fleetFor(g: State, power: number, region: number): number {
  const id = REGIONS[region];
  if (id === 'german-states' || id === 'central-europe') return 0;
  return g.navies[at(power, id === 'ottoman-empire' ? regionOf('mediterranean') : region)];
}
const armiesIn = (g: State, power: number, region: number): number => g.armies[at(power, region)];

/** Whether a power has something there that can be attacked: a token, or a unit of one that is played. */
function isThere(g: State, power: number, region: number): boolean {
  if (g.tokens[at(power, region)] > 0) return true;
  const units = armiesIn(g, power, region) + g.forts[at(power, region)] + fleetFor(g, power, region);
  return isPlayed(g, power) && units > 0;
}

function canAttackIn(g: State, me: number, region: number): boolean {
  const armies = armiesIn(g, me, region) > 0;
  const fleet = fleetFor(g, me, region) > 0;
  if (armies && (liesOnMap(g, region, 'defended') || g.raidRegion[REVOLT] === region)) return true;
  if (fleet && g.raidRegion[PIRATES] === region) return true;
  return POWERS.some((_, enemy) => {
    if (enemy === me || areAllied(g, me, enemy)) return false;
    const atSea = fleet && isPlayed(g, enemy) && fleetFor(g, enemy, region) > 0;
    return atSea || (armies && isThere(g, enemy, region));
  });
}

/** What a power could bring to an attack (2005 Attack, 2020 p.17): armies if land is fought for, ships if they can be of use. */
function canBring(g: State, f: Attack, power: number): { armies: number; navies: number } {
  const lands = !(f.against === 'raid' && f.raid === PIRATES) && armiesIn(g, f.attacker, f.region) > 0;
  const helped = areAllied(g, power, f.attacker) ? f.attacker : f.defender;
  const needsOwn = g.options.edition === 'original' || g.options.ownFleetForNavalCombat;
  const sails = f.against !== 'neutral' && !(f.against === 'raid' && f.raid === REVOLT);
  const useful = sails && (!needsOwn || fleetFor(g, helped, f.region) > 0);
  return {
    armies: lands ? armiesIn(g, power, f.region) : 0,
    navies: useful ? fleetFor(g, power, f.region) : 0,
  };
}

function isAtRegion({ wish }: Refused, region: string): boolean {
  return 'region' in wish && wish.region === region;
}

type AttackReason =
  | 'nothing-to-attack'
  | 'no-unit-to-attack-with'
  | 'same-alliance'
  | 'not-there'
  | 'needs-army'
  | 'needs-navy'
  | 'not-attackable'
  | 'not-yourself'
  | 'not-an-ally'
  | 'ally-has-no-units'
  | 'called-already'
  | 'comes-by-itself'
  | 'stays-out'
  | 'cannot-commit'
  | 'one-like-it'
  | 'surprised'
  | 'forts-cannot-help';

const calls = ({ wish }: Refused, power: string): boolean => wish.t === 'call' && wish.power === power;

export const attackTruths: Pick<Truths, AttackReason> = {
  'nothing-to-attack': (r) => REGIONS.every((_, region) => !canAttackIn(r.g, meOf(r), region)),
  'no-unit-to-attack-with': (r, { region }) =>
    isAtRegion(r, region) && armiesIn(r.g, meOf(r), regionOf(region)) + fleetFor(r.g, meOf(r), regionOf(region)) === 0,
  'same-alliance': (r, { power }) =>
    r.wish.t === 'attack' && r.wish.against === power && areAllied(r.g, meOf(r), powerOf(power)),
  'not-there': (r, { region }) => {
    const { g, wish } = r;
    if (!isAtRegion(r, region)) return false;
    const here = regionOf(region);
    if (wish.t === 'raid') return g.tokens[at(powerOf(wish.power!), here)] === 0;
    if (wish.t !== 'attack') return false;
    if (wish.against === undefined) return !canAttackIn(g, meOf(r), here);
    if (wish.against === 'pirates') return g.raidRegion[PIRATES] !== here;
    if (wish.against === 'slave-revolt') return g.raidRegion[REVOLT] !== here;
    return isPowerId(wish.against) && !isThere(g, powerOf(wish.against), here);
  },
  'needs-army': (r, { region }) => isAtRegion(r, region) && armiesIn(r.g, meOf(r), regionOf(region)) === 0,
  'needs-navy': (r, { region }) =>
    isAtRegion(r, region) && names(r.wish, 'pirates') && fleetFor(r.g, meOf(r), regionOf(region)) === 0,
  'not-attackable': ({ g, wish }) => {
    if (wish.t !== 'attack') return false;
    const i = tablesOf(g).counterIndex[wish.against ?? ''];
    return g.counters[i] === 1 && tablesOf(g).counters[i].kind !== 'defended';
  },
  'not-yourself': (r) => names(r.wish, POWERS[meOf(r)]),
  'not-an-ally': (r, { power }) => calls(r, power) && !areAllied(r.g, meOf(r), powerOf(power)),
  'ally-has-no-units': (r, { power }) => {
    const { armies, navies } = canBring(r.g, attackUnderWay(r.g), powerOf(power));
    return calls(r, power) && armies + navies === 0;
  },
  'called-already': (r, { power }) => calls(r, power) && callAllies.within(r.g).called.includes(powerOf(power)),
  'comes-by-itself': (r, { power }) => {
    const { against, surprise, defender } = attackUnderWay(r.g);
    const isOutside = surprise && defender === meOf(r);
    const isOurs = !isPlayed(r.g, powerOf(power)) && areAllied(r.g, meOf(r), powerOf(power));
    return calls(r, power) && isOurs && !isOutside && (against === 'power' || against === 'non-player');
  },
  'stays-out': (r, { power }) => {
    const { against } = attackUnderWay(r.g);
    return calls(r, power) && !isPlayed(r.g, powerOf(power)) && (against === 'neutral' || against === 'raid');
  },
  'cannot-commit': (r, { armies, navies }) => {
    const { wish } = r;
    const most = canBring(r.g, attackUnderWay(r.g), meOf(r));
    const isTooMuch = wish.t === 'commit' && (wish.armies! > armies || wish.navies! > navies);
    return isTooMuch && most.armies === armies && most.navies === navies;
  },
  'one-like-it': ({ g, question, seat, wish }) => {
    if (wish.t !== 'attack' || question.key !== 'attack.declare') return false;
    const { counters, counterIndex } = tablesOf(g);
    const { region, defence, gold, vp } = counters[counterIndex[wish.against ?? '']];
    const own = question.waiting.find((one) => one.seat === seat);
    return counters.some(
      (other) =>
        other.region === region &&
        other.defence === defence &&
        other.gold === gold &&
        other.vp === vp &&
        own?.options.some((option) => agrees(option, { t: 'attack', region: REGIONS[region], against: other.id })),
    );
  },
  surprised: (r) => attackUnderWay(r.g).surprise && attackUnderWay(r.g).defender === meOf(r),
  'forts-cannot-help': (r) =>
    r.wish.t === 'lose' && r.wish.unit === 'fort' && r.wish.power !== undefined && powerOf(r.wish.power) !== meOf(r),
};
