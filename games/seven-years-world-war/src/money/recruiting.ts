import type { Context, Option, Seat } from '@cabinet-wars/kernel';
import { commandOf } from '../combat/combat.ts';
import { MARKER_COST, restorationCost } from '../data/charts.ts';
import { MARKER, MARKERS, type Marker } from '../data/markers.ts';
import { POWER, POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { KIND, KINDS, type Kind, RECRUIT_OF, UNIT } from '../data/units.ts';
import { eliminate } from '../eliminate.ts';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { placeLeader, tire } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { roll, rolling } from '../markers/roll.ts';
import { hasUnit, occupier, raise } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NO_PIECE, type OpenState, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { unitName } from '../vocabulary/piece-names.ts';
import type { Why } from '../vocabulary/reasons.ts';
import { optionsBySquare } from '../vocabulary/square-options.ts';
import { mayBecomeLegion, mayFortify, placesFor, recruitable, veteransOf } from './may-recruit.ts';
import { isPillaged, mayPay, pay, squaresHeld } from './money.ts';
import { usableLeaders } from './trainers.ts';

const RECRUIT = POWERS.map((power) => KINDS.map((kind) => ({ t: 'recruit', power, kind }) as const));
const PLACE = optionsBySquare('place');
const FORTIFY = optionsBySquare('fortify');
const RESTORE = optionsBySquare('restore');

export interface Recruiting {
  seat: Seat;
  /** The squares that have got a new unit, once for each (11.2). */
  placed: Square[];
  /** What is being recruited; for a legion its leader, the power of his box and then of the army, and the army's square. */
  power: Power;
  kind: Kind;
  leader: Marker;
  ground: Square;
}

/** 3.1 (2c), 11.0: units, markers, pillage undone; with rule 23 also legions. One thing at a time, as long as money lasts. */
export const recruiting = procedure<Recruiting>('recruiting')({
  hub: {
    always: 'hides',
    deals: 'all',
    who: (_g, f) => f.seat,
    options: (g, f) => {
      const options: Option<Choice>[] = [];
      const held = squaresHeld(g, f.seat);
      addUnits(g, f, held, options);
      addWorks(g, f, held, options);
      if (mayBuyMarker(g, f.seat) === null) options.push({ t: 'buy-marker' });
      if (g.options.legions) addLegions(g, f, held, options);
      addPlays(g, f.seat, options);
      options.push({ t: 'done' });
      return options;
    },
    choose: (g, f, choice, x) => {
      switch (choice.t) {
        case 'recruit':
          f.power = POWER[choice.power];
          f.kind = KIND[choice.kind];
          return 'place';
        case 'build-legion':
          return leadLegion(g, f, MARKER[choice.marker], POWER[choice.power], choice.fromHand, x);
        case 'done':
          return 'end';
        case 'play':
          x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
          return 'hub';
        case 'buy-marker':
          pay(g, f.seat, MARKER_COST, 'marker', x);
          x.call(drawMarkers, drawing(f.seat, 1));
          return 'hub';
        case 'restore':
          restore(g, f.seat, squareOf(choice.square), x);
          return 'hub';
        case 'fortify':
          fortify(g, f.seat, squareOf(choice.square), x);
          return 'hub';
      }
    },
  },
  /** No deals till it is paid for: what has been chosen must still be there to pay with. */
  place: {
    deals: 'none',
    who: (_g, f) => f.seat,
    options: (g, f) => placesFor(g, f.seat, f.power, f.kind, f.placed).map((square) => PLACE[square]),
    choose: (g, f, choice, x) => {
      if (choice.t === 'place') recruit(g, f, squareOf(choice.square), x);
      return 'hub';
    },
  },
  /** 23.1: which veteran army is to become a legion. */
  veterans: {
    deals: 'none',
    who: (_g, f) => f.seat,
    options: (g, f) => armiesForLegions(g, f, squaresHeld(g, f.seat)),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'veterans') return;
      tire(g, f.leader, f.power, x);
      f.power = POWER[choice.power];
      f.ground = squareOf(choice.square);
      pay(g, f.seat, tablesOf(g).recruitCost[UNIT['legion-recruit']], 'legion', x);
    },
  },
  throwDie: (_g, f, x) => x.call(roll, rolling(f.seat, 'legion')),
  formLegion: (g, f, x) => {
    const raised = g.die <= commandOf(f.leader);
    x.log?.({ t: 'legion-tried', seat: f.seat, power: POWERS[f.power], square: SQUARES[f.ground], raised });
    if (raised) replaceArmy(g, f, x);
    return 'hub';
  },
  end: () => {},
});

function addUnits(g: State, f: Recruiting, held: readonly Square[], options: Option<Choice>[]): void {
  for (const { power, kind } of recruitable(g, f.seat, f.placed, held)) options.push(RECRUIT[power][kind]);
}

/** Both are looked at only where they could be had at all: most turns they cannot. */
function addWorks(g: State, f: Recruiting, held: readonly Square[], options: Option<Choice>[]): void {
  if (mayPay(g, f.seat, tablesOf(g).recruitCost[UNIT['fortified-zone']]) === null)
    for (const square of held)
      if (hasUnit(g, square, UNIT.base) && mayFortify(g, f.seat, square) === null) options.push(FORTIFY[square]);
  for (const square of g.pillaged) if (mayRestore(g, f.seat, square) === null) options.push(RESTORE[square]);
}

function addLegions(g: State, f: Recruiting, held: readonly Square[], options: Option<Choice>[]): void {
  if (mayPay(g, f.seat, tablesOf(g).recruitCost[UNIT['legion-recruit']]) !== null) return;
  if (armiesForLegions(g, f, held).length === 0) return;
  for (const { marker, power, fromHand } of usableLeaders(g, f.seat, () => true))
    options.push({ t: 'build-legion', marker: MARKERS[marker], power: POWERS[power], fromHand });
}

/** 23.1: the veteran armies that may become a legion. */
export function armiesForLegions(g: State, f: Recruiting, held: readonly Square[]): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (const square of held)
    for (let power = 0; power < POWER_COUNT; power++)
      if (mayBecomeLegion(g, f.seat, power, square, f.placed) === null)
        options.push({ t: 'veterans', power: POWERS[power], square: SQUARES[square] });
  return options;
}

/** The leader is shown at once: what follows relies on him. */
function leadLegion(g: State, f: Recruiting, leader: Marker, power: Power, fromHand: boolean, x: Context<Event>) {
  if (fromHand) placeLeader(g, f.seat, leader, power, x);
  f.leader = leader;
  f.power = power;
  return 'veterans' as const;
}

function recruit(g: State, f: Recruiting, square: Square, x: Context<Event>): void {
  const unit = RECRUIT_OF[f.kind];
  pay(g, f.seat, tablesOf(g).recruitCost[unit], 'recruiting', x);
  raise(g, f.power, unit, square);
  f.placed.push(square);
  x.log?.({ t: 'unit-placed', nation: POWERS[f.power], piece: unitName(f.power, unit), square: SQUARES[square] });
}

/** The army makes way for the legion; both are counters of the mix. */
function replaceArmy(g: State, f: Recruiting, x: Context<Event>): void {
  eliminate(g, veteransOf(g, f.power, f.ground), 'replaced', x);
  const unit = UNIT['legion-recruit'];
  raise(g, f.power, unit, f.ground);
  f.placed.push(f.ground);
  x.log?.({ t: 'unit-placed', nation: POWERS[f.power], piece: unitName(f.power, unit), square: SQUARES[f.ground] });
}

export function mayBuyMarker(g: OpenState, seat: Seat): Why | null {
  return g.pool === 0 ? { why: 'pool-empty' } : mayPay(g, seat, MARKER_COST);
}

/** 26.3: with a unit in the square, for twice its printed value, or for 1 (29.2). */
export function mayRestore(g: OpenState, seat: Seat, square: Square): Why | null {
  if (occupier(g, square) !== seat) return { why: 'not-occupied', square: SQUARES[square] };
  if (!isPillaged(g, square)) return { why: 'not-pillaged', square: SQUARES[square] };
  return mayPay(g, seat, restorationCost(tablesOf(g).value[square]));
}

function restore(g: State, seat: Seat, square: Square, x: Context<Event>): void {
  pay(g, seat, restorationCost(tablesOf(g).value[square]), 'restoring', x);
  g.pillaged.splice(g.pillaged.indexOf(square), 1);
  x.log?.({ t: 'restored', seat, square: SQUARES[square] });
}

function fortify(g: State, seat: Seat, square: Square, x: Context<Event>): void {
  pay(g, seat, tablesOf(g).recruitCost[UNIT['fortified-zone']], 'fortifying', x);
  let piece = g.first[square];
  while (piece !== NO_PIECE && g.face[piece] !== UNIT.base) piece = g.next[piece];
  g.face[piece] = UNIT['fortified-zone'];
  x.log?.({ t: 'fortified', seat, square: SQUARES[square] });
}
