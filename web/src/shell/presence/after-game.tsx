import { useEffect } from 'react';
import type { Presence } from '../../client/presence.ts';
import { useTexts } from '../../i18n/index.ts';
import { addressOf } from '../../routes.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { usePresence } from './connection.tsx';
import { DiceProof } from './dice-proof.tsx';
import { Rematch } from './rematch.tsx';

/** A game at the server is over: look at it again, play another with the same people, check the dice. */
export default function AfterGame({ sitting, presence }: { readonly sitting: Sitting; readonly presence: Presence }) {
  const shell = useTexts();
  const { seed, seat, table } = usePresence(presence);
  const { id } = sitting.client.facts;
  const { link } = presence;
  useEffect(() => {
    void presence.look();
  }, [presence]);
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
