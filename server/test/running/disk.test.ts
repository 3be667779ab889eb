import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { eachStore } from '../kit.ts';
import { type Ground, ground, lots } from '../play/ground.ts';
import { playOn } from '../play/players.ts';

let here: Ground | null = null;
afterEach(async () => {
  await here?.close();
  here = null;
}, 60_000);

eachStore('a full disk', (fresh) => {
  it('is named as such to players and to who watches over the server, and nothing is lost', async () => {
    const place = await fresh();
    here = await ground(place);
    const { db } = here.server.services.store;
    const table = await here.begin('teaching', { options: { players: 2 } });
    const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    await playOn(people, lots(51), 3);
    const fill = async (isFull: boolean) => {
      if (place.databaseUrl === null) {
        const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
        await sql.raw(`pragma max_page_count = ${isFull ? rows[0].page_count : 1_000_000}`).execute(db);
        // What lies free in the file is used up as well.
        if (isFull) await sql`create table filler (x text)`.execute(db).catch(() => {});
      } else if (isFull) {
        await sql
          .raw(`create function full_disk() returns trigger language plpgsql as
            $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
          .execute(db);
        for (const each of ['journal', 'settings'])
          await sql.raw(`create trigger full_disk before insert on ${each} execute function full_disk()`).execute(db);
      } else for (const each of ['journal', 'settings']) await sql.raw(`drop trigger full_disk on ${each}`).execute(db);
    };
    const ready = async () => (await fetch(`${here!.address}/readyz`)).json();
    expect(await ready()).toEqual({ ok: true });
    await fill(true);
    const failed = await playOn(people, lots(52), 200).then(
      () => null,
      (fault: Error) => fault.message,
    );
    expect(failed).toBe('refused: {"why":"disk-full"}');
    expect(await ready()).toEqual({ ok: false, why: 'no room left on the disk' });
    await fill(false);
    expect(await ready()).toEqual({ ok: true });
    expect(await playOn(people, lots(53), 5)).toBe(5);
  }, 60_000);
});
