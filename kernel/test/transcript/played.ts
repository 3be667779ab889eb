import {
  type AnyGame,
  askMe,
  type Choice,
  type Option,
  randomChoice,
  Sealed,
  Seeded,
  type Source,
  Table,
} from '@cabinet-wars/kernel';
import { game } from '../teaching/src/index.ts';

export { game };

export const seal = { seed: '5a'.repeat(32), nonces: ['anna', 'bruno', 'carla'] };

/** Border Forts at a table, at random and with a bit of everything: undos, orders, gifts, loans, reactions. */
export function played(seed: number, most = Number.POSITIVE_INFINITY, chance: Source = new Sealed(seal)): Table {
  const source = new Seeded(seed);
  const table: Table = Table.open(game as AnyGame, { chance, players: ['Anna', 'Bruno "B."', 'Carla\nC.'] });
  table.order(1, askMe());
  table.order(2, { order: 'help', seat: 0 });
  for (let i = 0; i < most && table.result === null; i++) {
    const seat = [0, 1, 2].find((each) => table.asks(each).own !== null)!;
    if (source.roll(8) === 0) table.undo(seat);
    if (source.roll(8) === 0) deal(table, seat, source);
    const ask = table.asks(seat).own;
    if (ask !== null)
      table.choose(seat, ask.askId, randomChoice<Choice>(ask.options as readonly Option<Choice>[], source));
  }
  return table;
}

function deal(table: Table, seat: number, source: Source): void {
  const to = (seat + 1) % 3;
  const kind = source.next(4);
  if (kind === 3) {
    table.propose(seat, { t: 'loan', from: seat, to: null });
    return;
  }
  const made = table.propose(seat, { t: 'gift', from: seat, to, gold: 1 });
  if (!made.ok) return;
  if (kind === 0) table.answer(to, made.offer, true);
  if (kind === 1) table.answer(to, made.offer, false);
  if (kind === 2) table.withdraw(seat, made.offer);
}
