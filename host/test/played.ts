import { type AnyGame, askMe, type Choice, type Option, randomChoice, Seeded, Table } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/kernel/teaching';

export const teaching: AnyGame = game;

/** A game of Border Forts with some of its choices made at random, some of them taken back again. */
export function played(seed: string, choices = Number.POSITIVE_INFINITY): Table {
  const chance = new Seeded(`${seed} by lot`);
  const lots = { roll: (n: number) => chance.next(n), draw: (n: number) => chance.next(n) };
  const table = Table.open(teaching, { options: { players: 3 }, chance: new Seeded(seed) }) as Table;
  for (const seat of table.seats.keys()) table.order(seat, askMe());
  for (let made = 0; table.result === null && made < choices; made++) {
    const asked = table.seats.flatMap((_, seat) => (table.asks(seat).own === null ? [] : [seat]));
    const seat = asked[chance.next(asked.length)];
    const { askId, options } = table.asks(seat).own!;
    table.choose(seat, askId, randomChoice<Choice>(options as readonly Option<Choice>[], lots));
    if (chance.next(4) === 0) table.undo(seat);
  }
  return table;
}
