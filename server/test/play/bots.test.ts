import { getPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { Admission } from '../../src/bots/admission.ts';
import { makeBots } from '../../src/bots/part.ts';
import { makeThinkers } from '../../src/bots/thinkers.ts';
import { generousLimits } from '../../src/play/limits.ts';
import { makePlay } from '../../src/play/part.ts';
import { WorkerPool } from '../../src/threads/worker-pool.ts';
import { type Ground, ground, lots } from './ground.ts';
import { playOn } from './players.ts';

const thread = (name: string): URL => new URL(`./threads/${name}.ts`, import.meta.url);
let here: Ground | null = null;
afterEach(async () => {
  await here?.close();
  here = null;
});

describe('a bot that never comes to an end', () => {
  it('is stopped, and its table goes on', async () => {
    const bots = makeBots({ module: thread('looping'), timeout: 200 });
    here = await ground({ databaseUrl: null, file: ':memory:' }, { parts: [makePlay(generousLimits), bots] });
    const table = await here.begin('teaching', { options: { players: 2 }, bots: [1] });
    const me = await here.sit(table, 'u0');
    expect(await playOn([me], lots(3), 4)).toBe(4);
    const by = await here.server.services.tables.read(table, ({ table: { journal } }) =>
      journal.flatMap((entry) => ('seat' in entry ? [entry.seat] : [])),
    );
    expect(by).toContain(1);
  }, 30_000);
});

describe('bots of several accounts', () => {
  it('take turns in thinking, however many think in one name', async () => {
    const thinkers = makeThinkers(1, { module: thread('prompt') });
    const order: string[] = [];
    const think = async (account: string) => {
      await thinkers.ask(account, { game: 'teaching', bot: 'random', situation: {} as never, seed: 'seed' });
      order.push(account);
    };
    await Promise.all([...Array.from({ length: 25 }, () => think('many')), think('one'), think('other')]);
    await thinkers.close();
    // One thought was under way already; then each has its turn.
    expect(order.indexOf('one')).toBeLessThanOrEqual(2);
    expect(order.indexOf('other')).toBeLessThanOrEqual(3);
    expect(order).toHaveLength(27);
  });

  it.runIf(process.platform === 'linux')('think behind the thread that answers people', async () => {
    const pool = new WorkerPool<null, number>({ threads: 1, timeout: 5000, module: thread('priority') });
    expect(await pool.ask('somebody', null)).toBeGreaterThan(getPriority());
    await pool.close();
  });

  it('are moved at so many tables of one account at once, and there is always room for another', () => {
    const admission = new Admission({ all: 4, each: 3, reserve: 1 });
    expect(['a', 'a', 'a', 'a'].map((who) => admission.enter(who))).toEqual([true, true, true, false]);
    expect(['b', 'b', 'c', 'd'].map((who) => admission.enter(who))).toEqual([true, false, true, false]);
    admission.leave('a');
    expect(admission.enter('d')).toBe(true);
    expect(admission.enter('b')).toBe(false);
  });
});
