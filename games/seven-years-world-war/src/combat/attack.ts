import { type Context, type Frame, type Procedure, seatsFrom } from '@cabinet-wars/kernel';
import { COMBAT_TABLES, HONOURABLE, ODDS } from '../data/combat.ts';
import { MARKER } from '../data/markers.ts';
import { POWER } from '../data/powers.ts';
import { SQUARES } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { brokenByAttack } from '../diplomacy/agreements.ts';
import { callBreach } from '../diplomacy/breach.ts';
import { invade } from '../diplomacy/invade.ts';
import { has, placeLeader, tire } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { roll, rolling } from '../markers/roll.ts';
import { occupier, sideOf } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { ATTACKED, NEUTRAL, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { namesOf } from '../vocabulary/piece-names.ts';
import { aftermath, aftermathOf } from './aftermath.ts';
import { attackable, joinAttack, joinOptions } from './array.ts';
import { type Attack, attackStrength, defenceStrength, oddsUnderWay, printedResult } from './attack-under-way.ts';
import { defendersOf, mayUseTable } from './combat.ts';
import { leaderOptions, mightLead } from './leaders.ts';

/** 15.11. A force attacks a neighbouring square: leader and units, table, the defender's leader, Honors of War, the die. */
export const attack: Procedure<Attack, State, Choice, Event> = procedure<Attack>('attack')({
  /** 21.2: who attacks against his written word pays for it before anything else. */
  againstWord: (g, f, x) => {
    if (f.seat >= 0) callBreach(brokenByAttack(g, f.seat, occupier(g, f.to)), x);
  },
  /** The attacker's leader comes first: units of several powers attack together only under one (12.22, ruling 48). */
  lead: {
    always: 'hides',
    who: (g, f) => (!f.minor && mightLead(g, f.seat, attackable(g, f)) ? f.seat : null),
    options: (g, f) => leaderOptions(g, f.seat, attackable(g, f)),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'leader') return;
      f.leader = MARKER[choice.marker];
      f.leaderPower = POWER[choice.power];
      if (choice.fromHand) placeLeader(g, f.seat, f.leader, f.leaderPower, x);
    },
  },
  array: {
    who: (_g, f) => (f.seat < 0 ? null : f.seat),
    options: joinOptions,
    choose: (g, f, choice) => {
      if (choice.t === 'go') return;
      joinAttack(g, f, choice);
      return 'array';
    },
  },
  declare: (g, f, x) => {
    for (const piece of f.force) g.done[piece] |= ATTACKED;
    logAttack(g, f, x);
  },
  /** 4.413 (1): an attack on a neutral makes it a belligerent first. */
  violate: (g, f, x) => {
    if (f.seat >= 0 && occupier(g, f.to) === NEUTRAL)
      x.call(invade, { power: tablesOf(g).pieceNation[g.first[f.to]], by: f.seat });
  },
  confront: (g, f) => {
    f.defender = f.seat < 0 ? sideOf(g, besieged(g, f)) : occupier(g, f.to);
  },
  table: {
    who: (_g, f) => (f.seat < 0 ? null : f.seat),
    options: (g, f) =>
      COMBAT_TABLES.filter((_, table) => mayUseTable(g, f.force, table) === null).map((table) => ({
        t: 'table' as const,
        table,
      })),
    choose: (_g, f, choice) => {
      if (choice.t === 'table') f.table = COMBAT_TABLES.indexOf(choice.table);
    },
  },
  shield: {
    always: 'hides',
    who: (g, f) => (mightLead(g, f.defender, defendersOf(g, f.to, f.defender)) ? f.defender : null),
    options: (g, f) => leaderOptions(g, f.defender, defendersOf(g, f.to, f.defender)),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'leader') return;
      f.shield = MARKER[choice.marker];
      f.shieldPower = POWER[choice.power];
      if (choice.fromHand) placeLeader(g, f.defender, f.shield, f.shieldPower, x);
    },
  },
  honorsOfWar: {
    mode: 'quiet',
    always: 'hides',
    pass: { t: 'pass' },
    who: (g, f) =>
      seatsFrom(Math.max(g.active, 0), g.hands.length).filter(
        (seat) => (seat === f.seat || seat === f.defender) && g.hands[seat] > 0,
      ),
    options: (g, _f, seat) =>
      has(g, seat, MARKER['honors-of-war']) ? [{ t: 'pass' }, { t: 'play', marker: 'honors-of-war' }] : [{ t: 'pass' }],
    choose: (_g, _f, _choice, x, seat) => {
      x.call(playMarker, playing(seat, MARKER['honors-of-war']));
      return 'honoured';
    },
  },
  throw: (g, f, x) => {
    logOdds(g, f, x);
    x.call(roll, rolling(f.seat, 'combat', f.defender));
    return 'resolve';
  },
  honoured: (g, f) => {
    f.honours = g.effective;
    return f.honours ? 'throw' : 'honorsOfWar';
  },
  /** 20.41: leaders are turned face down, whatever comes of it. */
  resolve: (g, f, x) => {
    const printed = printedResult(g, f);
    const result = f.honours ? HONOURABLE[printed] : printed;
    x.log?.({ t: 'combat-result', result, honours: result !== printed });
    const state = aftermathOf(g, f, result);
    if (f.leader >= 0) tire(g, f.leader, f.leaderPower, x);
    if (f.shield >= 0) tire(g, f.shield, f.shieldPower, x);
    x.call(aftermath, state);
  },
  end: () => {},
});

/** A major unit in the square in which rebels have risen (25.3). */
const besieged = (g: State, f: Frame<Attack>): Piece => {
  let piece = g.first[f.to];
  while (f.force.includes(piece)) piece = g.next[piece];
  return piece;
};

function logAttack(g: State, f: Frame<Attack>, x: Context<Event>): void {
  const side = f.seat < 0 ? sideOf(g, besieged(g, f)) : occupier(g, f.to);
  x.log?.({
    t: 'attack',
    seat: f.seat,
    from: SQUARES[f.from],
    to: SQUARES[f.to],
    pieces: namesOf(g, f.force),
    against: namesOf(g, defendersOf(g, f.to, side)),
  });
}

function logOdds(g: State, f: Attack, x: Context<Event>): void {
  x.log?.({
    t: 'odds',
    table: COMBAT_TABLES[f.table],
    attacker: attackStrength(g, f),
    defender: defenceStrength(g, f),
    odds: ODDS[oddsUnderWay(g, f)],
  });
}
