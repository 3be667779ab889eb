import type { PlaceId, PowerId, RegionId, UnitId } from '@cabinet-wars/struggle-of-empires/data';
import type { CombatKind, Event, Outcome, Strength } from '@cabinet-wars/struggle-of-empires/view';

export interface Roll {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly attackTotal: number;
  readonly defenceTotal: number;
}

export interface Loss {
  readonly power: PowerId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly seven: boolean;
}

/** One combat as it has been told: strengths, then dice, then how it ended and what it cost. */
export interface Battle {
  readonly combat: CombatKind;
  readonly region: RegionId;
  readonly attacker: string;
  readonly against: string;
  readonly attack: Strength;
  readonly defence: Strength;
  /** Every roll, Reserves included; the last counts. */
  readonly rolls: readonly Roll[];
  readonly outcome: Outcome | null;
  readonly losses: readonly Loss[];
}

/** The spoils: who put a token where, in whose place. */
export interface Spoils {
  readonly power: PowerId;
  readonly from: PowerId | null;
  readonly region: RegionId;
}

export interface Fight {
  readonly battles: readonly Battle[];
  readonly spoils: Spoils | null;
}

const NOTHING: Fight = { battles: [], spoils: null };
const OPENS: readonly Event['t'][] = ['attack-declared', 'raid-sent'];
/** A turn that ends with its last dice, and the next that begins, leave them to be seen. */
const CLOSES: readonly Event['t'][] = [
  'built',
  'moved',
  'sea-check',
  'tile-taken',
  'alliance-made',
  'passed',
  'colonized',
  'region-scored',
  'auction-opens',
];

/** The last attack told by some events, as far as it has come; nothing once something else has been done. */
export function fightOf(events: readonly Event[]): Fight {
  const from = events.findLastIndex(({ t }) => OPENS.includes(t));
  const since = events.slice(Math.max(0, from));
  if (since.some(({ t }) => CLOSES.includes(t))) return NOTHING;
  return since.reduce(tell, NOTHING);
}

function tell(fight: Fight, event: Event): Fight {
  switch (event.t) {
    case 'combat-begins': {
      const { combat, region, attacker, against, attack, defence } = event;
      const battle = { combat, region, attacker, against, attack, defence, rolls: [], outcome: null, losses: [] };
      return { ...fight, battles: [...fight.battles, battle] };
    }
    case 'combat-rolled': {
      const { attackDice, defenceDice, attackTotal, defenceTotal } = event;
      const roll = { attack: attackDice, defence: defenceDice, attackTotal, defenceTotal };
      return last(fight, (battle) => ({ ...battle, rolls: [...battle.rolls, roll] }));
    }
    case 'combat-ended':
      return last(fight, (battle) => ({ ...battle, outcome: event.outcome }));
    case 'unit-lost': {
      const { power, unit, place, cause } = event;
      const loss = { power, unit, place, seven: cause === 'seven' };
      return last(fight, (battle) => ({ ...battle, losses: [...battle.losses, loss] }));
    }
    case 'token-taken':
      return { ...fight, spoils: { power: event.power, from: event.from, region: event.region } };
    default:
      return fight;
  }
}

const last = (fight: Fight, change: (battle: Battle) => Battle): Fight => {
  const battle = fight.battles.at(-1);
  return battle === undefined ? fight : { ...fight, battles: [...fight.battles.slice(0, -1), change(battle)] };
};

export const isSeven = (dice: readonly number[]): boolean => dice[0] + dice[1] === 7;
export const difference = (dice: readonly number[]): number => Math.abs(dice[0] - dice[1]);
