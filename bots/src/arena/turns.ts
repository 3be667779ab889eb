import type { Seat } from '@cabinet-wars/kernel';

/** A turn under way: whose it is, and a name no other turn of the game has. */
export interface TurnUnderWay {
  readonly seat: Seat;
  readonly name: string;
}

/** Reads from a view whose turn it is; null where it is nobody's. */
export type WhoseTurn = (view: unknown) => TurnUnderWay | null;

interface SeenEmpires {
  readonly open: {
    readonly stack: readonly { readonly proc: string; readonly power?: number }[];
    readonly seatOf: readonly Seat[];
    readonly war: number;
    readonly round: number;
  };
}

const inEmpires: WhoseTurn = (view) => {
  const { stack, seatOf, war, round } = (view as SeenEmpires).open;
  const turn = stack.find(({ proc }) => proc === 'turn');
  return turn?.power === undefined ? null : { seat: seatOf[turn.power], name: `${war}.${round}.${turn.power}` };
};

interface SeenStruggle {
  readonly open: {
    readonly stack: readonly { readonly proc: string; readonly side?: number }[];
    readonly seatOf: readonly Seat[];
    readonly turn: number;
    readonly round: number;
  };
}

/** An Action Round is a turn. */
const inStruggle: WhoseTurn = (view) => {
  const { stack, seatOf, turn, round } = (view as SeenStruggle).open;
  const mine = stack.find(({ proc }) => proc === 'action-round');
  return mine?.side === undefined ? null : { seat: seatOf[mine.side], name: `${turn}.${round}` };
};

interface SeenWorldWar {
  readonly open: { readonly turn: number; readonly phase: string; readonly active: Seat };
}

/** A phase of one's own is a turn: a player turn is made of several, and others are asked in between. */
const inWorldWar: WhoseTurn = (view) => {
  const { turn, phase, active } = (view as SeenWorldWar).open;
  return active < 0 ? null : { seat: active, name: `${turn}.${phase}.${active}` };
};

const known: Readonly<Record<string, WhoseTurn>> = {
  'struggle-of-empires': inEmpires,
  'imperial-struggle': inStruggle,
  'seven-years-world-war': inWorldWar,
};

/** Games of which nothing is known have no turns: every decision is counted for itself. */
export const whoseTurn = (game: string): WhoseTurn => known[game] ?? (() => null);
