// @vitest-environment happy-dom
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/boards/games.ts';
import { faultsByField } from '../../src/components/field-paths.ts';
import { keepSet, removeSet, setsOf } from '../../src/components/library.ts';
import ComponentsPage from '../../src/shell/components/components-page.tsx';
import { click, fill, mount, the } from './dom.ts';

const GAME = 'struggle-of-empires';

beforeEach(() => {
  for (const { id } of setsOf(GAME)) removeSet(GAME, id);
});

const page = async () => {
  await loadGame(GAME);
  await mount(
    <Suspense>
      <ComponentsPage game={GAME} />
    </Suspense>,
  );
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), 20_000);
};
const buttonCalled = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name) ?? expect.fail(`no ${name}`);
const field = (path: string) => the<HTMLInputElement>(`[data-path="${path}"]`);

describe('a set of components being edited', () => {
  it('has every fault beside its field, and is kept once there is none', async () => {
    await page();
    await click(buttonCalled('From ours'));
    await fill(field('seaDie.arrives'), '5');
    await fill(field('counters.india[3]'), 'Z9');
    expect(field('counters.india[3]').getAttribute('aria-invalid')).toBe('true');
    const why = field('counters.india[3]').getAttribute('aria-describedby');
    expect(document.getElementById(why ?? '')?.textContent).toContain('Z9');
    expect(buttonCalled('Keep on this device').disabled).toBe(true);
    await fill(field('counters.india[3]'), '4');
    await fill(field('seaDie.arrives'), '2');
    await fill(field('seaDie.stays'), '3');
    await fill(field('seaDie.sinks'), '1');
    await fill(field('id'), 'my-box');
    await click(buttonCalled('Keep on this device'));
    expect(setsOf(GAME)).toMatchObject([{ id: 'my-box', seaDie: { stays: 3 } }]);
  }, 60_000);

  it('does not take the place of another of its name', () => {
    expect(keepSet(GAME, { id: 'mine' })).toBe('kept');
    expect(keepSet(GAME, Object.assign({ id: 'mine' }, { seaDie: 1 }))).toBe('name-taken');
    expect(keepSet(GAME, { id: 'mine' })).toBe('kept');
    expect(setsOf(GAME)).toEqual([{ id: 'mine' }]);
  });
});

describe('faults', () => {
  it('stand beside their own field, or the nearest around a field that is not there', () => {
    const set = { id: 'mine', vp: { original: { india: [1, 2] } } };
    const at = (...paths: string[]) => paths.map((path) => ({ why: 'data-missing', at: path }));
    const found = faultsByField(set, at('vp.original.india[1]', 'vp.original.africa', 'costs.deluxe', 'id'));
    expect([...found.keys()]).toEqual(['vp.original.india[1]', 'vp.original', '', 'id']);
  });
});
