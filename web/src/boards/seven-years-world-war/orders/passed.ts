import type { Order, ToldEvent } from '@cabinet-wars/kernel';
import {
  beyond,
  IS_STATIC,
  MARKER,
  MARKERS,
  type MarkerId,
  POWER,
  squareOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { countermarchWins, occupier, piecesAt } from '@cabinet-wars/seven-years-world-war/reckoning';
import { makeStore } from '../../kit/store.ts';
import { favourOf } from '../read/battle/odds.ts';
import { moverOf } from '../read/motion.ts';
import type { Event, GameView, OpenView } from '../read/seen.ts';
import { isToldWith } from '../story.ts';
import type { SentenceId } from './sentences.ts';

/** A moment at which the viewer held a marker to answer with. */
export interface Chance {
  readonly sentence: SentenceId;
  readonly marker: MarkerId;
  readonly event: Event;
  /** A die, or a battle, in which the viewer has a part; an initiative that was the viewer's without a throw. */
  readonly concernsMe: boolean;
  /** A die of a battle that threw the viewer's own units back. */
  readonly isBad: boolean;
  /** How many dice of six would win a countermarch, while the force still stands where it came to; else null. */
  readonly wins: number | null;
}

/** By the id of the event they answer to. Read from the viewer's own knowledge alone: nobody else learns of it. */
export type Chances = ReadonlyMap<number, Chance>;

export const chances = makeStore<{ readonly all: Chances; readonly hand: readonly number[] }>({
  all: new Map(),
  hand: [],
});

/** Older moments are no longer worth a note. */
const LAST = 150;

/** Goes back through the story with the hand as it was then. */
export function chancesIn(view: GameView, told: readonly ToldEvent<Event>[]): Chances {
  const { own, open } = view;
  const found: [number, Chance][] = [];
  if (own === null) return new Map();
  const hand = own.hand.slice();
  const holds = (marker: MarkerId) => hand[MARKER[marker]] > 0;
  const lines = told.slice(-LAST);
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (!('event' in line)) continue;
    const answer = answerTo(line.event, own.seat, open, holds);
    if (answer !== null) {
      found.push([toldAt(lines, i), { ...answer, event: line.event, ...partIn(lines, i, own.seat, open) }]);
    }
    takeBack(line.event, own.seat, hand);
  }
  return new Map(found.reverse());
}

/** What the viewer had to do with a moment. */
function partIn(
  lines: readonly ToldEvent<Event>[],
  at: number,
  me: number,
  open: OpenView,
): Pick<Chance, 'concernsMe' | 'isBad' | 'wins'> {
  const line = lines[at];
  const none = { concernsMe: false, isBad: false, wins: null };
  if (!('event' in line)) return none;
  const { event } = line;
  if (event.t === 'moved') {
    const to = squareOf(event.to);
    return { ...none, wins: occupier(open, to) === event.seat ? countermarchWins(open, me, to) : null };
  }
  if (event.t === 'initiative') {
    const before = lines[at - 1];
    const isThrown = before !== undefined && 'event' in before && before.event.t === 'rolled';
    return { ...none, concernsMe: event.seat === me && !isThrown };
  }
  const concernsMe = event.t === 'rolled' && isMine(lines, at, me, open);
  return { ...none, concernsMe, isBad: concernsMe && isBadDie(lines, at, me) };
}

/** Whether the die of a battle threw back the viewer's side. */
function isBadDie(lines: readonly ToldEvent<Event>[], at: number, me: number): boolean {
  const attack = lines.slice(0, at).findLast((line) => 'event' in line && line.event.t === 'attack');
  const result = lines.slice(at).find((line) => 'event' in line && line.event.t === 'combat-result');
  if (attack === undefined || !('event' in attack) || attack.event.t !== 'attack') return false;
  if (result === undefined || !('event' in result) || result.event.t !== 'combat-result') return false;
  return favourOf(result.event.result, attack.event.seat === me ? 'attacker' : 'defender') === 'bad';
}

/** The line a moment is told on: of a way, the one that tells where it led. */
function toldAt(lines: readonly ToldEvent<Event>[], at: number): number {
  const [line, next] = [lines[at], lines[at + 1]];
  const isTaken = next !== undefined && 'event' in line && 'event' in next && isToldWith(line.event, next.event);
  return isTaken ? toldAt(lines, at + 1) : line.id;
}

function answerTo(
  event: Event,
  me: number,
  open: OpenView,
  holds: (marker: MarkerId) => boolean,
): Pick<Chance, 'sentence' | 'marker'> | null {
  switch (event.t) {
    case 'rolled':
      return holds('illuminati') ? { sentence: 'die', marker: 'illuminati' } : null;
    case 'marker-played':
      return event.seat !== me && holds('sturm-und-drang') ? { sentence: 'marker', marker: 'sturm-und-drang' } : null;
    case 'moved':
      return event.seat !== me && holds('forced-march') && hasForceBeside(open, me, squareOf(event.to))
        ? { sentence: 'countermarch', marker: 'forced-march' }
        : null;
    case 'diplomacy-tried': {
      const marker = (['diplomacy-1', 'diplomacy-2', 'diplomacy-3'] as const).find(holds);
      return event.seat !== me && open.control[POWER[event.power]] !== me && marker !== undefined
        ? { sentence: 'oppose', marker }
        : null;
    }
    case 'initiative':
      return holds('grand-tour') ? { sentence: 'initiative', marker: 'grand-tour' } : null;
    default:
      return null;
  }
}

const hasForceBeside = (open: OpenView, me: number, square: number): boolean =>
  [0, 1, 2, 3].some((direction) => {
    const next = beyond(square, direction);
    return (
      next >= 0 && occupier(open, next) === me && piecesAt(open, next).some((piece) => !IS_STATIC[open.face[piece]])
    );
  });

/** Whether a die is the viewer's own, or of a battle with its units. */
function isMine(lines: readonly ToldEvent<Event>[], at: number, me: number, open: OpenView): boolean {
  const die = lines[at];
  if (!('event' in die) || die.event.t !== 'rolled') return false;
  if (die.event.seat === me || die.event.for !== 'combat') return die.event.seat === me;
  const attack = lines.slice(0, at).findLast((line) => 'event' in line && line.event.t === 'attack');
  if (attack === undefined || !('event' in attack) || attack.event.t !== 'attack') return false;
  return attack.event.against.some((piece) => {
    const { nation } = moverOf(piece);
    return nation !== 'minor' && open.control[POWER[nation]] === me;
  });
}

/** The hand as it was before an event. */
function takeBack(event: Event, me: number, hand: number[]): void {
  const change = (marker: MarkerId | null, by: number) => {
    if (marker !== null) hand[MARKERS.indexOf(marker)] += by;
  };
  if (event.t === 'marker-traded') {
    if (event.seat === me) change(event.marker, 1);
    if (event.to === me) change(event.marker, -1);
    return;
  }
  if (!('seat' in event) || event.seat !== me) return;
  if (event.t === 'marker-drawn') change(event.marker, -1);
  if (event.t === 'marker-played' || event.t === 'marker-returned' || event.t === 'leader-placed')
    change(event.marker, 1);
}

/** Whether the standing orders let such a moment pass. */
export function isPassed({ sentence, event, concernsMe, isBad, wins }: Chance, orders: readonly Order[]): boolean {
  const given = (id: string) => orders.filter(({ order }) => order === id);
  switch (sentence) {
    case 'die':
      return !given('ask-die').some(({ which }) => {
        if (event.t !== 'rolled') return true;
        if (which === 'my-battles-if-bad') return event.for === 'combat' && isBad;
        if (which === 'my-battles') return event.for === 'combat' && concernsMe;
        if (which === 'concerning-me' || which === 'mine') return concernsMe;
        return which === 'all' || event.for === 'diplomacy';
      });
    case 'marker':
      return !given('ask-marker').some(
        ({ marker, by }) =>
          event.t === 'marker-played' &&
          (marker === null || marker === event.marker) &&
          (by === null || by === event.seat),
      );
    case 'countermarch':
      if (given('ask-countermarch').length > 0) return false;
      // Once the force has gone on nobody can tell any more how it would have stood: nothing is claimed.
      return given('ask-good-countermarch').length === 0 || (wins !== null && wins < 3);
    case 'oppose':
      return given('let-pass').some(
        ({ power }) => event.t === 'diplomacy-tried' && (power === null || power === event.power),
      );
    default:
      if (given('ask-tour').length > 0) return false;
      return given('ask-late-tour').length === 0 || concernsMe;
  }
}
