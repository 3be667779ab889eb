import { EVENT_ERA, EVENTS, type EventCard } from '../data/events.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { eraOfTurn } from '../data/turns.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';

/** One card from the draw pile into a hand; those who deal several tell of them together. */
export function takeEvent(g: State, side: Side, x: Context): EventCard {
  const { pile, hands } = g.secret;
  const at = x.chance.draw(pile.length);
  const card = pile[at];
  pile[at] = pile[pile.length - 1];
  pile.pop();
  hands[side].push(card);
  x.reveal();
  return card;
}

export function tellDrawn(g: State, side: Side, cards: readonly EventCard[], x: Context): void {
  x.log?.({
    t: 'events-drawn',
    seat: g.seatOf[side],
    side: SIDES[side],
    count: cards.length,
    events: cards.map((card) => EVENTS[card]),
  });
}

export const drawEvent = (g: State, side: Side, x: Context): void => tellDrawn(g, side, [takeEvent(g, side, x)], x);

/** A card out of a hand, face up: what the other side could tell of that hand is corrected. */
function lay(g: State, side: Side, card: EventCard): void {
  const hand = g.secret.hands[side];
  hand.splice(hand.indexOf(card), 1);
  const known = g.secret.known[1 - side];
  const at = known.indexOf(card);
  if (at >= 0) known.splice(at, 1);
  if (EVENT_ERA[card] < eraOfTurn(g.turn) && g.oldCards[side] > 0) g.oldCards[side]--;
}

/** Discards lie open and may be dealt again (rules 2, 3). */
export function discardEvent(g: State, side: Side, card: EventCard, x: Context): void {
  lay(g, side, card);
  g.discards.push(card);
  x.reveal();
  x.log?.({ t: 'event-discarded', side: SIDES[side], event: EVENTS[card] });
}

/** Played Events never come back. */
export function playEvent(g: State, side: Side, card: EventCard, x: Context): void {
  lay(g, side, card);
  g.gone.push(card);
  x.reveal();
}
