import { isSquareId, squareOf, yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import type { OffersProps, OpenView } from '../read/seen.ts';

type Agreement = OpenView['agreements'][number];

/** What binds whom, until when, and whether it is due; mine first. */
export function Agreements({ props }: { readonly props: OffersProps }): ReactNode {
  const { view, seat, seats } = props;
  const open = view.open;
  const { own } = namingOf(props.language);
  const texts = own.deal;
  const bound = open.agreements.filter(({ clause }) => clause !== 'treaty');
  const signed = open.agreements.filter(({ clause }) => clause === 'treaty').map(({ by }) => by);
  const mine = bound.filter(({ by, to }) => by === seat || to === seat);
  const others = bound.filter((each) => !mine.includes(each));
  const hasSigned = seat !== null && signed.includes(seat);
  return (
    <section className="syww-agreements" aria-labelledby="syww-agreements-title">
      <h3 id="syww-agreements-title">{texts.agreements}</h3>
      {bound.length === 0 && <p className="note">{texts.noAgreements}</p>}
      <List agreements={mine} props={props} />
      {others.length > 0 && <p className="label">{texts.between}</p>}
      <List agreements={others} props={props} />
      {open.turn > 0 && open.final === null && (
        <>
          <p className="note">{texts.treaty(signed.length, seats.length)}</p>
          <button
            type="button"
            className="button wide"
            disabled={open.treaty}
            onClick={() =>
              seat !== null &&
              void props.propose({ t: hasSigned ? 'unsign-treaty' : 'sign-treaty', from: seat, to: null })
            }
          >
            {hasSigned ? texts.unsign : texts.sign}
          </button>
        </>
      )}
    </section>
  );
}

function List({
  agreements,
  props,
}: {
  readonly agreements: readonly Agreement[];
  readonly props: OffersProps;
}): ReactNode {
  const { view, texts, telling } = props;
  const own = namingOf(props.language).own.deal;
  const open = view.open;
  return (
    <ul className="syww-open-offers">
      {agreements.map((each) => {
        const isDue = each.until <= open.turn && (each.clause === 'leave' || each.clause === 'pay');
        const stands =
          each.clause === 'leave' && isSquareId(each.about) && occupier(open, squareOf(each.about)) === each.by;
        return (
          <li key={JSON.stringify(each)} data-due={isDue || undefined}>
            <p>
              {texts.deal?.(
                {
                  t: 'agreement',
                  from: each.by,
                  to: each.to,
                  clause: each.clause,
                  binds: 'from',
                  land: isSquareId(each.about) ? null : each.about,
                  square: isSquareId(each.about) ? each.about : null,
                  sum: each.points,
                  until: each.until,
                },
                telling,
              )}
            </p>
            <small>
              {yearsOf(each.until)} · {isDue ? own.dueNow : own.kept}
              {stands && ` · ${own.stillThere}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
