import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { askAfter, viewAfter, whyNot } from '@cabinet-wars/imperial-struggle/reckoning';
import { choiceIn } from '@cabinet-wars/kernel';
import type { GameChoice, GameView, OwnAsk } from '../seen.ts';
import { wishAt } from '../wishes.ts';

type Reasons = ReturnType<typeof whyNot>;

/** Reasons that only say the action is another one. */
const OTHER_ACTION: readonly string[] = ['action-first', 'wrong-points', 'other-points', 'not-now'];

/**
 * Why nothing can be bought at a space. The board begins actions by itself: where the present one is merely the wrong one,
 * the reason is that of the action that would be right.
 */
export function reasonsAt(view: GameView, ask: OwnAsk, space: SpaceId): Reasons {
  const wish = wishAt(ask, view.open, space);
  const now = whyNot(view, ask.seat, wish);
  if (!now.some(({ why }) => OTHER_ACTION.includes(why))) return now;
  for (const opening of beginnings(view, ask)) {
    const begun = viewAfter(view, ask.seat, opening);
    const then = begun === null ? [] : whyNot(begun, ask.seat, wish);
    if (then.length > 0 && !then.some(({ why }) => OTHER_ACTION.includes(why))) return then;
  }
  return now;
}

const FINISH: GameChoice = { t: 'finish' };

/** What to say to begin each action that could be begun now. */
function beginnings(view: GameView, ask: OwnAsk): GameChoice[][] {
  const isUnderWay = ask.key === 'action.spend';
  const options = isUnderWay ? (askAfter(view, ask.seat, [FINISH])?.options ?? []) : ask.options;
  return options.flatMap((option) => {
    const choice = choiceIn<GameChoice>(option);
    return choice?.t === 'begin' ? [isUnderWay ? [FINISH, choice] : [choice]] : [];
  });
}
