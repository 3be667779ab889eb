import { MINOR_UNITS, POWER, type PowerId } from '../src/data/powers.ts';
import { directionTo, type SquareId, squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { ATTACKED, HALTED, MOVED, NEUTRAL } from '../src/state.ts';
import { at, isOwn, isPillagedAt, isWork, kind, nation, power, type Refused, units } from './explain-kit.ts';
import { hasLeader, MONEY } from './explain-truths-money.ts';

const some = (r: Refused, is: (piece: number) => boolean): boolean => units(r, at(r)).some(is);
const holds = (r: Refused): boolean => units(r, at(r)).some((piece) => isOwn(r, piece));
const isPillaged = (r: Refused): boolean => isPillagedAt(r, at(r));
const value = (r: Refused): number => tablesOf(r.g).value[at(r)];

/** The force on its way. */
interface Way {
  readonly at?: number;
  readonly naval?: boolean;
  readonly expedition?: boolean;
  readonly left?: number;
  readonly force?: readonly number[];
}
const way = ({ g }: Refused): Way => (g.stack.findLast(({ proc }) => proc === 'move') ?? {}) as Way;
const marching = (r: Refused): readonly number[] => way(r).force ?? [];

/** Where a force or an attack would come from, and the side it would cross. */
const origin = (r: Refused): number => ('from' in r.wish ? squareOf(r.wish.from as SquareId) : (way(r).at ?? -1));
const side = (r: Refused): number => origin(r) * 4 + directionTo(origin(r), at(r));

/** Not of the side that is on its way: to a minor force its player's own units are others. */
const isForeign = (r: Refused, piece: number): boolean =>
  r.g.stack.some((frame) => frame.proc === 'move' && (frame as { minor?: boolean }).minor === true)
    ? nation(r, piece) !== MINOR_UNITS
    : !isOwn(r, piece);

/** What each reason says, looked up in the state by other ways than the rules' own. A reason that is not here has no truth. */
export const TRUTHS: Readonly<Record<string, (r: Refused) => boolean>> = {
  ...MONEY,
  'not-now': ({ kinds, wish }) => !kinds.includes(String(wish.t)),
  'not-one-of-these': ({ kinds, wish }) => kinds.includes(String(wish.t)),
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
  'too-far': (r) => {
    const { landCost, expeditionCost } = tablesOf(r.g);
    const { naval, expedition, left } = way(r);
    const cost = naval ? 1 : (expedition ? expeditionCost : landCost)[at(r)];
    return r.reason.cost === cost && r.reason.left === left && cost > Number(left);
  },
  border: (r) =>
    r.g.stack.some((frame) => (frame as { minor?: boolean }).minor === true) &&
    marching(r).some((piece) => r.g.origin[piece] !== tablesOf(r.g).owner[at(r)]),
  'nobody-there': (r) => units(r, at(r)).length === 0,
  'own-units': holds,
  'attacked-already': (r) => some(r, (piece) => (r.g.done[piece] & ATTACKED) !== 0),
  'attacked-from-there': (r) => launched(r).includes(side({ ...r, wish: { from: r.reason.from } })),
  'not-attacked-yet': (r) =>
    !some(r, (piece) => (r.g.done[piece] & ATTACKED) !== 0) &&
    !launched(r).includes(side({ ...r, reason: { ...r.reason, square: String(r.wish.to) } })),
  countrymen: (r) =>
    some(
      r,
      (piece) =>
        nation(r, piece) === MINOR_UNITS &&
        units(r, squareOf(r.wish.from as SquareId)).some((one) => r.g.origin[one] === r.g.origin[piece]),
    ),
  'only-defends': (r) => some(r, (piece) => isWork(r, piece)),
  'leads-nobody': (r) => {
    const of = POWER[r.wish.power as PowerId];
    const isHis = (piece: number) => (kind(r, piece) === 'fleet') === String(r.wish.marker).startsWith('admiral');
    return hasLeader(r, of) && !(fighters(r).some((piece) => nation(r, piece) === of) && fighters(r).some(isHis));
  },
  'fleet-at-sea': (r) => tablesOf(r.g).isSea[at(r)],
  'needs-armies': (r) =>
    r.wish.table === 'linear' &&
    2 * force(r).filter((piece) => ['army', 'legion', 'fleet'].includes(kind(r, piece))).length < force(r).length,
  'needs-legion': (r) => r.wish.table === 'revolutionary' && !force(r).some((piece) => kind(r, piece) === 'legion'),
  'power-not-yours': (r) => r.g.control[power(r)] !== r.seat,
  'not-occupied': (r) =>
    !some(r, (piece) => (r.wish.t === 'minor-pillage' ? nation(r, piece) === MINOR_UNITS : isOwn(r, piece))),
  pillaged: isPillaged,
  'not-pillaged': (r) => !isPillaged(r),
  'not-civilized': (r) => value(r) === 0,
  'not-land': (r) => !tablesOf(r.g).isLand[at(r)],
  'not-of-power': (r) => tablesOf(r.g).owner[at(r)] !== power(r),
  'no-port': (r) => !tablesOf(r.g).port[at(r)],
  'works-there': (r) => some(r, (piece) => isWork(r, piece)),
  'no-base': (r) => !some(r, (piece) => kind(r, piece) === 'base'),
  'rule-not-played': ({ g, wish }) => (wish.t === 'raise-taxes' ? !g.options.increasingTaxes : !g.options.legions),
  'taxes-raised-already': (r) =>
    (r.g.stack.at(-1) as unknown as { raised: readonly number[] }).raised.includes(power(r)),
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
  'treasuries-open': ({ g }) => !g.options.closedTreasuries,
  'has-initiative': ({ g, seat }) => g.initiative === seat,
  'not-nearest': (r) => r.g.stack.at(-1)?.proc === 'revert',
  'not-controlled': (r) => r.g.control[power(r)] !== r.seat,
};

const launched = ({ g }: Refused): readonly number[] =>
  (g.stack.findLast(({ proc }) => proc === 'combat-phase') as { launched?: number[] } | undefined)?.launched ?? [];
const force = ({ g }: Refused): readonly number[] =>
  (g.stack.findLast(({ proc }) => proc === 'attack') as { force?: number[] } | undefined)?.force ?? [];

interface Fight {
  readonly from: number;
  readonly to: number;
  readonly again: boolean;
  readonly seat: number;
}
/** Who of the player's fights: in defence all, in attack those who can go where they are to strike and have not done so yet. */
function fighters(r: Refused): number[] {
  const { from, to, again, seat } = r.g.stack.findLast(({ proc }) => proc === 'attack') as unknown as Fight;
  const own = (square: number) => units(r, square).filter((piece) => isOwn(r, piece));
  if (seat !== r.seat) return own(to);
  const { seaSide, landSide, isLand } = tablesOf(r.g);
  const edge = from * 4 + directionTo(from, to);
  return own(from).filter((piece) => {
    if (isWork(r, piece) || (!again && (r.g.done[piece] & ATTACKED) !== 0)) return false;
    if (r.g.aboard[piece] >= 0) return seaSide[edge] && isLand[to];
    return kind(r, piece) === 'fleet' ? seaSide[edge] : landSide[edge];
  });
}
