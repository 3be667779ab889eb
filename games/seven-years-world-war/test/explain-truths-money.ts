import { isMarkerId, MARKER } from '../src/data/markers.ts';
import { MINOR_UNITS, POWER_COUNT } from '../src/data/powers.ts';
import { tablesOf } from '../src/data/tables.ts';
import type { PhaseId } from '../src/data/timing.ts';
import { IS_NAVAL, type KindId, UNITS } from '../src/data/units.ts';
import { inBox, inHand, type State } from '../src/state.ts';
import {
  at,
  isOwn,
  isPillagedAt,
  isStock,
  isWork,
  kind,
  nation,
  placed,
  power,
  type Refused,
  units,
} from './explain-kit.ts';

const everySquare = ({ g }: Refused): number[] => [...g.first.keys()].filter((square) => g.first[square] >= 0);
const heldSquares = (r: Refused): number[] =>
  everySquare(r).filter((square) => units(r, square).some((piece) => isOwn(r, piece)));
const worth = ({ g }: Refused, square: number): number => (g.pillaged.includes(square) ? 0 : tablesOf(g).value[square]);
const others = ({ g, seat }: Refused): number[] => [...g.hands.keys()].filter((other) => other !== seat);

/** 29.2, as printed. */
const PRICE: Readonly<Record<string, number>> = {
  army: 4,
  horde: 2,
  fleet: 6,
  'fortified-zone': 10,
  base: 1,
  legion: 2,
};
function priceOf(r: Refused): number {
  const { wish, g } = r;
  if (wish.t === 'recruit') return PRICE[String(wish.kind)];
  if (wish.t === 'buy-marker') return 3;
  if (wish.t === 'fortify') return PRICE['fortified-zone'];
  if (wish.t === 'build-legion') return PRICE.legion;
  if (wish.t !== 'restore') return Number.NaN;
  const square = at({ ...r, reason: { why: '', square: String(wish.square) } });
  return 2 * tablesOf(g).value[square] || 1;
}

/** Whether a power's units of a kind could be put on a square (11.2, 11.3). */
function takes(r: Refused, square: number, kind: KindId, of: number): boolean {
  const { value, owner, port, isLand } = tablesOf(r.g);
  if (!isLand[square] || isPillagedAt(r, square)) return false;
  const most = value[square] === 0 ? 1 : value[square];
  if (placed(r).filter((one) => one === square).length >= most) return false;
  if (kind === 'base' || kind === 'fortified-zone') return !units(r, square).some((piece) => isWork(r, piece));
  if (value[square] === 0) return false;
  return (kind === 'horde' || owner[square] === of) && (kind !== 'fleet' || port[square]);
}
const hasCounter = (r: Refused, of: number, kind: KindId): boolean =>
  r.g.where.some((where, piece) => where < 0 && nation(r, piece) === of && isStock(r, piece, kind));

/** 23.1: somebody to make a legion of, where one may be placed. */
const hasVeterans = (r: Refused, squares: readonly number[], powers: readonly number[]): boolean =>
  squares.some((square) =>
    units(r, square).some(
      (piece) =>
        powers.includes(nation(r, piece)) &&
        isOwn(r, piece) &&
        isVeteranArmy(r, piece) &&
        hasCounter(r, nation(r, piece), 'legion') &&
        takes(r, square, 'legion', nation(r, piece)),
    ),
  );
const isVeteranArmy = (r: Refused, piece: number): boolean =>
  kind(r, piece) === 'army' && UNITS[r.g.face[piece]].endsWith('veteran');

/** Whether a leader is there to be used: in the hand, or face up in the box of a power that is the player's. */
export function hasLeader({ g, seat, wish }: Refused, of: number): boolean {
  if (!isMarkerId(wish.marker) || !/^(general|admiral)-/.test(wish.marker)) return false;
  if (wish.fromHand === true) return g.secret.hands[inHand(seat, MARKER[wish.marker])] > 0;
  return g.control[of] === seat && g.leaders[inBox(of, MARKER[wish.marker])] > 0;
}

/** 17.1, 20.43: a recruit of his arm beside a unit of his power, and the points for it. */
const mayTrain = (r: Refused, of: number): boolean =>
  heldSquares(r).some((square) => {
    const here = units(r, square).filter((piece) => isOwn(r, piece));
    return (
      here.some((piece) => nation(r, piece) === of) &&
      here.some((piece) => {
        const naval = IS_NAVAL[r.g.face[piece]];
        if (!UNITS[r.g.face[piece]].endsWith('recruit')) return false;
        return naval === String(r.wish.marker).startsWith('admiral') && r.g.treasury[r.seat] >= (naval ? 2 : 1);
      })
    );
  });

/** 10.122: a line both of whose ends are held, and no fleet of an opponent or of strangers on it. */
const hasRoute = (r: Refused): boolean =>
  tablesOf(r.g).routePaths.some((paths) =>
    paths.some(
      ({ from, to, squares }) =>
        [from, to].every((end) => heldSquares(r).includes(end) && !isPillagedAt(r, end)) &&
        !squares.some((square) => units(r, square).some((piece) => blocks(r, piece, square))),
    ),
  );
function blocks(r: Refused, piece: number, square: number): boolean {
  if (!IS_NAVAL[r.g.face[piece]] || isOwn(r, piece)) return false;
  if (nation(r, piece) === MINOR_UNITS) return tablesOf(r.g).owner[square] !== r.g.origin[piece];
  return r.g.control[nation(r, piece)] >= 0;
}

const inPool = ({ secret }: State): number => secret.pool.reduce((sum, count) => sum + count, 0);

/** What a marker or a result needs to do anything. */
const HAS_POINT: Readonly<Record<string, (r: Refused) => boolean>> = {
  attrition: (r) => everySquare(r).some((square) => units(r, square).some((piece) => !isWork(r, piece))),
  voltaire: ({ g }) => inPool(g) > 0,
  'scientific-breakthrough': ({ g }) => inPool(g) > 0,
  corruption: (r) => others(r).some((seat) => r.g.treasury[seat] > 0),
  'manufacturing-inventions': (r) => heldSquares(r).some((square) => worth(r, square) > 0),
  'trading-charter': hasRoute,
  coup: (r) => others(r).some((seat) => r.g.hands[seat] > 0),
  assassination: ({ g }) => [...g.leaders, ...g.tired].some((count) => count > 0),
};

const treasury: readonly PhaseId[] = ['taxation', 'free-markers', 'recruiting', 'training', 'disbanding'];
const ownTurn: readonly PhaseId[] = ['diplomacy', 'movement', 'combat', 'pillage'];
const always: readonly PhaseId[] = [
  ...treasury,
  ...ownTurn,
  'initiative',
  'provisioning',
  'enlightenment',
  'end-of-turn',
];
/** 29.7: the phases in which a marker is simply played; what is part of a move or an attack is none of these. */
const PLAYED_IN: Readonly<Record<string, readonly PhaseId[]>> = {
  attrition: ownTurn,
  voltaire: [...treasury, ...ownTurn],
  corruption: treasury,
  'coalition-rallies': treasury,
  'laissez-faire': treasury,
  'manufacturing-inventions': treasury,
  'minor-power-alliance': treasury,
  'scientific-breakthrough': always,
  'trading-charter': treasury,
};

/** The grade a use of success asks for (29.1). */
const GRADE: Readonly<Record<string, number>> = {
  coup: 2,
  assassination: 2,
  'win-neutral': 2,
  'make-neutral': 3,
  'win-over': 4,
};

/** What each reason about money and markers says. */
export const MONEY: Readonly<Record<string, (r: Refused) => boolean>> = {
  'cannot-pay': (r) =>
    r.reason.has === r.g.treasury[r.seat] && r.reason.points === priceOf(r) && priceOf(r) > r.g.treasury[r.seat],
  'counters-used-up': (r) => !hasCounter(r, power(r), r.reason.kind as KindId),
  'nowhere-to-place': (r) =>
    r.g.control[power(r)] === r.seat &&
    !heldSquares(r).some((square) => takes(r, square, r.reason.kind as KindId, power(r))),
  'no-veterans': (r) => {
    if (r.wish.t === 'build-legion') return !hasVeterans(r, heldSquares(r), [...Array(POWER_COUNT).keys()]);
    const named = { ...r, reason: { ...r.reason, square: String(r.wish.square), power: String(r.wish.power) } };
    return !units(r, at(named)).some((piece) => nation(r, piece) === power(named) && isVeteranArmy(r, piece));
  },
  'no-such-leader': (r) => !hasLeader(r, power({ ...r, reason: { ...r.reason, power: String(r.wish.power) } })),
  'nothing-to-train': (r) => {
    const of = power({ ...r, reason: { ...r.reason, power: String(r.wish.power) } });
    return hasLeader(r, of) && !mayTrain(r, of);
  },
  'no-taxes-there': (r) => {
    const claims =
      (r.g.stack.findLast(({ proc }) => proc === 'taxation') as { claims?: number[] } | undefined)?.claims ?? [];
    return !heldSquares(r).some(
      (square) =>
        worth(r, square) > 0 &&
        units(r, square).some((piece) => nation(r, piece) === power(r)) &&
        !claims.some((one, i) => i % 2 === 0 && one === square),
    );
  },
  'square-full': (r) =>
    placed(r).filter((one) => one === at(r)).length >= Number(r.reason.most) &&
    r.reason.most === (tablesOf(r.g).value[at(r)] || 1),
  'pool-empty': ({ g }) => inPool(g) === 0,
  'no-point': (r) => HAS_POINT[String(r.wish.t === 'gain' ? r.wish.gain : r.wish.marker)]?.(r) === false,
  'marker-not-held': ({ g, seat, reason }) =>
    isMarkerId(reason.marker) && g.secret.hands[inHand(seat, MARKER[reason.marker])] === 0,
  'marker-not-now': ({ g, seat, reason }) =>
    isMarkerId(reason.marker) &&
    g.secret.hands[inHand(seat, MARKER[reason.marker])] > 0 &&
    reason.phase === g.phase &&
    !(PLAYED_IN[reason.marker] ?? []).includes(g.phase),
  'result-too-low': ({ g, wish }) => {
    const { grade } = g.stack.findLast(({ proc }) => proc === 'gains') as unknown as { grade: number };
    return grade < GRADE[String(wish.gain)];
  },
};
