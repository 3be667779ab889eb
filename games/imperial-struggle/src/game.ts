import { completed, type Deal, type Deals, type GameModule, type Reason, type Result } from '@cabinet-wars/kernel';
import { ABILITIES } from './data/abilities.ts';
import { ADVANTAGES } from './data/advantages.ts';
import { AWARDS } from './data/awards.ts';
import { defaultData } from './data/default.ts';
import { COMMODITIES } from './data/demand.ts';
import { EVENTS } from './data/events.ts';
import { INVESTMENTS } from './data/investments.ts';
import { loadData } from './data/load.ts';
import { REGIONS } from './data/map/regions.ts';
import { SPACES } from './data/map/spaces.ts';
import { MINISTRIES } from './data/ministries.ts';
import { FRANCE_WINS_AT } from './data/numbers.ts';
import type { GameData } from './data/shape.ts';
import { BRITAIN, FRANCE, opponentOf, SIDES } from './data/sides.ts';
import { add, isOther } from './data/tables.ts';
import { THEATRES } from './data/wars.ts';
import { explain } from './explain/explain.ts';
import { flow } from './flow.ts';
import { audit } from './know/audit.ts';
import { sample } from './know/sample.ts';
import { type GameView, view } from './know/view.ts';
import { newGame } from './new-game.ts';
import { type Options, options } from './options.ts';
import { wholeGame } from './peace/whole-game.ts';
import { procedure } from './procedure.ts';
import { orders } from './purchases/orders.ts';
import { tally } from './scoring/tally.ts';
import type { State } from './state.ts';
import { ACTIONS, type Choice, SQUADRON_PRICES } from './vocabulary/choices.ts';
import { EVENT_KINDS, redact } from './vocabulary/event-kinds.ts';
import type { Event } from './vocabulary/events.ts';
import { LIMITS } from './vocabulary/limits.ts';
import { CHOICE_KINDS, notation } from './vocabulary/notation.ts';
import { because } from './vocabulary/reasons.ts';

export type ImperialStruggle = GameModule<State, Choice, Event, GameView, Options>;

/** Two players on opposite sides have nothing to agree on. */
const noDeals: Deals<State, Choice, Event> = {
  kinds: [],
  may: (): Reason => because({ why: 'not-now' }),
  carryOut: procedure<{ deal: Deal }>('no-deal')({ nothing: () => {} }),
};

/** The game with a given data set (`loadData` checks one from outside); saved games name the set they were played with. */
export function createGame(data: GameData): ImperialStruggle {
  const key = add(data);
  return {
    ...(data === defaultData ? {} : { data }),
    id: 'imperial-struggle',
    stateVersion: 2,
    // Version 2 puts one question more (`effects.before`); games begun before go on without it, or their journals would not fit.
    migrate: (saved) => ({ ...(saved as State), effectsAtOnce: true }),
    options,
    // With a bid nobody knows yet who plays whom.
    seats: (o) => SIDES.map((plays) => ({ plays: o.bid ? 'either' : plays })),
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
    deals: noDeals,
    orders,
    explain,
    tally,
    notation,
    names: {
      ids: [
        ...SIDES,
        ...REGIONS,
        ...SPACES,
        ...ADVANTAGES,
        ...INVESTMENTS,
        ...AWARDS,
        ...COMMODITIES,
        ...EVENTS,
        ...MINISTRIES,
        ...ABILITIES,
        ...THEATRES,
        ...ACTIONS,
        ...SQUADRON_PRICES,
        ...LIMITS,
        ...CHOICE_KINDS,
      ],
      events: EVENT_KINDS,
    },
  };
}

/** By seat the VP from each side's end of the track: France's as they stand, Britain's the other way round. */
function resultOf(g: State): Result | null {
  if (g.final === null) return null;
  const { winner, reason } = g.final;
  const scores = [0, 0];
  scores[g.seatOf[FRANCE]] = g.vp;
  scores[g.seatOf[BRITAIN]] = FRANCE_WINS_AT - g.vp;
  return { places: [[g.seatOf[winner]], [g.seatOf[opponentOf(winner)]]], scores, reason };
}

export const game = createGame(defaultData);

/** The game with data from outside: a player's own numbers, checked, or what is wrong with them. */
export function withData(given: unknown, isKept = false) {
  const loaded = loadData(completed(defaultData, given));
  if (!loaded.ok) return loaded;
  const { data } = loaded;
  if (!isKept && isOther(data))
    return { ok: false, reasons: [{ why: 'data-name-taken', at: 'id', given: data.id }] } as const;
  return { ok: true, game: createGame(data) } as const;
}
