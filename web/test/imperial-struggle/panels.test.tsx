// @vitest-environment happy-dom
import { texts } from '@cabinet-wars/imperial-struggle';
import { EVENTS, MINISTRIES, POINTS, SIDES } from '@cabinet-wars/imperial-struggle/data';
import type { Event } from '@cabinet-wars/imperial-struggle/view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardPlate } from '../../src/boards/imperial-struggle/CardPlate.tsx';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { LogLine } from '../../src/boards/imperial-struggle/LogLine.tsx';
import { DigestPanel } from '../../src/boards/imperial-struggle/panels/DigestPanel.tsx';
import { halfOf, typeOf } from '../../src/boards/imperial-struggle/read/card-text.ts';
import { roundNow } from '../../src/boards/imperial-struggle/read/purchases/purse.ts';
import { Purse, Short } from '../../src/boards/imperial-struggle/round/Purse.tsx';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { useBoardKeyboard } from '../../src/boards/imperial-struggle/use-board-keyboard.ts';
import { Legend } from '../../src/boards/imperial-struggle/world/Legend.tsx';
import { change } from '../../src/settings.ts';
import { click, doing, mount, press, textOf, textsOf, the } from '../page/dom.ts';
import { momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

const LANGUAGES = ['en', 'it'] as const;
const acting = momentWhen({}, 3, ({ ask, view }) => ask.key === 'action-round.act' && view.open.turn === 2);
const open = acting.view.open;

beforeEach(() => desk.set({ picked: null, warned: null, preferred: 'debt', tile: null, region: null, again: false }));

describe.each(LANGUAGES)('the purse (%s)', (language) => {
  const naming = namingIn(language);
  const { own } = naming;

  it('has a coin for every point of the tile', async () => {
    const side = acting.view.own!.side;
    await mount(<Purse {...{ open, side, naming }} />);
    const rows = [...document.querySelectorAll('.is-purse-row')];
    expect(rows.map((row) => row.getAttribute('data-of'))).toEqual(['major', 'minor']);
    for (const row of rows) {
      const n = Number.parseInt(row.querySelector('b')?.textContent ?? '', 10);
      expect(row.querySelectorAll('.is-purse-coin:not([data-spent])')).toHaveLength(n);
      expect(POINTS.some((kind) => row.querySelector('b')?.textContent === own.pointsN(n, kind))).toBe(true);
    }
    const [debt, treaty] = [Math.max(0, open.debtLimit[side] - open.debt[side]), open.treaty[side]];
    expect(textOf('.is-purse [role=status]')).toContain(own.purseStatus([], debt, treaty).split('; ')[1]);
  });

  it('keeps a ring for every coin that is spent', async () => {
    const spending = momentWhen({}, 3, ({ view }) =>
      (roundNow(view.open)?.points ?? []).some(({ n, full }) => n < full),
    );
    const { points } = roundNow(spending.view.open)!;
    await mount(<Purse open={spending.view.open} side={spending.view.own!.side} naming={naming} />);
    const spent = points.reduce((sum, { n, full }) => sum + Math.max(0, full - n), 0);
    expect(document.querySelectorAll('.is-purse-coin[data-spent]')).toHaveLength(spent);
  });

  it('is asked once a round what pays for what is short', async () => {
    await mount(<Short debt={3} treaty={2} naming={naming} />);
    expect(textOf('#is-short')).toBe(own.shortOf(3, 2));
    const [byDebt, byTreaty] = document.querySelectorAll<HTMLButtonElement>('.is-switch button');
    expect([byDebt.getAttribute('aria-checked'), byTreaty.getAttribute('aria-checked')]).toEqual(['true', 'false']);
    await click(byTreaty);
    expect(desk.get().preferred).toBe('treaty');
    expect(byTreaty.getAttribute('aria-checked')).toBe('true');
  });

  it('offers nothing that is not there', async () => {
    await mount(<Short debt={0} treaty={2} naming={naming} />);
    expect(textsOf('.is-switch button:disabled')).toEqual([own.debtWord]);
    await mount(<Short debt={0} treaty={0} naming={naming} />);
    expect(textOf('p.is-short-of')).toBe(own.nothingShort);
  });
});

describe.each(LANGUAGES)('the legend of a Region (%s)', (language) => {
  const naming = namingIn(language);
  const { own, game } = naming;
  const now = {
    region: 'india',
    vp: 3,
    trp: 1,
    lead: 2,
    britain: 2,
    france: 4,
    winner: 'france',
    advantages: [],
  } as const;
  const usual = { naming, isOpen: false, lit: 0, isChanged: false, onOpen: vi.fn() };

  it('says what it is worth and how it stands', async () => {
    await mount(<Legend {...usual} now={now} then={null} />);
    expect(textOf('.is-legend-head strong')).toBe(game.regions.india);
    expect(textOf('.is-legend-award > span')).toBe(own.award(3, 1, 2));
    expect(textOf('.is-legend-verdict')).toBe(own.leadsBy(game.sides.france, 2));
    expect(textsOf('.is-balance b')).toEqual(['2', '4']);
    expect([textOf('.is-legend-head kbd'), textOf('.is-changed')]).toEqual(['4', null]);
  });

  it.each([
    ['a tie', { britain: 3, france: 3, winner: null }, own.level],
    ['too small a lead', { britain: 4, france: 3, winner: null }, own.leadsTooLittle(game.sides.britain, 1)],
    ['a lead', { britain: 6, france: 3, winner: 'britain' }, own.leadsBy(game.sides.britain, 3)],
  ] as const)('has words for %s', async (_, standing, text) => {
    await mount(<Legend {...usual} now={{ ...now, ...standing }} then={null} />);
    expect(textOf('.is-legend-verdict')).toBe(text);
  });

  it('shows what would be, and judges by that', async () => {
    await mount(<Legend {...usual} now={now} then={{ ...now, britain: 5, winner: null }} lit={3} isChanged />);
    expect(textsOf('.is-balance b')).toEqual(['2 → 5', '4']);
    expect(textOf('.is-legend-verdict')).toBe(`${own.leadsTooLittle(game.sides.britain, 1)} ${own.lit(3)}`);
    expect(textOf('.is-changed')).toBe(own.changed);
  });

  it('names the Advantages held there, and whether they can be used', async () => {
    const held = { id: 'baltic-trade', holder: 'britain', exhausted: true, spoilt: false } as const;
    const ready = { ...held, id: 'algonquin-raids', exhausted: false } as const;
    await mount(<Legend {...usual} now={{ ...now, advantages: [held, ready] }} then={null} isOpen />);
    expect(textsOf('.is-held-name')).toEqual([
      game.advantages['baltic-trade'].name,
      game.advantages['algonquin-raids'].name,
    ]);
    expect(textsOf('.is-held-about').map((text) => text.split('.')[0])).toEqual([own.exhausted, own.ready]);
    expect(document.querySelectorAll('.is-legend-advantages [data-out]')).toHaveLength(1);
  });

  it('opens its Region with a press', async () => {
    const onOpen = vi.fn();
    await mount(<Legend {...usual} now={now} then={null} onOpen={onOpen} />);
    await click(the('.is-legend-head'));
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe.each(LANGUAGES)('cards (%s)', (language) => {
  const naming = namingIn(language);
  const shown = (event: Event) => (
    <CardPlate {...propsAt(acting, { language, animating: { event, milliseconds: 100 } })} />
  );

  it('are laid open while they are played: what an Event does for its side, and its bonus only where it is had', async () => {
    const event = EVENTS.find((id) => halfOf(naming, id, 'france').bonus !== undefined)!;
    const { effect, bonus } = halfOf(naming, event, 'france');
    await mount(shown({ t: 'event-played', side: 'france', event, bonus: false }));
    expect(textsOf('.is-card-plate > p:not(.label)')).toEqual([effect]);
    await mount(shown({ t: 'event-played', side: 'france', event, bonus: true }));
    expect(textsOf('.is-card-plate > p:not(.label)').at(-1)).toBe(`${naming.own.bonus} ${bonus}`);
  });

  it('show a ministry with all it can do, and nothing of other events', async () => {
    await mount(shown({ t: 'ministry-revealed', side: 'france', ministry: 'john-law' }));
    expect(textOf('.is-card-plate h3')).toBe(naming.game.ministries['john-law'].name);
    expect(textsOf('.is-card-plate > p:not(.label)')).toEqual(naming.game.ministries['john-law'].abilities);
    document.body.replaceChildren();
    await mount(shown({ t: 'passed', side: 'france' }));
    expect(document.querySelector('.is-card-plate')).toBeNull();
  });

  it('all have words for both sides, and a kind of action or none', () => {
    for (const event of EVENTS) {
      for (const side of SIDES) expect(halfOf(naming, event, side).effect, event).toMatch(/\.$|\p{L}{3}/u);
      expect([...POINTS, null]).toContain(typeOf(event));
    }
    for (const id of MINISTRIES) expect(naming.game.ministries[id].abilities.length, id).toBeGreaterThan(0);
  });
});

describe.each(LANGUAGES)('what the other side did (%s)', (language) => {
  const naming = namingIn(language);
  const mine = SIDES[acting.view.own!.side];
  const side = mine === 'france' ? 'britain' : 'france';
  const flags = (['albany', 'niagara', 'plassey', 'havana', 'georgia', 'carolinas'] as const).flatMap(
    (space): Event[] => [
      { t: 'debt', side, n: 1, cause: 'payment', now: 3 },
      { t: 'bought', side, what: 'shift', points: 'E', price: 3 },
      { t: 'flag', space, from: 'nobody', to: side },
    ],
  );
  const events: Event[] = [{ t: 'round-begins', round: 1, side }, { t: 'tile-taken', side, tile: 'inv-01' }, ...flags];

  const choosing = { ...acting, ask: { ...acting.ask, key: 'action-round.tile' } };

  it('is told in five lines with what each cost, and how many more there are', async () => {
    const props = propsAt({ ...choosing, events }, { language });
    await mount(<DigestPanel {...{ props, naming }} />);
    expect(document.querySelectorAll('.is-digest ol > li')).toHaveLength(5);
    expect(textsOf('.is-digest ol > li b')[0]).toBe(`2 E + ${naming.own.inDebt(1)}`);
    expect(textOf('.is-digest .note')).toBe(naming.own.andMore(1));
    expect(textOf('.is-digest h3')).toContain(naming.own.hasPlayed(naming.game.sides[side]));
    const [line] = document.querySelectorAll('.is-digest ol > li');
    await doing(() => line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    expect(desk.get().breathes).toBe('albany');
  });

  it('is nothing where nothing changed', async () => {
    const props = propsAt({ ...choosing, events: events.slice(0, 2) }, { language });
    await mount(<DigestPanel {...{ props, naming }} />);
    expect(document.querySelector('.is-digest')).toBeNull();
  });

  it('is told again by its key, in the round too, and put away with it', async () => {
    const Keys = () => useBoardKeyboard(acting.ask) ?? null;
    const props = propsAt({ ...acting, events }, { language });
    await mount(
      <>
        <Keys />
        <DigestPanel {...{ props, naming }} />
      </>,
    );
    expect(document.querySelector('.is-digest')).toBeNull();
    await press('a');
    expect(document.activeElement).toBe(document.querySelector('.is-digest h3'));
    expect(textOf('.is-digest h3 .link')).toBe(naming.own.putAway);
    await press('a');
    expect(document.querySelector('.is-digest')).toBeNull();
  });

  it('lies over the question as a card on a phone, until it is put away by a press or a swipe; not in a lesson', async () => {
    window.innerWidth = 390;
    const props = propsAt({ ...choosing, events }, { language });
    await mount(
      <div className="decision">
        <h2 className="prompt" tabIndex={-1}>
          ?
        </h2>
        <DigestPanel {...{ props, naming }} />
      </div>,
    );
    const card = () => document.querySelector('.is-digest-card');
    expect(document.activeElement).toBe(document.querySelector('.is-digest h3'));
    await click(the('.is-digest-card .button', naming.own.onToTiles));
    expect(card()).toBeNull();
    await click(the('.link', naming.own.inSum));
    const swipe = (type: string, clientX: number) =>
      doing(() =>
        card()!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 600 })),
      );
    await swipe('pointerdown', 200);
    await swipe('pointermove', 180);
    await swipe('pointerup', 180);
    expect(card()).not.toBeNull();
    await swipe('pointerdown', 200);
    await swipe('pointermove', 90);
    await swipe('pointerup', 90);
    expect(card()).toBeNull();
    const taught = { thing: null, isFree: false, wanted: [], of: () => ({ isMeant: true, step: null }) };
    await mount(<DigestPanel {...{ props: { ...props, ask: { ...choosing.ask, askId: 99 }, taught }, naming }} />);
    expect(document.querySelector('.is-digest')).not.toBeNull();
    expect(card()).toBeNull();
    await doing(() => desk.set({ away: null }));
    window.innerWidth = 1024;
  });

  it('is left to whoever likes the story better, with a way to it', async () => {
    change({ rounds: 'story' });
    const props = propsAt({ ...choosing, events }, { language });
    await mount(<DigestPanel {...{ props, naming }} />);
    expect(document.querySelector('.is-digest')).toBeNull();
    await click(the('.link', naming.own.inSum));
    expect(document.querySelectorAll('.is-digest ol > li')).toHaveLength(5);
    await doing(() => change({ rounds: 'digest' }));
  });

  it('is a line of the log in which its place stands out', async () => {
    const event: Event = { t: 'flag', space: 'albany', from: 'nobody', to: side };
    const text = texts[language].event(event, propsAt(acting).telling)!;
    await mount(<LogLine {...{ event, text, language }} earlier={() => []} say={() => ''} />);
    expect(textsOf('strong')).toEqual([naming.game.spaces.albany]);
    expect(document.body.textContent).toBe(text);
  });
});
