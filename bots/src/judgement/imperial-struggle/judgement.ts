import { PASS_DEBT } from '@cabinet-wars/imperial-struggle/data';
import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import { type AnyGame, type Option, type Seat, withNumbers } from '@cabinet-wars/kernel';
import type { Judgement } from '../../greedy/judgement.ts';
import type { Value } from '../../learning/value.ts';
import { ActionRounds, isLast, withoutRest } from './action-round.ts';
import { worthInQuiet } from './quiet-asks.ts';
import { pointsLeft } from './resources.ts';
import { isStrongest } from './tiles.ts';
import { whyOf } from './why.ts';

/** France is the easier side to play: for so many Treaty Points one may play Britain. */
const FAIR_BID = 2;
/** What a ministry that nobody has seen yet is worth by that. */
const SECRET = 0.15;

/** A card given up for an ability in the midst of a round: what comes of the rest of the round tells, and the card is its price. */
const IN_AN_ABILITY = 'ability.discard';
const costInHand = (g: State, seat: Seat, choice: Choice): number => -(worthInQuiet(g, seat, choice) ?? 0);

/** A sense for Imperial Struggle with a value of one's own choosing. */
export function judgementOf(game: AnyGame, value: Value<State>, isQuick = false): Judgement<State, Choice> {
  const judgement: Judgement<State, Choice> = {
    prepare: () => undefined,
    value,
    worth: (dilemma, choice) => {
      const { g, seat, key } = dilemma;
      if (key === 'action-round.tile' && choice.t === 'tile') return rounds.worthOfTile(dilemma, choice);
      if (isLast(choice)) return value(atRoundsEnd(g, seat, choice), seat);
      return key === IN_AN_ABILITY ? null : worthInQuiet(g, seat, choice);
    },
    toll: ({ g, seat, key }, choice) =>
      key === IN_AN_ABILITY ? costInHand(g, seat, choice) : choice.t === 'reveal' ? SECRET : 0,
    tries: (dilemma, option) => {
      if (isQuick && option.t === 'tile' && !isStrongest(dilemma, option)) return [];
      const isHeldBack = dilemma.key === 'action-round.act' && option.t !== 'event' && rounds.isEventFirst(dilemma);
      return isHeldBack ? [] : [settledOn(option)];
    },
    isRest: (key) => key === 'action-round.act' || key === 'action-round.tile',
    accepts: () => ({ accept: false, why: { why: 'no-such-deal' } }),
    offers: () => null,
    next: (dilemma, choice) => {
      if (choice.t !== 'tile') return [];
      const { choices, last } = rounds.deedsWith(dilemma, choice);
      return isQuick && last !== null ? [...choices, last] : choices;
    },
    why: whyOf,
  };
  const rounds = new ActionRounds(game, judgement, isQuick);
  return judgement;
}

/** The table once a round has been ended by this choice: what was not spent is lost, and passing pays back Debt. */
function atRoundsEnd(g: State, seat: Seat, { t }: Choice): State {
  const after = withoutRest(g);
  const side = g.sideOf[seat];
  if (t === 'pass') after.debt[side] -= Math.min(PASS_DEBT, after.debt[side]);
  return after;
}

/** Of whatever is asked in numbers, a fair amount. */
const settledOn = (option: Option<Choice>): Choice =>
  withNumbers<Choice>(option, ({ from, to }) => Math.min(to, Math.max(from, FAIR_BID)));

/** What a point not yet spent is hoped to bring. Less, and plans that spend at once crowd out those that spend well. */
const A_POINT = 1;

/** The same for whoever plans a whole Action Round at once, from its tile to its end: Events are weighed with all that follows them. */
export const wholeRounds = (judgement: Judgement<State, Choice>): Judgement<State, Choice> => ({
  ...judgement,
  hope: (g, seat) => A_POINT * pointsLeft(g, seat),
  worth: (dilemma, choice) => (choice.t === 'tile' ? null : judgement.worth(dilemma, choice)),
  tries: (_dilemma, option) => [settledOn(option)],
  isRest: (key) => key === 'action-round.tile',
});
