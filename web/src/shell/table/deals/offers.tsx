import { botTexts } from '@cabinet-wars/bots';
import type { Deal, DealKind, Offer } from '@cabinet-wars/kernel';
import { useState } from 'react';
import type { BoardProps, OffersProps } from '../../../boards/kit/board.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useSettings } from '../../../settings.ts';
import { likelyAnswer } from '../../../thinking/likely-answer.ts';
import { Choose } from '../../parts/fields.tsx';
import type { Sitting } from '../../table-state/use-table.ts';
import { askedValues, firstValues, TermsForm, type TermValues, termValue } from './terms-form.tsx';

function dealText({ texts, telling, loaded }: Sitting, deal: Deal): string {
  const { t, from: _from, to: _to, ...terms } = deal;
  const plain = `${loaded.board.terms?.deal(t, texts.language) ?? t} ${Object.values(terms).join(', ')}`;
  return texts.deal?.(deal, telling) ?? plain;
}

interface OfferProps {
  readonly sitting: Sitting;
  readonly offer: Offer;
  onCounter(offer: Offer): void;
}

function OfferCard({ sitting, offer, onCounter }: OfferProps) {
  const texts = useTexts();
  const { client, seat, telling, send } = sitting;
  const { from, to } = offer.deal;
  const mine = from === seat;
  const title = mine && to !== null ? texts.offerTo(telling.name(to)) : texts.offerFrom(telling.name(from));
  const answer = (accept: boolean) => seat !== null && send(client.answer(seat, offer.id, accept), 'offers');
  return (
    <li className="offer">
      <p className="label">{title}</p>
      <p className="offer-text">{dealText(sitting, offer.deal)}</p>
      {offer.agreed && <p className="note">{texts.agreed}</p>}
      {!offer.agreed && mine && seat !== null && (
        <button type="button" className="button" onClick={() => send(client.withdraw(seat, offer.id), 'offers')}>
          {texts.withdraw}
        </button>
      )}
      {!offer.agreed && !mine && (
        <div className="row">
          <button type="button" className="button primary" onClick={() => answer(true)}>
            {texts.accept}
          </button>
          <button type="button" className="button" onClick={() => answer(false)}>
            {texts.decline}
          </button>
          <button type="button" className="button" onClick={() => onCounter(offer)}>
            {texts.counter}
          </button>
        </div>
      )}
    </li>
  );
}

interface Draft {
  readonly kind: DealKind;
  readonly to: number | null;
  readonly values: TermValues;
  /** The offer this one is to take the place of: declined when it is made, and not before. */
  readonly against?: Offer;
}

function draftOf(kind: DealKind, seat: number, to: number | null = null): Draft {
  return { kind, to: kind.withNobody ? null : (to ?? Number(seat === 0)), values: firstValues(kind.terms, seat) };
}

/** The same kind of deal, offered back. */
function counterTo(against: Offer, kinds: readonly DealKind[], seat: number): Draft {
  const { deal } = against;
  const kind = kinds.find(({ t }) => t === deal.t) ?? kinds[0];
  const values = Object.fromEntries(Object.keys(kind.terms).map((key) => [key, termValue(deal[key])]));
  return { ...draftOf(kind, seat), to: deal.from, values, against };
}

/** What a board's own form of bargains is told and can do. */
function useBargaining({
  client,
  loaded,
  shown,
  seat,
  telling,
  send,
  notice,
}: Sitting): Omit<OffersProps, keyof BoardProps> {
  const { language } = useSettings();
  const { view, offers, whys } = shown.question;
  const textsOf = (bot: string | null) => (bot === null ? undefined : botTexts(loaded.bots, bot, language));
  return {
    offers,
    propose: async (deal) => seat !== null && send(client.propose(seat, deal), 'offers'),
    answer: ({ id }, accept) => seat !== null && void send(client.answer(seat, id, accept), 'offers'),
    withdraw: ({ id }) => seat !== null && void send(client.withdraw(seat, id), 'offers'),
    notice: notice('offers'),
    lastWord: (each) => {
      const why = whys[each];
      return why === null || why === undefined
        ? null
        : (textsOf(client.facts.seats[each].bot)?.why(why, telling) ?? null);
    },
    foresee: async (deal) => {
      const bot = deal.to === null ? null : client.facts.seats[deal.to].bot;
      const reply = bot === null ? null : await likelyAnswer(client.facts.game, bot, view, deal);
      if (reply === null) return null;
      const why = textsOf(bot)?.why(reply.why, telling) ?? '';
      return { accept: reply.accept, why, instead: reply.instead ?? [] };
    },
  };
}

interface OffersPanelProps {
  readonly sitting: Sitting;
  readonly props?: BoardProps;
  /** To whom one is to be made, if somebody was pointed out. */
  readonly offerTo?: number | null;
}

/** The offers on the table that the viewer is a party to, and a form for a new one. */
export function Offers({ sitting, props, offerTo = null }: OffersPanelProps) {
  const bargaining = useBargaining(sitting);
  const Own = sitting.loaded.board.Offers;
  if (Own !== undefined && props !== undefined)
    return sitting.seat === null ? null : (
      <div className="offers form">
        <Own {...props} {...bargaining} view={sitting.shown.question.view} />
      </div>
    );
  return <GeneralOffers key={offerTo} sitting={sitting} offerTo={offerTo} />;
}

/** Any game's bargains, as a form made from what the game says of them. */
function GeneralOffers({ sitting, offerTo }: { readonly sitting: Sitting; readonly offerTo: number | null }) {
  const texts = useTexts();
  const { language } = useSettings();
  const { client, loaded, shown, seat, telling, send, notice } = sitting;
  const kinds: readonly DealKind[] = loaded.game.deals.kinds;
  const [draft, setDraft] = useState<Draft | null>(null);
  if (seat === null || kinds.length === 0) return null;
  const now = draft ?? draftOf(kinds[0], seat, offerTo);
  const others = client.facts.seats.flatMap((_, each) => (each === seat ? [] : [each]));
  const { offers } = shown.question;
  const against = offers.find(({ id }) => id === now.against?.id);
  const deal = { t: now.kind.t, from: seat, to: now.to, ...askedValues(loaded.board, now.values) };
  const propose = async () => {
    if (!(await send(client.propose(seat, deal), 'offers'))) return;
    if (against !== undefined) await send(client.answer(seat, against.id, false), 'offers');
    setDraft(null);
  };
  return (
    <div className="offers form">
      <ul aria-live="polite">
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            sitting={sitting}
            offer={offer}
            onCounter={(each) => setDraft(counterTo(each, kinds, seat))}
          />
        ))}
      </ul>
      {offers.length === 0 && <p className="note">{texts.noOffers}</p>}
      <h3 className="ruled">{against === undefined ? texts.newOffer : texts.counterOffer}</h3>
      <Choose
        name={texts.kindOfOffer}
        value={now.kind.t}
        values={kinds.map(({ t }) => t)}
        say={(t) => loaded.board.terms?.deal(t, language) ?? t}
        onChange={(t) => setDraft({ ...now, ...draftOf(kinds.find((kind) => kind.t === t)!, seat, now.to) })}
      />
      {now.kind.withNobody ? (
        <p className="note">{texts.toNobody}</p>
      ) : (
        <Choose
          name={texts.proposeTo}
          value={now.to ?? others[0]}
          values={others}
          say={telling.name}
          onChange={(to) => setDraft({ ...now, to })}
        />
      )}
      <TermsForm
        sitting={sitting}
        terms={now.kind.terms}
        values={now.values}
        onChange={(values) => setDraft({ ...now, values })}
      />
      <p className="offer-text" aria-live="polite">
        {dealText(sitting, deal)}
      </p>
      <button type="button" className="button primary wide" onClick={propose}>
        {against === undefined ? texts.propose : texts.counterPropose}
      </button>
      {against !== undefined && (
        <button type="button" className="link" onClick={() => setDraft(null)}>
          {texts.cancel}
        </button>
      )}
      <p className="note" aria-live="polite">
        {notice('offers')}
      </p>
    </div>
  );
}
