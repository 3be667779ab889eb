import type { Seat } from '@cabinet-wars/kernel';
import { combatPhase, combatPhaseOf } from '../combat/combat-phase.ts';
import { NOWHERE } from '../data/squares.ts';
import { diplomacy } from '../diplomacy/diplomacy.ts';
import { pillage } from '../money/pillage.ts';
import { movementPhase, movementPhaseOf } from '../movement/movement-phase.ts';
import { procedure } from '../procedure.ts';
import { beginPhase } from './begin-phase.ts';

/** 3.1 (3). One player's turn with all his powers (ruling 1). */
export const playerTurn = procedure<{ seat: Seat }>('player-turn')({
  diplomacy: (g, f, x) => {
    g.done.fill(0);
    beginPhase(g, 'diplomacy', f.seat, x);
    x.call(diplomacy, { seat: f.seat });
  },
  movement: (g, f, x) => {
    beginPhase(g, 'movement', f.seat, x);
    x.call(movementPhase, movementPhaseOf(f.seat));
  },
  combat: (g, f, x) => {
    beginPhase(g, 'combat', f.seat, x);
    x.call(combatPhase, combatPhaseOf(f.seat));
  },
  pillage: (g, f, x) => {
    if (!g.options.pillage) return;
    beginPhase(g, 'pillage', f.seat, x);
    x.call(pillage, { seat: f.seat, square: NOWHERE });
  },
  end: (_g, _f, x) => x.endTurn(),
});
