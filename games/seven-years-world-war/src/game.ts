import type { GameModule } from '@cabinet-wars/kernel';
import { audit } from './audit.ts';
import type { Choice } from './choices.ts';
import { COMBAT_TABLES } from './data/combat.ts';
import { defaultData } from './data/default/index.ts';
import { loadData } from './data/load.ts';
import { MARKERS } from './data/markers.ts';
import { LANDS } from './data/powers.ts';
import { ROUTES } from './data/routes.ts';
import type { GameData } from './data/shape.ts';
import { SQUARES } from './data/squares.ts';
import { add } from './data/tables.ts';
import { PHASES } from './data/timing.ts';
import { UNITS } from './data/units.ts';
import { EVENT_KINDS, type Event, redact } from './events.ts';
import { explain } from './explain.ts';
import { flow } from './flow.ts';
import { migrate } from './migrate.ts';
import { newGame } from './new-game.ts';
import { CHOICE_KINDS, notation } from './notation.ts';
import { type Options, options } from './options.ts';
import { orders } from './orders.ts';
import { ROLLS } from './rolls.ts';
import { sample } from './sample.ts';
import type { State } from './state.ts';
import { deals } from './steps/deal.ts';
import { wholeGame } from './steps/game.ts';
import { resultOf } from './victory.ts';
import { type GameView, view } from './view.ts';

export type SevenYearsWorldWar = GameModule<State, Choice, Event, GameView, Options>;

/** The game with a given data set (`loadData` checks one from outside); saved games name the set they were played with. */
export function createGame(data: GameData): SevenYearsWorldWar {
  add(data);
  return {
    id: 'seven-years-world-war',
    stateVersion: 2,
    migrate,
    options,
    seats: (o) => Array.from({ length: o.players }, (_, seat) => ({ plays: `coalition-${seat + 1}` })),
    flow,
    setup: (o) => {
      const g = newGame(o, data.id);
      g.stack.push(wholeGame.frame({}));
      return g;
    },
    result: resultOf,
    view,
    sample,
    redact,
    audit,
    deals,
    orders,
    explain,
    notation,
    names: {
      ids: [
        ...LANDS,
        ...SQUARES,
        ...UNITS,
        ...MARKERS,
        ...ROUTES,
        ...PHASES,
        ...COMBAT_TABLES,
        ...ROLLS,
        ...CHOICE_KINDS,
      ],
      events: EVENT_KINDS,
    },
  };
}

export const game = createGame(defaultData);

/** The game with data from outside, or what is wrong with them. */
export function withData(given: unknown) {
  const loaded = loadData(given);
  return loaded.ok ? ({ ok: true, game: createGame(loaded.data) } as const) : loaded;
}
