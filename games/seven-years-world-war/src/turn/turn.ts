import type { Frame, Seat } from '@cabinet-wars/kernel';
import { NOWHERE } from '../data/squares.ts';
import { minorRecruiting } from '../minor-powers/minor-recruiting.ts';
import { enlightenment } from '../money/enlightenment.ts';
import { treasury } from '../money/treasury.ts';
import { provisioning } from '../movement/provisioning.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { beginPhase } from './begin-phase.ts';
import { endOfTurn } from './end-of-turn.ts';
import { initiative, noInitiative } from './initiative.ts';
import { playerTurn } from './player-turn.ts';

export interface Turn {
  /** How many players have had the phase under way. */
  heard: number;
}

/** 3.1. A game turn: each phase is gone through by all players in the order of initiative. */
export const turn = procedure<Turn>('turn')({
  initiative: (g, _f, x) => {
    beginPhase(g, 'initiative', -1, x);
    x.call(initiative, noInitiative());
  },
  treasury: (g, f, x) => {
    const seat = nextSeat(g, f);
    if (seat < 0) return 'minorRecruiting';
    beginPhase(g, 'taxation', seat, x);
    x.call(treasury, { seat, rates: [] });
    return 'treasury';
  },
  /** 24.1: after all recruiting. */
  minorRecruiting: (g, _f, x) => {
    g.active = -1;
    if (g.options.minorRecruiting) x.call(minorRecruiting, { land: -1 });
  },
  playerTurns: (g, f, x) => {
    const seat = nextSeat(g, f);
    if (seat < 0) return 'provisioning';
    g.active = seat;
    x.call(playerTurn, { seat });
    return 'playerTurns';
  },
  provisioning: (g, f, x) => {
    const seat = nextSeat(g, f);
    if (seat < 0) return 'enlightenment';
    beginPhase(g, 'provisioning', seat, x);
    x.call(provisioning, { seat, square: NOWHERE });
    return 'provisioning';
  },
  enlightenment: (g, f, x) => {
    const seat = g.options.enlightenment ? nextSeat(g, f) : -1;
    if (seat < 0) return 'endOfTurn';
    beginPhase(g, 'enlightenment', seat, x);
    x.call(enlightenment, { seat, marker: -1, square: NOWHERE, drawn: 0 });
    return 'enlightenment';
  },
  endOfTurn: (g, _f, x) => {
    beginPhase(g, 'end-of-turn', -1, x);
    x.call(endOfTurn, {});
  },
});

/** Who has not yet had the phase, from the first player on (6.1, ruling 2); −1 when all have. */
function nextSeat(g: State, f: Frame<Turn>): Seat {
  if (f.heard === g.hands.length) {
    f.heard = 0;
    return -1;
  }
  return (g.initiative + f.heard++) % g.hands.length;
}
