/**
 * Makes the fixtures of the upgrade test from what this release keeps: `node server/test/upgrade/make-fixtures.ts NAME`, with the
 * name of its last migration. Done once for a release, never again for an old one.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { registerOutsideGames } from '@cabinet-wars/games/outside';
import { isSnapshotBetween } from '@cabinet-wars/host';
import { randomChoice, Seeded } from '@cabinet-wars/kernel';
import { makeServer } from '../../src/index.ts';
import type { Services } from '../../src/services.ts';
import { backUp, restore } from '../../src/store/index.ts';
import { beginGame, startPostgres } from '../../trial/index.ts';
import { Person } from '../person.ts';
import { dumpPostgres, dumpSqlite } from './dump.ts';

await registerOutsideGames({ CABINET_WARS_GAMES: 'kernel/test/teaching/registration.ts' });
const games = ['teaching', 'struggle-of-empires', 'imperial-struggle', 'seven-years-world-war'];
const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-fixture-'));
const place = { databaseUrl: null, file: join(folder, 'old.db') };
const server = await makeServer({ client: folder, config: place, parts: (await import('../../src/parts.ts')).parts });
await server.ready();
const people = [
  await new Person(server).signUp('Ada', { email: 'ada@example.org' }),
  await new Person(server).signUp('Bob'),
];
const { services } = server;
for (const game of games) {
  const table = await beginGame(services, game, { options: { players: 2 }, row: { name: `Old ${game}` } });
  for (const [seat, person] of people.entries()) {
    const me = (await person.get('/me')).body;
    const held = services.store.db.updateTable('seats').where('table_id', '=', table).where('seat', '=', seat);
    await held.set({ user_id: me.id, name: me.name }).execute();
  }
  await playOn(services, table, new Seeded(game));
}
await server.close();

const name = process.argv[2];
const keep = (kind: string, text: string) =>
  writeFileSync(new URL(`./${name}.${kind}.sql.gz`, import.meta.url), gzipSync(text, { level: 9 }));
keep('sqlite', dumpSqlite(place.file));
const postgres = await startPostgres({ isDurable: false });
const databaseUrl = await postgres.database();
const lines: string[] = [];
await backUp(place, async (all) => {
  for await (const line of all) lines.push(line);
});
await restore({ databaseUrl, file: '' }, ReadableStream.from(lines) as AsyncIterable<string>);
keep('postgres', await dumpPostgres(databaseUrl));
await postgres.stop();

/** Beyond one snapshot, and up to the next: nothing since then needs the old rules. */
async function playOn({ tables }: Services, table: string, chance: Seeded): Promise<void> {
  for (let i = 0; ; i++) {
    const act = await tables.read(table, ({ table: played }) => {
      const { version } = played;
      if (version > 40 && isSnapshotBetween(version - 1, version)) return null;
      const own = played.seats.map((_, seat) => played.asks(seat)).find((each) => each.own !== null)?.own;
      return own === undefined || own === null
        ? null
        : { seat: own.seat, askId: own.askId, said: randomChoice(own.options, chance) };
    });
    if (act === null) return;
    const { seat, ...chosen } = act;
    await tables.act(table, seat, { t: 'choose', id: `old-${i}`, ...chosen });
  }
}
