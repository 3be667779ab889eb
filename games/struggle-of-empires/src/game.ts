import { completed, type GameModule } from '@cabinet-wars/kernel';
import { ALLIANCES } from './data/alliances.ts';
import { defaultData } from './data/default.ts';
import { loadData } from './data/load.ts';
import { POWERS } from './data/powers.ts';
import { PLACES } from './data/regions.ts';
import type { GameData } from './data/shape.ts';
import { add, isOther } from './data/tables.ts';
import { TILES } from './data/tiles.ts';
import { UNITS } from './data/units.ts';
import { deals } from './diplomacy/deal.ts';
import { orders } from './diplomacy/orders.ts';
import { explain } from './explain/explain.ts';
import { flow } from './flow.ts';
import { audit } from './know/audit.ts';
import { sample } from './know/sample.ts';
import { type GameView, openToRead, view } from './know/view.ts';
import { migrate } from './migrate.ts';
import { type Options, options, powersPlayed } from './options.ts';
import { resultOf } from './scoring/end-of-game.ts';
import { tally } from './scoring/tally.ts';
import { newGame } from './set-up/new-game.ts';
import type { State } from './state.ts';
import { wholeGame } from './turn/whole-game.ts';
import { ACTIONS, type Choice } from './vocabulary/choices.ts';
import { EVENT_KINDS, redact } from './vocabulary/event-kinds.ts';
import type { Event } from './vocabulary/events.ts';
import { CHOICE_KINDS, notation } from './vocabulary/notation.ts';
import { PROMISES } from './vocabulary/promises.ts';

export type StruggleOfEmpires = GameModule<State, Choice, Event, GameView, Options>;

/** The game with a given data set (`loadData` checks one from outside); saved games name the set they were played with. */
export function createGame(data: GameData): StruggleOfEmpires {
  const key = add(data);
  return {
    ...(data === defaultData ? {} : { data }),
    id: 'struggle-of-empires',
    stateVersion: 2,
    options,
    seats: (o) => powersPlayed(o).map((plays) => ({ plays })),
    flow,
    setup: (o) => {
      const g = newGame(o, key);
      g.stack.push(wholeGame.frame({}));
      return g;
    },
    result: resultOf,
    view,
    openToRead,
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

/** The game with data from outside, or what is wrong with them; one that is new here needs a name no other set has. */
export function withData(given: unknown, isKept = false) {
  const loaded = loadData(completed(defaultData, given));
  if (!loaded.ok) return loaded;
  const { data } = loaded;
  if (!isKept && isOther(data))
    return { ok: false, reasons: [{ why: 'data-name-taken', at: 'id', given: data.id }] } as const;
  return { ok: true, game: createGame(data) } as const;
}
