import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import type { Database } from '../store/schema.ts';
import type { Who } from '../who.ts';

/** So many games somebody may sit at, open and running; a program fewer: nobody waits for one that has taken on too much. */
export const MOST_GAMES = 100;
export const MOST_GAMES_OF_A_BOT = 25;
/** So many with bots may run that one person has laid out. */
export const MOST_WITH_BOTS = 25;

type Sitter = Pick<Who, 'user' | 'isBot'>;

const mostOf = ({ isBot }: Sitter): number => (isBot ? MOST_GAMES_OF_A_BOT : MOST_GAMES);

export async function isInEnoughGames(db: Kysely<Database>, who: Sitter): Promise<boolean> {
  const { games } = await db
    .selectFrom('seats')
    .innerJoin('progress', 'progress.table_id', 'seats.table_id')
    .select(({ fn }) => fn.countAll<number | string>().as('games'))
    .where('user_id', '=', who.user)
    .where('status', 'in', ['open', 'playing'])
    .executeTakeFirstOrThrow();
  return Number(games) >= mostOf(who);
}

export async function refuseTooManyGames(db: Kysely<Database>, who: Sitter): Promise<void> {
  if (await isInEnoughGames(db, who)) throw refused('too-many-games', { most: mostOf(who) });
}

/** Bots think in the name of whoever lays a table out. */
export async function refuseTooManyWithBots(db: Kysely<Database>, user: string): Promise<void> {
  const { games } = await db
    .selectFrom('tables')
    .innerJoin('progress', 'progress.table_id', 'tables.id')
    .select(({ fn }) => fn.countAll<number | string>().as('games'))
    .where('owner', '=', user)
    .where('status', '=', 'playing')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('sitter', '=', 'bot'),
      ),
    )
    .executeTakeFirstOrThrow();
  if (Number(games) >= MOST_WITH_BOTS) throw refused('too-many-games', { most: MOST_WITH_BOTS });
}
