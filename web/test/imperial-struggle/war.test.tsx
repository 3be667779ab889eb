// @vitest-environment happy-dom
import { IS_TERRITORY, REFUSAL_VP, SIDES, SPACE, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { poolsNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { frameOf } from '@cabinet-wars/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/boards/imperial-struggle/Board.tsx';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { mapBefore } from '../../src/boards/imperial-struggle/read/scoring/map-before.ts';
import type { GameChoice } from '../../src/boards/imperial-struggle/read/seen.ts';
import { demandedIn, regionOf } from '../../src/boards/imperial-struggle/read/targets.ts';
import { theatresNow, theatreUpgraded } from '../../src/boards/imperial-struggle/read/theatre.ts';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { useMap } from '../../src/boards/imperial-struggle/use-map.ts';
import { Account } from '../../src/boards/imperial-struggle/war/Account.tsx';
import { ConquestMeans } from '../../src/boards/imperial-struggle/war/conquest/ConquestMeans.tsx';
import { ConquestPanel } from '../../src/boards/imperial-struggle/war/conquest/ConquestPanel.tsx';
import { CONQUEST_KINDS, meansOf, takings } from '../../src/boards/imperial-struggle/war/conquest/conquest.ts';
import { TilePlate } from '../../src/boards/imperial-struggle/war/tiles/TilePlate.tsx';
import { AboutTheatre, TileRail } from '../../src/boards/imperial-struggle/war/tiles/TileRail.tsx';
import { knownOf, rangeOf } from '../../src/boards/imperial-struggle/war/tiles/tile-ranges.ts';
import { WarDesk } from '../../src/boards/imperial-struggle/war/WarDesk.tsx';
import { tilesIn } from '../../src/boards/imperial-struggle/war/war-of.ts';
import { click, doing, mount, mountHook, textOf, textsOf } from '../page/dom.ts';
import { moments, momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

const LANGUAGES = ['en', 'it'] as const;
const taking = momentWhen({}, 11, ({ ask }) => ask.key === 'conquest.take' && ask.options.length > 3);
const placing = momentWhen({}, 3, ({ ask }) => ask.key === 'place-tile.theatre');
const keeping = momentWhen({}, 3, ({ ask }) => ask.key === 'upgrade.keep' && ask.options.length === 4);

beforeEach(() => desk.set({ theatre: null }));

describe.each(LANGUAGES)('conquest (%s)', (language) => {
  const { own, game } = namingIn(language);

  it('is offered by kind, every choice once, and picks what is pressed', async () => {
    const pick = vi.fn();
    await mount(<ConquestPanel {...propsAt(taking, { language, pick })} />);
    const byKind = takings(taking.ask);
    const all = CONQUEST_KINDS.flatMap((kind) => byKind.get(kind) ?? []);
    expect(document.querySelectorAll('.is-conquest .choices > li')).toHaveLength(taking.ask.options.length);
    const buttons = document.querySelectorAll<HTMLButtonElement>('[data-space-choice]');
    expect(buttons).toHaveLength(all.length);
    await click(buttons[0]);
    expect(pick).toHaveBeenCalledWith(all[0].choice);
  });

  it('in a lesson lights what is meant, alone', async () => {
    const [first] = [...takings(taking.ask).values()].flat();
    const of = (choice?: GameChoice) => ({ isMeant: choice === first.choice, step: null });
    const taught = { thing: null, isFree: false, wanted: [first.choice], of };
    await mount(<ConquestPanel {...propsAt(taking, { language, taught })} />);
    const lit = [...document.querySelectorAll('[data-meant=yes]')].map((each) =>
      each.getAttribute('data-space-choice'),
    );
    expect(lit).toEqual([first.space]);
  });

  it('says what taking a space means: refusal and its price, the Award, what it protects', async () => {
    const { open } = taking.view;
    const side = open.sideOf[taking.ask.seat];
    const refusals = frameOf<{ refusals: number[] }>(open, 'war')!.refusals[1 - side];
    for (const { space, choice } of [...takings(taking.ask).values()].flat()) {
      const { refusal, award } = meansOf(open, side, space);
      const mayRefuse = IS_TERRITORY[SPACE[space]] && open.flags[SPACE[space]] === 1 - side && refusals < 2;
      expect(refusal, space).toBe(mayRefuse ? REFUSAL_VP[refusals] : null);
      expect(award.is[SIDES[side]]).toBeGreaterThanOrEqual(award.was[SIDES[side]]);
      document.body.replaceChildren();
      await mount(<ConquestMeans props={propsAt(taking, { language, picked: choice })} naming={namingIn(language)} />);
      expect(textOf('.is-means')).toContain(game.spaces[space]);
      expect(textOf('.is-means')).toContain(refusal === null ? own.cannotRefuse : own.mayRefuse(refusal));
    }
  });
});

describe('a Territory that is demanded', () => {
  const refusing = momentWhen({}, 3, ({ ask }) => ask.key === 'conquest.refuse');
  const { view, ask } = refusing;
  const space = demandedIn(view.open, ask)!;

  it('is one of whoever is asked, and nothing is at any other question', () => {
    expect(IS_TERRITORY[SPACE[space]]).toBe(true);
    expect(view.open.flags[SPACE[space]]).toBe(view.own!.side);
    expect(demandedIn(view.open, { ...ask, key: 'conquest.take' })).toBeNull();
  });

  it('stands out on the map, which opens at its Region', async () => {
    const map = await mountHook(useMap, propsAt(refusing));
    expect(map.now.marks[space]?.state).toBe('picked');
    await mount(
      <WarDesk props={propsAt(refusing)} naming={namingIn('en')}>
        {null}
      </WarDesk>,
    );
    expect(desk.get().region).toBe(regionOf(space));
    expect(textOf('.is-means')).toContain(namingIn('en').game.spaces[space]);
  });
});

it('on a phone the sheet of what is picked to be taken lies open', async () => {
  vi.stubGlobal('fetch', async () => new Response('<svg></svg>'));
  const spacesIn = ({ ask }: typeof taking) =>
    ask.options.flatMap((option) => (option.t === 'conquer' ? [option.space] : []));
  const wide = [3, 11, 5, 7, 2, 1].flatMap((seed) =>
    moments({}, seed)
      .filter((moment) => new Set(spacesIn(moment).map(regionOf)).size > 1)
      .take(1)
      .toArray(),
  )[0];
  for (const space of spacesIn(wide)) {
    const picked = { t: 'conquer', space } as const;
    const { leave } = await mount(<Board {...propsAt(wide, { picked })} />);
    const shown = document.querySelector<HTMLElement>('.is-thumbnail[aria-pressed=true]');
    expect(shown?.dataset.region).toBe(regionOf(space));
    await leave();
  }
  vi.unstubAllGlobals();
});

describe('the account of a theatre', () => {
  const tiles = { france: { basic: 2, bonus: [1] }, britain: { basic: 4, bonus: [] } };
  const fought = {
    ...{ theatre: 'WSS-1' as const, tiles, strengths: {}, margin: 0 },
    ...{ conquered: [], refused: [], effects: [] },
  };

  it('turns its tiles up one by one', async () => {
    expect(tilesIn(fought).map(({ side, kind }) => `${side} ${kind}`)).toEqual([
      'france basic',
      'france bonus',
      'britain basic',
    ]);
    for (const turned of [0, 1, 2, 3]) {
      document.body.replaceChildren();
      await mount(
        <Account fought={fought} open={taking.view.open} naming={namingIn('en')} until="tiles" turned={turned} />,
      );
      expect(document.querySelectorAll('.is-account .is-war-tile[data-back]')).toHaveLength(3 - turned);
    }
  });

  it('looks back to the map as it was', () => {
    const { open } = taking.view;
    const [space] = [...takings(taking.ask).values()].flat().map((each) => each.space);
    const side = open.sideOf[taking.ask.seat];
    const after = { ...open, flags: open.flags.with(SPACE[space], side) };
    const was = open.flags[SPACE[space]];
    const from = was < 0 ? 'nobody' : SIDES[was];
    expect(mapBefore(after, [{ t: 'flag', space, from, to: SIDES[side] }]).flags).toEqual(open.flags);
  });
});

describe.each(LANGUAGES)('War tiles (%s)', (language) => {
  const { own, game } = namingIn(language);

  it('one drawn is shown with what is left of its kind and what each theatre would then count', async () => {
    const { view } = placing;
    const pick = vi.fn();
    await mount(<TilePlate {...propsAt(placing, { language, pick })} />);
    const mine = SIDES[view.own!.side];
    const face = tablesOf(view.open).bonus[view.own!.drawnBonus];
    expect(textOf('.is-tile-plate h2')).toBe(own.youDrew(game.warTile(face)));
    const pool = poolsNow(view)!;
    expect(pool.bonus.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
    const columns = [...document.querySelectorAll('.is-tile-plate [data-theatre]')];
    const theatres = theatresNow(view);
    expect(columns).toHaveLength(theatres.length);
    columns.forEach((column, i) => {
      const known = knownOf(view.open, theatres[i][mine]);
      const cell = column.querySelector(`tfoot [data-power=${mine}]`)?.textContent?.replaceAll('−', '-');
      expect(cell).toBe(`${known} → ${known + face.strength}`);
      const range = rangeOf(view.open, theatres[i][mine === 'france' ? 'britain' : 'france']);
      expect(range.most - range.least).toBeGreaterThan(0);
    });
    await click(columns[1].querySelector<HTMLButtonElement>('.button')!);
    expect(pick).toHaveBeenCalledWith({ t: 'place-tile', theatre: theatres[1].id });
  });

  it('beside the plate the theatre that is pointed at is told', async () => {
    const { view } = placing;
    const [theatre] = theatresNow(view);
    // What has its button on the plate is not said a second time.
    await mount(<TileRail {...propsAt(placing, { language })} />);
    expect(document.querySelectorAll('.choices button')).toHaveLength(0);
    await mount(<AboutTheatre props={propsAt(placing, { language })} naming={namingIn(language)} />);
    expect(textOf('.note')).toBe(own.pointAtTheatre);
    await doing(() => desk.set({ front: theatre.id }));
    expect(textOf('h3')).toBe(game.theatres[theatre.id]);
    const mine = SIDES[view.own!.side];
    const other = mine === 'france' ? 'britain' : 'france';
    const then = knownOf(view.open, theatre[mine]) + tablesOf(view.open).bonus[view.own!.drawnBonus].strength;
    const { least, most } = rangeOf(view.open, theatre[other]);
    expect(textOf('.is-section p')).toContain(own.marginKnown(then - most, then - least));
    await doing(() => desk.set({ front: null }));
  });

  it('beside an Upgrade stands what keeping the tile that was drawn comes to', async () => {
    const { view } = keeping;
    const theatre = theatreUpgraded(view.open, theatresNow(view))!;
    const mine = SIDES[view.own!.side];
    const { basic } = tablesOf(view.open);
    const then =
      knownOf(view.open, theatre[mine]) + basic[view.own!.drawnBasic].strength - basic[theatre[mine].basic!].strength;
    const picked = { t: 'keep-tile', keep: 'drawn', rest: 'pool' } as const;
    await mount(<TileRail {...propsAt(keeping, { language, picked })} />);
    expect(textOf('h3')).toBe(game.theatres[theatre.id]);
    const { least, most } = rangeOf(view.open, theatre[mine === 'france' ? 'britain' : 'france']);
    expect(textOf('.is-section')).toContain(own.marginKnown(then - most, then - least));
  });

  it('an Upgrade sets both tiles side by side and asks where the other goes', async () => {
    const pick = vi.fn();
    await mount(<TilePlate {...propsAt(keeping, { language, pick })} />);
    expect(textsOf('[data-keep] h3')).toEqual([own.liesThere, own.isDrawn]);
    await click(document.querySelectorAll<HTMLButtonElement>('.is-rest [role=radio]')[1]);
    await click(document.querySelector<HTMLButtonElement>('[data-keep=drawn] .button')!);
    expect(pick).toHaveBeenCalledWith({ t: 'keep-tile', keep: 'drawn', rest: 'pool' });
  });
});
