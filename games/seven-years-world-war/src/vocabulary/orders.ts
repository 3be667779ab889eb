import type { Frame, FrameBase, OrderSpec, Seat } from '@cabinet-wars/kernel';
import { type Attack, printedResult } from '../combat/attack-under-way.ts';
import { MARKERS } from '../data/markers.ts';
import { POWERS } from '../data/powers.ts';
import { SQUARES } from '../data/squares.ts';
import type { Attempt } from '../diplomacy/attempt.ts';
import type { PlayMarker } from '../markers/play-marker.ts';
import type { Roll } from '../markers/roll.ts';
import { countermarchWins } from '../movement/countermarch.ts';
import type { Move } from '../movement/move-under-way.ts';
import type { State } from '../state.ts';
import { highest, type Initiative } from '../turn/initiative.ts';
import type { Choice } from './choices.ts';

/** An order is put only to the questions it lists, so the frame is one of that procedure. */
const asked = <L extends object>(frame: FrameBase): Frame<L> => frame as Frame<L>;

/** Which dice a seat wants to be asked about, for Illuminati. */
const DICE = ['my-battles', 'my-battles-if-bad', 'mine', 'concerning-me', 'diplomacy', 'all'] as const;

/** Ask me about a die: of my battles, of those it falls badly in for me, of my own, those that concern me, those of diplomacy, or every one. */
const askDie: OrderSpec<State, Choice> = {
  id: 'ask-die',
  asks: ['roll.illuminati'],
  terms: { which: { kind: 'one-of', values: DICE } },
  answer: (g, frame, seat, { which }) => {
    const { seat: thrower, against, for: what } = asked<Roll>(frame);
    const concerns = thrower === seat || against === seat;
    if (which === 'my-battles') return what === 'combat' && concerns ? 'ask' : null;
    if (which === 'my-battles-if-bad') return what === 'combat' && concerns && isBadFor(g, seat) ? 'ask' : null;
    if (which === 'mine') return thrower === seat ? 'ask' : null;
    if (which === 'concerning-me') return concerns ? 'ask' : null;
    return which === 'all' || what === 'diplomacy' ? 'ask' : null;
  },
  initial: [{ order: 'ask-die', which: 'my-battles' }],
};

/** Whether the die of the combat under way throws a seat's own units back. */
function isBadFor(g: State, seat: Seat): boolean {
  const frame = g.stack.findLast(({ proc }) => proc === 'attack');
  if (frame === undefined) return false;
  const f = asked<Attack>(frame);
  return printedResult(g, f).startsWith(f.seat === seat ? 'A' : 'D');
}

/** Ask me when a marker is shown, for Sturm & Drang: any, or one kind; by anybody, or one player. */
const askMarker: OrderSpec<State, Choice> = {
  id: 'ask-marker',
  asks: ['play-marker.sturmUndDrang'],
  terms: { marker: { kind: 'one-of', values: MARKERS, optional: true }, by: { kind: 'seat', optional: true } },
  answer: (_g, frame, _seat, order) => {
    const { marker, seat } = asked<PlayMarker>(frame);
    if (order.marker !== null && order.marker !== MARKERS[marker]) return null;
    return order.by === null || order.by === seat ? 'ask' : null;
  },
  initial: [
    { order: 'ask-marker', marker: 'attrition', by: null },
    { order: 'ask-marker', marker: 'balance-of-power', by: null },
    { order: 'ask-marker', marker: 'revolution', by: null },
    { order: 'ask-marker', marker: 'sturm-und-drang', by: null },
  ],
};

/** Ask me about diplomacy markers laid open: when the target is mine, or a given power, or always. */
const askDiplomacy: OrderSpec<State, Choice> = {
  id: 'ask-diplomacy',
  asks: ['attempt.sturmUndDrang'],
  terms: { power: { kind: 'one-of', values: POWERS, optional: true } },
  answer: (_g, frame, _seat, { power }) =>
    power === null || power === POWERS[asked<Attempt>(frame).target] ? 'ask' : null,
  initial: [{ order: 'ask-diplomacy', power: null }],
};

/** Oppose no diplomacy, or none against a given power; what is aimed at my own powers I am asked about all the same. */
const letPass: OrderSpec<State, Choice> = {
  id: 'let-pass',
  asks: ['attempt.oppose'],
  terms: { power: { kind: 'one-of', values: POWERS, optional: true } },
  answer: (g, frame, seat, { power }) => {
    const { target } = asked<Attempt>(frame);
    if (power !== null) return power === POWERS[target] ? { t: 'done' } : null;
    return g.control[target] === seat ? 'ask' : { t: 'done' };
  },
};

/** Ask me when an enemy force comes beside mine, for a countermarch: anywhere, or when it enters one square. */
const askCountermarch: OrderSpec<State, Choice> = {
  id: 'ask-countermarch',
  asks: ['move.countermarch'],
  terms: { square: { kind: 'one-of', values: SQUARES, optional: true } },
  answer: (_g, frame, _seat, { square }) =>
    square === null || square === SQUARES[asked<Move>(frame).at] ? 'ask' : null,
  initial: [{ order: 'ask-countermarch', square: null }],
};

/** As many dice of six as make a countermarch worth a question. */
const WORTH_IT = 3;

/** Ask me for a countermarch only where half of all dice would win it. */
const askGoodCountermarch: OrderSpec<State, Choice> = {
  id: 'ask-good-countermarch',
  asks: ['move.countermarch'],
  terms: {},
  answer: (g, frame, seat) => (countermarchWins(g, seat, asked<Move>(frame).at) >= WORTH_IT ? 'ask' : null),
};

/** Ask me in battles about Honors of War: in all of mine, or only where I attack or defend. */
const askHonours: OrderSpec<State, Choice> = {
  id: 'ask-honours',
  asks: ['attack.honorsOfWar'],
  terms: { as: { kind: 'one-of', values: ['attacker', 'defender'], optional: true } },
  answer: (_g, frame, seat, order) => {
    const role = roleIn(frame, seat);
    return role !== null && (order.as === null || order.as === role) ? 'ask' : null;
  },
  initial: [{ order: 'ask-honours', as: null }],
};

function roleIn(frame: FrameBase, seat: Seat): 'attacker' | 'defender' | null {
  const { seat: attacker, defender } = asked<Attack>(frame);
  if (attacker === seat) return 'attacker';
  return defender === seat ? 'defender' : null;
}

/** Ask me every year whether I tour. */
const askTour: OrderSpec<State, Choice> = {
  id: 'ask-tour',
  asks: ['initiative.grandTour'],
  terms: {},
  answer: () => 'ask',
  initial: [{ order: 'ask-tour' }],
};

/** Ask me whether I tour where I would not surely be first. */
const askLateTour: OrderSpec<State, Choice> = {
  id: 'ask-late-tour',
  asks: ['initiative.grandTour'],
  terms: {},
  answer: (g, frame, seat) => {
    const { designated } = asked<Initiative>(frame);
    const first = designated >= 0 ? [designated] : highest(g);
    return first.length === 1 && first[0] === seat ? null : 'ask';
  },
};

/** When a seat wants to be asked for a reaction, and when not. They look at public things alone. */
export const orders: readonly OrderSpec<State, Choice>[] = [
  askDie,
  askMarker,
  askDiplomacy,
  letPass,
  askCountermarch,
  askGoodCountermarch,
  askHonours,
  askTour,
  askLateTour,
];
