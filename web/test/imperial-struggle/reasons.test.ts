import { IS_FORT, IS_MARKET, IS_NAVAL, IS_TERRITORY, SPACE, SPACES } from '@cabinet-wars/imperial-struggle/data';
import { expect, it } from 'vitest';
import { buyingIn, isBuying, waysAt } from '../../src/boards/imperial-struggle/read/purchases/buying.ts';
import { reasonsAt } from '../../src/boards/imperial-struggle/read/purchases/reasons.ts';
import { moments } from './kit.ts';

const isPolitical = (space: number): boolean =>
  !IS_MARKET[space] && !IS_NAVAL[space] && !IS_FORT[space] && !IS_TERRITORY[space];

it('says of every space that cannot be bought why, and of an Alliance never that nothing connects to it', () => {
  const seen = new Map<string, number>();
  let n = 0;
  for (const { ask, view } of moments({}, 2)) {
    if (ask === null || !isBuying(ask) || n++ % 6 !== 0) continue;
    const buying = buyingIn(view, 'debt');
    for (const id of SPACES.filter((space) => waysAt(buying, space).length === 0)) {
      const reasons = reasonsAt(view, ask, id);
      expect(reasons).not.toEqual([]);
      for (const { why } of reasons)
        seen.set(`${isPolitical(SPACE[id])} ${why}`, (seen.get(`${isPolitical(SPACE[id])} ${why}`) ?? 0) + 1);
    }
  }
  // The board begins actions by itself: nobody is told to begin one.
  expect([...seen.keys()].filter((key) => /action-first|not-now/.test(key))).toEqual([]);
  expect(seen.get('true not-connected')).toBeUndefined();
  // These are found only by looking into the action that would be right.
  for (const key of ['true minor-cannot-unflag', 'true cannot-pay', 'false not-connected', 'false cannot-pay'])
    expect(seen.get(key), key).toBeGreaterThan(0);
});
