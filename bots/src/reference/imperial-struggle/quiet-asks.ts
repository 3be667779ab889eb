import {
  EVENT,
  EVENT_BONUS,
  EVENT_TYPE,
  type EventCard,
  HAS_KEYWORD,
  keywordOf,
  MINISTRY,
  type MinistryId,
  sideOf,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import { hasBonus } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import type { Seat } from '@cabinet-wars/kernel';

/** How useful a ministry is by itself; its keywords come on top. */
const MINISTRIES: Partial<Record<MinistryId, number>> = {
  'cardinal-ministers': 3,
  'court-of-the-sun-king': 2,
  'john-law': 1.5,
  'jacobite-uprisings': 1.5,
  'new-world-huguenots': 0.5,
  'bank-of-england': 2,
  'east-india-company': 2,
  'robert-walpole': 1.8,
  'edmond-halley': 1.5,
  choiseul: 2.5,
  dupleix: 2,
  'pitt-the-elder': 2.5,
  'merchant-banks': 2,
  turgot: 2,
  'townshend-acts': 2,
};
const OTHER_MINISTRY = 1.2;
const KEYWORD_IN_HAND = 0.6;
const KEYWORD = 0.3;

const ANY_TILE = 0.4;
const BONUS_NOW = 0.5;

/** What to keep in hand, choose in secret or let others have: looking ahead would not tell. Null where it would. */
export function worthInQuiet(g: State, seat: Seat, choice: Choice): number | null {
  switch (choice.t) {
    case 'discard':
      return -keeping(g, seat, EVENT[choice.event]);
    case 'ministry':
      return appeal(g, seat, choice.ministry);
    case 'first':
      // Whoever comes second has the last word before the scoring.
      return sideOf(choice.side) === g.sideOf[seat] ? 0 : 1;
    case 'allot':
      return tablesOf(g).basic[choice.tile].strength;
    default:
      return null;
  }
}

const keeping = (g: State, seat: Seat, card: EventCard): number =>
  (EVENT_TYPE[card] < 0 ? ANY_TILE : 0) + (hasBonus(g, g.sideOf[seat], card) ? BONUS_NOW : 0);

function appeal(g: State, seat: Seat, id: MinistryId): number {
  let sum = MINISTRIES[id] ?? OTHER_MINISTRY;
  for (const has of HAS_KEYWORD[MINISTRY[id]]) if (has) sum += KEYWORD;
  for (const card of g.secret.hands[g.sideOf[seat]]) {
    const bonus = EVENT_BONUS[card];
    if (bonus?.by === 'keyword' && HAS_KEYWORD[MINISTRY[id]][keywordOf(bonus.keyword)]) sum += KEYWORD_IN_HAND;
  }
  return sum;
}
