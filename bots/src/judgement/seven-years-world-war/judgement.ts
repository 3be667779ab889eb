import { type AnyGame, type Option, withNumbers } from '@cabinet-wars/kernel';
import { attempt } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import type { Dilemma, Judgement } from '../../greedy/judgement.ts';
import type { Value } from '../../learning/value.ts';
import { accepts } from './deals.ts';
import { type Foresight, foresee } from './foresight.ts';
import { offers } from './offers.ts';
import { whyOf } from './why.ts';

type Question = Dilemma<State, Choice>;

/** Where a phase goes on to the next thing: a plan that leads there is whole. */
export const isRest = (key: string): boolean => key.endsWith('.hub') || key.endsWith('-phase.act');

/** Choices whose outcome a die decides. */
const CAST: readonly Choice['t'][] = [
  'attack',
  'attack-again',
  'minor-attack',
  'table',
  'leader',
  'diplomacy',
  'play',
  'pillage',
  'raise-taxes',
  'build-legion',
];
const CAST_IN = ['attack.', 'attempt.commit'] as const;

/** Simple answers to what no look ahead would tell, the best first; what is not named comes last. */
const RATHER: Readonly<Record<string, readonly Choice['t'][]>> = {
  'deploy.place': ['suggested'],
  'reckoning-of-agreements.honour': ['honour'],
  'roll.illuminati': ['pass'],
  'play-marker.sturmUndDrang': ['pass'],
  'attempt.sturmUndDrang': ['pass'],
  'move.countermarch': ['pass'],
  'attack.honorsOfWar': ['pass'],
  'disbanding.hub': ['done'],
};

/** Only one's own power is worth a marker laid against others' diplomacy. */
function worthOfOpposing(g: State, seat: number, choice: Choice): number {
  const isMine = g.control[attempt.within(g).target] === seat;
  return choice.t === 'done' ? 0.5 : isMine ? 1 : 0;
}

function worthWithin(foresight: Foresight, { g, seat, key }: Question, choice: Choice): number | null {
  if (key === 'attempt.oppose') return worthOfOpposing(g, seat, choice);
  const rather = RATHER[key];
  if (rather !== undefined) return rather.includes(choice.t) ? 1 : 0;
  if (isRest(key) && choice.t === 'done') return foresight.value(g, seat);
  if (CAST.includes(choice.t) || CAST_IN.some((where) => key.startsWith(where)))
    return foresee(foresight, g, seat, choice);
  return null;
}

/** A force is everything that may go from a square, or one unit of it. */
function isThought(key: string, option: Option<Choice>, options: readonly Option<Choice>[]): boolean {
  if (key !== 'move.muster' || !options.some(({ t }) => t === 'go')) return true;
  return option.t === 'go';
}

/** Of whatever is asked in numbers, the least. */
const lowest = (option: Option<Choice>): Choice => withNumbers<Choice>(option, ({ from }) => from);

/** A sense for Seven Years World War with a value of one's own choosing. */
export const judgementOf = (game: AnyGame, value: Value<State>): Judgement<State, Choice> => ({
  prepare: () => undefined,
  value,
  worth: (dilemma, choice) => worthWithin({ game, value, isRest }, dilemma, choice),
  toll: () => 0,
  tries: ({ key, options }, option) => (isThought(key, option, options) ? [lowest(option)] : []),
  isRest,
  accepts: (g, seat, deal, recall) => accepts({ game, value, recall }, g, seat, deal),
  offers: (dilemma, open, recall) => offers({ game, value, recall }, dilemma, open),
  why: whyOf,
});
