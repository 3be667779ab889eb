import { type Proof, proofOf, readTranscript } from '@cabinet-wars/kernel';
import { type ReactNode, useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useTrust } from '../../i18n/trust/index.ts';
import { faultText } from '../../online/fault-text.ts';
import { type OwnSeal, ownSeal } from '../../online/seal.ts';
import type { Sitting } from '../table-state/use-table.ts';

/** The proof of a finished game's dice: every step worked out again in this browser, from the transcript alone. */
export function DiceProof({ sitting: { client, telling } }: { readonly sitting: Sitting }) {
  const texts = useOnlineTexts();
  const trust = useTrust();
  const [proof, setProof] = useState<Proof | 'none' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const work = async () => {
    try {
      const read = readTranscript(await client.transcript());
      setProof((read.ok ? proofOf(read.transcript) : null) ?? 'none');
    } catch (fault) {
      setProblem(faultText(fault, texts));
    }
  };
  const seat = (label: string) => {
    const at = client.facts.seats.findIndex(({ plays }, i) => plays === label || label === `seat-${i + 1}`);
    return at < 0 ? label : telling.name(at);
  };
  return (
    <details className="proof seal" onToggle={(event) => event.currentTarget.open && proof === null && void work()}>
      <summary>{trust.proof}</summary>
      <div aria-live="polite">
        {problem !== null && <p className="problem">{problem}</p>}
        {proof === 'none' && <p>{trust.noProof}</p>}
        {proof !== null && proof !== 'none' && <Steps proof={proof} own={ownSeal(client.facts.id)} seat={seat} />}
      </div>
    </details>
  );
}

interface StepsProps {
  readonly proof: Proof;
  readonly own: OwnSeal | null;
  seat(label: string): string;
}

function Steps({ proof, own, seat }: StepsProps) {
  const trust = useTrust();
  const { commitment, nonces, shuffle, rolls } = proof;
  const isAsShown = own === null || own.seedHash === commitment.promised;
  const isMineIn = own === null || nonces.some(({ nonce }) => nonce === own.nonce);
  const ok = proof.ok && isAsShown && isMineIn;
  return (
    <>
      <p className={ok ? 'note' : 'problem'}>{ok ? trust.proofRight : trust.proofWrong}</p>
      <ol className="proof-steps">
        <li>
          {trust.promised} <code>{commitment.promised}</code>
          {own !== null && <Verdict ok={isAsShown}>{isAsShown ? trust.sameAsShown : trust.notAsShown}</Verdict>}
        </li>
        <li>
          {trust.nonces}
          <ul>
            {nonces.map(({ nonce, seat: { label }, from }) => (
              <li key={label}>
                {seat(label)}: <code>{nonce}</code> {trust.nonceFrom[from]}
                {own?.nonce === nonce && <Verdict ok>{trust.mine}</Verdict>}
              </li>
            ))}
          </ul>
          {!isMineIn && <Verdict ok={false}>{trust.notMine}</Verdict>}
        </li>
        <li>
          {trust.seedTold} <code>{commitment.seed}</code> {trust.hashOfSeed}: <code>{commitment.hash}</code>
          <Verdict ok={commitment.ok} />
        </li>
        <li>
          {shuffle === null ? trust.noLots : trust.lots}
          {shuffle !== null && (
            <ul>
              {nonces.map(({ seat: { label } }, chair) => (
                <li key={label}>{trust.lot(seat(label), chair + 1)}</li>
              ))}
            </ul>
          )}
          {shuffle !== null && <Verdict ok={shuffle.ok} />}
        </li>
        <li>
          {trust.rolls(rolls.length)} <Verdict ok={rolls.every((roll) => roll.ok)} />
          <Rolls rolls={rolls} />
        </li>
      </ol>
    </>
  );
}

function Verdict({ ok, children }: { readonly ok: boolean; readonly children?: ReactNode }) {
  const trust = useTrust();
  return <strong className={ok ? 'proof-right' : 'problem'}> {children ?? (ok ? trust.right : trust.wrong)}</strong>;
}

function Rolls({ rolls }: Pick<Proof, 'rolls'>) {
  const trust = useTrust();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="proof-rolls" tabIndex={0} aria-label={trust.rolls(rolls.length)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{trust.rollHead.number}</th>
            <th scope="col">{trust.rollHead.said}</th>
            <th scope="col">{trust.rollHead.right}</th>
          </tr>
        </thead>
        <tbody>
          {rolls.map(({ counter, n, value, right, ok }) => (
            <tr key={counter}>
              <td>#{counter}</td>
              <td>
                {value}/{n}
              </td>
              <td className={ok ? undefined : 'problem'}>
                {right}/{n}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
