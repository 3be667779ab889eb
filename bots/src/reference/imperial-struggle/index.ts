import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import { type AnyGame, type Option, withNumbers } from '@cabinet-wars/kernel';
import type { Bot } from '../../bot.ts';
import type { Judgement } from '../greedy/judgement.ts';
import { plannerOf } from '../greedy/planner.ts';
import { ActionRounds, isLast } from './action-round.ts';
import { DEBT } from './contests.ts';
import { worthInQuiet } from './quiet-asks.ts';
import { value } from './value.ts';
import { whyOf } from './why.ts';

/** France is the easier side to play: for so many Treaty Points one may play Britain. */
const FAIR_BID = 2;
/** What a ministry that nobody has seen yet is worth by that. */
const SECRET = 0.15;
/** What passing pays back. */
const PASS_PAYS = 2;

function judgementOf(game: AnyGame): Judgement<State, Choice> {
  const judgement: Judgement<State, Choice> = {
    prepare: () => undefined,
    value,
    worth: (dilemma, choice) => {
      const { g, seat, key } = dilemma;
      if (key === 'action-round.tile' && choice.t === 'tile') return rounds.worthOfTile(dilemma, choice);
      if (isLast(choice)) return value(g, seat) + (choice.t === 'pass' ? paidBack(g, seat) : 0);
      return worthInQuiet(g, seat, choice);
    },
    toll: (_dilemma, choice) => (choice.t === 'reveal' ? SECRET : 0),
    tries: (dilemma, option) => {
      const isHeldBack = dilemma.key === 'action-round.act' && option.t !== 'event' && rounds.isEventFirst(dilemma);
      return isHeldBack ? [] : [settledOn(option)];
    },
    isRest: (key) => key === 'action-round.act' || key === 'action-round.tile',
    accepts: () => ({ accept: false, why: { why: 'no-such-deal' } }),
    offers: () => null,
    why: whyOf,
  };
  const rounds = new ActionRounds(game, judgement);
  return judgement;
}

const paidBack = (g: State, seat: number): number => DEBT * Math.min(PASS_PAYS, g.debt[g.sideOf[seat]]);

/** Of whatever is asked in numbers, a fair amount. */
const settledOn = (option: Option<Choice>): Choice =>
  withNumbers<Choice>(option, ({ from, to }) => Math.min(to, Math.max(from, FAIR_BID)));

export const planner = (game: AnyGame): Bot => plannerOf(game, judgementOf(game));
