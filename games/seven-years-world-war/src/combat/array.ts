import type { Frame, Option } from '@cabinet-wars/kernel';
import { IS_ADMIRAL } from '../data/markers.ts';
import { tablesOf } from '../data/tables.ts';
import { sideOfForce } from '../movement/movement.ts';
import { isNaval } from '../pieces.ts';
import { NO_PIECE, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { distinct, named, nameOf } from '../vocabulary/piece-names.ts';
import type { Attack } from './attack-under-way.ts';
import { barring, strikers } from './combat.ts';
import { hasPower } from './leaders.ts';

/** Everybody in the square who may take part in the attack. Each countermarch is a Forced March of its own (16.4). */
export const attackable = (g: State, f: Attack): Piece[] =>
  strikers(g, sideOfForce(f), f.from, f.to, barring(f.again || f.countermarch));

/** Who may still join: cargo with its fleet (18.63), another power only under a leader (12.22), minor units of one land. */
function joining(g: State, f: Frame<Attack>): Piece[] {
  const { pieceNation } = tablesOf(g);
  const first = f.force[0] ?? NO_PIECE;
  const may = (piece: Piece) => {
    if (f.force.includes(piece)) return false;
    if (g.aboard[piece] !== NO_PIECE && !f.force.includes(g.aboard[piece])) return false;
    if (first === NO_PIECE) return true;
    return f.minor ? g.origin[piece] === g.origin[first] : f.leader >= 0 || pieceNation[piece] === pieceNation[first];
  };
  return attackable(g, f).filter(may);
}

export function joinOptions(g: State, f: Frame<Attack>): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  const pieces = joining(g, f);
  for (const piece of distinct(g, pieces)) options.push({ t: 'take', piece: nameOf(g, piece) });
  if (pieces.length > 1 && areOneForce(g, f, pieces)) options.push({ t: 'take-all' });
  if (isComplete(g, f)) options.push({ t: 'go' });
  return options;
}

/** Whether some pieces may attack together with the force as it is. */
function areOneForce(g: State, f: Frame<Attack>, pieces: readonly Piece[]): boolean {
  const { pieceNation } = tablesOf(g);
  if (f.minor) return pieces.every((piece) => g.origin[piece] === g.origin[pieces[0]]);
  return f.leader >= 0 || pieces.every((piece) => pieceNation[piece] === pieceNation[pieces[0]]);
}

/** Somebody attacks, and the leader has a unit of his nation and one of his arm to lead (20.41, 20.5). */
function isComplete(g: State, f: Frame<Attack>): boolean {
  if (f.force.length === 0) return false;
  if (f.leader < 0) return true;
  const isHis = (piece: Piece) => isNaval(g, piece) === IS_ADMIRAL[f.leader];
  return hasPower(g, f.force, f.leaderPower) && f.force.some(isHis);
}

export function joinAttack(g: State, f: Frame<Attack>, choice: Choice): void {
  if (choice.t === 'take') f.force.push(named(g, joining(g, f), choice.piece));
  // Cargo may join once its fleet has.
  if (choice.t === 'take-all')
    for (let more = joining(g, f); more.length > 0; more = joining(g, f)) f.force.push(...more);
}
