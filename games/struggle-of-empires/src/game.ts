import type { GameModule } from '@cabinet-wars/kernel';
import { audit } from './audit.ts';
import { ACTIONS, type Choice } from './choices.ts';
import { ALLIANCES } from './data/alliances.ts';
import { defaultData } from './data/default.ts';
import { loadData } from './data/load.ts';
import { POWERS } from './data/powers.ts';
import { PLACES } from './data/regions.ts';
import type { GameData } from './data/shape.ts';
import { add } from './data/tables.ts';
import { TILES } from './data/tiles.ts';
import { UNITS } from './data/units.ts';
import { EVENT_KINDS, redact } from './event-kinds.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { flow } from './flow.ts';
import { migrate } from './migrate.ts';
import { newGame } from './new-game.ts';
import { CHOICE_KINDS, notation } from './notation.ts';
import { type Options, options, powersPlayed } from './options.ts';
import { orders } from './orders.ts';
import { PROMISES } from './promises.ts';
import { sample } from './sample.ts';
import type { State } from './state.ts';
import { deals } from './steps/deal.ts';
import { resultOf } from './steps/end-of-game.ts';
import { wholeGame } from './steps/game.ts';
import { tally } from './tally.ts';
import { type GameView, view } from './view.ts';

export type StruggleOfEmpires = GameModule<State, Choice, Event, GameView, Options>;

/** The game with a given data set (`loadData` checks one from outside); saved games name the set they were played with. */
export function createGame(data: GameData): StruggleOfEmpires {
  add(data);
  return {
    id: 'struggle-of-empires',
    stateVersion: 2,
    options,
    seats: (o) => powersPlayed(o).map((plays) => ({ plays })),
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
    migrate,
    tally,
    notation,
    names: {
      ids: [...POWERS, ...PLACES, ...TILES, ...ALLIANCES, ...UNITS, ...ACTIONS, ...PROMISES, ...CHOICE_KINDS],
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
