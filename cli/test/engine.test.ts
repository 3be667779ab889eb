import type { Result } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { answers, refusal } from '../src/engine/answers.ts';
import { Engine } from '../src/engine/engine.ts';
import { requests } from '../src/engine/requests.ts';
import { returnsOf } from '../src/engine/returns.ts';
import { run } from './command.ts';

const schemas: Readonly<Record<string, z.ZodType>> = answers;

/** An engine whose every answer is held against its schema. */
function newEngine() {
  const engine = new Engine();
  const ask = async (request: { readonly do: string; readonly [fact: string]: unknown }) => {
    // JSON leaves out what is undefined, as a caller would see it.
    const answer = JSON.parse(JSON.stringify(await engine.answer(request)));
    if (answer.ok) schemas[request.do].parse(answer);
    else refusal.parse(answer);
    return answer;
  };
  return { engine, ask };
}

const begun = (more: object = {}) => ({ do: 'new', game: 'teaching', seed: 7, ...more });

describe('the engine', () => {
  it('begins any game, tells every option, and takes one by its place or in full', async () => {
    const { ask } = newEngine();
    for (const mode of ['table', 'bare']) {
      const { table, asks } = await ask(begun({ mode }));
      const [first] = asks;
      expect(first.options.length).toBeGreaterThan(1);
      const chosen = await ask({ do: 'choose', table, seat: first.seat, option: 1 });
      expect(chosen.asks).not.toEqual(asks);
      const again = await ask({ do: 'legal', table });
      expect(again.asks).toEqual(chosen.asks);
    }
  });

  it('tells no more of the next question than is wanted', async () => {
    const { ask } = newEngine();
    const { table, asks } = await ask(begun({ tell: 'seats' }));
    expect(Object.keys(asks[0])).toEqual(['seat', 'key', 'mode']);
    expect(await ask({ do: 'choose', table, option: 0, tell: 'nothing' })).toEqual({ ok: true });
  });

  it('tells how many options there are, for those who choose by their place', async () => {
    const { ask } = newEngine();
    const { table, asks } = await ask(begun({ mode: 'bare' }));
    const { asks: counted } = await ask({ do: 'choose', table, option: 0, tell: 'counts' });
    const { asks: whole } = await ask({ do: 'legal', table });
    expect(asks[0].options.length).toBeGreaterThan(1);
    expect(counted[0]).toEqual({
      seat: whole[0].seat,
      key: whole[0].key,
      mode: whole[0].mode,
      options: whole[0].options.length,
    });
    const beyond = { do: 'choose', table, option: whole[0].options.length };
    expect((await ask(beyond)).reason).toEqual({ why: 'not-an-option' });
    expect((await ask({ do: 'choose', table, option: -1 })).reason).toMatchObject({
      why: 'malformed',
      field: 'option',
    });
    expect((await ask({ do: 'choose', table, option: 0, tell: 'all' })).reason).toMatchObject({ field: 'tell' });
  });

  it('refuses with a reason and the field that is wrong, and changes nothing', async () => {
    const { ask } = newEngine();
    const { table } = await ask(begun());
    const why = async (request: { do: string }) => (await ask(request)).reason;
    const before = await ask({ do: 'save', table });
    expect(await why({ do: 'chose' })).toMatchObject({ why: 'malformed', field: 'do' });
    const wrong = { do: 'choose', table, seat: 'red', option: 0 };
    expect(await why(wrong)).toMatchObject({ why: 'malformed', field: 'seat' });
    const unknown = { do: 'choose', table, option: 0, chioce: 1 };
    expect(await why(unknown)).toMatchObject({ why: 'malformed' });
    const gone = { do: 'legal', table: 99 };
    expect(await why(gone)).toEqual({ why: 'no-such-table', table: 99 });
    const other = { do: 'new', game: 'chess' };
    expect(await why(other)).toMatchObject({ why: 'no-such-game' });
    const far = { do: 'view', table, viewer: 9 };
    expect(await why(far)).toEqual({ why: 'no-such-seat', seat: 9 });
    const open = { do: 'view', table, viewer: 'open' };
    expect(await why(open)).toEqual({ why: 'not-over' });
    const nonsense = { do: 'choose', table, choice: { t: 'nonsense' } };
    expect(await why(nonsense)).toEqual({ why: 'not-an-option' });
    const many = begun({ options: { players: 77, nothing: 1 } });
    expect((await ask(many)).reasons).toHaveLength(2);
    expect(await ask({ do: 'save', table })).toEqual(before);
  });

  it('takes back at a table, and has nothing of the kind on bare rules', async () => {
    const { ask } = newEngine();
    const { table, ...begin } = await ask(begun({ game: 'struggle-of-empires' }));
    let before = begin.asks;
    let after = (await ask({ do: 'choose', table, option: 0 })).asks;
    while (before[0].seat !== after[0].seat || before[0].key === 'set-up.place') {
      before = after;
      after = (await ask({ do: 'choose', table, option: 0 })).asks;
    }
    expect((await ask({ do: 'undo', table, seat: before[0].seat })).asks).toEqual(before);
    expect((await ask({ do: 'undo', table, seat: 9 })).reason.why).toBe('no-such-seat');
    const bare = await ask(begun({ mode: 'bare' }));
    expect((await ask({ do: 'undo', table: bare.table, seat: 0 })).reason.why).toBe('bare');
  });

  it('goes on alike from a copy and from a save, and otherwise with another seed', async () => {
    const { ask } = newEngine();
    for (const mode of ['table', 'bare']) {
      const { table } = await ask(begun({ mode, game: 'struggle-of-empires' }));
      const played = async (at: number) => {
        for (let i = 0; i < 120; i++)
          await ask({ do: 'bot', table: at, bot: 'random', seed: String(i), tell: 'nothing' });
        return (await ask({ do: 'view', table: at, viewer: 'spectator' })).view;
      };
      const copy = await ask({ do: 'copy', table });
      const other = await ask({ do: 'copy', table, seed: 'other' });
      const { saved } = await ask({ do: 'save', table });
      const loaded = await ask({ do: 'load', saved });
      const view = await played(table);
      expect(await played(copy.table)).toEqual(view);
      expect(await played(loaded.table)).toEqual(view);
      expect(await played(other.table)).not.toEqual(view);
    }
  });

  it('plays copies out, by lot and with bots, and leaves the table as it is', async () => {
    const { ask } = newEngine();
    const { table } = await ask(begun({ mode: 'bare' }));
    const before = await ask({ do: 'save', table });
    const { results, returns, steps } = await ask({ do: 'play-out', table, games: 3 });
    expect(results).toHaveLength(3);
    expect(steps).toBeGreaterThan(10);
    expect(returns.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(0);
    const bots = returns.map(() => 'random');
    expect((await ask({ do: 'play-out', table, bots })).results).toHaveLength(1);
    expect((await ask({ do: 'play-out', table, bots: ['nobody'] })).reason.why).toBe('a-bot-for-each-seat');
    expect(await ask({ do: 'save', table })).toEqual(before);
  });

  it('samples a position that looks the same to its seat', async () => {
    const { ask } = newEngine();
    const { table } = await ask(begun({ mode: 'bare' }));
    const view = (at: number) => ask({ do: 'view', table: at, viewer: 1 });
    expect(await view((await ask({ do: 'sample', table, seat: 1 })).table)).toEqual(await view(table));
  });

  it('describes a game: options, seats, questions, choices, deals, orders, and bots', async () => {
    const { ask } = newEngine();
    const { games } = await ask({ do: 'games' });
    expect(games.map(({ id }: { id: string }) => id)).toContain('struggle-of-empires');
    const { description } = await ask({ do: 'describe', game: 'struggle-of-empires' });
    expect(description.choices.bid).toEqual([{ name: 'gold', kind: 'number' }]);
    expect(description.seats['2']).toHaveLength(2);
    expect(description.bots.map(({ id }: { id: string }) => id)).toContain('captain');
    expect(description.texts.it.title).toBe(description.texts.en.title);
  });
});

it('has an answer for each request in its schema', () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(requests).sort());
});

it('reckons returns by place', () => {
  const returns = (...places: number[][]) => returnsOf({ places, scores: [], reason: '' } satisfies Result);
  expect(returns([1], [0])).toEqual([-1, 1]);
  expect(returns([2], [0, 1])).toEqual([-0.5, -0.5, 1]);
  expect(returns([0, 1])).toEqual([0, 0]);
});

it('speaks JSON lines: one answer a line, a list for a list, and says what is no JSON', () => {
  const lines = ['{"do":"games","id":"a"}', '[{"do":"legal","table":1},{"do":"games"}]', '', 'what?'];
  const { code, out } = run('cli', ['engine'], `${lines.join('\n')}\n`);
  const [first, second, third, ...others] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(first).toMatchObject({ id: 'a', ok: true });
  expect(second).toMatchObject([{ ok: false, reason: { why: 'no-such-table' } }, { ok: true }]);
  expect(third).toMatchObject({ ok: false, reason: { why: 'no-json' } });
  expect(others).toEqual([]);
});
