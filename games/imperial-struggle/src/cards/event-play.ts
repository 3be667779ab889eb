import type { Reason } from '@cabinet-wars/kernel';
import { ADVANTAGE } from '../data/advantages.ts';
import { EVENT_BONUS, EVENT_TYPE, EVENTS, type EventCard } from '../data/events.ts';
import { COUNTRY, type CountryId } from '../data/map/regions.ts';
import { IS_PRESTIGE, SPACES_OF } from '../data/map/spaces.ts';
import { keywordOf } from '../data/ministries.ts';
import { ECONOMIC, POINTS } from '../data/points.ts';
import { opponentOf, type Side } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { NO_WAR } from '../data/turns.ts';
import { controllerOf, countHeld, isSpoilt } from '../map/control.ts';
import { debtLead } from '../money/accounts.ts';
import { EVENT_OFF_TYPE, EVENT_WITHOUT_SYMBOL, type Round } from '../peace/round.ts';
import type { State } from '../state.ts';
import { because } from '../vocabulary/reasons.ts';
import { bonusTilesPlaced } from '../wars/war-tiles.ts';
import { hasKeyword } from './face-up.ts';

/** Rule 14: the tile's symbol and the card's type; one Event, before everything else. */
export function mayPlayEvent(g: State, round: Round, card: EventCard): Reason | null {
  if (!g.secret.hands[round.side].includes(card)) return because({ why: 'not-in-hand', event: EVENTS[card] });
  if (round.event >= 0) return because({ why: 'event-played' });
  if (round.acted) return because({ why: 'already-acted' });
  if (round.tile < 0) return because({ why: 'not-now' });
  const tile = tablesOf(g).investments[round.tile];
  if (!tile.event && (round.effects & EVENT_WITHOUT_SYMBOL) === 0) return because({ why: 'no-event-symbol' });
  return fitsType(card, tile.major, (round.effects & EVENT_OFF_TYPE) !== 0)
    ? null
    : because({ why: 'event-type', event: EVENTS[card], points: POINTS[EVENT_TYPE[card]] });
}

/** Whether a card goes with a Major action; the Bank of England waives the type of economic Events. */
export function fitsType(card: EventCard, major: number, offType: boolean): boolean {
  const type = EVENT_TYPE[card];
  return type < 0 || type === major || (offType && type === ECONOMIC);
}

/** Whether the card's bonus condition is met now, before the card does anything. */
export function hasBonus(g: State, side: Side, card: EventCard): boolean {
  const bonus = EVENT_BONUS[card];
  switch (bonus?.by) {
    case undefined:
      return false;
    case 'keyword':
      return hasKeyword(g, side, keywordOf(bonus.keyword));
    case 'available-debt':
      return debtLead(g, side) >= bonus.lead;
    case 'bonus-tiles':
      return g.war !== NO_WAR && bonusTilesPlaced(g, side) > bonusTilesPlaced(g, opponentOf(side));
    case 'prestige':
      return prestigeIn(g, side, bonus.countries) > prestigeIn(g, opponentOf(side), bonus.countries);
    case 'advantage': {
      // Exhausted or not; a Conflict in one of its spaces spoils it (ruling 40).
      const advantage = ADVANTAGE[bonus.advantage];
      return controllerOf(g, advantage) === side && !isSpoilt(g, advantage);
    }
  }
}

const prestigeIn = (g: State, side: Side, countries: readonly CountryId[]): number =>
  countries.reduce(
    (sum, id) =>
      sum +
      countHeld(
        g,
        side,
        SPACES_OF[COUNTRY[id]].filter((space) => IS_PRESTIGE[space]),
      ),
    0,
  );
