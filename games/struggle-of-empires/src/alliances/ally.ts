import type { Context, Reason } from '@cabinet-wars/kernel';
import { ALLIANCE_COUNT, ALLIANCES, type Alliance, allianceOf } from '../data/alliances.ts';
import { ALLIANCE_MARKERS } from '../data/numbers.ts';
import { NOBODY, POWERS, type Power } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { isDeluxe } from '../editions.ts';
import { pay } from '../money/money.ts';
import { changePopulation, maySpendPopulation } from '../money/population.ts';
import { takeUnrest } from '../money/unrest.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';

export interface Ally {
  power: Power;
  /** By the Diplomatic Service. */
  free: boolean;
}

const CHOICES: readonly Choice[] = ALLIANCES.map((alliance) => ({ t: 'alliance', alliance }));

/** 2020 p.23 Establish local alliance; in both editions what the Diplomatic Service does. */
export const ally = procedure<Ally>('ally')({
  alliance: {
    who: (g, f) => g.seatOf[f.power],
    options: (g, f) => freeAlliances(g, f.power),
    choose: (g, f, choice, x) => {
      if (choice.t === 'alliance') makeAlliance(g, f.power, allianceOf(choice.alliance), f.free, x);
    },
  },
});

/** Whether a power may make a local alliance: nobody has it, and its people suffice; gold can always be raised. */
export function mayAlly(g: State, power: Power, alliance: Alliance): Reason | null {
  const owner = g.alliances[alliance];
  if (owner !== NOBODY) return because({ why: 'alliance-taken', alliance: ALLIANCES[alliance], power: POWERS[owner] });
  if (isDeluxe(g) && markersOut(g, power) === ALLIANCE_MARKERS) return because({ why: 'no-alliance-marker-left' });
  return maySpendPopulation(g, power, tablesOf(g).allianceCosts[alliance].population);
}

function markersOut(g: State, power: Power): number {
  let out = 0;
  for (const owner of g.alliances) if (owner === power) out++;
  return out;
}

export function freeAlliances(g: State, power: Power): Choice[] {
  const options: Choice[] = [];
  for (let alliance = 0; alliance < ALLIANCE_COUNT; alliance++)
    if (mayAlly(g, power, alliance) === null) options.push(CHOICES[alliance]);
  return options;
}

/** Whether there is any local alliance to be had. */
export function mayAllyAtAll(g: State, power: Power): Reason | null {
  let refusal: Reason = because({ why: 'no-alliance-free' });
  for (let alliance = 0; alliance < ALLIANCE_COUNT; alliance++) {
    const reason = mayAlly(g, power, alliance);
    if (reason === null) return null;
    if (reason.why !== 'alliance-taken') refusal = reason;
  }
  return refusal;
}

export function makeAlliance(g: State, power: Power, alliance: Alliance, free: boolean, x: Context<Event>): void {
  const { gold, population, unrest } = tablesOf(g).allianceCosts[alliance];
  x.log?.({ t: 'alliance-made', power: POWERS[power], alliance: ALLIANCES[alliance], free });
  pay(g, power, gold, 'alliance', x);
  changePopulation(g, power, -population, x);
  takeUnrest(g, power, unrest, 'tile', x);
  g.alliances[alliance] = power;
}
