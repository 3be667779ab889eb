import { type Bot, doAct, situationOf } from '@cabinet-wars/bots';
import { type AnyGame, askMe, isRecord, Seeded, Table } from '@cabinet-wars/kernel';
import { BEGINS, GESTURES, OUTLASTS_CHANCE } from './gestures.ts';

/** What one seat was asked in a game. */
export interface Count {
  readonly years: number;
  /** Every question the rules put to it. */
  readonly before: number;
  readonly beforeWithOneAnswer: number;
  /** What a person in its seat is asked at a table of this house: with more than one answer, a gesture once. */
  readonly after: number;
  readonly afterWithOneAnswer: number;
  readonly byKey: Readonly<Record<string, number>>;
}

const MOST_ACTS = 40_000;
const PERSON = 0;

/**
 * A game between equal bots, the first seat's questions counted as a person would be asked them. Its standing orders are those
 * a newcomer begins with; the other seats think about every reaction.
 */
export async function countQuestions(
  game: AnyGame,
  bot: Bot,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  nodes: number,
): Promise<Count> {
  const table: Table = Table.open(game, { options, chance: new Seeded(seed) });
  for (const seat of table.seats.keys()) if (seat !== PERSON) table.order(seat, askMe());
  const count = { before: 0, beforeWithOneAnswer: 0, after: 0, afterWithOneAnswer: 0 };
  const byKey: Record<string, number> = {};
  let [gesture, isDisturbed] = ['', false];
  for (let acts = 0; acts < MOST_ACTS && table.result === null; acts++) {
    const seat = table.seats.findIndex((_, each) => table.asks(each).own !== null);
    const own = table.asks(seat).own!;
    const isSetUp = yearOf(table) === 0;
    const hasOne = own.options.length === 1;
    if (seat === PERSON && !isSetUp) {
      count.before++;
      if (hasOne) count.beforeWithOneAnswer++;
      const next = GESTURES[own.key] ?? own.key;
      const goesOn = next === gesture && !BEGINS.includes(own.key) && (!isDisturbed || OUTLASTS_CHANCE.includes(next));
      if (!table.hasOneAnswer(PERSON) && !goesOn) {
        count.after++;
        byKey[own.key] = (byKey[own.key] ?? 0) + 1;
        if (hasOne) count.afterWithOneAnswer++;
      }
      [gesture, isDisturbed] = [next, false];
    }
    const budget = { nodes, milliseconds: 1000, chance: new Seeded(`${seed}.${acts}`) };
    const move = await bot(situationOf(table, seat, 2), budget);
    if (move.t !== 'choose') throw new Error('nobody was to make offers');
    const before = table.version;
    doAct(table, seat, { t: 'choose', askId: own.askId, said: move.choice });
    const written = table.journal.slice(before - table.version);
    const rolled = written.some((entry) => entry.t === 'choose' && entry.outcomes.length > 0);
    if (rolled || (seat !== PERSON && move.choice.t !== 'pass')) isDisturbed = true;
  }
  return { years: Math.max(1, yearOf(table)), ...count, byKey };
}

function yearOf(table: Table): number {
  const view = table.view('spectator');
  return isRecord(view.open) ? Number(view.open.turn ?? 0) : 0;
}
