import { expect, it } from 'vitest';
import { nextPress, taughtBid } from '../../src/boards/struggle-of-empires/auction/taught-bid.ts';
import type { BoardProps, GameChoice } from '../../src/boards/struggle-of-empires/read/seen.ts';

const wanted: readonly GameChoice[] = [
  { t: 'bid', gold: 1 },
  { t: 'propose', box: 'a', power: 'russia' },
  { t: 'propose', box: 'b', power: 'spain' },
];
const props: Pick<BoardProps, 'taught'> = {
  taught: { thing: null, isFree: false, wanted, of: () => ({ isMeant: true, step: null }) },
};

it('leads to the bid a lesson means press by press, from any other', () => {
  const meant = taughtBid(props);
  expect(meant).toEqual({ gold: 1, a: 'russia', b: 'spain' });
  expect(nextPress(meant, { a: null, b: null }, 0)).toEqual({ t: 'marker', power: 'russia' });
  expect(nextPress(meant, { a: 'russia', b: null }, 0)).toEqual({ t: 'marker', power: 'spain' });
  expect(nextPress(meant, { a: 'france', b: null }, 0)).toEqual({ t: 'clear', box: 'a' });
  expect(nextPress(meant, { a: null, b: 'russia' }, 0)).toEqual({ t: 'clear', box: 'b' });
  expect(nextPress(meant, { a: 'russia', b: 'spain' }, 0)).toEqual({ t: 'more' });
  expect(nextPress(meant, { a: 'russia', b: 'spain' }, 3)).toEqual({ t: 'less' });
  expect(nextPress(meant, { a: 'russia', b: 'spain' }, 1)).toEqual({ t: 'bid' });
});

it('means nothing where no bid is taught', () => {
  expect(taughtBid({})).toBeNull();
  expect(nextPress(null, { a: null, b: null }, 0)).toBeNull();
});
