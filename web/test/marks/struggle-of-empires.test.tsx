// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { AuctionPanel } from '../../src/boards/struggle-of-empires/auction/AuctionPanel.tsx';
import { MusterPlate } from '../../src/boards/struggle-of-empires/battle/call/MusterPlate.tsx';
import { OddsPanel } from '../../src/boards/struggle-of-empires/battle/OddsPanel.tsx';
import { oddsWith } from '../../src/boards/struggle-of-empires/battle/stakes.ts';
import { board } from '../../src/boards/struggle-of-empires/index.tsx';
import { Row } from '../../src/boards/struggle-of-empires/panels/Row.tsx';
import { namingOf } from '../../src/boards/struggle-of-empires/parts/use-naming.ts';
import { Strip } from '../../src/boards/struggle-of-empires/powers/Strip.tsx';
import { mount } from '../page/dom.ts';
import { atQuestion, moments, momentWhen } from '../struggle-of-empires/kit.ts';
import { boardProps } from '../struggle-of-empires/props.ts';
import { expectExplained, idsOf } from './kit.ts';
import { silentIn } from './silent-in.tsx';

const LANGUAGES = ['en', 'it'] as const;
const options = { players: 5, edition: 'deluxe' } as const;

it.each(LANGUAGES)('every figure of the strip explains itself (%s)', async (language) => {
  const turn = momentWhen(options, 4, ({ ask, g }) => ask.key === 'turn.act' && g.war === 2);
  await mount(<Strip {...boardProps(turn, { language })} />);
  const marks = ['button .soe-number', '.soe-vp b', '.soe-more', '.soe-fact', '.soe-price span'];
  expectExplained(idsOf(board, language), marks);
});

it.each(LANGUAGES)('so do the bid and its stepper (%s)', async (language) => {
  const bidding = atQuestion(options, 'auction.bid', 2);
  await mount(<AuctionPanel {...boardProps(bidding, { language, ask: bidding.ask })} />);
  expectExplained(idsOf(board, language), ['.soe-stepper output', '.soe-stepper button']);
});

it.each(LANGUAGES)('so do strengths and chances before the dice (%s)', async (language) => {
  const calling = atQuestion(options, 'call-allies.call', 4);
  const props = boardProps(calling, { language, ask: calling.ask });
  const { own } = namingOf(props);
  const odds = oddsWith(calling.view, []);
  await mount(
    <>
      <MusterPlate {...props} />
      <OddsPanel title="odds" odds={odds} own={own} notes={[]} />
    </>,
  );
  expectExplained(idsOf(board, language), ['.soe-muster-side b', '.soe-muster-unit', '.soe-odds b', '.soe-ratio']);
});

it('so does the figure of a choice: a chance, or a price', async () => {
  const taking = atQuestion(options, 'take-tile.tile', 4);
  const props = boardProps(taking, { ask: taking.ask });
  const choice = taking.ask.options.find(({ t }) => t === 'tile')!;
  await mount(
    <button type="button">
      <Row {...props} choice={choice as never} text="" />
    </button>,
  );
  expect(document.querySelector('.choice-row-figure')?.getAttribute('data-term')).toBe('cost');
  expectExplained(idsOf(board, 'en'), ['.choice-row-figure b']);
});

it('no icon, number or abbreviation is silent at any question', { timeout: 60_000 }, async () => {
  const { met, silent } = await silentIn(
    {
      board,
      moments: moments(options, 4),
      propsAt: (moment, more) => boardProps(moment, { ...more, ask: moment.ask }),
      keyOf: ({ ask }) => ask.key,
      whole: ['call-allies.call'],
      most: 3000,
    },
    'it',
  );
  expect(silent).toEqual([]);
  expect(met.size).toBeGreaterThan(8);
});
