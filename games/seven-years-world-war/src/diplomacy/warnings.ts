import { type FrameBase, frameOf, type Seat } from '@cabinet-wars/kernel';
import type { Advance } from '../combat/advance.ts';
import { LANDS, type Land, MINOR_UNITS } from '../data/powers.ts';
import { type Square, type SquareId, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import type { Move } from '../movement/move-under-way.ts';
import { MINOR, NO_PIECE, NOBODY } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Agreement } from '../vocabulary/clauses.ts';

/** What a warning is made from: a state, or what anybody may see of one. */
interface Seen {
  readonly data: string;
  readonly stack: readonly FrameBase[];
  readonly agreements: readonly Agreement[];
  readonly first: readonly number[];
  readonly control: readonly Seat[];
}

/** Ruling 64: the clauses a choice would break, so that whoever makes it can be warned. It is offered all the same. */
export function warnings(seen: Seen, seat: Seat, choice: Choice): Agreement[] {
  const own = seen.agreements.filter(({ by }) => by === seat);
  if (own.length === 0) return [];
  if (choice.t === 'attack' || choice.t === 'attack-again' || choice.t === 'minor-attack')
    return attacks(own, holderOf(seen, choice.to));
  if (choice.t === 'countermarch') return attacks(own, moverOf(seen));
  if (choice.t === 'diplomacy')
    return own.filter(({ clause, about }) => clause === 'no-diplomacy' && about === choice.power);
  return entries(own, landEntered(seen, choice));
}

/** Whose force is on its way; minor units are nobody's. */
function moverOf(seen: Seen): Seat {
  const move = frameOf<Move>(seen, 'move');
  return move === null || move.minor ? NOBODY : move.seat;
}

const attacks = (own: readonly Agreement[], against: Seat): Agreement[] =>
  own.filter(({ clause, to }) => clause === 'no-attack' && to === against);

const entries = (own: readonly Agreement[], land: Land): Agreement[] =>
  own.filter(({ clause, about }) => clause === 'no-entry' && about === LANDS[land]);

/** What a force would break by going a way: by land with every land it enters, at sea only where it stays. */
export function warningsOnWay(
  seen: Pick<Seen, 'data' | 'agreements'>,
  { seat, naval, minor }: Pick<Move, 'seat' | 'naval' | 'minor'>,
  way: readonly Square[],
): Agreement[] {
  const own = seen.agreements.filter(({ by }) => by === seat);
  if (own.length === 0 || minor) return [];
  const { owner } = tablesOf(seen);
  const lands = new Set((naval ? way.slice(-1) : way).map((square) => owner[square]));
  return [...lands].flatMap((land) => entries(own, land));
}

/** The land a step, a landing, a fleet's stop or an advance leads into; −1 where a choice enters none. */
function landEntered(seen: Seen, choice: Choice): Land {
  const { owner, pieceNation } = tablesOf(seen);
  const won = frameOf<Advance>(seen, 'advance');
  if (won !== null) {
    const enters = choice.t === 'advance' || choice.t === 'take-all';
    return enters && pieceNation[won.pieces[0]] !== MINOR_UNITS ? owner[won.to] : -1;
  }
  const move = frameOf<Move>(seen, 'move');
  if (move === null || move.minor) return -1;
  if (choice.t === 'step' && !move.naval) return owner[squareOf(choice.square)];
  if (!move.naval || (choice.t === 'stop' && move.at === move.from)) return -1;
  return choice.t === 'debark' || choice.t === 'drop' || choice.t === 'stop' ? owner[move.at] : -1;
}

function holderOf(seen: Seen, square: SquareId): Seat {
  const piece = seen.first[squareOf(square)];
  if (piece === NO_PIECE) return NOBODY;
  const nation = tablesOf(seen).pieceNation[piece];
  return nation === MINOR_UNITS ? MINOR : seen.control[nation];
}
