import type { Frame, Option, Procedure, Seat } from '@cabinet-wars/kernel';
import { MINOR_UNITS } from '../data/powers.ts';
import { SQUARES } from '../data/squares.ts';
import { VETERAN_OF } from '../data/units.ts';
import { nationOf } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import type { Piece, State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { distinct, named, nameOf } from '../vocabulary/piece-names.ts';

export interface Upgrade {
  seat: Seat;
  pieces: Piece[];
}

/** 17.2: the winner may make one recruit that took part a veteran; of minor units one is drawn (17.6). */
export const upgrade: Procedure<Upgrade, State, Choice, Event> = procedure<Upgrade>('upgrade')({
  drawMinor: (g, f, x) => {
    const raw = recruits(g, f);
    if (raw.length === 0 || nationOf(g, raw[0]) !== MINOR_UNITS) return;
    const piece = raw.length === 1 ? raw[0] : raw[x.chance.roll(raw.length)];
    g.face[piece] = VETERAN_OF[g.face[piece]];
    x.log?.({ t: 'upgraded', piece: nameOf(g, piece), square: SQUARES[g.where[piece]] });
    f.pieces = [];
  },
  choose: {
    who: (g, f) => (f.seat >= 0 && recruits(g, f).length > 0 ? f.seat : null),
    options: (g, f): Option<Choice>[] => [
      ...distinct(g, recruits(g, f)).map((piece) => ({ t: 'upgrade' as const, piece: nameOf(g, piece) })),
      { t: 'pass' },
    ],
    choose: (g, f, choice, x) => {
      if (choice.t !== 'upgrade') return;
      const piece = named(g, recruits(g, f), choice.piece);
      g.face[piece] = VETERAN_OF[g.face[piece]];
      x.log?.({ t: 'upgraded', piece: nameOf(g, piece), square: SQUARES[g.where[piece]] });
    },
  },
});

const recruits = (g: State, f: Frame<Upgrade>): Piece[] => f.pieces.filter((piece) => VETERAN_OF[g.face[piece]] >= 0);
