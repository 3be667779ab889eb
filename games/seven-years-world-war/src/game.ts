import { completed, type GameModule } from '@cabinet-wars/kernel';
import { COMBAT_TABLES } from './data/combat.ts';
import { firstNumbers } from './data/default/first-numbers.ts';
import { defaultData } from './data/default/index.ts';
import { loadData } from './data/load.ts';
import { MARKERS } from './data/markers.ts';
import { LANDS } from './data/powers.ts';
import { ROUTES } from './data/routes.ts';
import type { GameData } from './data/shape.ts';
import { SQUARES } from './data/squares.ts';
import { add, isOther } from './data/tables.ts';
import { PHASES } from './data/timing.ts';
import { UNITS } from './data/units.ts';
import { deals } from './diplomacy/deal.ts';
import { explain } from './explain/explain.ts';
import { flow } from './flow.ts';
import { audit } from './know/audit.ts';
import { sample } from './know/sample.ts';
import { type GameView, view } from './know/view.ts';
import { migrate } from './migrate.ts';
import { newGame } from './set-up/new-game.ts';
import type { State } from './state.ts';
import { wholeGame } from './turn/game.ts';
import { tally } from './turn/tally.ts';
import { resultOf } from './turn/victory.ts';
import type { Choice } from './vocabulary/choices.ts';
import { EVENT_KINDS, type Event, redact } from './vocabulary/events.ts';
import { CHOICE_KINDS, notation } from './vocabulary/notation.ts';
import { type Options, options } from './vocabulary/options.ts';
import { orders } from './vocabulary/orders.ts';
import { ROLLS } from './vocabulary/rolls.ts';

export type SevenYearsWorldWar = GameModule<State, Choice, Event, GameView, Options>;

/** The game with a given data set (`loadData` checks one from outside); saved games name the set they were played with. */
export function createGame(data: GameData): SevenYearsWorldWar {
  const key = add(data);
  return {
    ...(data === defaultData ? {} : { data }),
    id: 'seven-years-world-war',
    stateVersion: 3,
    migrate,
    options,
    seats: (o) => Array.from({ length: o.players }, (_, seat) => ({ plays: `coalition-${seat + 1}` })),
    flow,
    setup: (o) => {
      const g = newGame(o, key);
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
    tally,
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

/** The game with data from outside, or what is wrong with them; one that is new here needs a name no other set has. */
export function withData(given: unknown, isKept = false) {
  const loaded = loadData(completed(defaultData, completed(firstNumbers, given)));
  if (!loaded.ok) return loaded;
  const { data } = loaded;
  if (!isKept && isOther(data))
    return { ok: false, reasons: [{ why: 'data-name-taken', at: 'id', given: data.id }] } as const;
  return { ok: true, game: createGame(data) } as const;
}
