import './deal.css';
import type { Deal } from '@cabinet-wars/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useMedia } from '../../../use-media.ts';
import type { Foreseen } from '../../kit/board.ts';
import { namingOf } from '../i18n/index.ts';
import { OverMap } from '../parts/OverMap.tsx';
import type { OffersProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { Agreements } from './Agreements.tsx';
import { bondsOf } from './agreements.ts';
import { dealOf, draftFrom, drafting, isEmpty, NO_DRAFT } from './draft.ts';
import { HalfForm } from './HalfForm.tsx';
import { OpenOffers } from './OpenOffers.tsx';
import { OtherDeeds } from './OtherDeeds.tsx';
import { PromiseForm } from './PromiseForm.tsx';

/** Bargains in things, not in fields: what I give, what I get, what is promised, and the likely answer. */
export function Bargains(props: OffersProps): ReactNode {
  const { seat, seats, view, telling, texts, offers } = props;
  const draft = drafting.use((all) => all);
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
    drafting.set({ ...NO_DRAFT, to, shown: 'bargain' });
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
      <div className="syww-halves">
        <HalfForm props={props} side="give" giver={seat} half={draft.give} />
        <HalfForm props={props} side="get" giver={to} half={draft.get} />
      </div>
      <PromiseForm props={props} to={to} promised={draft.promised} />
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
  if (!hasPlates)
    return (
      <div className="syww-bargains">
        <OpenOffers props={props} />
        <h3>{dealTexts.with}</h3>
        {partners}
        {form}
        <h3>{own.agreed.title}</h3>
        {agreements}
        <OtherDeeds props={props} />
      </div>
    );
  const isBargain = draft.shown === 'bargain';
  return (
    <div className="syww-bargains">
      <OpenOffers props={props} />
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

/** What the other side would say; null while it is not known, and of people. */
function useForeseen({ foresee }: OffersProps, deal: Deal | null): Foreseen | null {
  const [found, setFound] = useState<{ readonly key: string; readonly of: Foreseen | null } | null>(null);
  const key = JSON.stringify(deal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the bargain
  useEffect(() => {
    if (deal === null || foresee === undefined) return;
    let left = false;
    void foresee(deal).then(
      (of) => !left && setFound({ key, of }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [key]);
  return found?.key === key ? found.of : null;
}

function Likely({
  props,
  to,
  foreseen,
}: {
  readonly props: OffersProps;
  readonly to: number;
  readonly foreseen: Foreseen | null;
}): ReactNode {
  const { telling, texts, view, seat } = props;
  const own = namingOf(props.language).own.deal;
  if (foreseen === null) return null;
  return (
    <section className="syww-likely" data-accepts={foreseen.accept || undefined}>
      <p>
        <strong>
          {telling.name(to)} {foreseen.accept ? own.accepts : own.declines}.
        </strong>{' '}
        {foreseen.why}
      </p>
      {foreseen.instead.length > 0 && (
        <>
          <p className="label">{own.instead}</p>
          <ul>
            {foreseen.instead.map((deal) => (
              <li key={JSON.stringify(deal)}>
                <span>{texts.deal?.(deal, telling)}</span>
                <button
                  type="button"
                  className="button"
                  onClick={() => drafting.set(draftFrom(deal, seat ?? 0, view.open.turn))}
                >
                  {own.take}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
