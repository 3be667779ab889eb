import './shop.css';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import { litNext, meant } from '../../kit/rail/meant.ts';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { Basket } from './Basket.tsx';
import { shopping, shopWith, yearOf } from './basket.ts';
import { Ledger } from './Ledger.tsx';
import { OtherChoices } from './OtherChoices.tsx';
import { paymentFor } from './pay.ts';
import { dueIn } from './taught-basket.ts';
import { useMarkersDue } from './use-markers-due.ts';
import { Wares } from './Wares.tsx';

const IN_THE_TABLE = ['recruit', 'fortify', 'restore', 'buy-marker'];

/** Recruiting as a shop: a basket with its sum, and nothing paid before all of it is. The wares lie on a plate where there is room. */
export function ShopPanel(props: BoardProps): ReactNode {
  const { ask, view, pick, lookAhead } = props;
  const kept = shopping.use((all) => all);
  const hasPlates = useMedia(PLATES);
  useMarkersDue(props);
  if (ask === null) return null;
  const open = view.open;
  const naming = namingOf(props.language);
  const { own } = naming;
  const { basket, shop } = shopWith(open, ask, kept);
  const isReady = props.taught !== undefined && dueIn(props, basket).length === 0;
  const hasPaid = kept.paidIn === yearOf(ask, open);
  const pay = async (stopsToDisband: boolean) => {
    const { choices, markersDue } = await paymentFor(basket, ask, lookAhead, stopsToDisband);
    const year = yearOf(ask, open);
    shopping.set({ year, basket: [], row: null, markersDue, paidIn: year });
    pick(choices);
  };
  return (
    <div className="syww-shop">
      <Ledger treasury={shop.treasury} sum={shop.sum} winter={shop.winter} naming={naming} />
      {hasPlates && <p className="note">{own.nothingPaidBefore}</p>}
      {hasPlates ? <Basket basket={basket} props={props} /> : <Wares props={props} />}
      <OtherChoices
        props={props}
        without={IN_THE_TABLE}
        end={
          <>
            <button type="button" className="button syww-disband" onClick={() => pay(true)}>
              {own.thenDisband}
            </button>
            <button
              type="button"
              className="button primary wide"
              data-pay
              {...(shop.sum === 0 ? meant(props.taught, [{ t: 'done' }]) : litNext(isReady))}
              onClick={() => pay(false)}
            >
              {shop.sum > 0 ? own.pay(shop.sum) : hasPaid ? own.buyNoMore : own.buyNothing}
            </button>
          </>
        }
      />
    </div>
  );
}
