import { discardEvent, takeEvent, tellDrawn } from '../cards/hands.ts';
import { EVENT, EVENTS, type EventCard } from '../data/events.ts';
import { INVESTMENTS, INVESTMENTS_SHOWN } from '../data/investments.ts';
import { DEALT, HAND_AFTER_DEAL } from '../data/numbers.ts';
import { NOBODY, SIDES, type Side } from '../data/sides.ts';
import { type Context, procedure } from '../procedure.ts';
import type { State } from '../state.ts';

/** Nine Investment tiles, three Events each, and both sides down to three in hand, in secret and shown together (rule 3). */
export const deal = procedure('deal')({
  tiles: showTiles,
  cards: (g, _f, x) => {
    for (let side = 0; side < SIDES.length; side++) dealHand(g, side, x);
  },
  discard: {
    mode: 'secret',
    who: (g) => g.seatOf.filter((_, side) => excess(g, side) > 0),
    options: (g, _f, seat, soFar) => {
      const discarded = soFar.flatMap((choice) => (choice.t === 'discard' ? [choice.event] : []));
      const cards = g.secret.hands[g.sideOf[seat]].map((card) => EVENTS[card]);
      return cards.filter((id) => !discarded.includes(id)).map((event) => ({ t: 'discard' as const, event }));
    },
    complete: (g, _f, seat, soFar) => soFar.length >= excess(g, g.sideOf[seat]),
    choose: (g, _f, choice, x, seat) => {
      if (choice.t === 'discard') discardEvent(g, g.sideOf[seat], EVENT[choice.event], x);
    },
  },
});

const excess = (g: State, side: Side): number => g.secret.hands[side].length - HAND_AFTER_DEAL;

/** Rule 4: with too few in the stack those are shown, and the used ones mixed again. */
function showTiles(g: State, _f: object, x: Context): void {
  while (g.shown.length < INVESTMENTS_SHOWN) {
    if (g.tileStack.length === 0) g.tileStack = g.used.splice(0);
    const at = x.chance.roll(g.tileStack.length);
    g.shown.push(g.tileStack.splice(at, 1)[0]);
  }
  g.takenBy = g.shown.map(() => NOBODY);
  x.log?.({ t: 'tiles-shown', tiles: g.shown.map((tile) => INVESTMENTS[tile]) });
}

/** Rule 2: when the pile runs out here, the discards make a new one. */
function dealHand(g: State, side: Side, x: Context): void {
  const drawn: EventCard[] = [];
  while (drawn.length < DEALT) {
    if (g.secret.pile.length === 0) reshuffle(g, x);
    if (g.secret.pile.length === 0) break;
    drawn.push(takeEvent(g, side, x));
  }
  if (drawn.length > 0) tellDrawn(g, side, drawn, x);
}

/** With the pile empty, all cards not seen are in the other's hand: each side can tell that hand at this moment. */
function reshuffle(g: State, x: Context): void {
  g.secret.pile = g.discards.splice(0);
  for (let side = 0; side < SIDES.length; side++) g.secret.known[side] = g.secret.hands[1 - side].slice();
  x.log?.({ t: 'discards-reshuffled' });
}
