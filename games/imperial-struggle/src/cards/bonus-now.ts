import { type BonusCondition, EVENT_BONUS, type EventCard } from '../data/events.ts';
import { HAS_KEYWORD, keywordOf, MINISTRIES, type MinistryId } from '../data/ministries.ts';
import type { GameView } from '../know/view.ts';
import { imagined } from '../purchases/purchases-now.ts';
import { hasBonus } from './event-play.ts';

export interface BonusNow {
  readonly condition: BonusCondition;
  readonly met: boolean;
  /** An own ministry face down that would meet it if it were turned up. */
  readonly ifRevealed: MinistryId | null;
}

/** Whether a card would have its bonus for whoever looks at it; null where it has none. */
export function bonusNow(view: GameView, card: EventCard): BonusNow | null {
  const condition = EVENT_BONUS[card];
  if (condition === null || view.own === null) return null;
  const met = hasBonus(imagined(view), view.own.side, card);
  return { condition, met, ifRevealed: met ? null : turnedUp(view, condition) };
}

function turnedUp({ open, own }: GameView, condition: BonusCondition): MinistryId | null {
  if (condition.by !== 'keyword' || own === null) return null;
  const keyword = keywordOf(condition.keyword);
  const found = own.ministries.find((one) => open.revealed[one] === 0 && HAS_KEYWORD[one][keyword]);
  return found === undefined ? null : MINISTRIES[found];
}
