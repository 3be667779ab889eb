import { NOWHERE, SQUARE_COUNT, SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_NAVAL, IS_STATIC, STOCK_OF, UNIT } from '../data/units.ts';
import { revert } from '../diplomacy/revert.ts';
import { recruitingTable } from '../minor-powers/recruiting-table.ts';
import { famine } from '../movement/famine.ts';
import { excessMinors } from '../movement/forage.ts';
import { move } from '../movement/move.ts';
import { sideOf } from '../pieces.ts';
import { MINOR, NO_PIECE, type Piece, type State } from '../state.ts';
import { nameOf } from '../vocabulary/piece-names.ts';

/** Every piece lies where its chain says, shows what its counter can show, and stands where such a unit may. */
export function auditPieces(g: State): string[] {
  const faults: string[] = [];
  const passing = passingBy(g);
  let chained = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const pieces: Piece[] = [];
    for (let piece = g.first[square]; piece !== NO_PIECE && pieces.length <= g.where.length; piece = g.next[piece])
      pieces.push(piece);
    chained += pieces.length;
    if (pieces.length > 0) auditSquare(g, square, pieces, passing, faults);
  }
  const onMap = g.where.filter((square) => square !== NOWHERE).length;
  if (chained !== onMap) faults.push(`${chained} pieces are chained, ${onMap} on the map`);
  g.aboard.forEach((fleet, piece) => {
    if (fleet !== NO_PIECE) auditCargo(g, piece, fleet, faults);
  });
  return faults;
}

/** A force on its way may share a square it passes (18.32, 18.33); rebels rise where others stand (25.3). */
function passingBy(g: State): readonly Piece[] {
  const way = move.underWay(g);
  const rising = recruitingTable.underWay(g);
  const force = [...(way?.force ?? []), ...(rising?.rebels ? [rising.piece] : [])];
  return [...g.aboard.keys()].filter((piece) => isOf(g, force, piece));
}
const isOf = (g: State, force: readonly Piece[], piece: Piece): boolean =>
  force.includes(piece) || (g.aboard[piece] !== NO_PIECE && force.includes(g.aboard[piece]));

function auditSquare(g: State, square: Square, pieces: Piece[], passing: readonly Piece[], faults: string[]): void {
  const at = SQUARES[square];
  const tables = tablesOf(g);
  for (const piece of pieces) {
    if (g.where[piece] !== square) faults.push(`${nameOf(g, piece)} is chained at ${at} and lies elsewhere`);
    if (STOCK_OF[g.face[piece]] !== tables.pieceStock[piece]) faults.push(`${nameOf(g, piece)} is no such counter`);
    const floats = IS_NAVAL[g.face[piece]] || g.aboard[piece] !== NO_PIECE;
    if (!(floats ? tables.isSea[square] || tables.isCoast[square] : tables.isLand[square]))
      faults.push(`${nameOf(g, piece)} stands in ${at}`);
  }
  const staying = pieces.filter((piece) => !passing.includes(piece));
  // While a power goes home or foreigners leave it, they are still where they were (4.51).
  if (revert.underWay(g) === null && new Set(staying.map((piece) => sideOf(g, piece))).size > 1)
    faults.push(`two sides share ${at}`);
  if (
    sideOf(g, pieces[0]) === MINOR &&
    excessMinors(g, square) > 0 &&
    passing.length === 0 &&
    famine.underWay(g) === null
  )
    faults.push(`${pieces.length} minor units in ${at}, which feeds fewer`);
  const bases = pieces.filter((piece) => g.face[piece] === UNIT.base).length;
  const zones = pieces.filter((piece) => g.face[piece] === UNIT['fortified-zone']).length;
  const isMajor = pieces.some((piece) => IS_STATIC[g.face[piece]] && sideOf(g, piece) !== MINOR);
  // 29.3 lets minor powers have one of each, erratum 11.3 (7) nobody else.
  if (bases > 1 || zones > 1 || (bases + zones > 1 && isMajor))
    faults.push(`${bases} bases and ${zones} fortified zones in ${at}`);
}

function auditCargo(g: State, piece: Piece, fleet: Piece, faults: string[]): void {
  const name = nameOf(g, piece);
  if (!IS_NAVAL[g.face[fleet]] || IS_NAVAL[g.face[piece]]) faults.push(`${name} is aboard what carries nobody`);
  if (g.where[piece] === NOWHERE || g.where[piece] !== g.where[fleet]) faults.push(`${name} has lost its fleet`);
  if (g.aboard.indexOf(fleet) !== piece) faults.push(`${name} shares its fleet`);
}
