// @vitest-environment happy-dom
import { SPACES } from '@cabinet-wars/imperial-struggle/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Board } from '../../src/boards/imperial-struggle/Board.tsx';
import { isBuying } from '../../src/boards/imperial-struggle/read/purchases/buying.ts';
import { optionsAt, targetsOf } from '../../src/boards/imperial-struggle/read/targets.ts';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { doing, mount, press } from '../page/dom.ts';
import { type Moment, moments, momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('<svg></svg>')));
afterEach(() => {
  vi.unstubAllGlobals();
  desk.set({ picked: null, warned: null });
});

it('keeps what was laid open in the rail for a question the map has still to follow, and nothing older', async () => {
  const moment = momentWhen({}, 3, ({ ask }) => ask.key === 'action-round.act');
  const at = (askId: number | null) => (
    <Board {...propsAt(moment, { ask: askId === null ? null : { ...moment.ask, askId } })} />
  );
  const { draw } = await mount(at(1));
  const picked = { askId: 2, what: SPACES[0], way: 0 };
  await doing(() => desk.set({ picked }));
  // What was bought is being shown: the map has no question meanwhile.
  await draw(at(null));
  expect(desk.get().picked).toEqual(picked);
  await draw(at(2));
  expect(desk.get().picked).toEqual(picked);
  await draw(at(3));
  expect(desk.get().picked).toBeNull();
});

it('closes the menu of a space with the question it was opened for', async () => {
  const severalAt = ({ ask }: Moment) =>
    isBuying(ask) || ask.key === 'action-round.tile'
      ? undefined
      : SPACES.find((space) => optionsAt(targetsOf(ask), space).length > 1);
  const moment = [1, 2, 3, 4].flatMap((seed) => [...moments({}, seed)]).find((each) => severalAt(each) !== undefined)!;
  const { draw } = await mount(<Board {...propsAt(moment)} />);
  const hit = document.querySelector(`[data-space="${severalAt(moment)}"] .is-hit`)!;
  expect(hit).not.toBeNull();
  await press('Enter', {}, hit);
  expect(document.querySelector('.map-menu')).not.toBeNull();
  const next = { ...moment.ask, askId: moment.ask.askId + 1, options: moment.ask.options.slice(0, 1) };
  await draw(<Board {...propsAt(moment, { ask: next })} />);
  expect(document.querySelector('.map-menu')).toBeNull();
});
