import type { Options } from '@cabinet-wars/imperial-struggle/view';
import { describe, expect, it } from 'vitest';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { facesOf } from '../../src/boards/imperial-struggle/read/faces.ts';
import { roundNow } from '../../src/boards/imperial-struggle/read/purchases/purse.ts';
import { sentence } from '../../src/boards/imperial-struggle/read/sentences.ts';
import { standings } from '../../src/boards/imperial-struggle/read/standing.ts';
import { marksOf, sheetFor, targetsOf } from '../../src/boards/imperial-struggle/read/targets.ts';
import { theatresNow } from '../../src/boards/imperial-struggle/read/theatre.ts';
import { wishesOf } from '../../src/boards/imperial-struggle/read/wish-list.ts';
import * as story from '../../src/boards/imperial-struggle/story.ts';
import { warsOf } from '../../src/boards/imperial-struggle/war/war-of.ts';
import { type Moment, moments } from './kit.ts';

const naming = namingIn('it');

/** Everything the board reads of a moment. */
function read({ view, ask }: Moment): string[] {
  const { open } = view;
  const faces = Object.values(facesOf(open));
  marksOf({ ask, highlighted: 0, picked: null }, targetsOf(ask));
  return [
    ...faces.map((face) => sentence(naming, face)),
    ...standings(view).map(({ side, ministries }) => `${side} ${ministries.length}`),
    ...(roundNow(open)?.points ?? []).map(({ points, limit }) => `${points} ${naming.game.limits[limit]}`),
    ...theatresNow(view).map(({ id, france }) => `${naming.game.theatres[id]} ${france.total}`),
    ...wishesOf(ask, view).map(({ t }) => t),
    story.headline(view, 'it'),
    story.aside(ask, open, 'it') ?? '',
    naming.game.regions[sheetFor(ask, 'europe')],
  ];
}

const VARIANTS: readonly Partial<Options>[] = [{}, { bid: true, spanishEmpire: true }, { allotBasicTiles: true }];

describe.each(VARIANTS.map((options) => [JSON.stringify(options), options] as const))('with %s', (_name, options) => {
  it('a whole game can be read at every question', () => {
    let last: Moment | null = null;
    let n = 0;
    for (const moment of moments(options, 21)) {
      last = moment;
      if (n++ % 5 !== 0) continue;
      for (const text of read(moment)) expect(text).not.toMatch(/undefined|NaN/);
    }
    const { events } = last!;
    expect(warsOf(events).length).toBe(events.filter(({ t }) => t === 'war-begins').length);
    const chapters = events.map((event) => story.chapter(event as never, 'it')?.title ?? '');
    expect(chapters.join(' ')).not.toMatch(/undefined/);
    expect(chapters.filter((title) => title !== '').length).toBeGreaterThan(10);
  });
});
