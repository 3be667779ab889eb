import { chanceOf, copy } from '@cabinet-wars/kernel';
import { EVENT_ERA, EVENTS_OF } from '../src/data/events.ts';
import { INVESTMENTS } from '../src/data/investments.ts';
import { SIDES } from '../src/data/sides.ts';
import { eraOfTurn, NEXT_WAR } from '../src/data/turns.ts';
import { THEATRES_OF } from '../src/data/wars.ts';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { theatreSlot } from '../src/state.ts';
import { settled, Table, Trial } from './kit.ts';
import { Zeros } from './war-kit.ts';

interface Moment {
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly lay?: ((table: Table) => void) | undefined;
}

/** Steps at which nine Investment tiles lie open. */
const AFTER_THE_DEAL = ['ministries', 'initiative', 'round'];

/** A Peace turn at one of its steps, the map as at the start but for what is laid; chance deals the first of every pile. */
export function inPeaceTurn(step: string, { options, turn = 1, lay }: Moment = {}): Trial {
  const g = game.setup(settled(options), chanceOf(new Zeros()));
  g.turn = turn;
  g.war = NEXT_WAR[turn];
  // Cards of the Eras mixed in before this turn; whoever wants another pile lays it.
  const eras = step === 'deck' ? eraOfTurn(Math.max(1, turn - 1)) : eraOfTurn(turn);
  g.secret.pile = [];
  for (let era = 0; era <= eras; era++) g.secret.pile.push(...EVENTS_OF[era]);
  if (g.war >= 0)
    for (let side = 0; side < SIDES.length; side++)
      THEATRES_OF[g.war].forEach((_, n) => {
        g.secret.basic[theatreSlot(side, n)] = 1;
      });
  g.awards = [2, 3, 4, 5];
  g.demand = [0, 2, 4];
  if (AFTER_THE_DEAL.includes(step)) {
    g.shown = g.tileStack.splice(0, 9);
    g.takenBy = g.shown.map(() => -1);
  }
  lay?.(new Table(g));
  g.stack = [
    { proc: 'game', step: 'war', said: null },
    { proc: 'peace-turn', step, said: null },
  ];
  return new Trial(copy(g), new Zeros()).run();
}

/** Every Event of a side's hand, the pile, the discards. */
export const countOfEra = (cards: readonly number[], era: number): number =>
  cards.filter((card) => EVENT_ERA[card] === era).length;

/** How the Investment tiles lie. */
export const tilesOf = ({ shown, tileStack, used }: State) => ({
  shown: shown.length,
  stack: tileStack.length,
  used: used.length,
  all: new Set([...shown, ...tileStack, ...used]).size === INVESTMENTS.length,
});
