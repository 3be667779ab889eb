import type { CombatTableId, MarkerId, PowerId, SquareId } from '@cabinet-wars/seven-years-world-war/data';
import {
  COMMAND_VALUE,
  IS_ADMIRAL,
  MARKERS,
  POWERS,
  SQUARES,
  squareOf,
  tablesOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { barring, isNaval, nameOf, strikers, together } from '@cabinet-wars/seven-years-world-war/reckoning';
import {
  type Attack,
  FIRST_LEADER,
  inBox,
  MINOR,
  type Piece,
  type PieceName,
} from '@cabinet-wars/seven-years-world-war/view';
import { makeStore } from '../../kit/store.ts';
import { frameOf, type GameChoice, type GameView, type OpenView, type OwnAsk } from '../read/seen.ts';

/** An attack as it is offered. */
export type Target = Extract<GameChoice, { readonly from: SquareId; readonly to: SquareId }>;

/** A leader for a force: out of a power's box, or out of the hand and then of that power. */
export interface Leader {
  readonly marker: MarkerId;
  readonly power: PowerId;
  readonly fromHand: boolean;
}
export const leaderKey = ({ marker, power, fromHand }: Leader): string => `${marker} ${power} ${fromHand}`;

/** What is decided on the sheet before anything is sent. */
export interface Aim {
  readonly target: Target | null;
  /** How many of each kind; null for everybody who may. */
  readonly counts: Readonly<Record<PieceName, number>> | null;
  readonly leader: Leader | null;
  /** Null: the best of them. */
  readonly table: CombatTableId | null;
  readonly honours: boolean;
  readonly illuminati: boolean;
  readonly stands: boolean;
  /** The sheet has been sent: what is still asked of it is answered by it. */
  readonly isSent: boolean;
}

export const NO_AIM: Aim = {
  target: null,
  counts: null,
  leader: null,
  table: null,
  honours: false,
  illuminati: true,
  stands: true,
  isSent: false,
};
export const aiming = makeStore<Aim>(NO_AIM);

/** Everybody who may take part in an attack. */
export const mayAttack = (open: OpenView, seat: number, { t, from, to }: Target): readonly Piece[] =>
  strikers(open, t === 'minor-attack' ? MINOR : seat, squareOf(from), squareOf(to), barring(t === 'attack-again'));

const DECLARED: readonly string[] = ['attack.lead', 'attack.array', 'attack.table'];

/** An attack that is declared already and not yet planned, as a countermarch is; null where there is none. */
export function declaredIn(open: OpenView, ask: OwnAsk | null): Target | null {
  const f = ask !== null && DECLARED.includes(ask.key) ? frameOf<Attack>(open, 'attack') : null;
  if (f === null || f.seat !== ask?.seat || f.force.length > 0 || f.leader >= 0) return null;
  const t = f.minor ? 'minor-attack' : f.again || f.countermarch ? 'attack-again' : 'attack';
  return { t, from: SQUARES[f.from], to: SQUARES[f.to] };
}

/** Units alike in a force. */
export interface Rank {
  readonly name: PieceName;
  readonly pieces: readonly Piece[];
}

export function ranksOf(open: OpenView, pieces: readonly Piece[]): readonly Rank[] {
  const ranks = new Map<PieceName, Piece[]>();
  for (const piece of pieces) {
    const name = nameOf(open, piece);
    ranks.set(name, [...(ranks.get(name) ?? []), piece]);
  }
  return [...ranks].map(([name, alike]) => ({ name, pieces: alike }));
}

/** Who attacks as the sheet stands. */
export function forceOf(
  open: OpenView,
  seat: number,
  target: Target,
  { counts, leader }: Pick<Aim, 'counts' | 'leader'>,
) {
  const all = mayAttack(open, seat, target);
  const chosen =
    counts === null
      ? all
      : ranksOf(open, all).flatMap(({ name, pieces }) => pieces.slice(0, counts[name] ?? pieces.length));
  return leader === null ? together(open, chosen) : chosen;
}

/** The leaders a seat could give to some units: those face up in the boxes of their powers, and those in its hand. */
export function leadersFor({ open, own }: GameView, seat: number, pieces: readonly Piece[]): readonly Leader[] {
  const { pieceNation } = tablesOf(open);
  const nations = new Set(pieces.map((piece) => pieceNation[piece]));
  const [ashore, afloat] = [
    pieces.some((piece) => !isNaval(open, piece)),
    pieces.some((piece) => isNaval(open, piece)),
  ];
  return POWERS.flatMap((power, index) =>
    open.control[index] !== seat || !nations.has(index)
      ? []
      : MARKERS.slice(FIRST_LEADER).flatMap((marker, i) => {
          const number = FIRST_LEADER + i;
          if (!(IS_ADMIRAL[number] ? afloat : ashore)) return [];
          return [
            ...(open.leaders[inBox(index, number)] > 0 ? [{ marker, power, fromHand: false }] : []),
            ...((own?.hand[number] ?? 0) > 0 ? [{ marker, power, fromHand: true }] : []),
          ];
        }),
  );
}

export const commandIn = (leader: Leader | null): number =>
  leader === null ? 0 : COMMAND_VALUE[MARKERS.indexOf(leader.marker)];
