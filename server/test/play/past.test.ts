import { readTranscript, verifyTranscript } from '@cabinet-wars/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ground, gameCalled, ground, lots } from './ground.ts';
import { playOn } from './players.ts';

let here: Ground;
beforeAll(async () => {
  here = await ground({ databaseUrl: null, file: ':memory:' });
});
afterAll(() => here.close());

const get = async (path: string, user: string | null) => {
  const headers: Record<string, string> = user === null ? {} : { authorization: `Bearer ${user}` };
  const response = await fetch(`${here.address}/api/v1/tables/${path}`, { headers });
  const text = await response.text();
  return { status: response.status, text, json: () => JSON.parse(text) };
};

describe('the past of a table', () => {
  it('is told to each as they knew it, moment by moment', async () => {
    const table = await here.begin('teaching', { options: { players: 2 } });
    const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    await playOn(people, lots(31), 20);
    for (const [seat, line] of people.entries()) {
      const { length, told, at, times } = (await get(`${table}/timeline`, `u${seat}`)).json();
      expect(told).toEqual(line.state.told);
      expect(at.at(-1)).toBe(length);
      expect(times).toHaveLength(length + 1);
      for (const time of times) expect([time % 60_000, time > 0]).toEqual([0, true]);
      const last = (await get(`${table}/past?at=${length}`, `u${seat}`)).json();
      expect(last.view.open).toEqual(line.state.open);
      const first = (await get(`${table}/past?at=0`, `u${seat}`)).json();
      expect(first.view.open).not.toEqual(last.view.open);
      expect(first.view.own.seat).toBe(seat);
    }
  });

  it('is written down without secrets while the game is played, and whole afterwards', async () => {
    const table = await here.begin('teaching', { options: { players: 2 } });
    const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    await playOn(people, lots(32), 15);
    const early = (await get(`${table}/transcript`, 'u0')).text;
    expect(early).toContain('kind: redacted, as red may know it');
    expect(early).not.toMatch(/^seed:/m);
    await playOn(people, lots(33));
    const read = readTranscript((await get(`${table}/transcript`, null)).text);
    if (!read.ok) throw new Error(read.problem.message);
    expect(verifyTranscript(await gameCalled('teaching'), read.transcript).problems).toEqual([]);
    const { length } = (await get(`${table}/timeline`, null)).json();
    expect((await get(`${table}/past?at=${length - 1}`, null)).json().view.all).not.toBeNull();
  });

  it('is not told to whoever may not look', async () => {
    const table = await here.begin('teaching', { row: { access: 'private' } });
    for (const what of ['transcript', 'timeline', 'past?at=0'])
      expect(await get(`${table}/${what}`, 'u9')).toMatchObject({ status: 404 });
    expect((await get(`${table}/past?at=x`, 'u0')).status).toBe(400);
    expect((await get('none/timeline', 'u0')).json()).toEqual({ ok: false, reason: { why: 'no-such-table' } });
  });
});
