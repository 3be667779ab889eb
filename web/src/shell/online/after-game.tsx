import { useEffect } from 'react';
import { useWords } from '../../i18n/index.ts';
import type { Beside } from '../../online/beside.ts';
import { addressOf } from '../../routes.ts';
import type { Sitting } from '../table/use-table.ts';
import { DiceProof } from './dice-proof.tsx';
import { useBeside } from './line-state.tsx';
import { Rematch } from './rematch.tsx';

/** A game at the server is over: look at it again, play another with the same people, check the dice. */
export default function AfterGame({ sitting, beside }: { readonly sitting: Sitting; readonly beside: Beside }) {
  const shell = useWords();
  const { seed, seat, table } = useBeside(beside);
  const { id } = sitting.client.facts;
  const { link } = beside;
  useEffect(() => {
    void beside.look();
  }, [beside]);
  return (
    <>
      <div className="commit-row">
        <a
          className="button primary"
          href={addressOf({ page: 'online-replay', id, ...(link === null ? {} : { link }) })}
        >
          {shell.watchReplay}
        </a>
        {seat !== null && <Rematch id={id} isSet={table?.rematch != null} />}
      </div>
      {seed !== null && <DiceProof sitting={sitting} />}
    </>
  );
}
