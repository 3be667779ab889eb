import { ALLIANCES_IN, NAVAL_REGION, type Power, type Region, TILE } from '@cabinet-wars/struggle-of-empires/data';
import { alliancesNeedUnits, areAllied, isPlayed, naviesFor } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, held, type State } from '@cabinet-wars/struggle-of-empires/view';
import { coefficientsOf } from '../coefficients.ts';
import { winChance } from './dice.ts';

const FORT_VALUE = 2;

/** Whether one power may be attacked by another; before the auctions anybody may become an enemy. */
export const isEnemy = (g: State, a: Power, b: Power): boolean =>
  a !== b && isPlayed(g, b) && (g.round === 0 || !areAllied(g, a, b));

function alliancesOf(g: State, power: Power, region: Region): number {
  let count = 0;
  for (const alliance of ALLIANCES_IN[region]) if (g.alliances[alliance] === power) count++;
  return count;
}

/** A rough guess of what a power attacks with on land, without support from the sea. */
export function attackForce(g: State, power: Power, region: Region): number {
  const armies = g.armies[at(power, region)];
  return armies === 0 ? 0 : armies + alliancesOf(g, power, region);
}

/** The same for what it defends with; forts count double, and allies on the spot a little. */
export function defenceForce(g: State, power: Power, region: Region): number {
  const own = g.armies[at(power, region)] + FORT_VALUE * g.forts[at(power, region)];
  const alliances = own > 0 || !alliancesNeedUnits(g) ? alliancesOf(g, power, region) : 0;
  return own + alliances + alliedForce(g, power, region);
}

function alliedForce(g: State, power: Power, region: Region): number {
  const { reliance } = coefficientsOf(g);
  let force = 0;
  for (let ally = 0; ally < g.seatOf.length; ally++)
    if (ally !== power && areAllied(g, power, ally))
      force += g.armies[at(ally, region)] * (isPlayed(g, ally) ? reliance : 1);
  return force;
}

/** What training adds for the side that has more of it. */
export function trainingEdge(g: State, attacker: Power, defender: Power): number {
  const tile = TILE['army-training'];
  const theirs = defender < 0 ? 0 : g.tiles[held(defender, tile)];
  return Math.sign(g.tiles[held(attacker, tile)] - theirs);
}

/** What ships add to an attack on the average: support without a fight, or the better chance to win it. */
export function supportEdge(g: State, attacker: Power, defender: Power, region: Region): number {
  if (NAVAL_REGION[region] < 0) return 0;
  const ours = naviesFor(g, attacker, region);
  const theirs = defender < 0 ? 0 : naviesFor(g, defender, region);
  if (ours === 0 || theirs === 0) return Number(ours > 0) - Number(theirs > 0);
  return winChance(ours - theirs) - winChance(theirs - ours);
}

/** The chance of one power to beat another on land where both stand now. */
export const chanceAgainst = (g: State, attacker: Power, defender: Power, region: Region): number => {
  const force = attackForce(g, attacker, region);
  if (force === 0) return 0;
  const edges = trainingEdge(g, attacker, defender) + supportEdge(g, attacker, defender, region);
  return winChance(force + edges - defenceForce(g, defender, region));
};

/** The same against a number on a counter. */
export const chanceAgainstNeutral = (g: State, attacker: Power, region: Region, defence: number): number => {
  const force = attackForce(g, attacker, region);
  if (force === 0) return 0;
  return winChance(force + trainingEdge(g, attacker, -1) + supportEdge(g, attacker, -1, region) - defence);
};
