// @vitest-environment happy-dom
import type { Deal } from '@cabinet-wars/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { Bargains } from '../../src/boards/seven-years-world-war/deal/Bargains.tsx';
import {
  dealOf,
  draftFrom,
  drafting,
  isEmpty,
  NO_DRAFT,
  NOTHING,
} from '../../src/boards/seven-years-world-war/deal/draft.ts';
import { click, mount, textOf, textsOf, the } from '../page/dom.ts';
import { atQuestion } from './kit.ts';
import { propsAt } from './props.ts';

const moment = atQuestion({ players: 3 }, 'movement-phase.act', 3);

afterEach(() => drafting.set(NO_DRAFT));

const offersProps = (proposed: Deal[]) => ({
  ...propsAt(moment, { seat: 0 }),
  offers: [],
  propose: async (deal: Deal) => proposed.push(deal) > 0,
  answer: () => undefined,
  withdraw: () => undefined,
  notice: null,
  lastWord: () => null,
  foresee: async () => ({ accept: false, why: 'It wants 3 more.', instead: [] }),
});

describe('a bargain', () => {
  it('says every term, null where it says nothing', () => {
    const draft = { ...NO_DRAFT, give: { ...NOTHING, points: 4 } };
    expect(isEmpty(NO_DRAFT)).toBe(true);
    expect(dealOf(draft, 0, 1)).toMatchObject({
      t: 'trade',
      from: 0,
      to: 1,
      points: 4,
      pointsBack: null,
      clause: null,
    });
  });

  it('is turned round when it answers another', () => {
    const draft = {
      ...NO_DRAFT,
      ...draftFrom(dealOf({ ...NO_DRAFT, give: { ...NOTHING, points: 4 } }, 1, 0), 0, 2),
    };
    expect(draft.to).toBe(1);
    expect(draft.get.points).toBe(4);
    expect(draft.give.points).toBe(0);
  });

  it('is offered from the form, with the likely answer beside it', async () => {
    const proposed: Deal[] = [];
    drafting.set({ ...NO_DRAFT, give: { ...NOTHING, points: 2 } });
    await mount(<Bargains {...offersProps(proposed)} />);
    expect(textsOf('[data-partner]')).toHaveLength(2);
    expect(textOf('.syww-likely')).toContain('It wants 3 more.');
    await click(the('[data-offer]'));
    expect(proposed).toMatchObject([{ t: 'trade', from: 0, to: 1, points: 2 }]);
  });

  it('may set a power free, from either side, and turns that round too', () => {
    const draft = { ...NO_DRAFT, give: { ...NOTHING, neutral: 'PR' as const } };
    expect(isEmpty(draft)).toBe(false);
    const deal = dealOf(draft, 0, 1);
    expect(deal).toMatchObject({ neutral: 'PR', neutralBack: null, power: null });
    expect(draftFrom(deal, 1, 2).get?.neutral).toBe('PR');
  });

  it('has beside it what one may do alone: show the hand, give a marker back', async () => {
    const proposed: Deal[] = [];
    const own = moment.view.own!;
    const view = { ...moment.view, own: { ...own, hand: own.hand.map((count, i) => (i === 0 ? 1 : count)) } };
    await mount(<Bargains {...offersProps(proposed)} view={view} />);
    await click(the('[data-show-hand]'));
    expect(proposed).toEqual([{ t: 'show-hand', from: 0, to: null, marker: null, seat: null }]);
    expect(the('[data-give-back]').querySelectorAll('option').length).toBeGreaterThan(1);
  });
});
