import { answeringTimes, silenceFor, withOneAnswer } from '@cabinet-wars/host';
import type { Part } from '../parts.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { SeatsRow } from '../store/schema.ts';
import type { Live } from '../tables/live.ts';

/** At a table played in one sitting nobody thinks longer than this about nothing; at one of days, so long at most. */
const MOST = { live: 60_000, days: 2 * 3_600_000, none: 60_000 };
/** So long before a clock runs out the answer is given all the same. */
const IN_TIME = 2000;
/** So far back it is looked how long people take. */
const ROWS = 120;

/**
 * Whoever has but one answer is not asked for it. Where others sit at the table the answer comes after a while, drawn from
 * that seat's own answering times; alone with bots, at once.
 */
export const silences: Part = {
  name: 'silences',
  jobs: (services) => ({
    silence: ({ table, seat, askId }) =>
      typeof seat === 'number' && typeof askId === 'number'
        ? breakSilence(services, String(table), seat, askId)
        : beginSilences(services, String(table)),
  }),
  consequences: [
    ({ row: { id }, seats, table }) =>
      withOneAnswer(table, peopleIn(seats)).length === 0
        ? {}
        : { jobs: [{ kind: 'silence', key: `silence:${id}`, payload: { table: id }, at: null }] },
  ],
};

const peopleIn = (seats: readonly SeatsRow[]): number[] =>
  seats.flatMap(({ sitter, seat }) => (sitter === 'person' ? [seat] : []));

interface Silent {
  readonly seat: number;
  readonly askId: number;
}

/** For each of them a job of its own: when its answer is due. */
async function beginSilences(services: Services, id: string): Promise<void> {
  const actor = services.tables.at(id);
  await actor.refresh();
  const { silent, isAlone, most, deadline } = await actor.read((live) => silencesAt(live));
  for (const { seat, askId } of silent) {
    if (isAlone) {
      await actor.answerFor(seat, askId);
      continue;
    }
    const at = services.now() + silenceFor(await timesOf(services, id, seat), lotOf(services), most);
    await services.store.addJob(services.store.db, {
      kind: 'silence',
      key: `silence:${id}:${seat}:${askId}`,
      payload: { table: id, seat, askId },
      // Nobody's time may run out over an answer they are not asked for.
      at: Math.min(at, deadline - IN_TIME),
      // Drawn once for a question: with every act of the others anew, the answer would never come before theirs.
      unlessWaiting: true,
    });
  }
}

function silencesAt({ table, seats, row, progress }: Live) {
  const people = peopleIn(seats);
  const silent: Silent[] =
    progress.status === 'playing'
      ? withOneAnswer(table, people).map((seat) => ({ seat, askId: table.asks(seat).own!.askId }))
      : [];
  return {
    silent,
    isAlone: people.length === 1,
    most: MOST[fromJson('pace', row.pace).kind],
    deadline: progress.deadline ?? Number.POSITIVE_INFINITY,
  };
}

async function breakSilence(services: Services, id: string, seat: number, askId: number): Promise<void> {
  const actor = services.tables.at(id);
  await actor.refresh();
  await actor.answerFor(seat, askId);
}

async function timesOf({ store }: Services, id: string, seat: number): Promise<number[]> {
  const rows = await store.db
    .selectFrom('journal')
    .select(['seat', 'at'])
    .where('table_id', '=', id)
    .where('seat', 'is not', null)
    .orderBy('first', 'desc')
    .limit(ROWS)
    .execute();
  const acts = rows.reverse().map((row) => ({ seat: row.seat ?? -1, at: Number(row.at) }));
  return answeringTimes(acts, seat);
}

/** Nobody else can guess it: it decides how long the table is silent. */
const lotOf = ({ secret }: Services): number => Number.parseInt(secret(4), 16) / 2 ** 32;
