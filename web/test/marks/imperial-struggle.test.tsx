// @vitest-environment happy-dom
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { expect, it } from 'vitest';
import { Calendar } from '../../src/boards/imperial-struggle/dock/Calendar.tsx';
import { Track } from '../../src/boards/imperial-struggle/dock/Track.tsx';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { board } from '../../src/boards/imperial-struggle/index.tsx';
import { regionNow } from '../../src/boards/imperial-struggle/read/region-now.ts';
import { Hand } from '../../src/boards/imperial-struggle/round/Hand.tsx';
import { Purse } from '../../src/boards/imperial-struggle/round/Purse.tsx';
import { Sides } from '../../src/boards/imperial-struggle/sides/Sides.tsx';
import { WarBoxes } from '../../src/boards/imperial-struggle/war/WarBoxes.tsx';
import { WarTab } from '../../src/boards/imperial-struggle/war/WarTab.tsx';
import { Legend } from '../../src/boards/imperial-struggle/world/Legend.tsx';
import { moments, momentWhen } from '../imperial-struggle/kit.ts';
import { propsAt } from '../imperial-struggle/props.ts';
import { mount } from '../page/dom.ts';
import { expectExplained, idsOf } from './kit.ts';
import { silentIn } from './silent-in.tsx';

const LANGUAGES = ['en', 'it'] as const;
const acting = momentWhen({}, 3, ({ ask, view }) => ask.key === 'action-round.act' && view.open.turn === 2);

it.each(LANGUAGES)(
  'every mark of the bar, the sides, the purse and the hand explains itself (%s)',
  async (language) => {
    const props = propsAt(acting, { language });
    const naming = namingIn(language);
    await mount(
      <>
        <Track {...props} />
        <Calendar open={props.view.open} naming={naming} />
        <Sides {...props} />
        <Purse open={props.view.open} side={props.view.own!.side} naming={naming} />
        <Hand {...props} naming={naming} isAlways />
      </>,
    );
    const marks = ['.is-bar-track b', '.is-bar-track svg', '.is-calendar li', '.is-initiative', '.is-purse-coin'];
    expectExplained(idsOf(board, language), [...marks, '.is-hand-card > span', '.is-hand-card em']);
    expect(document.querySelectorAll('.is-side button.is-fact').length).toBeGreaterThan(0);
  },
);

it.each(LANGUAGES)('so do the Award and the balance of a Region (%s)', async (language) => {
  const now = regionNow(acting.view.open, scoreNow(acting.view.open), 'europe');
  const nothing = () => undefined;
  await mount(
    <Legend
      now={now}
      then={null}
      naming={namingIn(language)}
      isOpen={false}
      lit={0}
      isChanged={false}
      onOpen={nothing}
    />,
  );
  expectExplained(idsOf(board, language), ['.is-legend-award .cw-medal', '.is-balance b']);
});

it.each(LANGUAGES)('so do the tables of a War (%s)', async (language) => {
  const props = propsAt(acting, { language });
  await mount(
    <>
      <WarTab {...props} />
      <WarBoxes props={props} open={props.view.open} naming={namingIn(language)} now="WSS-1" />
    </>,
  );
  expectExplained(idsOf(board, language), ['.is-ladder td', '.is-war-tile', '.is-front > b', '.is-war-boxes b']);
});

it('no icon, number or abbreviation is silent at any question', { timeout: 60_000 }, async () => {
  const { met, silent } = await silentIn(
    {
      board,
      moments: moments({}, 3),
      propsAt,
      keyOf: ({ ask }) => ask.key,
      whole: ['action-round.act', 'upgrade.keep'],
      most: 400,
    },
    'it',
  );
  expect(silent).toEqual([]);
  expect(met.size).toBeGreaterThan(8);
});
