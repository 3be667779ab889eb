import type { Reason } from '@cabinet-wars/kernel';
import { EVENT_TYPE, EVENTS, type EventCard } from './data/events.ts';
import { INVESTMENT_ROWS } from './data/investments.ts';
import { POINTS } from './data/points.ts';
import { because } from './reasons.ts';
import { EVENT_OFF_TYPE, EVENT_WITHOUT_SYMBOL, type Round } from './round.ts';
import type { State } from './state.ts';

/** Rule 14: the tile's symbol and the card's type; one Event, before everything else. */
export function mayPlayEvent(g: State, round: Round, card: EventCard): Reason | null {
  if (!g.secret.hands[round.side].includes(card)) return because({ why: 'not-in-hand', event: EVENTS[card] });
  if (round.event >= 0) return because({ why: 'event-played' });
  if (round.acted) return because({ why: 'already-acted' });
  if (round.tile < 0) return because({ why: 'not-now' });
  const tile = INVESTMENT_ROWS[round.tile];
  if (!tile.event && (round.effects & EVENT_WITHOUT_SYMBOL) === 0) return because({ why: 'no-event-symbol' });
  const type = EVENT_TYPE[card];
  if (type < 0 || type === tile.major || (round.effects & EVENT_OFF_TYPE) !== 0) return null;
  return because({ why: 'event-type', event: EVENTS[card], points: POINTS[type] });
}

/** Whether the card's bonus condition is met now, before the card does anything. */
export const hasBonus = (_g: State, _side: number, _card: EventCard): boolean => false;
