import type { Context, Result, Seat } from '@cabinet-wars/kernel';
import { strengthOf } from './data/cards.ts';
import { provinces, worth } from './data/provinces.ts';
import type { Ending, Event } from './events.ts';
import { noteStashShown } from './notes.ts';
import { provincesOf, type State, seatCount } from './state.ts';

const CONQUEST = 5;
const GOLD_A_POINT = 3;

/** Rule 8: who holds five of the six provinces has won at once. */
export function endIfConquered(g: State, seat: Seat, x: Context<Event>): void {
  if (provincesOf(g, seat) >= CONQUEST) endGame(g, 'conquest', x);
}

export function endGame(g: State, reason: Ending, x: Context<Event>): void {
  g.ended = reason;
  x.reveal();
  for (let seat = 0; seat < seatCount(g); seat++) {
    noteStashShown(g, seat);
    x.log?.({ t: 'stash-shown', seat, cards: [...g.secret.stashes[seat]] });
  }
  x.log?.({ t: 'ended', reason });
  x.endGame();
}

/** Rule 9: provinces and stashed cards, a point for three gold, a point off for each loan. */
export function scoreOf(g: State, seat: Seat): number {
  let score = Math.floor(g.gold[seat] / GOLD_A_POINT) - g.loans[seat];
  for (const province of provinces) if (g.owner[province] === seat) score += worth[province];
  for (const card of g.secret.stashes[seat]) score += strengthOf[card];
  return score;
}

export function result(g: State): Result | null {
  if (g.ended === null) return null;
  const scores = g.gold.map((_, seat) => scoreOf(g, seat));
  // A conqueror stands first whatever the others have scored.
  const ranks = scores.map((score, seat) => (provincesOf(g, seat) >= CONQUEST ? Number.POSITIVE_INFINITY : score));
  const order = [...new Set(ranks)].sort((a, b) => b - a);
  const places = order.map((rank) => ranks.flatMap((one, seat) => (one === rank ? [seat] : [])));
  return { places, scores, reason: g.ended };
}
