import type { Deal, Seat } from '@cabinet-wars/kernel';
import type { Province } from '../data/provinces.ts';
import { endIfConquered } from '../ending.ts';
import { LOAN } from '../money.ts';
import { procedure } from '../state.ts';

/** The deals this game knows, once `mayDeal` has found nothing against them. */
export type KnownDeal =
  | { readonly t: 'gift'; readonly from: Seat; readonly to: Seat; readonly gold: number }
  | { readonly t: 'cede'; readonly from: Seat; readonly to: Seat; readonly province: Province; readonly gold: number }
  | { readonly t: 'loan'; readonly from: Seat; readonly to: null };

/** Rule 7. Carries out what was agreed. */
export const carryOut = procedure<{ deal: Deal }>('deal')({
  exchange: (g, f, x) => {
    const deal = f.deal as KnownDeal;
    if (deal.t === 'gift') {
      g.gold[deal.from] -= deal.gold;
      g.gold[deal.to] += deal.gold;
      x.log?.({ t: 'gave-gold', seat: deal.from, to: deal.to, gold: deal.gold });
    } else if (deal.t === 'cede') {
      g.gold[deal.to] -= deal.gold;
      g.gold[deal.from] += deal.gold;
      g.owner[deal.province] = deal.to;
      x.log?.({ t: 'ceded', seat: deal.from, to: deal.to, province: deal.province, gold: deal.gold });
      endIfConquered(g, deal.to, x);
    } else {
      g.gold[deal.from] += LOAN;
      g.loans[deal.from]++;
      x.log?.({ t: 'borrowed', seat: deal.from });
    }
  },
});
