import type { Seat } from '@cabinet-wars/kernel';
import type { Card } from './data/cards.ts';
import type { Marker } from './data/markers.ts';
import type { Event } from './events.ts';
import { HAND } from './setup.ts';
import type { State } from './state.ts';

/** A hand that was seen: how many of those cards could still be in it, case by case. */
interface Sighting {
  readonly on: Seat;
  readonly seen: Set<Card>;
  left: Set<number>;
}

/** What adds up from the events one seat has seen. */
interface Account {
  /** How many cards each seat holds. */
  readonly held: number[];
  readonly discard: Set<Card>;
  readonly spent: Marker[];
  /** Whose a card is or was before it was played, and in whose stash it lies. */
  readonly owner: Map<Card, Seat>;
  readonly stash: Map<Card, Seat>;
  readonly sightings: Sighting[];
}

/**
 * Where a state contradicts what a seat was told, given all events as that seat saw them. It keeps its own account and
 * knows nothing of the notes in the state, so that each can be tested against the other.
 */
export function contradictions(events: readonly Event[], g: State): string[] {
  const account: Account = {
    held: g.gold.map(() => HAND),
    discard: new Set(),
    spent: [],
    owner: new Map(),
    stash: new Map(),
    sightings: [],
  };
  for (const event of events) hear(event, account);
  return contradictionsWith(account, g);
}

function hear(event: Event, account: Account): void {
  switch (event.t) {
    case 'drew-card':
      account.held[event.seat]++;
      if (event.card !== null) account.owner.set(event.card, event.seat);
      break;
    case 'stashed':
      for (const sighting of account.sightings)
        if (sighting.on === event.seat) loseUnseen(sighting, account.held[event.seat]);
      account.held[event.seat]--;
      if (event.card !== null) account.stash.set(event.card, event.seat);
      break;
    case 'committed':
      for (const sighting of account.sightings)
        if (sighting.on === event.seat) loseOpenly(sighting, event.card, account.held[event.seat]);
      account.held[event.seat]--;
      account.discard.add(event.card);
      break;
    case 'spied':
      for (const card of event.cards ?? []) account.owner.set(card, event.on);
      if (event.cards !== null)
        account.sightings.push({ on: event.on, seen: new Set(event.cards), left: new Set([event.cards.length]) });
      break;
    case 'played-marker':
      account.spent.push(event.marker);
      break;
    case 'stash-shown':
      for (const card of event.cards) account.stash.set(card, event.seat);
      break;
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

function loseOpenly(sighting: Sighting, card: Card, held: number): void {
  const wasSeen = sighting.seen.delete(card);
  const possible = [...sighting.left].filter((count) => (wasSeen ? count > 0 : count < held));
  sighting.left = new Set(possible.map((count) => (wasSeen ? count - 1 : count)));
}

function contradictionsWith({ held, discard, spent, owner, stash, sightings }: Account, g: State): string[] {
  const { hands, stashes } = g.secret;
  const wrong: string[] = [];
  if ([...discard].join() !== g.discard.join()) wrong.push(`played were ${[...discard]}, not ${g.discard}`);
  if (spent.join() !== g.spent.join()) wrong.push(`the markers played were ${spent}, not ${g.spent}`);
  for (const [card, seat] of stash)
    if (!stashes[seat].includes(card)) wrong.push(`${card} is not in the stash of seat ${seat}`);
  for (const [card, seat] of owner)
    if (!hands[seat].includes(card) && !stashes[seat].includes(card) && !g.discard.includes(card))
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
