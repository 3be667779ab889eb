// @vitest-environment happy-dom
import type { Me, TableSummary } from '@cabinet-wars/protocol/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { become } from '../../src/online/session.ts';
import { change } from '../../src/settings.ts';
import CodeDialog from '../../src/shell/lobby/code-dialog.tsx';
import { JoinButton } from '../../src/shell/lobby/join-button.tsx';
import { TableRow } from '../../src/shell/lobby/table-row.tsx';
import { chair, row } from '../table-rows.ts';
import { click, doing, fill, mount, textOf, textsOf, the, until } from './dom.ts';
import { type Asked, requests } from './requests.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 20, 12);

let asked: Asked[];
beforeEach(() => {
  vi.setSystemTime(NOW);
  change({ language: 'en' });
  become({ is: 'known', me: { name: 'Anna' } as Me });
  location.hash = '#/';
  asked = requests();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seats = [
  chair('red', { sitter: 'person', name: 'Anna', me: true }),
  chair('blue', { sitter: 'person', name: 'Ben' }),
  chair('green'),
];

describe('a table in a list', () => {
  const told = async (over: Partial<TableSummary>) => {
    const { leave } = await mount(<TableRow table={row('t1', { seats, changed: NOW, waitsSince: NOW, ...over })} />);
    const status = textsOf('.table-status > span');
    const words = textOf('.table-words');
    await leave();
    return { status, words };
  };

  it('that is open says how many sit there and how it is played', async () => {
    expect(await told({ pace: { kind: 'days', each: 72 * HOUR, late: 'nothing' } })).toMatchObject({
      words: expect.stringContaining('2 of 3 seated'),
      status: ['by turns', '3 days a choice'],
    });
    const live = await told({ pace: { kind: 'live', bank: HOUR, more: 0, late: 'nothing' } });
    expect(live.status).toEqual(['live', '60 min each']);
  });

  it('is called by its name, or by whose it is', async () => {
    expect((await told({ name: 'Thursday' })).words).toContain('Thursday');
    expect((await told({ name: '', owner: 'Ben' })).words).toContain('Ben’s table');
  });

  it('that is played says whom it waits for', async () => {
    const playing = { status: 'playing' } as const;
    expect((await told({ ...playing, waitsFor: [1] })).status[0]).toBe('waits for Ben');
    expect((await told({ ...playing, waitsFor: [0, 1] })).status[0]).toBe('waits for Anna, Ben');
    expect((await told({ ...playing, waitsFor: null })).status[0]).toBe('being played');
    expect((await told({ ...playing, waitsFor: [2] })).status[0]).toBe('being played');
  });

  it('that waits for me says how long I still have', async () => {
    const mine: Partial<TableSummary> = { status: 'playing', myTurn: true, waitsFor: [0] };
    expect((await told({ ...mine, deadline: NOW + 21 * HOUR })).status).toEqual(['Your move', '21 h left']);
    expect((await told({ ...mine, deadline: NOW - HOUR })).status[1]).toBe('0 min left');
    expect((await told(mine)).status[1]).toMatch(/^since /);
  });

  it('that is over says how it ended', async () => {
    expect((await told({ status: 'finished' })).status[0]).toBe('over');
    expect((await told({ status: 'abandoned' })).status[0]).toBe('given up');
    expect((await told({ status: 'halted' })).status[0]).toBe('halted');
  });
});

describe('joining from the list', () => {
  const table = row('t1', { name: 'Thursday', seats });

  it('sits down and goes there', async () => {
    await mount(<JoinButton table={table} />);
    await click(the('button', 'Join: Thursday'));
    expect(asked[0]).toMatchObject({ method: 'POST', path: 'tables/t1/join' });
    expect(location.hash).toBe('#/');
    await asked[0].answer({ done: true });
    await until(() => expect(location.hash).toBe('#/online/t1'));
  });

  it('stays, and says why, where somebody was quicker', async () => {
    await mount(<JoinButton table={table} />);
    await click(the('button'));
    await asked[0].answer({ reason: { why: 'seat-taken' } }, 409);
    await until(() => expect(textOf('[role=alert]')).toBeTruthy());
    expect(location.hash).toBe('#/');
  });

  it('leads strangers to where they sign in', async () => {
    become({ is: 'stranger' });
    await mount(<JoinButton table={table} />);
    expect(the<HTMLAnchorElement>('a', 'Join: Thursday').getAttribute('href')).toMatch(/^#\/sign-in/);
  });
});

describe('an invitation typed in', () => {
  const onClose = vi.fn<() => void>();
  const typed = async (code: string) => {
    // A window of its own opens over the page in a browser; here its content is enough.
    HTMLDialogElement.prototype.showModal ??= () => {};
    await mount(<CodeDialog onClose={onClose} />);
    await fill(the<HTMLInputElement>('input'), code);
    await doing(() => the<HTMLFormElement>('form').requestSubmit());
  };

  it('is looked up before one is led away by it', async () => {
    await typed('12AB 34cd-56');
    expect(asked.map(({ path }) => path)).toEqual(['invitations/12ab34cd56']);
    expect(location.hash).toBe('#/');
    await asked[0].answer({});
    await until(() => expect(location.hash).toBe('#/join/12ab34cd56'));
  });

  it('that nobody knows is said where it can be put right', async () => {
    await typed('12ab34cd56');
    await asked[0].answer({ reason: { why: 'no-such-table' } }, 404);
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(location.hash).toBe('#/');
  });

  it('that is none is said at once, and the server is not asked', async () => {
    await typed('come and play!');
    expect(textOf('.problem')).toContain('That is no invitation');
    expect(asked).toEqual([]);
  });

  it('may be the address of a table', async () => {
    await typed('look: https://example.org/#/online/t7');
    await until(() => expect(location.hash).toBe('#/online/t7'));
    expect(asked).toEqual([]);
  });
});
