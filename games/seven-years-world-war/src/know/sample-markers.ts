import { BrokenPromise, type Chance, frameOf, type Seat } from '@cabinet-wars/kernel';
import { IS_DIPLOMACY, IS_FORCED, MARKER_COUNT, type Marker } from '../data/markers.ts';
import { POWER_COUNT } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { inPlay } from '../markers/in-play.ts';
import { FIRST_LEADER, inBox, inHand, noted, type State } from '../state.ts';
import { leavesEnough, type Spread } from './leaves-enough.ts';
import { canBeGone, surelyGone } from './pool-notes.ts';
import type { OwnView } from './view.ts';

/** Markers whose place is still to be found: how many of each kind, and how many each hand still takes. */
interface Dealing {
  readonly rest: number[];
  readonly room: number[];
  /** By marker: 1 where the viewer knows that the pool holds none. */
  readonly lacks: readonly number[];
  /** Of the rest, what is put aside because it lies in the pool. */
  kept: number[];
}

/**
 * Deals the markers nobody has shown to the viewer: first what it knows of others, then what follows from that, the rest at
 * random. What no hand takes is the pool.
 */
export function sampleMarkers(g: State, own: OwnView | null, chance: Chance): void {
  const dealing = begin(g, own);
  dealing.kept = reserve(g, own, dealing, chance);
  layDown(g, own, dealing, chance);
  dealLacking(g, dealing, chance);
  for (const seat of hardestFirst(g)) {
    const may = (marker: Marker) => mayHold(g, seat, marker);
    while (dealing.room[seat] > 0) deal(g, dealing, seat, find(dealing, chance, may));
  }
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    g.secret.pool[marker] = dealing.rest[marker] + dealing.kept[marker];
}

const mayHold = (g: State, seat: Seat, marker: Marker): boolean =>
  !IS_FORCED[marker] && g.without[inHand(seat, marker)] === 0;

/** Seats of which it is known what they do not hold come first: what they may hold must not be gone. */
function hardestFirst(g: State): Seat[] {
  const barred = (seat: Seat) => g.without.slice(inHand(seat, 0), inHand(seat + 1, 0)).reduce((a, b) => a + b, 0);
  return [...g.hands.keys()].sort((a, b) => barred(b) - barred(a));
}

const spreadOf = (g: State, { rest, kept, room, lacks }: Dealing): Spread => ({
  left: rest.map((count, marker) => count + (kept[marker] ?? 0)),
  bound: rest.map((count, marker) => (lacks[marker] > 0 ? count : 0)),
  room,
  mayHold: (seat, marker) => mayHold(g, seat, marker),
});

/** What is in sight is out of the question; the viewer's hand and what it knows of others are dealt. */
function begin(g: State, own: OwnView | null): Dealing {
  const rest = tablesOf(g).markerCount.slice();
  const shown = inPlay(g);
  for (let marker = 0; marker < MARKER_COUNT; marker++) rest[marker] -= shown[marker];
  for (let marker = FIRST_LEADER; marker < MARKER_COUNT; marker++)
    for (let power = 0; power < POWER_COUNT; power++)
      rest[marker] -= g.leaders[inBox(power, marker)] + g.tired[inBox(power, marker)];
  const dealing: Dealing = { rest, room: g.hands.slice(), lacks: own?.lacks ?? [], kept: [] };
  if (own !== null) takeKnown(g, own, dealing);
  return dealing;
}

function takeKnown(g: State, own: OwnView, dealing: Dealing): void {
  g.secret.lying[own.seat] = own.lying.slice();
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    g.secret.committed[inHand(own.seat, marker)] = own.committed[marker];
    g.secret.lacks[inHand(own.seat, marker)] = own.lacks[marker];
    for (let seat = 0; seat < g.hands.length; seat++) {
      const known = own.notes[seat * MARKER_COUNT + marker];
      g.secret.notes[noted(g, own.seat, seat, marker)] = known;
      const count = seat === own.seat ? own.hand[marker] : known;
      for (let i = 0; i < count; i++) deal(g, dealing, seat, marker);
    }
  }
}

/** Whoever has laid markers face down for diplomacy holds as many, and they are diplomacy markers. */
function layDown(g: State, own: OwnView | null, dealing: Dealing, chance: Chance): void {
  const attempt = frameOf<{ laid?: number[] }>(g, 'attempt');
  attempt?.laid?.forEach((count, seat) => {
    if (seat === own?.seat) return;
    for (let i = 0; i < count; i++) {
      const marker = freeDiplomacy(g, seat, chance);
      const laid = marker >= 0 ? marker : dealDiplomacy(g, dealing, seat, chance);
      g.secret.committed[inHand(seat, laid)]++;
    }
  });
}

/** A diplomacy marker the viewer knows a seat to hold, which may be the one laid down. */
function freeDiplomacy(g: State, seat: Seat, chance: Chance): Marker {
  const { hands, committed } = g.secret;
  const free = hands.slice(inHand(seat, 0), inHand(seat + 1, 0)).map((count, i) => count - committed[inHand(seat, i)]);
  return pick(free, chance, (marker) => IS_DIPLOMACY[marker]);
}

function dealDiplomacy(g: State, dealing: Dealing, seat: Seat, chance: Chance): Marker {
  const may = (marker: Marker) => IS_DIPLOMACY[marker] && mayHold(g, seat, marker);
  const lacking = pick(dealing.rest, chance, (marker) => may(marker) && dealing.lacks[marker] > 0);
  const marker = lacking >= 0 ? lacking : find(dealing, chance, may);
  deal(g, dealing, seat, marker);
  return marker;
}

/** What is known not to be in the pool is in somebody's hand: not in one without which another could not be filled. */
function dealLacking(g: State, dealing: Dealing, chance: Chance): void {
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    const may = (seat: Seat) => mayHold(g, seat, marker) && leavesEnough(spreadOf(g, dealing), seat, marker);
    while (dealing.lacks[marker] > 0 && dealing.rest[marker] > 0)
      deal(g, dealing, pick(dealing.room, chance, may), marker);
  }
}

/**
 * What the viewer has seen go into the pool is put aside, but for what others may have drawn since. By marker, how many are
 * there for certain in the world that is being made.
 */
function reserve(g: State, own: OwnView | null, { rest }: Dealing, chance: Chance): number[] {
  const kept = new Array<number>(MARKER_COUNT).fill(0);
  if (own === null) return kept;
  const notes = own.lying;
  const gone = surelyGone(notes, rest);
  let left = gone.filter((one) => !one).length;
  // The older a note, the likelier it is that its marker has been drawn; and the pool holds no more than it holds.
  for (let i = 0; i < gone.length; i++) {
    if (gone[i] || (left <= g.pool && chance.draw(g.pool + 1) >= notes[2 * i + 1])) continue;
    gone[i] = true;
    if (canBeGone(notes, gone)) left--;
    else gone[i] = false;
  }
  for (let i = 0; i < gone.length; i++) if (!gone[i]) kept[notes[2 * i]]++;
  for (let marker = 0; marker < MARKER_COUNT; marker++) rest[marker] -= kept[marker];
  return kept;
}

/** A marker that may be dealt; if nothing else serves, one of those put aside must have been drawn after all. */
function find(dealing: Dealing, chance: Chance, may: (marker: Marker) => boolean): Marker {
  const marker = pick(dealing.rest, chance, may);
  if (marker >= 0) return marker;
  const drawn = pick(dealing.kept, chance, may);
  if (drawn >= 0) {
    dealing.kept[drawn]--;
    dealing.rest[drawn]++;
  }
  return drawn;
}

function deal(g: State, dealing: Dealing, seat: number, marker: Marker): void {
  if (marker < 0 || seat < 0) throw new BrokenPromise('the markers of a view do not add up');
  dealing.rest[marker]--;
  dealing.room[seat]--;
  g.secret.hands[inHand(seat, marker)]++;
}

/** An index of a list of counts, each thing counted as likely as the next; −1 if there is nothing. */
function pick(counts: readonly number[], chance: Chance, only: (index: number) => boolean = () => true): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) if (only(i) && counts[i] > 0) total += counts[i];
  if (total === 0) return -1;
  let at = chance.draw(total);
  for (let i = 0; i < counts.length; i++) {
    if (!only(i) || counts[i] <= 0) continue;
    at -= counts[i];
    if (at < 0) return i;
  }
  return -1;
}
