// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { become } from '../../src/online/session.ts';
import { useTables } from '../../src/shell/lobby/use-tables.ts';
import { row } from '../table-rows.ts';
import { doing, mountHook } from './dom.ts';
import { type Asked, requests } from './requests.ts';

/** The lobby's socket, greeted when a test says so. */
class Line {
  static readonly all: Line[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  greet = () => doing(() => this.onmessage?.({ data: '{"t":"ready"}' }));
  close() {}
}

let asked: Asked[];
beforeEach(() => {
  Line.all.length = 0;
  become({ is: 'stranger' });
  asked = requests();
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => void vi.unstubAllGlobals());

const rows = (...ids: readonly string[]) => ids.map((id) => row(id));
const openOnes = () => asked.filter(({ path }) => path.startsWith('tables/open'));
const answerAll = async (from: number, ...ids: readonly string[]) => {
  for (const each of asked.slice(from)) await each.answer(rows(...ids));
  await doing(() => undefined);
};

it('what was asked before the line was greeted again comes too late', async () => {
  const lobby = await mountHook(useTables, undefined);
  await Line.all[0].greet();
  const before = asked.length;
  await Line.all[0].greet();
  expect(openOnes()).toHaveLength(2);
  await answerAll(before, 'new');
  for (const each of asked.slice(0, before)) await each.answer(rows('old'));
  await doing(() => undefined);
  expect(lobby.now.open?.rows.map(({ id }) => id)).toEqual(['new']);
});

it('an answer to whoever has left the lobby is not shown to whoever comes back', async () => {
  const gone = await mountHook(useTables, undefined);
  await Line.all[0].greet();
  await gone.leave();
  const back = await mountHook(useTables, undefined);
  await answerAll(0, 'old');
  expect(back.now.open).toBeNull();
});
