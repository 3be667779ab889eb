import { ATTACK_COST, PLACE_COUNT, type Power, START_UNITS } from '@cabinet-wars/struggle-of-empires/data';
import { type Attack, at } from '@cabinet-wars/struggle-of-empires/view';
import type { BoardTexts } from '../i18n/index.ts';
import { frameOf, type OpenView, type OwnAsk } from './seen.ts';

/** What a power has, and where the game stands. */
interface Means {
  readonly gold: number;
  readonly population: number;
  /** Its units on the map. */
  readonly units: number;
  readonly open: OpenView;
}

type Say = (own: BoardTexts, means: Means) => string;

const withGold: Say = (own, { gold }) => own.youHaveGold(gold);
const withPopulation: Say = (own, { population }) => own.costsPopulation(population);

/** What each question is about to cost, and what one has for it. */
const ASIDES: Readonly<Record<string, Say>> = {
  'set-up.place': (own, { units }) => own.unitOf(units + 1, START_UNITS),
  'auction.bid': withGold,
  'attack.declare': (own, { gold, open }) =>
    frameOf<Attack>(open, 'attack')?.free ? own.attackIsFree : own.attackCosts(ATTACK_COST, gold),
  'take-tile.tile': withGold,
  'ally.alliance': withGold,
  'voyage.pay': withGold,
  'build.what': withPopulation,
  'build.militia': withPopulation,
};

export function asideOf(ask: OwnAsk, open: OpenView, own: BoardTexts): string | null {
  const me = open.plays[ask.seat];
  const say = ASIDES[ask.key];
  if (say === undefined) return null;
  return say(own, { gold: open.gold[me], population: open.population[me], units: unitsOf(open, me), open });
}

function unitsOf(open: OpenView, power: Power): number {
  let units = 0;
  for (let place = 0; place < PLACE_COUNT; place++)
    for (const kind of [open.armies, open.navies, open.forts]) units += kind[at(power, place)];
  return units;
}
