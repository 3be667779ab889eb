import { copy } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { bonusNow } from '../src/cards/bonus-now.ts';
import { EVENT } from '../src/data/events.ts';
import { view } from '../src/know/view.ts';
import { viewAfter } from '../src/know/view-after.ts';
import { purchasesNow } from '../src/purchases/purchases-now.ts';
import type { State } from '../src/state.ts';
import { inRound, playOut, type Table, Trial } from './kit.ts';

const seen = (g: State, side = 0) => view(g, g.seatOf[side]);

describe('Everything that can be bought now', () => {
  it('is there before any action is begun, with what has to be said for it', () => {
    const t = inRound({ side: 'france', tile: 'inv-05' });
    const { purchases, underWay } = purchasesNow(seen(t.g));
    expect(underWay).toBeNull();
    const market = purchases.find(({ points }) => points === 'E')!;
    expect(market).toMatchObject({ action: 'major', major: true, loses: 0 });
    expect(market.choices[0]).toEqual({ t: 'begin', action: 'major' });
    expect(purchases.some(({ points, major }) => points === 'D' && !major)).toBe(true);
  });

  it('ends the action under way where it needs another, and says what is lost', () => {
    const t = inRound({ side: 'france', tile: 'inv-05' }).play('france', 'begin major');
    const { purchases, underWay } = purchasesNow(seen(t.g));
    expect(underWay).toEqual({ action: 'major', points: 'E', left: 3 });
    const other = purchases.find(({ points }) => points === 'D')!;
    expect(other.choices.slice(0, 2)).toEqual([{ t: 'finish' }, { t: 'begin', action: 'minor' }]);
    expect(other.loses).toBe(3);
    expect(purchases.find(({ points }) => points === 'E')?.loses).toBe(0);
  });

  it('is paid with Debt or Treaty Points as preferred', () => {
    const lay = (table: { treaty(side: 'france', n: number): unknown }) => void table.treaty('france', 5);
    const t = inRound({ side: 'france', tile: 'inv-05', lay });
    const dear = (preferred: 'debt' | 'treaty') =>
      purchasesNow(seen(t.g), preferred).purchases.find(({ points, price }) => points === 'D' && price === 3)!.paid;
    expect(dear('debt')).toMatchObject({ points: 2, debt: 1, treaty: 0, says: ['debt'] });
    expect(dear('treaty')).toMatchObject({ points: 2, debt: 0, treaty: 1, says: ['treaty'] });
  });
});

describe('What is said of purchases', () => {
  it.each([['debt'], ['treaty']] as const)('is what happens, paying with %s, in whole games', (preferred) => {
    let bought = 0;
    let asked = 0;
    playOut({}, `purchases ${preferred}`, (g, question) => {
      const isBuying = question?.key === 'action-round.act' || question?.key === 'action.spend';
      if (!isBuying || asked++ % 7 !== 0) return;
      const [{ seat, options }] = question.waiting;
      const side = g.sideOf[seat];
      const { purchases } = purchasesNow(view(g, seat), preferred);
      for (const { purchase, choices, paid, price } of purchases.slice(asked % 5).filter((_, i) => i % 5 === 0)) {
        const after = viewAfter(view(g, seat), seat, choices);
        if (after === null || paid.asks) continue;
        bought++;
        const carried = after.open.freeDebtUsed - g.freeDebtUsed;
        if (purchase.t === 'shift') {
          expect(after.open.debt[side] - g.debt[side] + carried, JSON.stringify(choices)).toBe(paid.debt);
          expect(g.treaty[side] - after.open.treaty[side], JSON.stringify(choices)).toBe(paid.treaty);
        }
        expect(paid.points + paid.debt + paid.treaty).toBeGreaterThanOrEqual(price - 1);
      }
      if (question.key === 'action.spend') {
        const here = purchases.filter(({ choices }) => choices[0].t !== 'finish').map((each) => each.purchase);
        const offered = options.filter(({ t }) => here.some((purchase) => purchase.t === t));
        expect(here).toEqual(offered);
      }
    });
    expect(bought).toBeGreaterThan(100);
  });

  it('leaves the table as it is', () => {
    const t = inRound({ side: 'france' });
    const before = copy(t.g);
    purchasesNow(seen(t.g));
    viewAfter(seen(t.g), t.g.seatOf[0], [{ t: 'begin', action: 'major' }]);
    expect(t.g).toEqual(before);
  });
});

describe('What would be seen after choices', () => {
  it('is nothing where a card or tile would be drawn', () => {
    const t = new Trial(copy(inRound({ side: 'france', tile: 'inv-17' }).g)).run();
    const { purchases } = purchasesNow(seen(t.g));
    const tile = purchases.find(({ purchase }) => purchase.t === 'war-tile')!;
    expect(viewAfter(seen(t.g), t.g.seatOf[0], tile.choices)).toBeNull();
  });
});

describe('What can be used only in an action', () => {
  it('is found with what begins it', () => {
    const lay = (table: { ministry(id: 'pitt-the-elder'): unknown }) => void table.ministry('pitt-the-elder');
    const t = inRound({ side: 'britain', tile: 'inv-05', turn: 3, lay });
    const claim = purchasesNow(seen(t.g, 1)).claims.find((one) => one.claim.t === 'ability')!;
    expect(claim.choices).toEqual([
      { t: 'begin', action: 'minor' },
      { t: 'ability', ability: 'pitt-points' },
    ]);
  });

  it('is the Military Upgrade too, whatever is under way', () => {
    const t = inRound({ side: 'france', tile: 'inv-07' });
    expect(purchasesNow(seen(t.g)).upgrade).toEqual([{ t: 'begin', action: 'upgrade' }]);
    t.play('france', 'begin major');
    expect(purchasesNow(seen(t.g)).upgrade).toEqual([{ t: 'finish' }, { t: 'begin', action: 'upgrade' }]);
  });
});

describe('The bonus of a card', () => {
  it('is met, not met, or met once a ministry is turned up', () => {
    const lay = (met: boolean) => (table: Table) => {
      table.hand('britain', 'austro-spanish-rivalry');
      if (met) table.ministry('pitt-the-elder');
      else table.faceDown('pitt-the-elder');
    };
    const card = EVENT['austro-spanish-rivalry'];
    const up = inRound({ side: 'britain', turn: 3, lay: lay(true) });
    expect(bonusNow(seen(up.g, 1), card)).toMatchObject({ met: true, ifRevealed: null });
    const down = inRound({ side: 'britain', turn: 3, lay: lay(false) });
    expect(bonusNow(seen(down.g, 1), card)).toMatchObject({ met: false, ifRevealed: 'pitt-the-elder' });
    expect(bonusNow(seen(down.g, 0), card)).toMatchObject({ met: false, ifRevealed: null });
  });
});
