import type { GameForPages } from '../boards/games.ts';
import { localTables } from '../local/local-tables.ts';
import { go } from '../routes.ts';
import type { Leader, TableInPage } from './table-in-page.ts';

/** A game of one's own goes on from where a table in the page stands, against the gentlest bots. */
export async function playOn({ facts, table }: TableInPage<Leader>, { game, bots }: GameForPages): Promise<void> {
  const { options, seats, name } = facts;
  const plans = seats.map(({ sitter, name: who }) => ({
    sitter,
    name: who,
    bot: sitter === 'bot' ? bots[0].id : null,
  }));
  const start = table.save().snapshot.state;
  go({ page: 'table', id: await localTables().create({ game: game.id, name, options, seats: plans, start }) });
}
