import { type Context, type Reason, recordOf } from '@cabinet-wars/kernel';
import { ally, mayAllyAtAll } from '../alliances/ally.ts';
import { attack } from '../attack/attack.ts';
import { attackBy } from '../attack/attack-locals.ts';
import { mayAttack } from '../attack/targets.ts';
import { ACTIONS_PER_TURN } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { regionOf } from '../data/regions.ts';
import { tileOf } from '../data/tiles.ts';
import { hasSpecialActions, isOriginal, passShedsUnrest } from '../editions.ts';
import { colonize, mayColonize } from '../map/colonize.ts';
import { isKnownCalm, returnUnrest, unrestOf } from '../money/unrest.ts';
import { build, mayBuild, newBuild } from '../movement/build.ts';
import { mayMove, move, newMove } from '../movement/move.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { mayTakeAny, takeTile } from '../tiles/take-tile.ts';
import { addTileUses, placeBlockade, trade, useNow } from '../tiles/tile-uses.ts';
import { ACTIONS, type ActionId, type Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';

export interface Turn {
  power: Power;
  /** Actions left. */
  actions: number;
  /** Once a round in the original: a tile, a colony. In the deluxe edition: one special action of whatever kind. */
  tileTaken: boolean;
  colonized: boolean;
  specialDone: boolean;
  /** For what a pass is worth (ruling 51). */
  attacked: boolean;
  passes: number;
}

export const newTurn = (power: Power): Turn => ({
  power,
  actions: ACTIONS_PER_TURN,
  tileTaken: false,
  colonized: false,
  specialDone: false,
  attacked: false,
  passes: 0,
});

const CHOICES = recordOf(ACTIONS, (action): Choice => ({ t: 'action', action }));
const END_TURN: Choice = { t: 'end-turn' };
const GIVE_BACK: Choice = { t: 'give-back', give: true };
const KEEP: Choice = { t: 'give-back', give: false };

/** 2005 Player actions, 2020 p.13. Two actions, and tiles used before, between and after them. */
export const turn = procedure<Turn>('turn')({
  begin: (_g, f, x) => {
    x.log?.({ t: 'turn-begins', power: POWERS[f.power] });
  },
  act: {
    who: (g, f) => g.seatOf[f.power],
    options: choices,
    choose: (g, f, choice, x) => {
      if (choice.t === 'end-turn') return 'calm';
      if (choice.t === 'action') {
        f.actions--;
        ACTION[choice.action].begin(g, f, x);
      } else {
        if (choice.t === 'use' && choice.tile === 'war-office') f.attacked = true;
        useTileAs(g, f.power, choice, x);
      }
      return 'act';
    },
  },
  /** 2020 p.23: whoever passed *may* give back a point. Who has none is asked too, so that nobody learns of it. */
  calm: {
    always: true,
    who: (g, f) => (mayCalm(g, f) ? g.seatOf[f.power] : null),
    options: (g, f) => (unrestOf(g, f.power) > 0 ? [GIVE_BACK, KEEP] : [KEEP]),
    choose: (g, f, choice, x) => {
      if (choice.t === 'give-back' && choice.give) returnUnrest(g, f.power, 1, x);
    },
  },
  end: (_g, _f, x) => x.endTurn(),
});

function choices(g: State, f: Turn): Choice[] {
  const options: Choice[] = [];
  if (f.actions > 0) {
    for (const action of ACTIONS) if (mayAct(g, f, action) === null) options.push(CHOICES[action]);
  } else {
    options.push(END_TURN);
  }
  addTileUses(g, f.power, options);
  return options;
}

/** An action: whether its limit is reached, what else it needs besides an action left, and how it begins. */
interface ActionRow {
  readonly limit?: (g: State, f: Turn) => Reason | null;
  readonly may: (g: State, f: Turn) => Reason | null;
  readonly begin: (g: State, f: Turn, x: Context<Event>) => void;
}

const ACTION: Readonly<Record<ActionId, ActionRow>> = {
  build: {
    may: (g, f) => mayBuild(g, f.power),
    begin: (g, f, x) => x.call(build, newBuild(g, f.power)),
  },
  move: {
    may: (g, f) => mayMove(g, f.power),
    begin: (g, f, x) => x.call(move, newMove(g, f.power)),
  },
  attack: {
    may: (g, f) => mayAttack(g, f.power),
    begin: (_g, f, x) => {
      f.attacked = true;
      x.call(attack, attackBy(f.power, false));
    },
  },
  tile: {
    limit: (g, f) => isLimited(g, f, f.tileTaken, 'tile-taken-this-round'),
    may: (g, f) => mayTakeAny(g, f.power),
    begin: (_g, f, x) => {
      f.tileTaken = true;
      f.specialDone = true;
      x.call(takeTile, { power: f.power });
    },
  },
  colonize: {
    limit: (g, f) => isLimited(g, f, f.colonized, 'colonized-this-round'),
    may: (g, f) => mayColonize(g, f.power),
    begin: (_g, f, x) => {
      f.colonized = true;
      f.specialDone = true;
      x.call(colonize, { power: f.power });
    },
  },
  // A special action of the deluxe edition; in the original alliances are bought as tiles.
  alliance: {
    limit: (g, f) =>
      isOriginal(g) ? because({ why: 'alliances-are-tiles' }) : isLimited(g, f, false, 'tile-taken-this-round'),
    may: (g, f) => mayAllyAtAll(g, f.power),
    begin: (_g, f, x) => {
      f.specialDone = true;
      x.call(ally, { power: f.power, free: false });
    },
  },
  pass: {
    may: () => null,
    begin: (_g, f, x) => {
      f.passes++;
      x.log?.({ t: 'passed', power: POWERS[f.power] });
    },
  },
};

/** Whether an action may be taken now: there is one left, its limit is not reached, and it would lead somewhere. */
export const mayAct = (g: State, f: Turn, action: ActionId): Reason | null =>
  isSpent(g, f, action) ?? ACTION[action].may(g, f);

/** Whether there is no more of an action in this turn, whatever is on the map. */
export const isSpent = (g: State, f: Turn, action: ActionId): Reason | null =>
  f.actions === 0 ? because({ why: 'no-action-left' }) : (ACTION[action].limit?.(g, f) ?? null);

/** Ruling 6: once a round each in the original, one special action of all in the deluxe edition. */
function isLimited(
  g: State,
  f: Turn,
  done: boolean,
  why: 'tile-taken-this-round' | 'colonized-this-round',
): Reason | null {
  if (hasSpecialActions(g)) return f.specialDone ? because({ why: 'special-action-done' }) : null;
  return done ? because({ why }) : null;
}

function useTileAs(g: State, power: Power, choice: Choice, x: Context<Event>): void {
  if (choice.t === 'use') useNow(g, power, tileOf(choice.tile), x);
  else if (choice.t === 'trade') trade(g, power, tileOf(choice.tile), regionOf(choice.region), x);
  else if (choice.t === 'blockade') placeBlockade(g, power, regionOf(choice.region), x);
}

/** 2020 p.23: both actions passed, or one and no attack made; not where everybody knows that there is nothing to give. */
const mayCalm = (g: State, f: Turn): boolean =>
  passShedsUnrest(g) && (f.passes === ACTIONS_PER_TURN || (f.passes > 0 && !f.attacked)) && !isKnownCalm(g, f.power);
