import { isSquareId, squareOf, yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Discs } from '../ceremony/Discs.tsx';
import { type Naming, namingOf } from '../i18n/index.ts';
import type { OffersProps, OpenView } from '../read/seen.ts';
import type { Bond, Ended, Promised } from './agreements.ts';
import { sentenceOf } from './sentence.ts';

interface Props {
  readonly props: OffersProps;
  readonly naming: Naming;
}

/** Whether a square that is to be left is still held. */
const isStillThere = (open: OpenView, { clause, about, by }: Promised): boolean =>
  clause === 'leave' && about !== null && isSquareId(about) && occupier(open, squareOf(about)) === by;

/** A promise in force: between whom, what, what would break it, until when, and how it stands. */
export function AgreementRow({ props, naming, bond }: Props & { readonly bond: Bond }): ReactNode {
  const open = props.view.open;
  const texts = naming.own.agreed;
  const isDue = bond.until <= open.turn && (bond.clause === 'leave' || bond.clause === 'pay');
  const isThere = isStillThere(open, bond);
  return (
    <li data-due={isDue || undefined} data-bond={bond.clause}>
      <Parties open={open} promise={bond} isMutual={bond.isMutual} />
      <p>
        {sentenceOf(open, bond, bond.isMutual, naming)}
        <small data-risk={isThere || undefined}>{isThere ? texts.stillThere : texts.breaks[bond.clause]}</small>
      </p>
      <small>{texts.until(yearsOf(bond.until))}</small>
      <Standing props={props} bond={bond} isDue={isDue} />
    </li>
  );
}

function Standing({
  props,
  bond,
  isDue,
}: {
  readonly props: OffersProps;
  readonly bond: Bond;
  readonly isDue: boolean;
}): ReactNode {
  const { seat, view, propose } = props;
  const texts = namingOf(props.language).own.agreed;
  if (bond.clause !== 'pay' || seat === null || bond.by !== seat)
    return <em data-risk={isDue || undefined}>{isDue ? texts.due : texts.kept}</em>;
  const isShort = view.open.treasury[seat] < bond.points;
  return (
    <button
      type="button"
      className="button"
      data-pay-now
      disabled={isShort}
      title={isShort ? texts.tooLittle(view.open.treasury[seat]) : undefined}
      onClick={() => void propose({ t: 'settle', from: seat, to: null, creditor: bond.to, sum: bond.points })}
    >
      {texts.payNow(bond.points)}
    </button>
  );
}

/** A promise that is over, and how it came to its end. */
export function EndedRow({ props, naming, ended }: Props & { readonly ended: Ended }): ReactNode {
  const open = props.view.open;
  const { promise, how } = ended;
  return (
    <li data-ended={how}>
      <Parties open={open} promise={promise} isMutual={false} />
      <p>{sentenceOf(open, promise, false, naming)}</p>
      <small>{naming.own.agreed.until(yearsOf(promise.until))}</small>
      <em data-risk={how === 'broken' || undefined}>{naming.own.agreed.ended[how]}</em>
    </li>
  );
}

function Parties({
  open,
  promise,
  isMutual,
}: {
  readonly open: OpenView;
  readonly promise: Promised;
  readonly isMutual: boolean;
}): ReactNode {
  return (
    <span className="syww-parties" aria-hidden="true">
      <Discs open={open} seat={promise.by} size={22} />
      {isMutual ? '⇄' : '→'}
      <Discs open={open} seat={promise.to} size={22} />
    </span>
  );
}
