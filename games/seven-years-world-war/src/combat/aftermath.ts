import type { Context, Frame, Procedure, Seat } from '@cabinet-wars/kernel';
import { LEADER_SAFETY, type ResultId } from '../data/combat.ts';
import type { Marker } from '../data/markers.ts';
import { MINOR_UNITS, type Power } from '../data/powers.ts';
import { NOWHERE, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { KIND, KIND_OF } from '../data/units.ts';
import { eliminate } from '../eliminate.ts';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { loseAtRandom, loseLeader } from '../markers/hands.ts';
import { roll, rolling } from '../markers/roll.ts';
import { procedure } from '../procedure.ts';
import type { Piece, State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { advance } from './advance.ts';
import type { Attack } from './attack-under-way.ts';
import { commandOf, defendersOf, strengthOf } from './combat.ts';
import { losing, losses } from './losses.ts';
import { retreat } from './retreat.ts';
import { upgrade } from './upgrade.ts';

/** One side of a combat, as it stood when the die fell. */
export interface Fighters {
  /** A seat; else nobody chooses for them. */
  seat: Seat;
  pieces: Piece[];
  strength: number;
  leader: Marker;
  power: Power;
}

export interface Aftermath {
  result: ResultId;
  from: Square;
  to: Square;
  attacker: Fighters;
  defender: Fighters;
  /** Whether the result moves markers from hand to hand (erratum 4.78). */
  markers: boolean;
}

export function aftermathOf(g: State, f: Attack, result: ResultId): Aftermath {
  const defenders = defendersOf(g, f.to, f.defender);
  const side = (seat: Seat, pieces: Piece[], leader: Marker, power: Power): Fighters => ({
    seat,
    pieces,
    strength: strengthOf(g, pieces),
    leader,
    power,
  });
  const attacker = side(f.seat, f.force.slice(), f.leader, f.leaderPower);
  const defender = side(f.defender, defenders, f.shield, f.shieldPower);
  return { result, from: f.from, to: f.to, attacker, defender, markers: movesMarkers(g, result, attacker, defender) };
}

/** Erratum 4.78: not where a side is wholly minor; nor where the side destroyed held nothing but bases. */
function movesMarkers(g: State, result: ResultId, attacker: Fighters, defender: Fighters): boolean {
  const { pieceNation } = tablesOf(g);
  const isMinor = (side: Fighters) => side.pieces.every((piece) => pieceNation[piece] === MINOR_UNITS);
  if ((result !== 'AA' && result !== 'DD') || isMinor(attacker) || isMinor(defender)) return false;
  const destroyed = result === 'AA' ? attacker : defender;
  return destroyed.pieces.some((piece) => KIND_OF[g.face[piece]] !== KIND.base);
}

/** 15.7: what a combat result does, in the order of its explanation. */
export const aftermath: Procedure<Aftermath, State, Choice, Event> = procedure<Aftermath>('aftermath')({
  attackerLoses: (g, f, x) => takeLosses(g, f, f.attacker, f.defender, x),
  defenderLoses: (g, f, x) => takeLosses(g, f, f.defender, f.attacker, x),
  /** Attackers who withdraw stay where they came from; a Forced March may send them in again (16.22, ruling 53). */
  withdraw: (g, f, x) => {
    if (f.result === 'DW' || f.result === 'DZ')
      x.call(retreat, { seat: f.defender.seat, at: f.to, pieces: alive(g, f.defender) });
  },
  riskAttackersLeader: (g, f, x) => riskLeader(g, f, f.attacker, x),
  loseAttackersLeader: (g, f, x) => loseIfUnlucky(g, f, f.attacker, x),
  riskDefendersLeader: (g, f, x) => riskLeader(g, f, f.defender, x),
  loseDefendersLeader: (g, f, x) => loseIfUnlucky(g, f, f.defender, x),
  promote: (g, f, x) => {
    const winner = winnerOf(f);
    if (winner !== null) x.call(upgrade, { seat: winner.seat, pieces: alive(g, winner) });
  },
  reward: (_g, f, x) => {
    const winner = winnerOf(f);
    if (f.markers && winner !== null) x.call(drawMarkers, drawing(winner.seat, 1));
  },
  punish: (g, f, x) => {
    if (f.markers) loseAtRandom(g, (f.result === 'AA' ? f.attacker : f.defender).seat, 1, x);
  },
  /** Attackers may take the square, or defenders that of attackers who are no more (ruling 52). */
  takeSquare: (g, f, x) => {
    if (['DW', 'DZ', 'DD', 'BB'].includes(f.result))
      x.call(advance, { seat: f.attacker.seat, from: f.from, to: f.to, pieces: alive(g, f.attacker), moved: false });
    if (f.result === 'AA')
      x.call(advance, { seat: f.defender.seat, from: f.to, to: f.from, pieces: alive(g, f.defender), moved: false });
  },
});

const alive = (g: State, side: Fighters): Piece[] => side.pieces.filter((piece) => g.where[piece] !== NOWHERE);

function winnerOf(f: Frame<Aftermath>): Fighters | null {
  if (f.result === 'AA' || f.result === 'AZ') return f.defender;
  return f.result === 'DD' || f.result === 'DZ' ? f.attacker : null;
}

/** Half rounded up, all, or in a bloodbath: all of the weaker, and of the stronger units worth as much. */
function takeLosses(g: State, f: Frame<Aftermath>, side: Fighters, other: Fighters, x: Context<Event>): void {
  const mauled = side === f.attacker ? 'AZ' : 'DZ';
  const destroyed = side === f.attacker ? 'AA' : 'DD';
  if (f.result === destroyed || (f.result === 'BB' && side.strength <= other.strength)) {
    for (const piece of side.pieces) if (g.where[piece] !== NOWHERE) eliminate(g, piece, 'combat', x);
  } else if (f.result === mauled) {
    x.call(losses, losing(side, { count: Math.ceil(side.pieces.length / 2) }));
  } else if (f.result === 'BB') {
    x.call(losses, losing(side, { worth: other.strength }));
  }
}

const isAtRisk = (f: Frame<Aftermath>, side: Fighters): boolean =>
  side.leader >= 0 && (f.result === 'BB' || f.result === (side === f.attacker ? 'AZ' : 'DZ'));

function riskLeader(g: State, f: Frame<Aftermath>, side: Fighters, x: Context<Event>): void {
  if (isAtRisk(f, side)) x.call(roll, rolling(side.seat, 'leader-lost'));
  else if (side.leader >= 0 && f.result === (side === f.attacker ? 'AA' : 'DD'))
    loseLeader(g, side.leader, side.power, x);
}

function loseIfUnlucky(g: State, f: Frame<Aftermath>, side: Fighters, x: Context<Event>): void {
  if (isAtRisk(f, side) && g.die > commandOf(side.leader) + LEADER_SAFETY) loseLeader(g, side.leader, side.power, x);
}
