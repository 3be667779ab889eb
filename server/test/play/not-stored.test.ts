import { type OwnAsk, randomChoice } from '@cabinet-wars/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Part } from '../../src/parts.ts';
import { generousLimits } from '../../src/play/limits.ts';
import { makePlay } from '../../src/play/part.ts';
import { type Ground, ground, lots } from './ground.ts';
import { pause, until } from './players.ts';

/** A part of the server that fails once when it is told to. */
const faulty = { isFaulty: false };
const part: Part = {
  name: 'faulty',
  consequences: [
    () => {
      if (faulty.isFaulty) throw new Error('a consequence fails');
      return {};
    },
  ],
};

let here: Ground;
let table: string;
beforeEach(async () => {
  here = await ground({ databaseUrl: null, file: ':memory:' }, { parts: [makePlay(generousLimits), part] });
  table = await here.begin('teaching', { options: { players: 2 } });
});
afterEach(() => here.close());

const asked = () =>
  here.server.services.tables.read(table, (live) => {
    const seat = [0, 1].find((each) => live.table.asks(each).own !== null)!;
    return { seat, own: live.table.asks(seat).own as OwnAsk };
  });
const choice = (id: string, { askId, options }: OwnAsk) => ({
  t: 'choose' as const,
  id,
  askId,
  said: randomChoice(options, lots(1)),
});
const versions = async () => {
  const { store, tables } = here.server.services;
  const { version } = await store.db
    .selectFrom('progress')
    .select('version')
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  return [version, await tables.read(table, (live) => live.table.version)];
};

describe('an act that could not be stored', () => {
  it('is not in the table that others then see, whatever failed, and may be sent again', async () => {
    const { tables, store } = here.server.services;
    const { seat, own } = await asked();
    faulty.isFaulty = true;
    await expect(tables.act(table, seat, choice('k1', own))).rejects.toThrow('a consequence fails');
    faulty.isFaulty = false;
    const [stored, inMemory] = await versions();
    expect(inMemory).toBe(stored);
    expect(await tables.act(table, seat, { ...choice('k1', own), again: true })).toMatchObject({ ok: true });
    const next = await asked();
    await tables.act(table, next.seat, choice('k2', next.own));
    const rows = await store.db.selectFrom('journal').select(['seat', 'key']).where('table_id', '=', table).execute();
    expect(rows).toEqual([
      { seat, key: 'k1' },
      { seat: next.seat, key: 'k2' },
    ]);
  });

  it('does not keep from the others that somebody has come in the same moment', async () => {
    const { tables, store } = here.server.services;
    const { seat, own } = await asked();
    const seen: boolean[] = [];
    const connection = (note: (isHere: boolean) => void) => ({
      send: (text: string) => {
        const message = JSON.parse(text);
        if (message.t === 'seats') note(message.seats[1].here);
      },
      close: () => undefined,
    });
    const actor = tables.at(table);
    await actor.join(
      0,
      0,
      connection((isHere) => seen.push(isHere)),
      0,
    );
    const { append } = store;
    Object.assign(store, {
      append: async () => {
        Object.assign(store, { append });
        await pause(20);
        throw new Error('the disk is full');
      },
    });
    await actor.join(
      1,
      1,
      connection(() => undefined),
      0,
    );
    await expect(actor.act(seat, choice('k', own))).rejects.toThrow('the disk is full');
    await until(() => seen.includes(true), 'the newcomer');
  });
});
