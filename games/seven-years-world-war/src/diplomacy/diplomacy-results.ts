import { type Context, DONE, type Frame, keysOf, type Option, type Reason, type Seat } from '@cabinet-wars/kernel';
import { COMMAND_VALUE, MARKER, MARKER_COUNT, MARKERS, type MarkerId } from '../data/markers.ts';
import { POWER, POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { lookInto, loseAtRandom, loseLeader } from '../markers/hands.ts';
import { roll, rolling } from '../markers/roll.ts';
import { procedure } from '../procedure.ts';
import { FIRST_LEADER, inBox, inHand, NEUTRAL, type State } from '../state.ts';
import { OF_POWER } from '../vocabulary/choices/constants.ts';
import type { GainId } from '../vocabulary/choices/powers.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { changeSides, powersOf, takeControl } from './control.ts';
import { revert, reverting } from './revert.ts';

export interface Gains {
  seat: Seat;
  target: Power;
  /** 1 to 4: what the result allows, each all that the one before does. */
  grade: number;
  gain: GainId;
}

/** 29.1 D1 to D4. The phasing player does one of the things the result allows. */
export const gains = procedure<Gains>('gains')({
  gain: {
    who: (_g, f) => f.seat,
    options: (g, f) => {
      const options: Option<Choice>[] = [];
      for (const id of keysOf(GRADES)) if (mayGain(g, f, id) === null) options.push({ t: 'gain', gain: id });
      options.push({ t: 'pass' });
      return options;
    },
    choose: (_g, f, choice, x) => {
      x.log?.({ t: 'gain-chosen', seat: f.seat, gain: choice.t === 'gain' ? choice.gain : null });
      if (choice.t !== 'gain') return DONE;
      f.gain = choice.gain;
      return STEPS[choice.gain];
    },
  },
  /** (1) Espionage: all the markers of another. */
  spy: {
    who: (_g, f) => f.seat,
    options: (g, f) => othersOf(g, f.seat),
    choose: (g, f, choice, x) => {
      if (choice.t === 'player') spyOn(g, f.seat, choice.seat, x);
      return DONE;
    },
  },
  /** 7.1: or his treasury, where treasuries are closed. */
  inspect: {
    who: (_g, f) => f.seat,
    options: (g, f) => othersOf(g, f.seat),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'player') return DONE;
      x.reveal();
      x.log?.({ t: 'treasury-seen', seat: f.seat, on: choice.seat, points: g.treasury[choice.seat] });
      return DONE;
    },
  },
  /** (2) Coup: another loses a marker at random, … */
  coup: {
    who: (_g, f) => f.seat,
    options: (g, f) =>
      othersOf(g, f.seat).filter((option) => option.t === 'player' && g.hands[option.seat as Seat] > 0),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'player') return DONE;
      x.log?.({ t: 'coup', seat: f.seat, against: choice.seat });
      loseAtRandom(g, choice.seat, 1, x);
      return DONE;
    },
  },
  /** … or a leader in play, if a die is more than he is worth. */
  leader: {
    who: (_g, f) => f.seat,
    options: (g) => leadersInPlay(g),
    choose: (_g, f, choice, x) => {
      if (choice.t !== 'against-leader') return DONE;
      x.call(coupAgainstLeader, { seat: f.seat, marker: choice.marker, power: POWER[choice.power] });
      return DONE;
    },
  },
  /** (3) Control of the neutral power named (ruling 14). */
  winNeutral: (g, f, x) => {
    takeControl(g, f.target, f.seat, 'diplomacy', x);
    return DONE;
  },
  /** (4), (5): the target's player chooses which of his powers he loses (ruling 14). */
  victim: {
    who: (g, f) => g.control[f.target],
    options: (g, f) => powersOf(g, g.control[f.target]).map((power) => OF_POWER[power]),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'power') return DONE;
      const power = POWER[choice.power];
      if (f.gain === 'win-over') changeSides(g, power, f.seat, 'diplomacy', x);
      else x.call(revert, reverting(g, power, 'diplomacy'));
      return DONE;
    },
  },
});

/** The result each use needs at least, and the step that sees to it. */
const GRADES: Readonly<Record<GainId, number>> = {
  espionage: 1,
  inspection: 1,
  coup: 2,
  assassination: 2,
  'win-neutral': 2,
  'make-neutral': 3,
  'win-over': 4,
};
const STEPS = {
  espionage: 'spy',
  inspection: 'inspect',
  coup: 'coup',
  assassination: 'leader',
  'win-neutral': 'winNeutral',
  'make-neutral': 'victim',
  'win-over': 'victim',
} as const satisfies Record<GainId, string>;

/** Rulings 14 and 15: what a result may be used for as things stand. */
export function mayGain(g: State, { grade, target, seat }: Gains, id: GainId): Reason | null {
  if (GRADES[id] > grade) return because({ why: 'result-too-low' });
  const holder = g.control[target];
  if (id === 'coup') return isAnyHand(g, seat) ? null : because({ why: 'no-point' });
  if (id === 'assassination') return leadersInPlay(g).length > 0 ? null : because({ why: 'no-point' });
  if (id === 'win-neutral')
    return holder === NEUTRAL ? null : because({ why: 'target-not-neutral', power: POWERS[target] });
  if (id === 'espionage') return null;
  if (id === 'inspection') return g.options.closedTreasuries ? null : because({ why: 'treasuries-open' });
  if (holder === NEUTRAL) return because({ why: 'target-neutral', power: POWERS[target] });
  return powersOf(g, holder).length > 1 ? null : because({ why: 'last-power', power: POWERS[target] });
}

const isAnyHand = (g: State, seat: Seat): boolean => g.hands.some((count, other) => other !== seat && count > 0);

const othersOf = (g: State, seat: Seat): Option<Choice>[] =>
  [...g.hands.keys()].filter((other) => other !== seat).map((other) => ({ t: 'player', seat: other }));

function spyOn(g: State, seat: Seat, on: Seat, x: Context<Event>): void {
  x.reveal();
  lookInto(g, seat, on);
  x.log?.({ t: 'spied', seat, on, markers: handOf(g, on) });
}

/** A hand as ids, one for each marker. */
export function handOf(g: State, seat: Seat): MarkerId[] {
  const hand: MarkerId[] = [];
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    for (let i = g.secret.hands[inHand(seat, marker)]; i > 0; i--) hand.push(MARKERS[marker]);
  return hand;
}

/** Leaders in the boxes of powers, whoever has them. */
function leadersInPlay(g: State): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let power = 0; power < POWER_COUNT; power++)
    for (let marker = FIRST_LEADER; marker < MARKER_COUNT; marker++)
      if (g.leaders[inBox(power, marker)] + g.tired[inBox(power, marker)] > 0)
        options.push({ t: 'against-leader', marker: MARKERS[marker], power: POWERS[power] });
  return options;
}

export interface CoupAgainstLeader {
  seat: Seat;
  marker: MarkerId;
  power: Power;
}

/** 29.1, 20.61 (2). */
export const coupAgainstLeader = procedure<CoupAgainstLeader>('coup-against-leader')({
  throw: (g, f, x) => x.call(roll, rolling(f.seat, 'coup', g.control[f.power])),
  settle: (g, f: Frame<CoupAgainstLeader>, x) => {
    const marker = MARKER[f.marker];
    if (g.die > COMMAND_VALUE[marker]) loseLeader(g, marker, f.power, x);
  },
});
