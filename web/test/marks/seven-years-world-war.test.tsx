// @vitest-environment happy-dom
import { SQUARES } from '@cabinet-wars/seven-years-world-war/data';
import { expect, it } from 'vitest';
import { namingOf } from '../../src/boards/seven-years-world-war/i18n/index.ts';
import { board } from '../../src/boards/seven-years-world-war/index.tsx';
import { strengthAt } from '../../src/boards/seven-years-world-war/read/battle/strength.ts';
import { Strip } from '../../src/boards/seven-years-world-war/Strip.tsx';
import { ShopPanel } from '../../src/boards/seven-years-world-war/shop/ShopPanel.tsx';
import { mount } from '../page/dom.ts';
import { moments, momentWhen } from '../seven-years-world-war/kit.ts';
import { propsAt } from '../seven-years-world-war/props.ts';
import { expectExplained, idsOf } from './kit.ts';
import { silentIn } from './silent-in.tsx';

const LANGUAGES = ['en', 'it'] as const;
const buying = momentWhen({ players: 2 }, 3, ({ ask }) => ask.options.some(({ t }) => t === 'recruit'));

it.each(LANGUAGES)('every figure of the strip explains itself (%s)', async (language) => {
  await mount(<Strip {...propsAt(buying, { language })} />);
  const marks = ['.syww-ratio b', '.syww-ratio small', '.syww-fact', '.syww-years li', '.syww-parts'];
  expectExplained(idsOf(board, language), marks);
});

it.each(LANGUAGES)('so do the account and the prices of the shop (%s)', async (language) => {
  await mount(<ShopPanel {...propsAt(buying, { language })} />);
  const marks = ['.syww-ledger dd', '.syww-price', '.syww-wares tbody td:nth-child(4)', '.syww-stepper output'];
  expectExplained(idsOf(board, language), marks);
});

it.each(LANGUAGES)('a stack’s tag is said in words: attack and defence (%s)', (language) => {
  const { own } = namingOf(language);
  const strong = SQUARES.map((id) => strengthAt(buying.view.open, id)).find(
    ({ attack, defence }) => attack > 0 && attack !== defence,
  )!;
  expect(own.stackStrength(strong)).toContain(String(strong.attack));
  expect(own.stackStrength(strong)).toContain(String(strong.defence));
  expect(own.stackStrength({ attack: 0, defence: 4 })).not.toContain('0');
});

it('no icon, number or abbreviation is silent at any question', { timeout: 60_000 }, async () => {
  const { met, silent } = await silentIn(
    {
      board,
      moments: moments({ players: 3 }, 1),
      propsAt,
      keyOf: ({ ask }) => ask.key,
      whole: ['training.hub', 'attack.table'],
      most: 700,
    },
    'it',
  );
  expect(silent).toEqual([]);
  expect(met.size).toBeGreaterThan(20);
});
