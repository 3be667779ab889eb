// @vitest-environment happy-dom
import type { Deal } from '@cabinet-wars/kernel';
import type { Event } from '@cabinet-wars/seven-years-world-war/view';
import { afterEach, describe, expect, it } from 'vitest';
import { Agreements } from '../../src/boards/seven-years-world-war/deal/Agreements.tsx';
import { endedOf } from '../../src/boards/seven-years-world-war/deal/agreements.ts';
import { Bargains } from '../../src/boards/seven-years-world-war/deal/Bargains.tsx';
import { BreachNote } from '../../src/boards/seven-years-world-war/deal/BreachNote.tsx';
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

  it('is put together in two columns: a card of mine, a promise that stands in both, and each can be taken out', async () => {
    const own = moment.view.own!;
    const view = { ...moment.view, own: { ...own, hand: own.hand.map((_, i) => (i === 0 ? 2 : 0)) } };
    await mount(<Bargains {...offersProps([])} view={view} />);
    await click(the('[data-half=give] [data-add=marker]'));
    await click(the('[data-half=give] .syww-cards button'));
    expect(textOf('[data-half=give] [data-term-row=marker]')).toContain('one of your 2');
    await click(the('[data-half=get] [data-add=promise]'));
    await click(the('[data-half=get] [data-clause=no-attack]'));
    expect(textsOf('[data-term-row=promise] strong')).toHaveLength(2);
    await click(the('[data-half=get] .syww-tick input'));
    expect(textsOf('[data-half=give] [data-term-row=promise]')).toEqual([]);
    expect(dealOf(drafting.get(), 0, 1)).toMatchObject({ clause: 'no-attack', binds: 'to' });
    await click(the('[data-half=get] [data-term-row=promise] .icon-button'));
    await click(the('[data-half=give] [data-term-row=marker] .icon-button'));
    expect(isEmpty(drafting.get())).toBe(true);
  });

  it('takes a square from the map for whoever is to leave it', async () => {
    await mount(<Bargains {...offersProps([])} />);
    await click(the('[data-half=get] [data-add=square]'));
    expect(drafting.get()).toMatchObject({ picksSquare: true, promised: { clause: 'leave', binds: 'to' } });
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

describe('agreements', () => {
  const promise = (more: object) =>
    ({ clause: 'no-attack', by: 0, to: 1, about: null, points: 0, until: 3, ...more }) as const;
  const withPromises = (...agreements: readonly ReturnType<typeof promise>[]) => ({
    ...moment.view,
    open: { ...moment.view.open, agreements: [...agreements], treasury: moment.view.open.treasury.map(() => 4) },
  });

  it('that bind both sides are one, and each says what would break it and until when', async () => {
    drafting.set({ ...NO_DRAFT, shown: 'agreements' });
    const view = withPromises(
      promise({}),
      promise({ by: 1, to: 0 }),
      promise({ by: 1, to: 2, clause: 'leave', about: 'C14' }),
    );
    await mount(<Agreements props={{ ...offersProps([]), view }} />);
    expect(textsOf('.syww-agreements li')).toHaveLength(2);
    expect(textOf('[data-bond="no-attack"]')).toMatch(/Neither attacks the other.*would break it.*until the end of/s);
    expect(textsOf('.syww-agreements > .label')).toEqual(['Between others']);
  });

  it('of several powers are spoken of in the plural, and lands have their article', async () => {
    const open = { ...moment.view.open, control: moment.view.open.control.map(() => 1) };
    const view = {
      ...withPromises(),
      open: { ...open, agreements: [promise({ by: 1, to: 0, clause: 'no-entry', about: 'RU' })] },
    };
    await mount(<Agreements props={{ ...offersProps([]), view }} />);
    expect(textOf('[data-bond="no-entry"]')).toContain('do not enter the Russian Empire');
  });

  it('about a sum I owe can be paid now, if there is enough', async () => {
    const proposed: Deal[] = [];
    const view = withPromises(promise({ clause: 'pay', points: 3 }), promise({ clause: 'pay', points: 9 }));
    await mount(<Agreements props={{ ...offersProps(proposed), view }} />);
    const [three, nine] = document.querySelectorAll<HTMLButtonElement>('[data-pay-now]');
    expect([three.disabled, nine.disabled]).toEqual([false, true]);
    await click(three);
    expect(proposed).toEqual([{ t: 'settle', from: 0, to: null, creditor: 1, sum: 3 }]);
  });

  it('are not broken unawares: what was promised is said, and what it costs', async () => {
    const broken = [promise({ clause: 'no-entry', about: 'FR' })];
    const none = { ...moment.view.open, hands: moment.view.open.hands.map(() => 0) };
    await mount(
      <BreachNote props={propsAt(moment, { seat: 0, view: { ...moment.view, open: none } })} broken={broken} />,
    );
    expect(textOf('.syww-broken')).toMatch(/break your word.*do not enter France.*no marker to lose.*1 to 6 go to/);
    document.body.replaceChildren();
    const open = { ...moment.view.open, hands: moment.view.open.hands.map(() => 5) };
    await mount(<BreachNote props={propsAt(moment, { seat: 0, view: { ...moment.view, open } })} broken={broken} />);
    expect(textOf('.syww-broken')).toContain('all your 5 markers');
    document.body.replaceChildren();
    await mount(<BreachNote props={propsAt(moment, { seat: 0 })} broken={[]} />);
    expect(document.querySelector('.syww-broken')).toBeNull();
  });

  it('that are over were kept, paid or broken', () => {
    const agreed = (more: object) =>
      ({ t: 'agreed', clause: 'no-attack', seat: 0, to: 1, about: null, points: 0, until: 2, ...more }) as const;
    const story = [
      agreed({}),
      agreed({ clause: 'pay', points: 3, until: 4 }),
      agreed({ seat: 1, to: 0, until: 4 }),
      agreed({ clause: 'no-entry', about: 'FR', until: 4 }),
      { t: 'debt-paid', seat: 0, to: 1, points: 3 },
      { t: 'agreement-broken', clause: 'no-attack', seat: 1, to: 0 },
      { t: 'turn-begins', turn: 3 },
    ] as const satisfies readonly Event[];
    const open = { ...moment.view.open, agreements: [promise({ clause: 'no-entry', about: 'FR', until: 4 })] };
    expect(endedOf(story, open).map(({ promise: { clause, by }, how }) => [clause, by, how])).toEqual([
      ['no-attack', 0, 'kept'],
      ['no-attack', 1, 'broken'],
      ['pay', 0, 'paid'],
    ]);
  });
});
