import { type Context, type Option, type Procedure, type Seat, seatsFrom } from '@cabinet-wars/kernel';
import { DIPLOMACY, diplomacyColumn } from '../data/charts.ts';
import { DIPLOMACY_VALUE, IS_DIPLOMACY, MARKER, MARKER_COUNT, MARKERS, type Marker } from '../data/markers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { has, holders, putInPool, showFromHand } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { roll, rolling } from '../markers/roll.ts';
import { procedure } from '../procedure.ts';
import { inHand, NEUTRAL, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { gains } from './diplomacy-results.ts';
import { reaction } from './reaction.ts';

export interface Attempt {
  seat: Seat;
  target: Power;
  /** By seat: how many markers it has laid face down. */
  laid: number[];
  /** Markers laid open, and whose each is. */
  shown: Marker[];
  owners: Seat[];
  /** The shown marker that Sturm & Drang has been played upon; −1: none. */
  struck: number;
}

/** The target is named, and the first marker for it lies face down. */
export function begin(g: State, seat: Seat, target: Power, first: Marker, x: Context<Event>): void {
  x.log?.({ t: 'diplomacy-tried', seat, power: POWERS[target] });
  const f: Attempt = { seat, target, laid: g.hands.map(() => 0), shown: [], owners: [], struck: -1 };
  lay(g, f, first, x);
  x.call(attempt, f);
}

/** 9.1, ruling 13. One attempt: the target is named, markers are laid, first by the phasing player; all are shown; a die. */
export const attempt: Procedure<Attempt, State, Choice, Event> = procedure<Attempt>('attempt')({
  /** 9.1 (2): how many lie there is seen, what they are worth is not. */
  commit: {
    always: 'hides',
    deals: 'none',
    who: (g, f) => (g.hands[f.seat] > f.laid[f.seat] ? f.seat : null),
    options: (g, f) => layable(g, f.seat, (marker) => g.secret.committed[inHand(f.seat, marker)]),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'lay') return 'oppose';
      lay(g, f, MARKER[choice.marker], x);
      return 'commit';
    },
  },
  /** 9.1 (3), ruling 16: all who may defend it, at once and in secret. */
  oppose: {
    mode: 'secret',
    always: 'hides',
    who: (g, f) => holders(g, f.seat, f.seat).filter((seat) => mayDefend(g, seat, f.target)),
    options: (g, _f, seat, soFar) => layable(g, seat, (marker) => countIn(soFar, marker)),
    complete: (_g, _f, _seat, soFar) => soFar[soFar.length - 1].t === 'done',
    choose: (g, f, choice, x, seat) => {
      if (choice.t === 'lay') show(g, f, seat, MARKER[choice.marker], x);
    },
  },
  /** 9.1 (4), 9.2: laid open, and expended with that. */
  layOpen: (g, f, x) => {
    x.reveal();
    for (let marker = 0; marker < MARKER_COUNT; marker++)
      while (g.secret.committed[inHand(f.seat, marker)] > 0) {
        g.secret.committed[inHand(f.seat, marker)]--;
        f.laid[f.seat]--;
        show(g, f, f.seat, marker, x);
      }
  },
  /** 29.7: Sturm & Drang may negate one of them; as long as somebody does, all are asked again. */
  sturmUndDrang: {
    mode: 'quiet',
    always: 'hides',
    pass: { t: 'pass' },
    who: (g, f) => (f.shown.length > 0 ? holders(g, f.seat) : []),
    options: (g, f, seat) => {
      const options: Option<Choice>[] = [{ t: 'pass' }];
      if (has(g, seat, MARKER['sturm-und-drang'])) addNegations(f, seat, options);
      return options;
    },
    choose: (_g, f, choice, x, seat) => {
      if (choice.t !== 'negate') return;
      f.struck = f.shown.findIndex((marker, i) => MARKERS[marker] === choice.marker && f.owners[i] === choice.seat);
      x.call(playMarker, playing(seat, MARKER['sturm-und-drang']));
      return 'negate';
    },
  },
  throw: (_g, f, x) => {
    x.call(roll, rolling(f.seat, 'diplomacy'));
    return 'result';
  },
  negate: (g, f, x) => {
    if (g.effective) {
      const [marker] = f.shown.splice(f.struck, 1);
      const [seat] = f.owners.splice(f.struck, 1);
      x.log?.({ t: 'diplomacy-negated', seat, marker: MARKERS[marker] });
    }
    f.struck = -1;
    return 'sturmUndDrang';
  },
  /** 9.1 (5), (6). */
  result: (g, f, x) => {
    const differential = differentialOf(f);
    const result = DIPLOMACY[g.die - 1][diplomacyColumn(differential)];
    x.log?.({ t: 'diplomacy-result', seat: f.seat, power: POWERS[f.target], differential, result });
    if (result === '-') return;
    const grade = Number(result[1] ?? 1);
    if (result[0] === 'D') x.call(gains, { seat: f.seat, target: f.target, grade, gain: 'espionage' });
    else x.call(reaction, { seats: seatsFrom(f.seat, g.hands.length).slice(1), size: grade });
  },
});

/** 9.4, ruling 16: friendly and neutral powers; what another controls is no friend (2.4). */
export const mayDefend = (g: State, seat: Seat, target: Power): boolean =>
  g.control[target] === NEUTRAL || g.control[target] === seat;

/** A marker goes face down before its player: still his, but nothing else can be done with it. */
function lay(g: State, f: Attempt, marker: Marker, x: Context<Event>): void {
  x.reveal();
  g.secret.committed[inHand(f.seat, marker)]++;
  f.laid[f.seat]++;
  x.log?.({ t: 'diplomacy-laid', seat: f.seat, marker: MARKERS[marker] });
}

function show(g: State, f: Attempt, seat: Seat, marker: Marker, x: Context<Event>): void {
  showFromHand(g, seat, marker);
  putInPool(g, marker);
  f.shown.push(marker);
  f.owners.push(seat);
  x.log?.({ t: 'diplomacy-shown', seat, marker: MARKERS[marker] });
}

/** The diplomacy markers of a hand that have not been laid yet, or no more. */
function layable(g: State, seat: Seat, laid: (marker: Marker) => number): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if (IS_DIPLOMACY[marker] && g.secret.hands[inHand(seat, marker)] > laid(marker))
      options.push({ t: 'lay', marker: MARKERS[marker] });
  options.push({ t: 'done' });
  return options;
}

const countIn = (choices: readonly Choice[], marker: Marker): number =>
  choices.filter((choice) => choice.t === 'lay' && choice.marker === MARKERS[marker]).length;

/** Each kind of marker of each player once: two alike are as good as one another. Nobody strikes at his own. */
function addNegations(f: Attempt, seat: Seat, options: Option<Choice>[]): void {
  f.shown.forEach((marker, i) => {
    const isFirst = f.shown.findIndex((one, j) => one === marker && f.owners[j] === f.owners[i]) === i;
    if (isFirst && f.owners[i] !== seat) options.push({ t: 'negate', seat: f.owners[i], marker: MARKERS[marker] });
  });
}

/** 9.1 (5), 9.5: the phasing player's values less those of all others. */
export function differentialOf(f: Attempt): number {
  let differential = 0;
  f.shown.forEach((marker, i) => {
    differential += f.owners[i] === f.seat ? DIPLOMACY_VALUE[marker] : -DIPLOMACY_VALUE[marker];
  });
  return differential;
}
