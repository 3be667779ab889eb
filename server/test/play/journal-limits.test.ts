import { askMe, randomChoice } from '@cabinet-wars/kernel';
import type { Act } from '@cabinet-wars/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { journalLimits } from '../../src/tables/journal-limits.ts';
import { eachStore } from '../kit.ts';
import { type Ground, ground, lots } from './ground.ts';

eachStore('a journal', (fresh) => {
  let here: Ground;
  beforeAll(async () => {
    here = await ground(await fresh());
  });
  afterAll(() => here.close());
  let acts = 0;
  type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;
  const act = (table: string, seat: number, what: Unnamed<Act>) =>
    here.server.services.tables.act(table, seat, { ...what, id: `a${++acts}` } as Act);
  const choice = (table: string) =>
    here.server.services.tables.read(table, ({ table: game }) => {
      const seat = game.seats.findIndex((_, each) => game.asks(each).own !== null);
      const { askId, options } = game.asks(seat).own!;
      return { seat, askId, said: { ...randomChoice(options, lots(1)) } as Record<string, string> };
    });

  it('is not filled by changing one’s mind, while choices are always taken', async () => {
    const table = await here.begin('teaching', { options: { players: 2 } });
    const order = { t: 'order', order: { ...askMe() }, on: true } as const;
    for (let i = 0; i < journalLimits.ofThem; i++)
      expect(await act(table, 0, { ...order, on: i % 2 === 0 })).toMatchObject({ ok: true });
    expect(await act(table, 0, order)).toMatchObject({ ok: false, reason: { why: 'too-many-changes' } });
    // The other seat has done nothing yet.
    expect(await act(table, 1, order)).toMatchObject({ ok: true });
    const { seat, askId, said } = await choice(table);
    expect(await act(table, seat, { t: 'choose', askId, said })).toMatchObject({ ok: true });
  }, 60_000);

  it('that is very long takes choices only', async () => {
    const table = await here.begin('teaching', { options: { players: 2 } });
    const { tables, store } = here.server.services;
    await store.db
      .updateTable('progress')
      .set({ version: journalLimits.entries })
      .where('table_id', '=', table)
      .execute();
    await tables.at(table).refresh();
    expect(await act(table, 0, { t: 'undo' })).toMatchObject({ ok: false, reason: { why: 'journal-full' } });
  });
});
