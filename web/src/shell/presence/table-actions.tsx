import { useEffect, useState } from 'react';
import type { Presence } from '../../client/presence.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { useSession } from '../../online/session.ts';
import { ActStatus } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { Dialog } from '../parts/dialog.tsx';
import type { Sitting } from '../table-state/use-table.ts';
import { usePresence } from './connection.tsx';

type Last = 'resign' | 'abandon';
/** The vote to give the whole game up stands under a seat that does not exist. */
const WHOLE_TABLE = -1;

/** What those who sit there can do about the table itself while it is played: resign, or agree to end. */
export function TableActions({ sitting, presence }: { readonly sitting: Sitting; readonly presence: Presence }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const { id } = sitting.client.facts;
  const { seat, table } = usePresence(presence);
  const [sure, setSure] = useState<Last | null>(null);
  // That somebody is missing comes with time alone.
  useEffect(() => {
    void presence.look();
  }, [presence]);
  const act = (path: string, body?: unknown) => doing.run(() => post(`tables/${id}/${path}`, body)).then(presence.look);
  const { over } = sitting.shown.question.asks;
  const isPlayed = !over && sitting.shown.question.result === null;
  const agreed = table?.votes.filter((vote) => vote.seat === WHOLE_TABLE) ?? [];
  const session = useSession();
  if (!isPlayed || seat === null || session.is !== 'known') return null;
  const haveAgreed = agreed.some(({ by }) => by === session.me.name);
  return (
    <section className="table-actions" aria-label={texts.tableActions}>
      {agreed.length > 0 && <p className="note">{texts.wantToEnd(agreed.map(({ by }) => by).join(', '))}</p>}
      <ActStatus doing={doing} done={null} />
      <div className="row">
        <button type="button" className="link" onClick={() => setSure('resign')}>
          {texts.resign}
        </button>
        {haveAgreed ? (
          <button type="button" className="link" onClick={() => act('abandon', { agree: false })}>
            {texts.playOn}
          </button>
        ) : (
          <button type="button" className="link" onClick={() => setSure('abandon')}>
            {texts.abandon}
          </button>
        )}
      </div>
      {sure !== null && (
        <Sure
          last={sure}
          onNo={() => setSure(null)}
          onYes={() => act(sure, sure === 'abandon' ? { agree: true } : undefined).then(() => setSure(null))}
        />
      )}
    </section>
  );
}

function Sure({ last, onYes, onNo }: { readonly last: Last; onYes(): void; onNo(): void }) {
  const texts = useOnlineTexts();
  return (
    <Dialog title={last === 'resign' ? texts.resignSure : texts.abandonSure} onClose={onNo}>
      <div className="row">
        <button type="button" className="button must" onClick={onYes}>
          {last === 'resign' ? texts.resign : texts.abandon}
        </button>
        <button type="button" className="button" onClick={onNo}>
          {texts.cancel}
        </button>
      </div>
    </Dialog>
  );
}
