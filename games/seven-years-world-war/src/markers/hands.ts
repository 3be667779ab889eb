import type { Chance, Context, Seat } from '@cabinet-wars/kernel';
import { MARKER_LIMIT } from '../data/charts.ts';
import { MARKER_COUNT, MARKERS, type Marker } from '../data/markers.ts';
import { POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { age, strike } from '../know/pool-notes.ts';
import { FIRST_LEADER, inBox, inHand, LEADER_COUNT, noted, type State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** 8.3: how many markers a player may have. */
export const limitOf = (g: State): number => MARKER_LIMIT[g.hands.length];

export const has = (g: State, seat: Seat, marker: Marker): boolean => g.secret.hands[inHand(seat, marker)] > 0;

/** Leaders in the boxes of a seat's powers, face up and down. */
export function placedLeaders(g: State, seat: Seat): number {
  let count = 0;
  for (let power = 0; power < POWER_COUNT; power++)
    if (g.control[power] === seat)
      for (let i = power * LEADER_COUNT; i < (power + 1) * LEADER_COUNT; i++) count += g.leaders[i] + g.tired[i];
  return count;
}

/** What counts toward the limit: the hand, and leaders placed (ruling 26). */
export const heldBy = (g: State, seat: Seat): number => g.hands[seat] + placedLeaders(g, seat);

/** Seats that might hold any marker by public knowledge, from a given one on in the order of play. Whom quiet asks go to. */
export function holders(g: State, from: Seat, except: Seat = -1): Seat[] {
  const seats: Seat[] = [];
  const count = g.hands.length;
  for (let i = 0; i < count; i++) {
    const seat = (from + i) % count;
    if (seat !== except && g.hands[seat] > 0) seats.push(seat);
  }
  return seats;
}

/** A marker goes from the pool into a hand; nobody else sees it, so for all they know it may be any. */
export function takeFromPool(g: State, seat: Seat, marker: Marker): void {
  for (let i = inHand(seat, 0); i < inHand(seat + 1, 0); i++) g.without[i] = 0;
  g.secret.pool[marker]--;
  g.pool--;
  for (let viewer = 0; viewer < g.hands.length; viewer++)
    if (viewer === seat) strike(g, viewer, marker);
    else age(g, viewer);
  g.secret.hands[inHand(seat, marker)]++;
  g.hands[seat]++;
}

/** A marker is drawn and shown to all at once. It then lies nowhere yet. */
export function showFromPool(g: State, marker: Marker): void {
  g.secret.pool[marker]--;
  g.pool--;
  for (let viewer = 0; viewer < g.hands.length; viewer++) strike(g, viewer, marker);
}

/** A marker leaves a hand in everybody's sight, so who knew of it knows of one fewer. It then lies nowhere yet. */
export function showFromHand(g: State, seat: Seat, marker: Marker): void {
  g.secret.hands[inHand(seat, marker)]--;
  g.hands[seat]--;
  for (let viewer = 0; viewer < g.hands.length; viewer++) {
    const note = noted(g, viewer, seat, marker);
    if (g.secret.notes[note] > 0) g.secret.notes[note]--;
  }
}

/** A marker that lies nowhere goes into the pool, face up (ruling 70). */
export function putInPool(g: State, marker: Marker): void {
  g.secret.pool[marker]++;
  g.pool++;
  for (let viewer = 0; viewer < g.hands.length; viewer++) {
    g.secret.lacks[inHand(viewer, marker)] = 0;
    g.secret.lying[viewer].push(marker, 0);
  }
}

/** A marker of the hand goes back unplayed. */
export function giveBack(
  g: State,
  seat: Seat,
  marker: Marker,
  cause: 'limit' | 'lost' | 'given-up',
  x: Context<Event>,
): void {
  x.reveal();
  showFromHand(g, seat, marker);
  putInPool(g, marker);
  x.log?.({ t: 'marker-returned', seat, marker: MARKERS[marker], cause });
}

/** 8.51: as many markers of the hand as there are up to a number, at random. `only` says which may be drawn. */
export function loseAtRandom(
  g: State,
  seat: Seat,
  count: number,
  x: Context<Event>,
  only: (marker: Marker) => boolean = () => true,
): void {
  for (let i = 0; i < count; i++) {
    const marker = randomFrom(g.secret.hands, seat * MARKER_COUNT, x.chance, only);
    if (marker >= 0) giveBack(g, seat, marker, 'lost', x);
    else showWithout(g, seat, only);
  }
}

/** All have seen that a seat holds none of some markers. They know it until the seat draws again. */
export function showWithout(g: State, seat: Seat, which: (marker: Marker) => boolean): void {
  for (let marker = 0; marker < MARKER_COUNT; marker++) if (which(marker)) g.without[inHand(seat, marker)] = 1;
}

/** One of the markers counted in a list from an offset on, each counter as likely as the next; −1 if there is none. */
export function randomFrom(
  counts: readonly number[],
  offset: number,
  chance: Chance,
  only: (marker: Marker) => boolean = () => true,
): Marker {
  let total = 0;
  for (let marker = 0; marker < MARKER_COUNT; marker++) if (only(marker)) total += counts[offset + marker];
  if (total === 0) return -1;
  let at = chance.draw(total);
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    if (!only(marker)) continue;
    at -= counts[offset + marker];
    if (at < 0) return marker;
  }
  return -1;
}

/** A seat sees the whole hand of another (7.1, 7.2). */
export function lookInto(g: State, viewer: Seat, seat: Seat): void {
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    g.secret.notes[noted(g, viewer, seat, marker)] = g.secret.hands[inHand(seat, marker)];
}

/** A seat sees one marker of another's hand (7.2). */
export function glimpse(g: State, viewer: Seat, seat: Seat, marker: Marker): void {
  const note = noted(g, viewer, seat, marker);
  g.secret.notes[note] = Math.max(g.secret.notes[note], 1);
}

/** 20.1: a leader of the hand is put into a power's box, for all to see. */
export function placeLeader(g: State, seat: Seat, marker: Marker, power: Power, x: Context<Event>): void {
  x.reveal();
  showFromHand(g, seat, marker);
  g.leaders[inBox(power, marker)]++;
  x.log?.({ t: 'leader-placed', seat, marker: MARKERS[marker], power: POWERS[power] });
}

/** 20.41: a leader is turned face down till the end of the turn. */
export function tire(g: State, marker: Marker, power: Power, x: Context<Event>): void {
  g.leaders[inBox(power, marker)]--;
  g.tired[inBox(power, marker)]++;
  x.log?.({ t: 'leader-used', marker: MARKERS[marker], power: POWERS[power] });
}

/** 20.61: a leader goes back to the pool; one face up is taken first only if none lies face down. */
export function loseLeader(g: State, marker: Marker, power: Power, x: Context<Event>): void {
  const box = inBox(power, marker);
  if (g.tired[box] > 0) g.tired[box]--;
  else g.leaders[box]--;
  putInPool(g, marker);
  x.log?.({ t: 'leader-lost', marker: MARKERS[marker], power: POWERS[power] });
}

export const isLeader = (marker: Marker): boolean => marker >= FIRST_LEADER;
