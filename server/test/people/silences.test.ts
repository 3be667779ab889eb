import { withOneAnswer } from '@cabinet-wars/host';
import { askMe, EMPTY_HANDED, randomChoice, Seeded } from '@cabinet-wars/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silences } from '../../src/silences/part.ts';
import type { NewJob } from '../../src/store/jobs.ts';
import { beginGame } from '../../trial/index.ts';
import { type House, openHouse } from '../house.ts';

const people = [0, 1, 2];
/** How long everybody thinks, at least. */
const THOUGHT = 11_000;

let house: House;
const asked: NewJob[] = [];
beforeAll(async () => {
  house = await openHouse({ databaseUrl: null, file: ':memory:' });
  const { services } = house.server;
  const { store } = services;
  const addJob = store.addJob.bind(store);
  const note: typeof store.addJob = async (db, job) => {
    if (job.kind === 'silence') asked.push(job);
    await addJob(db, job);
  };
  Object.assign(store, { addJob: note });
  // The lot of a silence is drawn from four bytes; the rest names tables and seeds their dice.
  let made = 0;
  const secret = (bytes: number) => (bytes === 4 ? 'ffffffff' : (++made).toString(16).padStart(2 * bytes, '0'));
  Object.assign(services, { secret });
});
afterAll(() => house.server.close());

/** A game of three in which somebody has but one answer, and somebody else is asked as well. */
async function silentGame() {
  const { services } = house.server;
  const id = await beginGame(services, 'seven-years-world-war', { options: { players: 3 } });
  const chance = new Seeded('quiet');
  for (let i = 0; i < 3000; i++) {
    const { silent, other } = await services.tables.read(id, ({ table }) => {
      const own = people.flatMap((seat) => table.asks(seat).own ?? []);
      const [seat] = withOneAnswer(table, people);
      return {
        silent: own.find((each) => each.seat === seat),
        other: own.find((each) => !withOneAnswer(table, people).includes(each.seat)),
      };
    });
    if (silent !== undefined && other !== undefined) {
      const at = sql<number>`first * ${THOUGHT}`;
      await services.store.db.updateTable('journal').set({ at }).where('table_id', '=', id).execute();
      return { id, silent, other };
    }
    const next = (silent ?? other)!;
    const said = randomChoice(next.options, chance);
    await services.tables.act(id, next.seat, { t: 'choose', id: `c${i}`, askId: next.askId, said });
  }
  throw new Error('nobody ever has one answer');
}

const begin = (id: string) => silences.jobs!(house.server.services).silence({ table: id });
const openAsk = (id: string, seat: number) =>
  house.server.services.tables.read(id, ({ table }) => table.asks(seat).own?.askId ?? null);

it('the moment of an only answer is drawn once, whatever the others do meanwhile', async () => {
  const { id, silent, other } = await silentGame();
  const { services } = house.server;
  asked.length = 0;
  await begin(id);
  const { at } = asked.find(({ payload }) => payload.seat === silent.seat)!;
  expect(at).toBeGreaterThanOrEqual(services.now() + THOUGHT - 1000);
  house.pass(at! - services.now() - 500);
  const order = askMe(EMPTY_HANDED);
  const answer = await services.tables.act(id, other.seat, { t: 'order', id: 'other', order, on: true });
  expect(answer).toEqual({ ok: true });
  await begin(id);
  await house.settle();
  expect(await openAsk(id, silent.seat)).toBe(silent.askId);
  house.pass(1000);
  await house.settle();
  expect(await openAsk(id, silent.seat)).not.toBe(silent.askId);
});

it("it comes before anybody's time is up", async () => {
  const { id, silent } = await silentGame();
  const { services } = house.server;
  const deadline = services.now() + 5000;
  await services.tables.amend(id, { deadline });
  await services.tables.at(id).refresh();
  asked.length = 0;
  await begin(id);
  const job = asked.find(({ payload }) => payload.seat === silent.seat);
  expect(job).toBeDefined();
  expect(job!.at).toBeLessThan(deadline);
});
