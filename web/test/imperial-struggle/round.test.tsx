// @vitest-environment happy-dom
import { SPACE, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { askAfter, priceNow, scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { facesOf } from '../../src/boards/imperial-struggle/read/faces.ts';
import {
  buyingIn,
  chipsOf,
  looseOf,
  spacesToBuy,
  tagOf,
  tagText,
  waysAt,
} from '../../src/boards/imperial-struggle/read/purchases/buying.ts';
import { afterOf } from '../../src/boards/imperial-struggle/read/purchases/preview.ts';
import * as rows from '../../src/boards/imperial-struggle/read/purchases/space-rows.ts';
import { buy } from '../../src/boards/imperial-struggle/round/buy.ts';
import { Foot } from '../../src/boards/imperial-struggle/round/Foot.tsx';
import { SpaceCard } from '../../src/boards/imperial-struggle/round/SpaceCard.tsx';
import { verbOf } from '../../src/boards/imperial-struggle/round/verbs.ts';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { click, mount, press, textOf, textsOf, the } from '../page/dom.ts';
import { momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

const LANGUAGES = ['en', 'it'] as const;
const moment = momentWhen({}, 3, ({ ask, view }) => ask.key === 'action-round.act' && view.open.turn === 2);
const { view, ask } = moment;
const { open } = view;
const buying = buyingIn(view, 'debt');
const faces = facesOf(open);
const now = scoreNow(open);
/** A space with a purchase whose outcome is known. */
const bought = spacesToBuy(buying).find((id) => afterOf(view, waysAt(buying, id)[0]) !== null)!;
const picked = (what: string, way = 0) => ({ askId: ask.askId, what, way });

beforeEach(() => desk.set({ picked: null, warned: null, preferred: 'debt' }));

describe('what can be bought', () => {
  it('is worked out once for all who show it', () => {
    expect(buyingIn(view, 'debt')).toBe(buying);
    expect(buyingIn(view, 'treaty')).not.toBe(buying);
  });

  it('stands at its space or has none, and every way to buy it leads to what it says', () => {
    expect(spacesToBuy(buying).length).toBeGreaterThan(3);
    expect([...spacesToBuy(buying), ...looseOf(buying)].sort()).toEqual([...buying.ways.keys()].sort());
    for (const [what, ways] of buying.ways) {
      expect(ways.length, what).toBeGreaterThan(0);
      for (let i = 1; i < ways.length; i++) expect(ways[i - 1].loses, what).toBeLessThanOrEqual(ways[i].loses);
    }
    expect(waysAt(buying, 'nowhere')).toEqual([]);
  });

  it.each(LANGUAGES)('has its price in points and in what is short (%s)', (language) => {
    const naming = namingIn(language);
    const { own } = naming;
    const paid = (points: number, debt: number, treaty: number) =>
      tagOf({ points, debt, treaty, says: [], asks: false }, 'E', naming);
    expect(paid(3, 0, 0)).toEqual({ points: '3 E', rest: '' });
    expect(paid(2, 1, 0)).toEqual({ points: '2 E', rest: `+ ${own.inDebt(1)}` });
    expect(paid(0, 2, 1)).toEqual({ points: '', rest: `${own.inDebt(2)} + ${own.inTreaty(1)}` });
    expect(paid(0, 0, 0)).toEqual({ points: '0 E', rest: '' });
    const chips = chipsOf(buying, naming);
    expect(Object.keys(chips).sort()).toEqual(spacesToBuy(buying).sort());
    expect(chips[bought]?.minor).toBe(!waysAt(buying, bought)[0].major);
  });
});

describe.each(LANGUAGES)('the card of a space (%s)', (language) => {
  const naming = namingIn(language);
  const { own, game } = naming;
  const about = (space: SpaceId, later: ReturnType<typeof scoreNow> | null = null) => ({
    ...{ open, space, face: faces[space], naming, now, later },
  });

  it('adds up to the price that is asked', () => {
    for (const space of SPACES) {
      const lines = rows.priceLines(open, space, naming);
      const price = priceNow(open, SPACE[space]);
      expect(lines.length === 0, space).toBe(price === null);
      if (price === null) continue;
      const sum = lines.reduce((total, { figure }) => total + Number(figure!.replace('−', '-')), 0);
      expect(Math.max(1, sum), space).toBe(price.price);
    }
  });

  it('says of every space what it means, in words and without a blank', () => {
    for (const space of SPACES)
      for (const line of [
        rows.awardLine(about(space)),
        rows.prestigeLine(about(space)),
        rows.demandLine(about(space)),
        rows.warLine(about(space)),
        rows.advantageLine(about(space)),
        rows.safetyLine(about(space)),
      ])
        if (line !== null) expect(line.text, space).not.toMatch(/undefined|null\b|^$|;;|, ,/);
  });

  it('tells whose an Award is, and to whom it would pass', () => {
    const [europe, ...others] = now.regions;
    const before = { ...now, regions: [{ ...europe, winner: null }, ...others] };
    const later = { ...now, regions: [{ ...europe, winner: 'france' as const, france: europe.france + 2 }, ...others] };
    const line = rows.awardLine({ ...about('biscay', later), now: before });
    expect(line.text).toContain(own.passesTo(own.nobodys, game.sides.france));
    expect(line.counts?.later?.france).toBe(europe.france + 2);
    expect(rows.awardLine({ ...about('biscay'), now: before }).text).toContain(own.standsWith(own.nobodys));
  });

  it('draws what it costs now, how it stands, and how it would', async () => {
    const props = propsAt(moment, { language });
    await mount(<SpaceCard {...{ props, buying, naming }} picked={picked(bought)} />);
    expect(textOf('.is-card-title')).toBe(game.spaces[bought]);
    expect(document.activeElement).toBe(the('.is-card-title'));
    expect(textsOf('.is-rows dt')).toContain(own.rows.youPay);
    const [best] = waysAt(buying, bought);
    expect(document.querySelector('.is-tag')?.textContent?.trim()).toBe(tagText(best, naming));
    expect(document.querySelectorAll('.is-ways [role=radio]').length).toBe(
      waysAt(buying, bought).length > 1 ? waysAt(buying, bought).length : 0,
    );
  });

  it('gives the reason where nothing can be bought', async () => {
    const space = SPACES.find((id) => !spacesToBuy(buying).includes(id))!;
    const props = propsAt(moment, { language });
    await mount(<SpaceCard {...{ props, buying, naming }} picked={picked(space)} />);
    expect(textOf('.is-why')).toMatch(/\p{L}{3}/u);
    expect(document.querySelector('.is-tag')).toBeNull();
  });

  it('says of a purchase without a place what it is', async () => {
    const [what] = looseOf(buying);
    if (what === undefined) return;
    await mount(<SpaceCard {...{ buying, naming }} props={propsAt(moment, { language })} picked={picked(what)} />);
    expect(textOf('.is-card-title')).toMatch(/\p{L}{3}/u);
  });
});

describe.each(LANGUAGES)('the foot of the round (%s)', (language) => {
  const naming = namingIn(language);
  const { own } = naming;

  it('buys what is laid open, and says how the turn would be scored then', async () => {
    const pick = vi.fn();
    desk.set({ picked: picked(bought) });
    await mount(<Foot {...propsAt(moment, { language, pick })} />);
    const [best] = waysAt(buying, bought);
    expect(textOf('.is-foot [role=status]')).toBe(own.scoredIfThen(afterOf(view, best)!.score.vp));
    await click(the('.is-main', own.doIt(verbOf(best, open, naming), tagText(best, naming))));
    expect(pick.mock.calls).toEqual([[best.choices]]);
    // It goes with its question: the next one has another number.
    expect(desk.get().picked?.askId).toBe(1);
  });

  it('puts away what is laid open', async () => {
    desk.set({ picked: picked(bought) });
    await mount(<Foot {...propsAt(moment, { language })} />);
    await click(the('.is-foot button', own.close));
    expect(desk.get().picked).toBeNull();
  });

  it('passes with one press or with its key, where nothing is spent', async () => {
    const pick = vi.fn();
    await mount(<Foot {...propsAt(moment, { language, pick })} />);
    const isPass = ask.options.some(({ t }) => t === 'pass');
    expect(isPass).toBe(true);
    expect(textOf('.is-pass')).toBe(own.passInstead(Math.min(2, open.debt[open.sideOf[ask.seat]])));
    expect(document.querySelector('.is-main')).toBeNull();
    await press('e', { ctrlKey: true });
    expect(pick).not.toHaveBeenCalled();
    await press('e');
    expect(pick).toHaveBeenCalledTimes(1);
  });

  it('ends a round with points left only at the second press', async () => {
    const pick = vi.fn();
    const ending = { ...ask, options: [{ t: 'end-round' } as const] };
    await mount(<Foot {...propsAt(moment, { language, pick, ask: ending })} />);
    await click(the('.is-main', own.endRound));
    expect(pick).not.toHaveBeenCalled();
    await click(the('.is-main', own.endAnyway));
    expect(pick.mock.calls).toEqual([[[{ t: 'end-round' }]]]);
    expect(desk.get().warned).toBeNull();
  });

  it('only finishes the action where the round is over with it', async () => {
    const pick = vi.fn();
    const finish = { t: 'finish' } as const;
    // Both ministries are face up, no Advantage is left: after the action nothing but the end could be chosen.
    const last = momentWhen(
      {},
      7,
      ({ ask: now, view: seen }) =>
        now.key === 'action.spend' &&
        now.options.length > 1 &&
        askAfter(seen, now.seat, [finish])?.key !== 'action-round.act',
    );
    await mount(<Foot {...propsAt(last, { language, pick })} />);
    await press('e');
    if (pick.mock.calls.length === 0) await press('e');
    expect(pick.mock.calls).toEqual([[[finish]]]);
  });

  it('is not there without a question', async () => {
    await mount(<Foot {...propsAt(moment, { language, ask: null })} />);
    expect(document.querySelector('.is-foot')).toBeNull();
  });
});

it('what would lose points of the action under way is bought at the second press', () => {
  const pick = vi.fn();
  const [best] = waysAt(buying, bought);
  const losing = { ...best, loses: 2 };
  buy({ pick }, losing);
  expect([pick.mock.calls.length, desk.get().warned]).toEqual([0, bought]);
  buy({ pick }, losing);
  expect([pick.mock.calls.length, desk.get().warned]).toEqual([1, null]);
});

it('warns of the points that would be lost at every question anew, and not at a key that is held', async () => {
  const said: unknown[] = [];
  const at = (askId: number) => (
    <Foot
      {...propsAt(moment, {
        ask: { ...ask, options: [{ t: 'end-round' }], askId },
        pick: (choices) => void said.push(choices),
      })}
    />
  );
  const { draw } = await mount(at(1));
  await press('e');
  await press('e', { repeat: true });
  expect(said).toEqual([]);
  await draw(at(2));
  await press('e');
  expect(said).toEqual([]);
  await press('e');
  expect(said).toHaveLength(1);
});
