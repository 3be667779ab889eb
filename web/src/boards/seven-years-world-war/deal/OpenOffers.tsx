import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import type { OffersProps } from '../read/seen.ts';
import { draftFrom, drafting, NO_DRAFT } from './draft.ts';

/** Offers on the table, in words, with what can be answered. */
export function OpenOffers({ props }: { readonly props: OffersProps }): ReactNode {
  const { offers, seat, texts, telling, view } = props;
  const own = namingOf(props.language).own.deal;
  if (seat === null) return null;
  if (offers.length === 0) return <p className="note">{own.noOffers}</p>;
  return (
    <section aria-labelledby="syww-open-offers">
      <h3 id="syww-open-offers">{own.open}</h3>
      <ul className="syww-open-offers" aria-live="polite">
        {offers.map((offer) => (
          <li key={offer.id} data-offer-from={offer.deal.from}>
            <p>
              <strong>{telling.name(offer.deal.from)}:</strong> {texts.deal?.(offer.deal, telling)}
            </p>
            {offer.deal.from !== seat && props.lastWord(offer.deal.from) !== null && (
              <p className="note">{props.lastWord(offer.deal.from)}</p>
            )}
            {offer.agreed && <p className="note">{own.agreed}</p>}
            {!offer.agreed && offer.deal.from === seat && (
              <button type="button" className="button" onClick={() => props.withdraw(offer)}>
                {own.withdraw}
              </button>
            )}
            {!offer.agreed && offer.deal.from !== seat && (
              <div className="row">
                <button type="button" className="button primary" onClick={() => props.answer(offer, true)}>
                  {own.accept}
                </button>
                <button type="button" className="button" onClick={() => props.answer(offer, false)}>
                  {own.decline}
                </button>
                {offer.deal.t === 'trade' && (
                  <button
                    type="button"
                    className="button"
                    onClick={() =>
                      drafting.set({ ...NO_DRAFT, ...draftFrom(offer.deal, seat, view.open.turn), against: offer.id })
                    }
                  >
                    {own.counter}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
