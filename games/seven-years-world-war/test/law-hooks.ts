import type { Chance, Deal } from '@cabinet-wars/kernel';
import type { Hooks } from '@cabinet-wars/kernel/conformance';
import { MARKER, MARKERS, type MarkerId } from '../src/data/markers.ts';
import { POWERS, type PowerId } from '../src/data/powers.ts';
import { SQUARES } from '../src/data/squares.ts';
import type { game } from '../src/game.ts';
import { noted, type State } from '../src/state.ts';
import type { Event } from '../src/vocabulary/events.ts';

const NOTHING = {
  points: null,
  marker: null,
  power: null,
  neutral: null,
  pointsBack: null,
  markerBack: null,
  powerBack: null,
  neutralBack: null,
  clause: null,
  binds: null,
  land: null,
  square: null,
  sum: null,
  until: null,
};

/** What the suite cannot guess: deals worth proposing, orders worth giving, and what events have told. */
export const hooks: Hooks<typeof game> = {
  contradictions,
  deals,
  orders: [
    { order: 'ask-die', which: 'all' },
    { order: 'ask-marker', marker: null, by: null },
    { order: 'let-pass', power: null },
    { order: 'ask-countermarch', square: null },
    { order: 'ask-good-countermarch' },
    { order: 'ask-late-tour' },
  ],
};

function deals(g: State, seat: number, chance: Chance): Deal[] {
  const one = <T>(list: readonly T[]): T => list[chance.roll(list.length)];
  const to = (seat + 1 + chance.roll(g.hands.length - 1)) % g.hands.length;
  const trade = { t: 'trade', from: seat, to, ...NOTHING };
  const held = (of: number): PowerId | null => one(POWERS.filter((_, power) => g.control[power] === of)) ?? null;
  const until = Math.min(7, Math.max(1, g.turn) + chance.roll(2));
  const clause = { t: 'agreement', from: seat, to, binds: one(['from', 'to', 'both']), land: null, square: null };
  return [
    { t: 'points', from: seat, to, points: 1 + chance.roll(4) },
    { ...trade, marker: one(MARKERS), pointsBack: 1 },
    { ...trade, marker: one(MARKERS), markerBack: one(MARKERS) },
    { ...trade, power: held(seat) },
    { ...trade, neutral: held(seat), powerBack: held(to) },
    { ...trade, neutralBack: held(to) },
    { ...clause, clause: 'no-attack', sum: null, until },
    { ...clause, clause: 'no-entry', land: one(POWERS), sum: null, until },
    { ...clause, clause: 'no-diplomacy', land: one(POWERS), sum: null, until },
    { ...trade, points: 1 + chance.roll(4), clause: 'no-attack', binds: 'to', until },
    { ...trade, markerBack: one(MARKERS), clause: 'pay', binds: 'from', sum: 1 + chance.roll(9), until },
    {
      ...clause,
      clause: 'leave',
      square: one(SQUARES.filter((_, at) => g.first[at] >= 0)) ?? 'C14',
      sum: null,
      until,
    },
    { ...clause, clause: 'pay', sum: 1 + chance.roll(9), until },
    { t: 'give-up', from: seat, to: null, marker: one(MARKERS), power: null },
    { t: 'give-up', from: seat, to: null, marker: 'general-1', power: held(seat) },
    { t: 'show-hand', from: seat, to: null, marker: null, seat: one([null, to]) },
    { t: 'show-hand', from: seat, to: null, marker: one(MARKERS), seat: one([null, to]) },
    { t: 'breakthrough', from: seat, to: null },
    ...g.agreements.flatMap(({ clause: id, by, to: creditor, points: sum }) =>
      id === 'pay' && by === seat ? [{ t: 'settle', from: seat, to: null, creditor, sum }] : [],
    ),
    { t: one(['sign-treaty', 'unsign-treaty']), from: seat, to: null },
  ];
}

/** Whoever has read every event knows what each spied hand or hand shown, and each marker traded, must still hold. */
function contradictions(events: readonly Event[], g: State, seat: number): string[] {
  const faults: string[] = [];
  g.hands.forEach((_, other) => {
    if (other === seat) return;
    const known = knownOf(events, seat, other);
    for (const [marker, count] of known) {
      const kept = g.secret.notes[noted(g, seat, other, MARKER[marker])];
      if (kept !== count) faults.push(`seat ${seat} knows of ${count} ${marker} with ${other}, the notes say ${kept}`);
    }
  });
  return faults;
}

function knownOf(events: readonly Event[], seat: number, other: number): Map<MarkerId, number> {
  let known = new Map<MarkerId, number>();
  const add = (marker: MarkerId, count: number) => known.set(marker, Math.max(0, (known.get(marker) ?? 0) + count));
  for (const event of events) {
    const hand = handTold(event, seat, other);
    if (hand !== null) {
      known = new Map();
      for (const marker of hand) add(marker, 1);
    } else if (event.t === 'hand-shown' && event.seat === other && event.markers !== null) {
      for (const marker of event.markers) known.set(marker, Math.max(known.get(marker) ?? 0, 1));
    } else if (event.t === 'marker-traded') {
      if (event.seat === other) add(event.marker, -1);
      if (event.to === other) add(event.marker, 1);
    } else if (leaves(event, other)) add((event as { marker: MarkerId }).marker, -1);
  }
  return known;
}

/** A whole hand, as an event tells it to a seat. */
function handTold(event: Event, seat: number, other: number): readonly MarkerId[] | null {
  if (event.t === 'spied' && event.seat === seat && event.on === other) return event.markers;
  return event.t === 'hand-shown' && event.seat === other && event.whole ? event.markers : null;
}

/** Whether an event shows a marker leave a hand. */
function leaves(event: Event, other: number): boolean {
  if (!('seat' in event) || event.seat !== other) return false;
  if (event.t === 'marker-played') return !event.forced;
  return event.t === 'marker-returned' || event.t === 'diplomacy-shown' || event.t === 'leader-placed';
}
