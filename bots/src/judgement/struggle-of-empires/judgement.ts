import { type AnyGame, isRange, type Option, type Range, withNumbers } from '@cabinet-wars/kernel';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import { type Dilemma, type Judgement, LAST_RESORT } from '../../greedy/judgement.ts';
import type { Value } from '../../learning/value.ts';
import { worthInAuction } from './auction.ts';
import { worthOfAttack, worthOfRaid } from './battle/attacking.ts';
import { worthInBattle } from './battle/battle-asks.ts';
import { seaToll } from './battle/voyages.ts';
import { accepts, offers } from './deals/deals.ts';
import { breaks } from './deals/promises-seen.ts';
import { worthInSetUp } from './set-up.ts';
import { whyOf } from './why.ts';

function worth(value: Value<State>, dilemma: Dilemma<State, Choice>, choice: Choice): number | null {
  const { g, seat, key } = dilemma;
  if (key === 'attack.declare' && choice.t === 'attack') return worthOfAttack(value, g, seat, choice);
  if (key === 'raid.target' && choice.t === 'raid') return worthOfRaid(value, g, seat, choice);
  if (key.startsWith('auction.')) return worthInAuction(g, seat, choice);
  // Destroying a unit to build it anew is for those who have none left to build.
  if (choice.t === 'rebuild' && dilemma.options.some((option) => option.t === 'build')) return LAST_RESORT;
  return worthInSetUp(g, seat, choice) ?? worthInBattle(value, g, seat, choice);
}

/** Of a bid the lowest will do; help is given with nothing, with one unit of a kind, or with all. */
function tries(_dilemma: Dilemma<State, Choice>, option: Option<Choice>): readonly Choice[] {
  if (option.t !== 'commit') return [lowest(option)];
  const choices: Choice[] = [];
  for (const armies of amounts(option.armies))
    for (const navies of amounts(option.navies)) choices.push({ t: 'commit', armies, navies });
  return choices;
}

/** Of whatever else may be asked in numbers, the least. */
const lowest = (option: Option<Choice>): Choice => withNumbers<Choice>(option, ({ from }) => from);
const amounts = (units: number | Range): readonly number[] =>
  isRange(units) ? [...new Set([units.from, Math.min(units.from + 1, units.to), units.to])] : [units];

/**
 * Whoever moves last in a war would see the war end in the midst of his plan: as if somebody came after him, all that can be
 * planned is looked at before that.
 */
function prepare(g: State): void {
  if (g.order.length > 0 && g.round > 0) g.order = [...g.order, g.order[0]];
}

/** A sense for Struggle of Empires with a value of one's own choosing. */
export const judgementOf = (_game: AnyGame, value: Value<State>): Judgement<State, Choice> => ({
  prepare,
  value,
  worth: (dilemma, choice) => worth(value, dilemma, choice),
  toll: (dilemma, choice) => seaToll(value, dilemma, choice),
  tries,
  isRest: (key) => key === 'turn.act',
  accepts: (g, seat, deal, recall) => accepts(value, g, seat, deal, recall),
  offers: (dilemma, open, recall) => offers(value, dilemma, open, recall),
  breaks,
  why: whyOf,
});
