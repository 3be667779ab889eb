// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Log } from '../../src/shell/table/log/log.tsx';
import { friend, me } from '../office.ts';
import { click, doing, textsOf, until } from './dom.ts';
import { sitDown } from './table.tsx';

const atLog = (choices: number, more = {}) =>
  sitDown({ seats: [me, friend], choices, as: 0, ...more }, ({ sitting, looking }) => (
    <Log sitting={sitting} looking={looking} />
  ));

const lines = () => [...document.querySelectorAll<HTMLElement>('.log-line')];
const ids = () => lines().map(({ dataset }) => Number(dataset.event));

describe('the log', () => {
  it('tells the newest first, in words', async () => {
    await atLog(6);
    expect(ids()).toEqual([...ids()].sort((a, b) => b - a));
    for (const text of textsOf('.log-line')) expect(text).not.toMatch(/undefined|\[object/);
  });

  it('reads out the newest line alone', async () => {
    const table = await atLog(3);
    const { own } = table.client.state().asks;
    await doing(() => table.client.choose(0, own!.askId, { t: 'recruit', province: 'hill' }));
    const newest = () => textsOf('.visually-hidden[aria-live]')[0];
    await until(() => expect(newest()).toMatch(/hill/i));
    expect(textsOf('.log-line')[0].startsWith(newest())).toBe(true);
  });

  it('of a long game comes into the page piece by piece', async () => {
    const table = await atLog(300, { seats: [me, friend, friend], options: { length: 'long' } });
    const all = table.client.state().told.length;
    expect(lines().length).toBeGreaterThan(0);
    expect(lines().length).toBeLessThan(all);
    const before = lines().length;
    await click(document.querySelector<HTMLElement>('button.link')!);
    expect(lines().length).toBeGreaterThan(before);
  });

  it('shows the board as it was at a line that is clicked, and marks it', async () => {
    const table = await atLog(8);
    const line = lines().at(-2)!;
    await click(line.querySelector<HTMLElement>('span') ?? line);
    await until(() => expect(table.now.looking.past).not.toBeNull());
    expect(table.now.looking.past!.next).toBeGreaterThan(Number(line.dataset.event));
  });

  it('leaves out what was taken back', async () => {
    const table = await atLog(3);
    const { own } = table.client.state().asks;
    await doing(() => table.client.choose(0, own!.askId, { t: 'recruit', province: 'hill' }));
    await until(() => expect(table.client.state().told.at(-1)).toMatchObject({ event: { t: 'recruited' } }));
    const recruited = table.client.state().told.at(-1)!.id;
    await until(() => expect(ids()).toContain(recruited));
    await doing(() => table.client.undo(0));
    await until(() => expect(ids()).not.toContain(recruited));
  });
});
