// @vitest-environment happy-dom
import { glossary } from '@cabinet-wars/imperial-struggle';
import { LAST_PEACE_TURN, SIDES } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Calendar } from '../../src/boards/imperial-struggle/dock/Calendar.tsx';
import { Demand, Score } from '../../src/boards/imperial-struggle/dock/Demand.tsx';
import { Tiles } from '../../src/boards/imperial-struggle/dock/Tiles.tsx';
import { onTrack, Track } from '../../src/boards/imperial-struggle/dock/Track.tsx';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { Hint } from '../../src/boards/imperial-struggle/parts/Hint.tsx';
import { standings } from '../../src/boards/imperial-struggle/read/standing.ts';
import { Sides } from '../../src/boards/imperial-struggle/sides/Sides.tsx';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { click, mount, press, textOf, textsOf, the } from '../page/dom.ts';
import { momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

const LANGUAGES = ['en', 'it'] as const;
const choosing = momentWhen({}, 3, ({ ask, view }) => ask.key === 'action-round.tile' && view.open.turn === 2);
const acting = momentWhen({}, 3, ({ ask, view }) => ask.key === 'action-round.act' && view.open.turn === 2);
const open = acting.view.open;

beforeEach(() => desk.set({ picked: null, warned: null, preferred: 'debt', tile: null, region: null }));

describe.each(LANGUAGES)('the two sides (%s)', (language) => {
  const { game, own } = namingIn(language);

  it('stand in one row, Britain left, each with who plays it', async () => {
    const props = propsAt(acting, { language });
    await mount(<Sides {...props} />);
    expect(textsOf('.is-side .is-who strong')).toEqual([game.sides.britain, game.sides.france]);
    const who = standings(props.view).map(({ seat }) =>
      seat === props.seat ? own.you : props.seats[seat].sitter === 'bot' ? own.bot : props.seats[seat].name,
    );
    expect(textsOf('.is-side .is-who em')).toEqual(who);
  });

  it('show what is public: points, Debt as boxes, squadrons, ministries and cards', async () => {
    await mount(<Sides {...propsAt(acting, { language })} />);
    const all = standings(acting.view);
    expect(textsOf('.is-vp b')).toEqual(all.map(({ vp }) => String(vp)));
    expect(all[0].vp + all[1].vp).toBe(30);
    const rows = [...document.querySelectorAll('.is-side')];
    rows.forEach((row, i) => {
      const { debt, debtLimit, hand, ministries } = all[i];
      expect(row.querySelectorAll('.is-debt rect[data-full]')).toHaveLength(debt);
      expect(row.querySelectorAll('.is-debt rect')).toHaveLength(Math.max(debt, debtLimit, 1));
      expect(row.querySelectorAll('.is-backs i')).toHaveLength(hand);
      expect(row.querySelectorAll('.is-ministers i')).toHaveLength(ministries.length);
      expect(row.textContent).toContain(own.debtAbout(debt, debtLimit));
    });
    const current = all.findIndex(({ acting: acts }) => acts);
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(
      rows.map((_, i) => (i === current ? 'true' : null)),
    );
  });
});

describe('a fact that explains itself', () => {
  it('says what it is when it is tapped, and no more on Escape', async () => {
    await mount(<Hint about="Debt 3 of 6">3</Hint>);
    expect(textOf('.is-hint-text')).toBeNull();
    await click(the('.is-hint'));
    expect(textOf('.is-hint-text')).toBe('Debt 3 of 6');
    await press('Escape', {}, the('.is-hint'));
    expect(textOf('.is-hint-text')).toBeNull();
  });
});

describe.each(LANGUAGES)('the dock (%s)', (language) => {
  const naming = namingIn(language);

  it('has six Peace turns and four Wars, one of them now', async () => {
    await mount(<Calendar {...{ open, naming }} />);
    expect(document.querySelectorAll('.is-calendar li:not([data-war])')).toHaveLength(LAST_PEACE_TURN);
    expect(textsOf('.is-calendar li[data-war] .visually-hidden')).toEqual(Object.values(glossary[language].wars));
    expect(textsOf('[aria-current=step] .visually-hidden')).toEqual([naming.game.peaceTurn(2)]);
    expect(document.querySelectorAll('.is-calendar li[data-past]')).toHaveLength(2);
  });

  it('tells what is in demand, and what a purchase would change of it', async () => {
    const now = scoreNow(open);
    const [first, ...others] = now.demand;
    const then = { ...now, demand: [{ ...first, france: first.france + 1 }, ...others] };
    await mount(<Demand {...{ open, naming, now, then }} />);
    expect(document.querySelectorAll('.is-demand li')).toHaveLength(now.demand.length);
    expect(textsOf('.is-demand .is-then')).toEqual([`→${first.france + 1}`]);
    expect(document.querySelector('.is-demand')?.textContent).toContain(naming.game.commodities[first.commodity]);
  });

  it('says nothing of demand before there is any', async () => {
    const now = { ...scoreNow(open), demand: [] };
    await mount(<Demand {...{ open, naming, now }} then={null} />);
    expect(document.querySelector('.is-demand')).toBeNull();
  });

  it('numbers the tiles to be had, and picks the one that is pressed', async () => {
    const pick = vi.fn();
    const props = propsAt(choosing, { language, pick });
    await mount(<Tiles {...props} naming={naming} />);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.is-tile-row button')];
    const { takenBy, shown } = choosing.view.open;
    expect(buttons).toHaveLength(shown.length);
    const isOut = (button: HTMLButtonElement) => button.ariaDisabled === 'true';
    expect(buttons.map(isOut)).toEqual(takenBy.map((side) => side >= 0));
    const free = buttons.find((button) => !isOut(button))!;
    const number = Number(free.querySelector('.is-tile-number')?.textContent);
    await click(free);
    expect(pick.mock.calls).toEqual([[choosing.ask.options[number - 1]]]);
    const taken = buttons.filter(({ dataset }) => dataset.taken === 'true');
    for (const tile of taken)
      expect(SIDES.some((side) => tile.ariaLabel?.endsWith(naming.own.takenBy(naming.game.sides[side])))).toBe(true);
  });

  it('offers no tile once one is taken', async () => {
    await mount(<Tiles {...propsAt(acting, { language })} naming={naming} />);
    expect(document.querySelectorAll('.is-tile-row button:not([aria-disabled])')).toHaveLength(0);
    expect(document.querySelectorAll('.is-tile-row [aria-checked=true]')).toHaveLength(1);
  });

  it('shows where the track stands and where it would', async () => {
    await mount(<Track view={acting.view} language={language} />);
    const now = scoreNow(open).vp;
    expect(textOf('.is-bar-track > b')).toBe(String(open.vp));
    expect(textOf('.is-scored')?.startsWith(naming.own.scoredNow(now))).toBe(true);
    expect(document.querySelectorAll('.is-marker[data-then]')).toHaveLength(1);
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain(naming.own.track(open.vp));
  });

  it.each([0, 30])('says of a game that is over only where the track stands (%i)', async (vp) => {
    const over = { ...acting.view, open: { ...open, vp, round: 0 } };
    await mount(<Track view={over} language={language} />);
    expect(textOf('.is-scored')).toBeNull();
    expect(textOf('.is-bar-track > b')).toBe(String(vp));
  });
});

it('no score leaves the track', () => {
  expect([onTrack(-4), onTrack(0), onTrack(17), onTrack(30), onTrack(44)]).toEqual([0, 0, 17, 30, 30]);
});

it('a score fills the leader’s figure, and says what would change', async () => {
  const now = { vp: 2, france: 3, britain: 2, winner: 'france' as const };
  await mount(<Score now={now} then={{ ...now, britain: 4, winner: 'britain' }} />);
  expect(textsOf('.is-score b')).toEqual(['2→4', '3']);
  expect(the('.is-score [data-leads]').dataset.power).toBe('france');
});
