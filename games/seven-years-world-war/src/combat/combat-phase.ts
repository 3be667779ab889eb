import { type Context, DONE, type Frame, type Option, type Seat } from '@cabinet-wars/kernel';
import { MARKER } from '../data/markers.ts';
import { MINOR_UNITS, type Nation, POWER_COUNT } from '../data/powers.ts';
import { directionTo, NOWHERE, SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { STOCKS } from '../data/units.ts';
import { has } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { procedure } from '../procedure.ts';
import { ATTACKED, NO_PIECE, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { attack } from './attack.ts';
import { attacking, type Orders } from './attack-under-way.ts';
import { barring, targetTo } from './combat.ts';

export interface CombatPhase {
  seat: Seat;
  /** The attack that waits for its marker to be judged; `NOWHERE`: none. */
  from: Square;
  to: Square;
  minor: boolean;
  /** The sides across which attacks have been made in this phase, as `square × 4 + direction` (15.26). */
  launched: number[];
}

export const combatPhaseOf = (seat: Seat): CombatPhase => ({
  seat,
  from: NOWHERE,
  to: NOWHERE,
  minor: false,
  launched: [],
});

/** 3.1 (3c), 15.0. The player attacks with some, none or all of his forces, one after the other. */
export const combatPhase = procedure<CombatPhase>('combat-phase')({
  act: {
    always: 'hides',
    deals: 'all',
    who: (_g, f) => f.seat,
    options: actions,
    choose: (_g, f, choice, x) => {
      if (choice.t === 'done') return DONE;
      if (choice.t === 'attack') launch(f, { seat: f.seat, from: squareOf(choice.from), to: squareOf(choice.to) }, x);
      if (choice.t === 'play') x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
      if (choice.t !== 'attack-again' && choice.t !== 'minor-attack') return 'act';
      f.from = squareOf(choice.from);
      f.to = squareOf(choice.to);
      f.minor = choice.t === 'minor-attack';
      x.call(playMarker, playing(f.seat, MARKER[f.minor ? 'minor-power-alliance' : 'forced-march']));
    },
  },
  /** The marker has been shown; if nobody has negated it, the attack is made (16.2, 4.73). */
  ordered: (g, f, x) => {
    const { seat, from, to, minor } = f;
    if (g.effective) launch(f, { seat, from, to, minor, again: !minor }, x);
    f.from = NOWHERE;
    f.to = NOWHERE;
    return 'act';
  },
});

function launch(f: CombatPhase, orders: Orders, x: Context<Event>): void {
  f.launched.push(orders.from * 4 + directionTo(orders.from, orders.to));
  x.call(attack, attacking(orders));
}

/** 15.26, ruling 98: each attack on a square comes from another neighbour, unless a Forced March is spent (16.2). */
export const hasLaunched = (f: CombatPhase, edge: number): boolean => f.launched.includes(edge);

/** 16.2, 16.21: a Forced March is for a square whose units have attacked, or for a second wave where a first went before. */
export const isSecondWave = (g: State, f: CombatPhase, edge: number): boolean =>
  hasLaunched(f, edge) || hasAttackers(g, Math.floor(edge / 4));

function hasAttackers(g: State, square: Square): boolean {
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if ((g.done[piece] & ATTACKED) !== 0) return true;
  return false;
}

function actions(g: State, f: Frame<CombatPhase>): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let power = 0; power < POWER_COUNT; power++)
    if (g.control[power] === f.seat) addAttacks(g, f, power, 'attack', options);
  if (has(g, f.seat, MARKER['forced-march']))
    for (let power = 0; power < POWER_COUNT; power++)
      if (g.control[power] === f.seat) addAttacks(g, f, power, 'attack-again', options);
  if (has(g, f.seat, MARKER['minor-power-alliance'])) addAttacks(g, f, MINOR_UNITS, 'minor-attack', options);
  addPlays(g, f.seat, options);
  options.push({ t: 'done' });
  return options;
}

/** The attacks a nation's pieces give rise to; a square in which several nations stand is looked at once. */
function addAttacks(
  g: State,
  f: CombatPhase,
  nation: Nation,
  t: 'attack' | 'attack-again' | 'minor-attack',
  options: Option<Choice>[],
): void {
  const { firstPiece, pieceEnd } = tablesOf(g);
  const barred = barring(t === 'attack-again');
  const end = pieceEnd[nation * STOCKS.length + STOCKS.length - 1];
  const seen: Square[] = [];
  for (let piece = firstPiece[nation * STOCKS.length]; piece < end; piece++) {
    const from = g.where[piece];
    if (from === NOWHERE || (g.done[piece] & barred) !== 0 || seen.includes(from)) continue;
    seen.push(from);
    for (let direction = 0; direction < 4; direction++) {
      const edge = from * 4 + direction;
      if (t === 'attack-again' ? !isSecondWave(g, f, edge) : hasLaunched(f, edge)) continue;
      const to = targetTo(g, f.seat, from, direction, barred);
      if (to === NOWHERE || isListed(options, t, SQUARES[from], SQUARES[to])) continue;
      options.push({ t, from: SQUARES[from], to: SQUARES[to] });
    }
  }
}

/** Several powers in one square name the same attack. */
function isListed(options: readonly Option<Choice>[], t: string, from: string, to: string): boolean {
  for (const option of options) {
    if (option.t !== t || !('from' in option)) continue;
    if (option.from === from && option.to === to) return true;
  }
  return false;
}
