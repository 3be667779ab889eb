// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { GameChoice } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { TileMarket } from '../../src/boards/struggle-of-empires/tiles/TileMarket.tsx';
import { TilePanel } from '../../src/boards/struggle-of-empires/tiles/TilePanel.tsx';
import { setTileChoice } from '../../src/boards/struggle-of-empires/tiles/use-tile-choice.ts';
import { doing, mount, textOf, textsOf } from '../page/dom.ts';
import { momentWhen } from './kit.ts';
import { boardProps } from './props.ts';

const buying = momentWhen({ players: 4, edition: 'deluxe' }, 3, ({ ask }) =>
  ask.options.some((option) => option.t === 'tile' && option.tile === 'army-training'),
);
const isMeant = (choice: GameChoice | undefined) => choice?.t === 'tile' && choice.tile === 'army-training';
const taught = {
  thing: null,
  isFree: false,
  wanted: [],
  of: (...choices: readonly GameChoice[]) => ({ isMeant: isMeant(choices[0]), step: null }),
};

it('in a lesson the tile that is meant is lit in the market, alone', async () => {
  await mount(<TileMarket {...boardProps(buying, { ask: buying.ask, taught })} first="all" />);
  expect(textsOf('[data-meant=yes] strong')).toEqual(['Army Training']);
  expect(textsOf('[data-meant=no]').length).toBeGreaterThan(3);
});

it('in a lesson the tile that is meant lies ready in the rail', async () => {
  await mount(<TilePanel {...boardProps(buying, { ask: buying.ask, taught })} />);
  expect(textOf('.soe-tile-chosen h3')).toBe('Army Training');
  expect(textOf('.soe-take [data-meant=yes]')).toContain('Army Training');
});

it('what was looked at for one question is not laid out for the next', async () => {
  const panel = <TilePanel {...boardProps(buying, { ask: buying.ask, taught })} />;
  const { leave } = await mount(panel);
  await doing(() => setTileChoice({ id: 'banking' }));
  expect(textOf('.soe-tile-chosen h3')).toBe('Banking');
  await leave();
  await mount(panel);
  expect(textOf('.soe-tile-chosen h3')).toBe('Army Training');
});

it('in a lesson, beside a tile that cannot be had, the one that is meant is offered and lit', async () => {
  const ask = {
    ...buying.ask,
    options: buying.ask.options.filter((each) => each.t !== 'tile' || each.tile !== 'banking'),
  };
  await mount(<TilePanel {...boardProps(buying, { ask, taught })} />);
  await doing(() => setTileChoice({ id: 'banking' }));
  expect(textOf('.soe-take [data-meant=yes]')).toContain('Army Training');
});
