import { type Context, die, type Reason } from '@cabinet-wars/kernel';
import { SINK_TO_ARRIVE, SINK_TO_STAY, STAY_TO_ARRIVE } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { PLACES, type Place } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { TILE } from '../data/tiles.ts';
import { UNITS, type Unit } from '../data/units.ts';
import { hasOriginalSeaMove } from '../editions.ts';
import { loseUnit } from '../map/pieces.ts';
import { pay } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { copiesHeld } from '../tiles/tiles.ts';
import type { Choice, VoyageOutcome } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { moveUnderWay, standAt } from './move-locals.ts';
import { moveUnit } from './movement.ts';

export interface Voyage {
  power: Power;
  unit: Unit;
  from: Place;
  to: Place;
  /** What the dice said, and what it came to in the end. */
  roll: VoyageOutcome;
  outcome: VoyageOutcome;
}

const OUTCOMES: readonly VoyageOutcome[] = ['lost', 'stays', 'arrives'];
const CHOICES: readonly Choice[] = OUTCOMES.map((outcome) => ({ t: 'voyage', outcome }));
export const NAVIGATION_BONUS = 2;

/** 2005 Sea movement, 2020 p.15. One check for a move between two zones; the deluxe die may be paid off. */
export const voyage = procedure<Voyage>('voyage')({
  check: (g, f, x) => {
    f.roll = hasOriginalSeaMove(g) ? rollTwoDice(g, f, x) : rollSeaDie(g, f, x);
    f.outcome = f.roll;
    if (f.roll === 'arrives' || hasOriginalSeaMove(g)) return 'end';
  },
  pay: {
    who: (g, f) => g.seatOf[f.power],
    options: (_g, f) => CHOICES.filter((_, i) => mayEndAs(f, OUTCOMES[i]) === null),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'voyage') return;
      f.outcome = choice.outcome;
      pay(g, f.power, priceOf(f.roll, f.outcome), 'voyage', x);
    },
  },
  end: (g, f, x) => endVoyage(g, f, x),
});

function rollTwoDice(g: State, f: Voyage, x: Context<Event>): VoyageOutcome {
  const first = die(x.chance);
  if (first > 1) return tell(f, [first], 0, 'arrives', x);
  const second = die(x.chance);
  const bonus = NAVIGATION_BONUS * copiesHeld(g, f.power, TILE.navigation);
  return tell(f, [first, second], bonus, afterTwoDice(second + bonus), x);
}

/** What the second die comes to, its bonus added. */
export const afterTwoDice = (total: number): VoyageOutcome => (total <= 2 ? 'lost' : total <= 4 ? 'stays' : 'arrives');

function rollSeaDie(g: State, f: Voyage, x: Context<Event>): VoyageOutcome {
  const { arrives, stays } = tablesOf(g).data.seaDie;
  const face = x.chance.roll(6);
  return tell(f, [], 0, face < arrives ? 'arrives' : face < arrives + stays ? 'stays' : 'lost', x);
}

function tell(f: Voyage, dice: number[], bonus: number, roll: VoyageOutcome, x: Context<Event>): VoyageOutcome {
  const { power, unit, from, to } = f;
  const route = { power: POWERS[power], unit: UNITS[unit], from: PLACES[from], to: PLACES[to] };
  x.log?.({ t: 'sea-check', ...route, dice, bonus, roll });
  return roll;
}

function priceOf(roll: VoyageOutcome, outcome: VoyageOutcome): number {
  if (roll === outcome) return 0;
  if (roll === 'stays') return STAY_TO_ARRIVE;
  return outcome === 'stays' ? SINK_TO_STAY : SINK_TO_ARRIVE;
}

/** Whether a voyage may be made to end so: never worse than rolled. The difference can always be paid. */
export const mayEndAs = (f: Voyage, outcome: VoyageOutcome): Reason | null =>
  OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(f.roll) ? because({ why: 'voyage-decided' }) : null;

function endVoyage(g: State, f: Voyage, x: Context<Event>): void {
  const { power, unit, from, to, outcome } = f;
  const route = { power: POWERS[power], unit: UNITS[unit], from: PLACES[from], to: PLACES[to] };
  x.log?.({ t: 'voyage-ended', ...route, outcome });
  if (outcome === 'arrives') moveUnit(g, power, unit, from, to, x);
  else if (outcome === 'lost') loseUnit(g, power, unit, from, 'sea', x);
  const moving = moveUnderWay(g);
  if (moving !== null && outcome !== 'lost') moving.moved.push(standAt(unit, outcome === 'arrives' ? to : from));
}
