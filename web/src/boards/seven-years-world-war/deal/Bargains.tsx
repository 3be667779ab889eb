import './deal.css';
import type { Deal } from '@cabinet-wars/kernel';
import { type ReactNode, useEffect } from 'react';
import { useMedia } from '../../../use-media.ts';
import { namingOf } from '../i18n/index.ts';
import { OverMap } from '../parts/OverMap.tsx';
import type { OffersProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { Agreements } from './Agreements.tsx';
import { bondsOf } from './agreements.ts';
import { type Column, dealOf, drafting, isEmpty, NO_DRAFT } from './draft.ts';
import { HalfForm } from './HalfForm.tsx';
import { Likely, useForeseen } from './Likely.tsx';
import { OpenOffers } from './OpenOffers.tsx';
import { OtherDeeds } from './OtherDeeds.tsx';

const COLUMNS: readonly Column[] = ['give', 'get'];

/** Bargains in things, not in fields: what I give, what I get, what is promised, and the likely answer. */
export function Bargains(props: OffersProps): ReactNode {
  const { seat, seats, view, telling, texts, offers } = props;
  const draft = drafting.use((all) => all);
  // Put away, it waits for no square any more: the next press on the map is meant for the question.
  useEffect(() => () => drafting.set({ picksSquare: false }), []);
  const { own } = namingOf(props.language);
  const dealTexts = own.deal;
  const hasPlates = useMedia(PLATES);
  const others = seats.flatMap((_, each) => (each === seat ? [] : [each]));
  const to = draft.to ?? others[0] ?? null;
  const deal = seat === null || to === null ? null : dealOf(draft, seat, to);
  const isReady = deal !== null && !isEmpty(draft) && view.open.turn > 0;
  const foreseen = useForeseen(props, isReady ? deal : null);
  if (seat === null || to === null || deal === null) return null;
  const offer = async (offered: Deal) => {
    if (!(await props.propose(offered))) return;
    const against = offers.find(({ id }) => id === draft.against);
    if (against !== undefined) props.answer(against, false);
    drafting.set({ ...NO_DRAFT, to });
  };
  const partners = (
    <div className="syww-chips">
      {others.map((each) => (
        <button
          key={seats[each].plays}
          type="button"
          data-partner={each}
          aria-pressed={each === to}
          onClick={() => drafting.set({ ...NO_DRAFT, to: each })}
        >
          {telling.name(each)}
        </button>
      ))}
    </div>
  );
  const form = (
    <div className="syww-bargains">
      <fieldset className="syww-chips syww-columns" aria-label={dealTexts.with}>
        {COLUMNS.map((column) => (
          <button
            key={column}
            type="button"
            data-column={column}
            aria-pressed={draft.column === column}
            onClick={() => drafting.set({ column })}
          >
            {column === 'give' ? dealTexts.iGive : dealTexts.iGet}
          </button>
        ))}
      </fieldset>
      <div className="syww-halves">
        <HalfForm props={props} column="give" sides={{ giver: seat, taker: to }} draft={draft} />
        <HalfForm props={props} column="get" sides={{ giver: to, taker: seat }} draft={draft} />
      </div>
      <div className="syww-deal-foot">
        <div>
          <p className="syww-deal-sentence" aria-live="polite">
            {isReady ? texts.deal?.(deal, telling) : dealTexts.empty}
          </p>
          {draft.promised !== null && <p className="note">{dealTexts.warning}</p>}
          <Likely props={props} to={to} foreseen={foreseen} />
        </div>
        <div>
          <div className="row">
            <button
              type="button"
              className="button primary"
              data-offer
              disabled={!isReady}
              onClick={() => void offer(deal)}
            >
              {dealTexts.offer}
            </button>
            <button type="button" className="button" onClick={() => drafting.set({ ...NO_DRAFT, to })}>
              {dealTexts.clear}
            </button>
          </div>
          <p className="note" aria-live="polite">
            {props.notice ?? (seats[to].sitter === 'bot' ? props.lastWord(to) : dealTexts.people)}
          </p>
        </div>
      </div>
    </div>
  );
  const agreements = <Agreements props={props} />;
  const isBargain = draft.shown === 'bargain';
  const sheets = (
    <fieldset className="syww-chips" aria-label={own.agreed.title}>
      {(['bargain', 'agreements'] as const).map((shown) => (
        <button
          key={shown}
          type="button"
          data-plate={shown}
          aria-pressed={draft.shown === shown}
          onClick={() => drafting.set({ shown })}
        >
          {shown === 'bargain' ? own.agreed.bargain : own.agreed.count(bondsOf(view.open).length)}
        </button>
      ))}
    </fieldset>
  );
  if (!hasPlates)
    return (
      <div className="syww-bargains">
        {sheets}
        <OpenOffers props={props} />
        {isBargain ? (
          <>
            <h3>{dealTexts.with}</h3>
            {partners}
            {form}
          </>
        ) : (
          agreements
        )}
        <OtherDeeds props={props} />
      </div>
    );
  return (
    <div className="syww-bargains">
      {sheets}
      <OpenOffers props={props} />
      <OverMap
        className={draft.picksSquare ? 'syww-picking' : ''}
        title={isBargain ? dealTexts.with : own.agreed.title}
        closeLabel={own.putAway}
        aside={isBargain ? partners : null}
      >
        {isBargain ? form : agreements}
      </OverMap>
      <OtherDeeds props={props} />
    </div>
  );
}
