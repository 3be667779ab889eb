// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { CourtCell } from '../../src/boards/seven-years-world-war/court/CourtCell.tsx';
import type { Lay, Suitor } from '../../src/boards/seven-years-world-war/court/chances.ts';
import { courting } from '../../src/boards/seven-years-world-war/court/courting.ts';
import { namingOf } from '../../src/boards/seven-years-world-war/i18n/index.ts';
import { click, mount, the } from '../page/dom.ts';

const suitor: Suitor = { power: 'UP', seat: null, squares: 4, points: 12, units: 8, ratio: 136 };
const lay: Lay = { markers: ['diplomacy-3', 'diplomacy-2'], total: 5 };
const teaching = (isMeant: boolean) => ({
  thing: null,
  isFree: false,
  wanted: [],
  of: () => ({ isMeant, step: null }),
});
const cell = (isMeant: boolean) => (
  <CourtCell suitor={suitor} lay={lay} opposed={0} name="" naming={namingOf('en')} taught={teaching(isMeant)} />
);

afterEach(() => courting.set({ power: null, lay: null }));

it('in a lesson the markers that are meant are lit until they are picked: then it is the button that lays them', async () => {
  await mount(cell(true));
  expect(the('button').dataset.meant).toBe('yes');
  await click(the('button'));
  expect(the('button').getAttribute('aria-pressed')).toBe('true');
  expect(the('button').dataset.meant).toBeUndefined();
});

it('in a lesson markers that are not meant stay dim, picked or not', async () => {
  await mount(cell(false));
  await click(the('button'));
  expect(the('button').dataset.meant).toBe('no');
});
