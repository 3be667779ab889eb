import type { Seat } from '@cabinet-wars/kernel';
import type { Card } from './data/cards.ts';
import type { Event } from './events.ts';
import { HAND } from './setup.ts';
import type { State } from './state.ts';

/** A hand that was seen: how many of those cards could still be in it, case by case. */
interface Sighting {
  on: Seat;
  seen: Set<Card>;
  left: Set<number>;
}

/**
 * Where a state contradicts what a seat was told, given all events as that seat saw them. It keeps its own account and
 * knows nothing of the notes in the state, so that each can be tested against the other.
 */
export function told(events: readonly Event[], g: State): string[] {
  const { hands, stashes, markers } = g.secret;
  const wrong: string[] = [];
  const held = hands.map(() => HAND);
  const sightings: Sighting[] = [];
  const open = { discard: new Set<Card>(), owned: new Map<Card, Seat>(), stash: new Map<Card, Seat>(), markers: 0 };
  for (const event of events) {
    follow(event, held, sightings);
    if (event.t === 'committed') open.discard.add(event.card);
    if (event.t === 'drew-card' && event.card !== null) open.owned.set(event.card, event.seat);
    if (event.t === 'stashed' && event.card !== null) open.stash.set(event.card, event.seat);
    if (event.t === 'stash-shown') for (const card of event.cards) open.stash.set(card, event.seat);
    if (event.t === 'spied') for (const card of event.cards ?? []) open.owned.set(card, event.on);
    if (event.t === 'played-marker') open.markers++;
    if (event.t === 'drew-marker' && event.marker !== null && event.marker !== 'blank') {
      const spent = events.some((e) => e.t === 'played-marker' && e.seat === event.seat && e.marker === event.marker);
      if (!spent && !markers[event.seat].includes(event.marker))
        wrong.push(`seat ${event.seat} has no ${event.marker}`);
    }
  }
  for (const card of open.discard) if (!g.discard.includes(card)) wrong.push(`${card} was played and is not discarded`);
  if (g.discard.length !== open.discard.size || g.spent.length !== open.markers)
    wrong.push('something else was played');
  for (const [card, seat] of open.stash) if (!stashes[seat].includes(card)) wrong.push(`${card} is not in the stash`);
  for (const [card, seat] of open.owned)
    if (![hands[seat], stashes[seat], g.discard].some((place) => place.includes(card)))
      wrong.push(`${card} has left seat ${seat}`);
  held.forEach((count, seat) => {
    if (hands[seat].length !== count) wrong.push(`seat ${seat} holds ${hands[seat].length} cards, not ${count}`);
  });
  for (const { on, seen, left } of sightings) {
    const there = hands[on].filter((card) => seen.has(card)).length;
    if (!left.has(there)) wrong.push(`of ${[...seen]} seat ${on} cannot hold ${there}`);
  }
  return wrong;
}

/** Carries the sizes of hands and every sighting through one event. */
function follow(event: Event, held: number[], sightings: Sighting[]): void {
  if (event.t === 'drew-card') held[event.seat]++;
  else if (event.t === 'spied' && event.cards !== null)
    sightings.push({ on: event.on, seen: new Set(event.cards), left: new Set([event.cards.length]) });
  else if (event.t === 'stashed') {
    for (const sighting of sightings) if (sighting.on === event.seat) loseUnseen(sighting, held[event.seat]);
    held[event.seat]--;
  } else if (event.t === 'committed') {
    for (const sighting of sightings) if (sighting.on === event.seat) loseSeen(sighting, event.card, held[event.seat]);
    held[event.seat]--;
  }
}

function loseUnseen(sighting: Sighting, held: number): void {
  const left = new Set<number>();
  for (const count of sighting.left) {
    if (count > 0) left.add(count - 1);
    if (count < held) left.add(count);
  }
  sighting.left = left;
}

function loseSeen(sighting: Sighting, card: Card, held: number): void {
  const wasSeen = sighting.seen.delete(card);
  const possible = [...sighting.left].filter((count) => (wasSeen ? count > 0 : count < held));
  sighting.left = new Set(possible.map((count) => (wasSeen ? count - 1 : count)));
}
