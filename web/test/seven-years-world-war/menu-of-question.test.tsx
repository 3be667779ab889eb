// @vitest-environment happy-dom

import { SQUARES } from '@cabinet-wars/seven-years-world-war/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Board } from '../../src/boards/seven-years-world-war/Board.tsx';
import { optionsAt } from '../../src/boards/seven-years-world-war/read/map/marks.ts';
import { targetsOf } from '../../src/boards/seven-years-world-war/read/map/things.ts';
import { mount, press } from '../page/dom.ts';
import { momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('<svg></svg>')));
afterEach(() => vi.unstubAllGlobals());

const OWN_WAY = ['movement-phase.act', 'move.march', 'recruiting.hub', 'diplomacy.hub', 'combat-phase.act'];
const severalAt = ({ ask, view }: Parameters<Parameters<typeof momentWhen>[2]>[0]) =>
  SQUARES.find((square) => optionsAt(targetsOf(ask, view.open), { t: 'square', square }).length > 1);

it('closes the menu of a thing with the question it was opened for', async () => {
  const moment = momentWhen(
    { players: 2 },
    3,
    (each) => !OWN_WAY.includes(each.ask.key) && severalAt(each) !== undefined,
  );
  const { draw } = await mount(<Board {...propsAt(moment)} />);
  const thing = document.querySelector(`[data-thing="square/${severalAt(moment)}"]`)!;
  await press('Enter', {}, thing);
  expect(document.querySelector('.map-menu')).not.toBeNull();
  // It is answered in the rail; the next question has fewer answers.
  const next = { ...moment.ask, askId: moment.ask.askId + 1, options: moment.ask.options.slice(0, 1) };
  await draw(<Board {...propsAt(moment, { ask: null })} />);
  await draw(<Board {...propsAt(moment, { ask: next })} />);
  expect(document.querySelector('.map-menu')).toBeNull();
});
