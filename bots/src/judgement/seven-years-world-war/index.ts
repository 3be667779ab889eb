import { type AnyGame, type Option, withNumbers } from '@cabinet-wars/kernel';
import { attempt } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import type { Adviser, Bot } from '../../bot.ts';
import { adviserOf } from '../../greedy/adviser.ts';
import type { Dilemma, Judgement } from '../../greedy/judgement.ts';
import { plannerOf } from '../../greedy/planner.ts';
import { foresee } from './foresight.ts';
import { value } from './value.ts';
import { whyOf } from './why.ts';

type Question = Dilemma<State, Choice>;

/** Where a phase goes on to the next thing: a plan that leads there is whole. */
const isRest = (key: string): boolean => key.endsWith('.hub') || key.endsWith('-phase.act');

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

function worthWithin(game: AnyGame, { g, seat, key }: Question, choice: Choice): number | null {
  if (key === 'attempt.oppose') return worthOfOpposing(g, seat, choice);
  const rather = RATHER[key];
  if (rather !== undefined) return rather.includes(choice.t) ? 1 : 0;
  if (isRest(key) && choice.t === 'done') return value(g, seat);
  if (CAST.includes(choice.t) || CAST_IN.some((where) => key.startsWith(where)))
    return foresee(game, g, seat, choice, isRest);
  return null;
}

/** A force is everything that may go from a square, or one unit of it. */
function isThought(key: string, option: Option<Choice>, options: readonly Option<Choice>[]): boolean {
  if (key !== 'move.muster' || !options.some(({ t }) => t === 'go')) return true;
  return option.t === 'go';
}

/** Of whatever is asked in numbers, the least. */
const lowest = (option: Option<Choice>): Choice => withNumbers<Choice>(option, ({ from }) => from);

const judgementOf = (game: AnyGame): Judgement<State, Choice> => ({
  prepare: () => undefined,
  value,
  worth: (dilemma, choice) => worthWithin(game, dilemma, choice),
  toll: () => 0,
  tries: ({ key, options }, option) => (isThought(key, option, options) ? [lowest(option)] : []),
  isRest,
  accepts: () => ({ accept: false, why: { why: 'no-such-deal' } }),
  offers: () => null,
  why: whyOf,
});

export const planner = (game: AnyGame): Bot => plannerOf(game, judgementOf(game));
export const adviser = (game: AnyGame): Adviser => adviserOf(game, judgementOf(game));
