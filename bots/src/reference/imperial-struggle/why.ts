import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import type { Why } from '../../bot.ts';
import type { Dilemma, Settled } from '../greedy/judgement.ts';

/** To half a point: more would pretend to know. */
const points = (gain: number): number => Math.round(2 * gain) / 2;

/** Why the planner does what it does, as facts. A plan is told by the choice in it that matters. */
export function whyOf(_dilemma: Dilemma<State, Choice>, { choice, plan, gain }: Settled<Choice>): Why {
  const worth = points(gain);
  switch (choice.t) {
    case 'tile':
      return { why: 'tile', points: worth };
    case 'discard':
      return { why: 'discards' };
    case 'ministry':
      return { why: 'ministry' };
    case 'first':
      return { why: 'order' };
    case 'pass':
    case 'end-round':
    case 'finish':
    case 'no-more':
      return { why: 'nothing-better' };
    case 'event':
      return { why: 'event', points: worth };
    case 'refuse':
      return { why: choice.refuse ? 'refuses' : 'gives-way' };
    case 'pay':
      return { why: 'pays' };
    default:
      return target(choice, plan, worth) ?? { why: 'best', points: worth };
  }
}

function target(choice: Choice, plan: readonly Choice[], worth: number): Why | null {
  const aimed = [choice, ...plan].find((each) => 'space' in each);
  if (aimed !== undefined && 'space' in aimed) return { why: 'space', space: aimed.space, points: worth };
  const theatre = [choice, ...plan].find((each) => 'theatre' in each);
  if (theatre !== undefined && 'theatre' in theatre) return { why: 'theatre', points: worth };
  return null;
}
