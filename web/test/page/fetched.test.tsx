// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoAnswer, Refused } from '../../src/online/api.ts';
import { change, currentSettings } from '../../src/settings.ts';
import { PlayBots } from '../../src/shell/lobby/play-bots.tsx';
import { TableFilter } from '../../src/shell/lobby/table-filter.tsx';
import { useDoing } from '../../src/shell/online/use-doing.ts';
import { useFetched } from '../../src/shell/online/use-fetched.ts';
import { click, doing, fill, mount, mountHook, textsOf, until } from './dom.ts';
import { requests } from './requests.ts';

beforeEach(() => change({ language: 'en' }));
afterEach(() => void vi.unstubAllGlobals());

describe('something of the server’s', () => {
  it('is there once the server has answered', async () => {
    const asked = requests();
    const hook = await mountHook(useFetched<'GET /tables/mine'>, 'tables/mine');
    expect(hook.now).toMatchObject({ value: null, fault: null });
    await asked[0].answer([]);
    await until(() => expect(hook.now.value).toEqual([]));
  });

  it('is not asked for without an address', async () => {
    const asked = requests();
    await mountHook(useFetched<'GET /tables/mine'>, null);
    expect(asked).toEqual([]);
  });

  it('keeps what it had when it cannot be fetched again, and says so', async () => {
    const asked = requests();
    const hook = await mountHook(useFetched<'GET /tables/mine'>, 'tables/mine');
    await asked[0].answer([]);
    await until(() => expect(hook.now.value).toEqual([]));
    await doing(() => hook.now.again());
    await asked[1].fail();
    await until(() => expect(hook.now.fault).toBeInstanceOf(NoAnswer));
    expect(hook.now.value).toEqual([]);
    await doing(() => hook.now.again());
    await asked[2].answer([]);
    await until(() => expect(hook.now.fault).toBeNull());
  });

  it('says why where the server says no', async () => {
    const asked = requests();
    const hook = await mountHook(useFetched<'GET /tables/mine'>, 'tables/mine');
    await asked[0].answer({ reason: { why: 'sign-in-first' } }, 401);
    await until(() => expect(hook.now.fault).toBeInstanceOf(Refused));
    expect(hook.now.fault).toMatchObject({ status: 401, reason: { why: 'sign-in-first' } });
  });

  it('is the answer to what was asked last, whichever comes first', async () => {
    const asked = requests();
    const hook = await mountHook(useFetched<'GET /tables/mine'>, 'tables/mine');
    await doing(() => hook.now.again());
    await asked[1].answer([{ id: 'new' }]);
    await until(() => expect(hook.now.value).toEqual([{ id: 'new' }]));
    await asked[0].answer([{ id: 'old' }]);
    await doing(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(hook.now.value).toEqual([{ id: 'new' }]);
  });
});

describe('something asked of the server', () => {
  const acting = () => mountHook(() => useDoing(), null);

  it('is under way until it is done', async () => {
    const hook = await acting();
    const { promise, resolve } = Promise.withResolvers<void>();
    let done: boolean | null = null;
    await doing(() => {
      void hook.now
        .run(() => promise)
        .then((yes) => {
          done = yes;
        });
    });
    expect([hook.now.busy, done]).toEqual([true, null]);
    await doing(() => resolve());
    expect([hook.now.busy, hook.now.problem, done]).toEqual([false, null, true]);
  });

  it.each([
    ['a refusal with a reason', new Refused({ why: 'too-many-requests' }, 429), 'Too often. Wait a minute.'],
    ['a refusal nobody knows', new Refused({ why: 'brand-new' }, 400), 'That did not work.'],
    ['a fault of its own', new Error('oops'), 'That did not work.'],
  ])('keeps the reason of %s until the next try', async (_, fault, text) => {
    const hook = await acting();
    const answers: boolean[] = [];
    await doing(async () => void answers.push(await hook.now.run(() => Promise.reject(fault))));
    expect([hook.now.busy, hook.now.problem]).toEqual([false, text]);
    await doing(async () => void answers.push(await hook.now.run(async () => undefined)));
    expect([hook.now.problem, answers]).toEqual([null, [false, true]]);
  });
});

describe('the lists of the lobby', () => {
  it('are fetched anew by game and pace', async () => {
    const asked = requests();
    vi.stubGlobal(
      'WebSocket',
      class {
        close() {}
      },
    );
    const { leave } = await mount(<TableFilter />);
    const [game, pace] = document.querySelectorAll<HTMLSelectElement>('select');
    await fill(game, 'struggle-of-empires');
    expect(asked.map(({ path }) => path.split('?')[0]).sort()).toEqual(['tables/open', 'tables/playing']);
    for (const { path } of asked) expect(path).toContain('game=struggle-of-empires');
    await fill(pace, 'live');
    for (const { path } of asked.slice(2)) expect(path).toMatch(/game=struggle-of-empires.*pace=live|pace=live.*game=/);
    await fill(game, '');
    for (const { path } of asked.slice(4)) expect(path).not.toContain('game=');
    expect([game.value, pace.value]).toEqual(['', 'live']);
    for (const { answer } of asked) await answer([]);
    await leave();
  });
});

describe('how well bots play', () => {
  it('is kept for games to come, in either language', async () => {
    await mount(<PlayBots game="struggle-of-empires" />);
    await click(document.querySelector('.play-level')!);
    const levels = [...document.querySelectorAll<HTMLButtonElement>('.play-levels li > button')];
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.filter((each) => each.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
    const english = textsOf('.play-level');
    const before = currentSettings().level;
    await click(levels.at(-1)!);
    expect(currentSettings().level).not.toBe(before);
    expect(document.querySelector('.play-levels')).toBeNull();
    await doing(() => change({ language: 'it' }));
    expect(textsOf('.play-level')).not.toEqual(english);
    await doing(() => change({ level: before }));
  });
});
