import { type Context, DONE, type Frame, type Seat } from '@cabinet-wars/kernel';
import { startingTreasury } from '../data/charts.ts';
import { deploymentsOf } from '../data/deployments.ts';
import { MINOR_UNITS, MINORS, POWER, POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { coalitionsOf, DEPLOYER, DEPLOYMENT_ORDER } from '../data/scenarios.ts';
import { SQUARES } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { campaignValue, takeControl } from '../diplomacy/control.ts';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { roll, rolling } from '../markers/roll.ts';
import { gain } from '../money/money.ts';
import { raise } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NEUTRAL, NO_PIECE, type State } from '../state.ts';
import { highest } from '../turn/initiative.ts';
import { reckon } from '../turn/reckon.ts';
import { pointsOf } from '../turn/victory.ts';
import type { Event } from '../vocabulary/events.ts';
import { unitName } from '../vocabulary/piece-names.ts';
import { choosePowers } from './choose-powers.ts';
import { deploy } from './deploy.ts';
import { randomForces } from './random-forces.ts';

export interface SetUp {
  /** How many seats or powers have been seen to in the step under way. */
  done: number;
  /** Seats that throw for the initiative, and what they have thrown. */
  tied: Seat[];
  thrown: number[];
}

/** 28.0. Powers, treasuries and markers, then every force on the map; last the victory points of the start (ruling 32). */
export const setUp = procedure<SetUp>('set-up')({
  powers: (g, _f, x) => {
    if (g.options.scenario === 'free') x.call(choosePowers, { chosen: 0 });
    else
      coalitionsOf(g.options.scenario, g.hands.length).forEach((powers, seat) => {
        for (const power of powers) takeControl(g, POWER[power], seat, 'set-up', x);
      });
  },
  /** 28.3, ruling 10. */
  treasuries: (g, _f, x) => {
    for (let seat = 0; seat < g.hands.length; seat++)
      gain(g, seat, startingTreasury(POWERS.filter((_, power) => g.control[power] === seat)), 'start', x);
  },
  /** 28.4, ruling 11. */
  markers: (g, f, x) => {
    if (f.done === g.hands.length) return;
    x.call(drawMarkers, drawing(f.done, campaignValue(g, f.done), true));
    f.done++;
    return 'markers';
  },
  beginForces: (_g, f) => {
    f.done = 0;
  },
  forces: (g, f, x) => {
    if (f.done === POWER_COUNT) return;
    const power = POWER[DEPLOYMENT_ORDER[f.done++]];
    x.call(deploy, { power, seat: deployerOf(g, power), row: 0, placed: 0 });
    return 'forces';
  },
  minorPowers: (g, f, x) => {
    for (let minor = 0; minor < MINORS.length; minor++) placeMinor(g, POWER_COUNT + minor, x);
    f.tied = highest(g);
  },
  /** Ruling 8. */
  initiative: (_g, f, x) => {
    if (f.tied.length > 1) x.call(roll, rolling(f.tied[f.thrown.length], 'set-up'));
  },
  noteThrow: (g, f) => {
    if (f.tied.length > 1) return noteThrow(g, f);
    g.initiative = f.tied[0];
    f.done = 0;
  },
  randomForces: (g, f, x) => {
    if (f.done === g.hands.length) return;
    x.call(randomForces, { seat: (g.initiative + f.done++) % g.hands.length, unit: NO_PIECE });
    return 'randomForces';
  },
  startingPoints: (g, _f, x) => {
    for (let seat = 0; seat < g.hands.length; seat++) g.startingPoints[seat] = pointsOf(g, seat);
    reckon(g, x);
    x.endTurn();
    return DONE;
  },
});

/** Who sets up a power: whoever controls it, for a neutral one the player 28.6 names, else nobody (rulings 4, 6, 66). */
export function deployerOf(g: State, power: Power): Seat {
  if (g.control[power] !== NEUTRAL) return g.control[power];
  const by = DEPLOYER[POWERS[power]];
  return by === undefined ? -1 : g.control[POWER[by]];
}

function placeMinor(g: State, land: number, x: Context<Event>): void {
  for (const { unit, count, squares, most } of deploymentsOf(tablesOf(g), land)) {
    for (let i = 0; i < count; i++) {
      // Row by row the squares take their fill: one each where a square may have no more.
      const square = squares[most === 1 ? i : Math.floor(i / most)] ?? squares[0];
      if (raise(g, MINOR_UNITS, unit, square, land) === NO_PIECE) continue;
      x.log?.({ t: 'unit-placed', nation: 'minor', piece: unitName(MINOR_UNITS, unit), square: SQUARES[square] });
    }
  }
}

function noteThrow(g: State, f: Frame<SetUp>): 'initiative' {
  f.thrown.push(g.die);
  if (f.thrown.length < f.tied.length) return 'initiative';
  const best = Math.max(...f.thrown);
  f.tied = f.tied.filter((_, i) => f.thrown[i] === best);
  f.thrown = [];
  return 'initiative';
}
