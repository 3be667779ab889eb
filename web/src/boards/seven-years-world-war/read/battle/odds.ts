import {
  COMBAT_TABLES,
  type CombatTableId,
  isPowerId,
  ODDS,
  POWER,
  RESULTS,
  type ResultId,
  squareOf,
  tablesOf,
} from '@cabinet-wars/seven-years-world-war/data';
import {
  barring,
  commandOf,
  defendersOf,
  mayUseTable,
  occupier,
  oddsOf,
  strengthOf,
  strikers,
  terrainBonus,
  together,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import { type Attack, MINOR, NO_PIECE, type Piece, type PieceName } from '@cabinet-wars/seven-years-world-war/view';
import { type Event, frameOf, type GameChoice, type OpenView } from '../seen.ts';

/** What a side brings: each part that counts. */
export interface Strength {
  readonly printed: number;
  readonly leader: number;
  readonly ground: number;
  readonly total: number;
}

/** The results of one table at these odds, by die from 1 to 6; null where the force may not use it. */
export interface TableOdds {
  readonly table: CombatTableId;
  readonly results: readonly ResultId[];
  readonly isOpen: boolean;
}

export interface CombatOdds {
  readonly attack: Strength;
  readonly defence: Strength;
  readonly odds: string;
  readonly tables: readonly TableOdds[];
}

const columns: readonly string[] = ODDS;

/** A column of a combat table as printed in the data that is played with. */
export function columnOf(open: Pick<OpenView, 'data'>, table: CombatTableId, odds: string): ResultId[] {
  const results = tablesOf(open).combatTable[COMBAT_TABLES.indexOf(table)];
  const column = columns.indexOf(odds);
  return [0, 1, 2, 3, 4, 5].map((die) => RESULTS[results[column * 6 + die]]);
}

/** From which side a combat is looked at: what is good for one is bad for the other. Onlookers see it as the attacker does. */
export type Viewpoint = 'attacker' | 'defender';

/** What a result is to whoever looks. */
export function favourOf(id: ResultId, viewpoint: Viewpoint): keyof Chances {
  if (id[0] !== 'A' && id[0] !== 'D') return 'even';
  return (id[0] === 'D') === (viewpoint === 'attacker') ? 'good' : 'bad';
}

/** How many of the six dice are good for whoever looks, how many neither, how many bad. */
export interface Chances {
  readonly good: number;
  readonly even: number;
  readonly bad: number;
}
export function chancesOf(results: readonly ResultId[], viewpoint: Viewpoint = 'attacker'): Chances {
  const count = (kind: keyof Chances) => results.filter((id) => favourOf(id, viewpoint) === kind).length;
  return { good: count('good'), even: count('even'), bad: count('bad') };
}

/** From which side a seat looks that is asked in the combat under way. */
export const viewpointNow = (open: OpenView, seat: number): Viewpoint =>
  frameOf<Attack>(open, 'attack')?.seat === seat ? 'attacker' : 'defender';

/** The same of a combat that is told: whether a seat is the one attacked, by who has the units that stand against the attack. */
export function viewpointOf(
  open: OpenView,
  seat: number | null,
  attack: Pick<AttackTold, 'seat' | 'against'>,
): Viewpoint {
  const isDefender =
    seat !== null && seat !== attack.seat && attack.against.some((name) => holderOf(open, name) === seat);
  return isDefender ? 'defender' : 'attacker';
}
type AttackTold = Extract<Event, { t: 'attack' }>;

const holderOf = (open: OpenView, name: PieceName): number => {
  const [nation] = name.split(':');
  return isPowerId(nation) ? open.control[POWER[nation]] : MINOR;
};

const sum = (printed: number, leader: number, ground: number): Strength => ({
  printed,
  leader,
  ground,
  total: printed + leader + ground,
});

function between(
  open: OpenView,
  force: readonly Piece[],
  defenders: readonly Piece[],
  f: Pick<Attack, 'to' | 'leader' | 'shield'>,
): CombatOdds | null {
  if (force.length === 0 || defenders.length === 0) return null;
  const attack = sum(strengthOf(open, force), commandOf(f.leader), 0);
  const defence = sum(strengthOf(open, defenders), commandOf(f.shield), terrainBonus(open, f.to, defenders));
  const odds = ODDS[oddsOf(attack.total, defence.total)];
  const tables = COMBAT_TABLES.map((table, i) => ({
    table,
    results: columnOf(open, table, odds),
    isOpen: mayUseTable(open, force, i) === null,
  }));
  return { attack, defence, odds, tables };
}

/** The combat under way, as far as its force has been chosen. */
export function oddsNow(open: OpenView): CombatOdds | null {
  const f = frameOf<Attack>(open, 'attack');
  if (f === null) return null;
  return between(
    open,
    f.force,
    defendersOf(open, f.to, f.defender < 0 && f.defender !== MINOR ? occupier(open, f.to) : f.defender),
    f,
  );
}

/** An attack that is only being thought of, with everybody who may take part without a leader. */
export function oddsOfAttack(open: OpenView, seat: number, choice: GameChoice): CombatOdds | null {
  if (choice.t !== 'attack' && choice.t !== 'attack-again' && choice.t !== 'minor-attack') return null;
  const [from, to] = [squareOf(choice.from), squareOf(choice.to)];
  const side = choice.t === 'minor-attack' ? MINOR : seat;
  const force = strikers(open, side, from, to, barring(choice.t === 'attack-again')).filter(
    (piece) => open.aboard[piece] === NO_PIECE,
  );
  return between(open, together(open, force), defendersOf(open, to, occupier(open, to)), {
    to,
    leader: -1,
    shield: -1,
  });
}

/** The table that is best for the attacker, among those the force may use. */
export const bestTable = ({ tables }: CombatOdds): TableOdds =>
  tables
    .filter(({ isOpen }) => isOpen)
    .reduce((best, each) => (chancesOf(each.results).good > chancesOf(best.results).good ? each : best));
