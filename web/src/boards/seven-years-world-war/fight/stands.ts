import { choiceIn } from '@cabinet-wars/kernel';
import { COMBAT_TABLES, type ResultId } from '@cabinet-wars/seven-years-world-war/data';
import { commandOf, defendersOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Attack } from '@cabinet-wars/seven-years-world-war/view';
import { chancesOf } from '../read/battle/odds.ts';
import type { GameChoice, OpenView, OwnAsk } from '../read/seen.ts';
import { commandIn, type Leader, leaderKey } from './aim.ts';
import { type Clash, clashOf } from './odds.ts';

/** A way to stand against an attack: under which leader, and the odds then. */
export interface Stand {
  readonly leader: Leader | null;
  readonly clash: Clash;
  /** What each face of the die brings on the table the attacker has chosen. */
  readonly results: readonly ResultId[];
}

export const standKey = ({ leader }: Stand): string => (leader === null ? 'none' : leaderKey(leader));

/** Every leader a question offers to a defender, and nobody. */
export function standsOf(open: OpenView, ask: OwnAsk, attack: Attack): readonly Stand[] {
  const defenders = defendersOf(open, attack.to, attack.defender);
  const under = (leader: Leader | null): Stand => {
    const commands = { attack: commandOf(attack.leader), defence: commandIn(leader) };
    const clash = clashOf(open, attack.to, attack.force, defenders, commands)!;
    const { results } = clash.tables.find(({ table }) => table === COMBAT_TABLES[attack.table])!;
    return { leader, clash, results };
  };
  return ask.options.flatMap((option): Stand[] => {
    const choice = choiceIn<GameChoice>(option);
    if (choice?.t === 'leader')
      return [under({ marker: choice.marker, power: choice.power, fromHand: choice.fromHand })];
    return choice?.t === 'pass' ? [under(null)] : [];
  });
}

/** One stand for each odds that can be had; those that only repeat them are told apart, since a leader may be kept for later. */
export function columnsOf(stands: readonly Stand[]): { columns: readonly Stand[]; same: readonly Stand[] } {
  const columns = stands.filter((stand, i) => stands.findIndex(({ clash }) => clash.odds === stand.clash.odds) === i);
  return { columns, same: stands.filter((stand) => !columns.includes(stand)) };
}

export function bestStand(columns: readonly Stand[]): Stand {
  const worth = ({ results }: Stand) => {
    const { good, bad } = chancesOf(results, 'defender');
    return good - bad;
  };
  return columns.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
