import type { Reason } from '@cabinet-wars/kernel';
import { isMarkerId, MARKER, type MarkerId } from '../src/data/markers.ts';
import { MINOR_UNITS, POWER, type PowerId } from '../src/data/powers.ts';
import { directionTo, type SquareId, squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { KIND, KIND_OF, KINDS, type KindId, RECRUIT_OF, STOCK_OF } from '../src/data/units.ts';
import { ATTACKED, HALTED, inHand, MOVED, NEUTRAL, NO_PIECE, type State } from '../src/state.ts';

/** A refused wish: what was wanted, by whom, of which question, and what was said against it. */
export interface Refused {
  readonly g: State;
  readonly seat: number;
  readonly wish: Readonly<Record<string, unknown>>;
  readonly kinds: readonly string[];
  readonly reason: Reason & Readonly<Record<string, unknown>>;
}

const at = ({ reason }: Refused): number => squareOf(reason.square as SquareId);
const power = ({ reason }: Refused): number => POWER[reason.power as PowerId];

function units({ g }: Refused, square: number): number[] {
  const pieces: number[] = [];
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) pieces.push(piece);
  return pieces;
}
const nation = ({ g }: Refused, piece: number): number => tablesOf(g).pieceNation[piece];
const isOwn = (r: Refused, piece: number): boolean =>
  nation(r, piece) !== MINOR_UNITS && r.g.control[nation(r, piece)] === r.seat;
const some = (r: Refused, is: (piece: number) => boolean): boolean => units(r, at(r)).some(is);
const holds = (r: Refused): boolean => units(r, at(r)).some((piece) => isOwn(r, piece));
const held = ({ g, seat }: Refused, marker: MarkerId): number => g.secret.hands[inHand(seat, MARKER[marker])];
const kind = ({ g }: Refused, piece: number): KindId => KINDS[KIND_OF[g.face[piece]]];
const isWork = (r: Refused, piece: number): boolean => ['base', 'fortified-zone'].includes(kind(r, piece));
const isPillaged = (r: Refused): boolean => r.g.pillaged.includes(at(r));
const value = (r: Refused): number => tablesOf(r.g).value[at(r)];

/** Where a force or an attack would come from, and the side it would cross. */
function origin(r: Refused): number {
  const way = r.g.stack.findLast(({ proc }) => proc === 'move') as { at?: number } | undefined;
  return 'from' in r.wish ? squareOf(r.wish.from as SquareId) : (way?.at ?? -1);
}
const side = (r: Refused): number => origin(r) * 4 + directionTo(origin(r), at(r));

/** Not of the side that is on its way: to a minor force its player's own units are others. */
const isForeign = (r: Refused, piece: number): boolean =>
  r.g.stack.some((frame) => frame.proc === 'move' && (frame as { minor?: boolean }).minor === true)
    ? nation(r, piece) !== MINOR_UNITS
    : !isOwn(r, piece);

/** What each reason says, looked up in the state by other ways than the rules' own. A reason that is not here has no truth. */
export const TRUTHS: Readonly<Record<string, (r: Refused) => boolean>> = {
  'not-now': ({ kinds, wish }) => !kinds.includes(String(wish.t)),
  'not-one-of-these': ({ kinds, wish }) => kinds.includes(String(wish.t)),
  'marker-not-held': (r) => held(r, r.reason.marker as MarkerId) === 0,
  'marker-not-now': (r) => held(r, r.reason.marker as MarkerId) > 0 && r.reason.phase === r.g.phase,
  'no-unit-there': (r) =>
    !some(r, (piece) => (String(r.wish.t).startsWith('minor') ? nation(r, piece) === MINOR_UNITS : isOwn(r, piece))),
  'moved-already': (r) => some(r, (piece) => (r.g.done[piece] & MOVED) !== 0),
  'not-moved-yet': (r) => !some(r, (piece) => (r.g.done[piece] & MOVED) !== 0),
  'thrown-back': (r) => some(r, (piece) => (r.g.done[piece] & HALTED) !== 0),
  'cannot-move': (r) => some(r, (piece) => isWork(r, piece)),
  'not-adjacent': (r) => directionTo(origin(r), at(r)) < 0,
  'closed-side': (r) => tablesOf(r.g).across[side(r)] < 0,
  'sea-side': (r) => !tablesOf(r.g).landSide[side(r)],
  'land-side': (r) => !tablesOf(r.g).seaSide[side(r)],
  'polar-ice': (r) => !tablesOf(r.g).isLand[at(r)] && !tablesOf(r.g).isSea[at(r)],
  'foreign-units': (r) => some(r, (piece) => isForeign(r, piece)),
  'no-way-on': (r) => some(r, (piece) => isForeign(r, piece)),
  'too-far': ({ reason }) => Number(reason.cost) > Number(reason.left),
  border: (r) => r.g.stack.some((frame) => (frame as { minor?: boolean }).minor === true),
  'nobody-there': (r) => units(r, at(r)).length === 0,
  'own-units': holds,
  'attacked-already': (r) => some(r, (piece) => (r.g.done[piece] & ATTACKED) !== 0),
  'attacked-from-there': (r) => launched(r).includes(side({ ...r, wish: { from: r.reason.from } })),
  'not-attacked-yet': (r) =>
    !some(r, (piece) => (r.g.done[piece] & ATTACKED) !== 0) &&
    !launched(r).includes(side({ ...r, reason: { ...r.reason, square: String(r.wish.to) } })),
  countrymen: (r) =>
    some(r, (piece) =>
      units(r, squareOf(r.wish.from as SquareId)).some((one) => r.g.origin[one] === r.g.origin[piece]),
    ),
  'only-defends': (r) => some(r, (piece) => isWork(r, piece)),
  'fleet-at-sea': (r) => tablesOf(r.g).isSea[at(r)],
  'needs-armies': (r) => r.wish.table === 'linear',
  'needs-legion': (r) => r.wish.table === 'revolutionary' && !force(r).some((piece) => kind(r, piece) === 'legion'),
  'no-such-leader': ({ wish }) => isMarkerId(wish.marker),
  'cannot-pay': ({ g, seat, reason }) => g.treasury[seat] === reason.has && Number(reason.points) > g.treasury[seat],
  'counters-used-up': (r) =>
    r.g.where.every(
      (where, piece) => where >= 0 || nation(r, piece) !== power(r) || !isStock(r, piece, r.reason.kind as KindId),
    ),
  'power-not-yours': (r) => r.g.control[power(r)] !== r.seat,
  'not-occupied': (r) =>
    !some(r, (piece) => (r.wish.t === 'minor-pillage' ? nation(r, piece) === MINOR_UNITS : isOwn(r, piece))),
  pillaged: isPillaged,
  'not-pillaged': (r) => !isPillaged(r),
  'not-civilized': (r) => value(r) === 0,
  'not-land': (r) => !tablesOf(r.g).isLand[at(r)],
  'not-of-power': (r) => tablesOf(r.g).owner[at(r)] !== power(r),
  'no-port': (r) => !tablesOf(r.g).port[at(r)],
  'square-full': (r) => placed(r).filter((one) => one === at(r)).length >= Number(r.reason.most),
  'works-there': (r) => some(r, (piece) => isWork(r, piece)),
  'no-base': (r) => !some(r, (piece) => kind(r, piece) === 'base'),
  'nowhere-to-place': (r) => r.g.control[power(r)] === r.seat,
  'pool-empty': ({ g }) => g.pool === 0,
  'rule-not-played': ({ g, wish }) => (wish.t === 'raise-taxes' ? !g.options.increasingTaxes : !g.options.legions),
  'no-veterans': ({ g }) => g.options.legions,
  'nothing-to-train': (r) => isMarkerId(r.wish.marker),
  'taxes-raised-already': (r) =>
    (r.g.stack.at(-1) as unknown as { raised: readonly number[] }).raised.includes(power(r)),
  'no-taxes-there': (r) => r.g.control[power(r)] === r.seat,
  'own-power': (r) => r.g.control[tablesOf(r.g).owner[at(r)]] === r.seat,
  'own-country': (r) => some(r, (piece) => r.g.origin[piece] === tablesOf(r.g).owner[at(r)]),
  'pillage-tried': (r) => r.g.ransacked.includes(at(r)),
  'enlightened-already': (r) => r.g.enlightened.includes(at(r)),
  'power-taken': (r) => r.g.control[power(r)] !== NEUTRAL,
  'not-together': (r) => r.g.control[r.reason.power === 'GB' ? POWER.FR : POWER.GB] === r.seat,
  'not-set-up-there': ({ g }) => g.turn === 0,
  'own-target': (r) => r.g.control[power(r)] === r.seat,
  'not-diplomacy': ({ reason }) => !String(reason.marker).startsWith('diplomacy'),
  'last-power': (r) => r.g.control.filter((seat) => seat === r.g.control[power(r)]).length === 1,
  'target-neutral': (r) => r.g.control[power(r)] === NEUTRAL,
  'target-not-neutral': (r) => r.g.control[power(r)] !== NEUTRAL,
  'result-too-low': ({ g }) => (g.stack.at(-1) as unknown as { grade: number }).grade < 4,
  'treasuries-open': ({ g }) => !g.options.closedTreasuries,
  'has-initiative': ({ g, seat }) => g.initiative === seat,
  'no-point': ({ reason }) => reason.why === 'no-point',
  'not-nearest': (r) => r.g.stack.at(-1)?.proc === 'revert',
  'not-controlled': (r) => r.g.control[power(r)] !== r.seat,
};

const launched = ({ g }: Refused): readonly number[] =>
  (g.stack.findLast(({ proc }) => proc === 'combat-phase') as { launched?: number[] } | undefined)?.launched ?? [];
const force = ({ g }: Refused): readonly number[] =>
  (g.stack.findLast(({ proc }) => proc === 'attack') as { force?: number[] } | undefined)?.force ?? [];
const placed = ({ g }: Refused): readonly number[] =>
  (g.stack.findLast(({ proc }) => proc === 'recruiting') as { placed?: number[] } | undefined)?.placed ?? [];
/** Bases and zones share counters, and so do recruits and veterans of a kind. */
const isStock = (r: Refused, piece: number, wanted: KindId): boolean =>
  tablesOf(r.g).pieceStock[piece] === STOCK_OF[RECRUIT_OF[KIND[wanted]]];
