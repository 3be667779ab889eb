import { MARKERS, type MarkerId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useState } from 'react';
import { namingOf } from '../i18n/index.ts';
import { handOf } from '../read/hand.ts';
import type { OffersProps } from '../read/seen.ts';

const markerIn = (text: string): MarkerId | null => MARKERS.find((marker) => marker === text) ?? null;

/** What one may do at any time without anybody's leave (7.2, 8.31, 29.7): show markers, give one back, break through. */
export function OtherDeeds({ props }: { readonly props: OffersProps }): ReactNode {
  const { seat, seats, telling, view } = props;
  const { own, game } = namingOf(props.language);
  const dealTexts = own.deal;
  const hand = handOf(view).map(({ marker }) => marker);
  const [to, setTo] = useState<number | null>(null);
  const [shown, setShown] = useState<MarkerId | null>(null);
  const [back, setBack] = useState<MarkerId | null>(null);
  if (seat === null || hand.length === 0 || view.open.turn === 0) return null;
  const markers = (none: string) => (
    <>
      <option value="">{none}</option>
      {hand.map((marker) => (
        <option key={marker} value={marker}>
          {game.markers[marker].name}
        </option>
      ))}
    </>
  );
  return (
    <section className="syww-deeds" aria-labelledby="syww-deeds-title">
      <h3 id="syww-deeds-title">{dealTexts.anyTime}</h3>
      <div className="row">
        <label>
          <span>{dealTexts.showTo}</span>
          <select
            value={to ?? ''}
            data-show-to
            onChange={({ target }) => setTo(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{dealTexts.everybody}</option>
            {seats.map(({ plays }, each) =>
              each === seat ? null : (
                <option key={plays} value={each}>
                  {telling.name(each)}
                </option>
              ),
            )}
          </select>
        </label>
        <label>
          <span>{dealTexts.marker}</span>
          <select value={shown ?? ''} onChange={({ target }) => setShown(markerIn(target.value))}>
            {markers(dealTexts.whole)}
          </select>
        </label>
        <button
          type="button"
          className="button"
          data-show-hand
          onClick={() => void props.propose({ t: 'show-hand', from: seat, to: null, marker: shown, seat: to })}
        >
          {dealTexts.show}
        </button>
      </div>
      <div className="row">
        <label>
          <span>{dealTexts.giveBackWhich}</span>
          <select value={back ?? ''} data-give-back onChange={({ target }) => setBack(markerIn(target.value))}>
            {markers(dealTexts.pickNone)}
          </select>
        </label>
        <button
          type="button"
          className="button"
          disabled={back === null}
          onClick={async () => {
            if (await props.propose({ t: 'give-up', from: seat, to: null, marker: back, power: null })) setBack(null);
          }}
        >
          {dealTexts.giveBackDo}
        </button>
      </div>
      {hand.includes('scientific-breakthrough') && (
        <button
          type="button"
          className="button wide"
          data-breakthrough
          onClick={() => void props.propose({ t: 'breakthrough', from: seat, to: null })}
        >
          {dealTexts.breakthrough}
        </button>
      )}
    </section>
  );
}
