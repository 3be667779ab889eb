import './agreements.css';
import { type ReactNode, useState } from 'react';
import { namingOf } from '../i18n/index.ts';
import type { OffersProps } from '../read/seen.ts';
import { storyOf } from '../read/story.ts';
import { AgreementRow, EndedRow } from './AgreementRow.tsx';
import { type Bond, bondsOf, endedOf } from './agreements.ts';

type Shown = 'mine' | 'all' | 'ended';

/** What binds whom, until when, what would break it, and what is over; mine first, debts with the way to pay them. */
export function Agreements({ props }: { readonly props: OffersProps }): ReactNode {
  const { view, seat } = props;
  const open = view.open;
  const naming = namingOf(props.language);
  const texts = naming.own.agreed;
  const bonds = bondsOf(open);
  const isMine = ({ by, to }: Bond) => by === seat || to === seat;
  const mine = bonds.filter(isMine);
  const others = bonds.filter((bond) => !isMine(bond));
  const ended = endedOf(storyOf(props.told), open);
  const [shown, show] = useState<Shown>('all');
  const counts: Readonly<Record<Shown, number>> = { mine: mine.length, all: bonds.length, ended: ended.length };
  const rows = (some: readonly Bond[]) =>
    some.map((bond) => <AgreementRow key={JSON.stringify(bond)} props={props} naming={naming} bond={bond} />);
  return (
    <section className="syww-agreements" aria-label={texts.title}>
      <fieldset className="syww-chips" aria-label={texts.title}>
        {(['mine', 'all', 'ended'] as const).map((each) => (
          <button key={each} type="button" data-shows={each} aria-pressed={shown === each} onClick={() => show(each)}>
            {texts.tabs[each](counts[each])}
          </button>
        ))}
      </fieldset>
      {counts[shown] === 0 && <p className="note">{texts.none[shown]}</p>}
      {shown !== 'ended' && <ul>{rows(mine)}</ul>}
      {shown === 'all' && others.length > 0 && (
        <>
          <p className="label">{texts.between}</p>
          <ul>{rows(others)}</ul>
        </>
      )}
      {shown === 'ended' && (
        <ul>
          {ended.map((each) => (
            <EndedRow key={JSON.stringify(each)} props={props} naming={naming} ended={each} />
          ))}
        </ul>
      )}
      <Treaty props={props} />
    </section>
  );
}

/** The treaty that ends the game: who has signed, and the pen (22.22). */
function Treaty({ props }: { readonly props: OffersProps }): ReactNode {
  const { view, seat, seats } = props;
  const open = view.open;
  const texts = namingOf(props.language).own.agreed;
  const signed = open.agreements.filter(({ clause }) => clause === 'treaty').map(({ by }) => by);
  const hasSigned = seat !== null && signed.includes(seat);
  if (open.turn === 0 || open.final !== null || seat === null) return null;
  return (
    <div className="syww-treaty">
      <button
        type="button"
        className="button"
        disabled={open.treaty}
        onClick={() => void props.propose({ t: hasSigned ? 'unsign-treaty' : 'sign-treaty', from: seat, to: null })}
      >
        {hasSigned ? texts.unsign : texts.sign(signed.length, seats.length)}
      </button>
      <p className="note">{texts.treatyHint}</p>
    </div>
  );
}
