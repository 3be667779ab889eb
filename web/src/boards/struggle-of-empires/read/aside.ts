import type { OwnAsk } from '@cabinet-wars/kernel';
import { ATTACK_COST } from '@cabinet-wars/struggle-of-empires/data/numbers';
import type { Attack } from '@cabinet-wars/struggle-of-empires/steps/attack-locals';
import type { BoardWords } from '../i18n/index.ts';
import { frameOf, type OpenView } from './seen.ts';

type Say = (own: BoardWords, gold: number, population: number, open: OpenView) => string;

const withGold: Say = (own, gold) => own.youHaveGold(gold);
const withPopulation: Say = (own, _, population) => own.costsPopulation(population);

/** What each question is about to cost, and what one has for it. */
const ASIDES: Readonly<Record<string, Say>> = {
  'auction.bid': withGold,
  'turn.act': (own, gold, population) => own.youHave(gold, population),
  'attack.declare': (own, gold, _, open) =>
    frameOf<Attack>(open, 'attack')?.free ? own.attackIsFree : own.attackCosts(ATTACK_COST, gold),
  'take-tile.tile': withGold,
  'ally.alliance': withGold,
  'voyage.pay': withGold,
  'build.what': withPopulation,
  'build.militia': withPopulation,
};

export function asideOf(ask: OwnAsk, open: OpenView, own: BoardWords): string | null {
  const me = open.plays[ask.seat];
  return ASIDES[ask.key]?.(own, open.gold[me], open.population[me], open) ?? null;
}
