import type { ReactNode } from 'react';
import { CeremonyRail } from '../../kit/ceremony/CeremonyRail.tsx';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { ScoringAccount } from '../read/scoring/scoring-steps.ts';
import { checkOf, gainOf, nameOfScored, onwardOf, sentenceOf } from './scoring-texts.ts';

/** The rail while a Peace turn is scored: the present step as a sentence, then a line for each. */
export function ScoringRail({
  now,
  account,
  naming,
}: {
  now: CeremonyNow;
  account: ScoringAccount;
  naming: Naming;
}): ReactNode {
  const { own } = naming;
  const text = now.isLast
    ? `${own.trackFrom(account.from, account.to)} ${checkOf(account, naming)}`
    : sentenceOf(account.steps[now.at], naming);
  return (
    <CeremonyRail
      now={now}
      label={own.peaceOver(account.turn)}
      title={now.isLast ? own.trackFrom(account.from, account.to) : text}
      text={text}
      onward={onwardOf(account, naming)}
    >
      {now.isLast && <p className={account.victor === null ? 'note' : 'must-text'}>{checkOf(account, naming)}</p>}
      <ol className="is-steps-list">
        {account.steps.slice(0, now.isStepwise ? undefined : now.at + 1).map((step) => (
          <li key={nameOfScored(step.of, naming)}>
            {step.winner !== null && <Emblem plays={step.winner} size={18} />}
            {nameOfScored(step.of, naming)}, {step.britain} : {step.france}
            <b>{step.winner === null ? '–' : gainOf(step, naming)}</b>
          </li>
        ))}
      </ol>
      {now.at + 1 < account.steps.length && (
        <p className="note">
          {own.thenComes(account.steps.slice(now.at + 1).map((step) => nameOfScored(step.of, naming)))}
        </p>
      )}
    </CeremonyRail>
  );
}
