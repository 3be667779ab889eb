import type { Frame, Procedure } from '@cabinet-wars/kernel';
import { useAbility } from '../cards/abilities.ts';
import { event } from '../cards/event.ts';
import { hasBonus, mayPlayEvent } from '../cards/event-play.ts';
import { offerAdvantages, offerMinistries } from '../cards/menu.ts';
import { leadsNorthAmericanTrade } from '../cards/passives.ts';
import { reveal } from '../cards/reveal.ts';
import { useAdvantage } from '../cards/use-advantage.ts';
import { ABILITY } from '../data/abilities.ts';
import { ADVANTAGE } from '../data/advantages.ts';
import { EVENT, EVENTS } from '../data/events.ts';
import { INVESTMENTS, investmentOf } from '../data/investments.ts';
import { MINISTRY } from '../data/ministries.ts';
import { PASS_DEBT } from '../data/numbers.ts';
import { NOBODY, SIDES } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { markIsolated } from '../map/isolation.ts';
import { reduceDebt } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import { beginAction, mayBegin } from '../purchases/begin-action.ts';
import type { State } from '../state.ts';
import type { ActionId, Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { anywhere, placeTile } from '../wars/place-tile.ts';
import type { Round } from './round.ts';

/** One Action Round: a tile is taken, then an Event may be played, and the tile's actions are done one after the other. */
export const actionRound: Procedure<Round, State, Choice, Event> = procedure<Round>('action-round')({
  begin: (g, f, x) => {
    g.changed.fill(0);
    markIsolated(g);
    f.tradeLead = leadsNorthAmericanTrade(g);
    x.log?.({ t: 'round-begins', round: g.round, side: SIDES[f.side] });
  },
  /** Rule 45: tiles won in the War before are drawn and placed when a side's first Action Round begins. */
  carryOver: (g, f, x) => {
    if (g.carryOver[f.side] === 0) return;
    g.carryOver[f.side]--;
    x.call(placeTile, anywhere(f.side));
    return 'carryOver';
  },
  tile: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => {
      const options: Choice[] = [];
      offerTiles(g, options);
      offerMinistries(g, f, options);
      return options;
    },
    choose: (g, f, choice, x) => {
      if (choice.t !== 'tile') return useMinistry(g, f, choice, 'tile', x);
      takeTile(g, f, investmentOf(choice.tile), x);
    },
  },
  act: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => {
      const options: Choice[] = [];
      offerEvents(g, f, options);
      for (const one of BEGINNINGS) if (mayBegin(g, f, one.action) === null) options.push(one);
      offerAdvantages(g, f, options);
      offerMinistries(g, f, options);
      options.push(f.acted ? END : PASS);
      return options;
    },
    choose: (g, f, choice, x) => act(g, f, choice, x),
  },
  end: (_g, _f, x) => x.endTurn(),
});

const END: Choice = { t: 'end-round' };
const PASS: Choice = { t: 'pass' };
const beginning = (action: ActionId) => ({ t: 'begin', action }) as const;
const BEGINNINGS = (['major', 'minor', 'minor-joined', 'extra-E', 'extra-D', 'extra-M', 'upgrade'] as const).map(
  beginning,
);
const TILES = INVESTMENTS.map((tile): Choice => ({ t: 'tile', tile }));

/** The first tile still to be had that shows the same as a given one, which stands for all of these; −1: none is left. */
export function tileFor(g: State, tile: number): number {
  const { investments } = tablesOf(g).data;
  const face = investments[INVESTMENTS[tile]];
  if (!g.shown.includes(tile) || g.takenBy[g.shown.indexOf(tile)] !== NOBODY) return -1;
  return g.shown.find((one, i) => g.takenBy[i] === NOBODY && investments[INVESTMENTS[one]] === face) ?? -1;
}

function offerTiles(g: State, out: Choice[]): void {
  for (let i = 0; i < g.shown.length; i++)
    if (g.takenBy[i] === NOBODY && tileFor(g, g.shown[i]) === g.shown[i]) out.push(TILES[g.shown[i]]);
}

function takeTile(g: State, f: Round, tile: number, x: Context): void {
  f.tile = tile;
  g.takenBy[g.shown.indexOf(tile)] = f.side;
  x.log?.({ t: 'tile-taken', side: SIDES[f.side], tile: INVESTMENTS[tile] });
}

function offerEvents(g: State, f: Round, out: Choice[]): void {
  if (f.acted) return;
  for (const card of g.secret.hands[f.side])
    if (mayPlayEvent(g, f, card) === null) out.push({ t: 'event', event: EVENTS[card] });
}

function useMinistry<S extends string>(g: State, f: Round, choice: Choice, back: S, x: Context): S {
  if (choice.t === 'reveal') reveal(g, f.side, MINISTRY[choice.ministry], x);
  else if (choice.t === 'ability') useAbility(g, f.side, ABILITY[choice.ability], x);
  return back;
}

function act(g: State, f: Frame<Round>, choice: Choice, x: Context) {
  switch (choice.t) {
    case 'pass':
      x.log?.({ t: 'passed', side: SIDES[f.side] });
      reduceDebt(g, f.side, PASS_DEBT, 'pass', x);
      return 'end';
    case 'end-round':
      return 'end';
    case 'event':
      x.call(event, { side: f.side, event: EVENT[choice.event], bonus: hasBonus(g, f.side, EVENT[choice.event]) });
      return 'act';
    case 'advantage':
      x.call(useAdvantage, { side: f.side, advantage: ADVANTAGE[choice.advantage] });
      return 'act';
    case 'begin':
      beginAction(g, f, choice.action, x);
      return 'act';
    default:
      return useMinistry(g, f, choice, 'act', x);
  }
}
