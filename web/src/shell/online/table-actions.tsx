import type { TableSummary } from '@cabinet-wars/server/wire';
import { useEffect, useState } from 'react';
import { useOnline } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import type { Beside } from '../../online/beside.ts';
import { go } from '../../routes.ts';
import { Dialog } from '../parts/dialog.tsx';
import type { Sitting } from '../table/use-table.ts';
import { useBeside } from './line-state.tsx';
import { Said } from './parts.tsx';
import { useDoing } from './use-doing.ts';
import { useFetched } from './use-fetched.ts';

/** Who is here, how much time is left, and what can be done about the table itself: resign, vote, play again. */
export function TableActions({ sitting, beside }: { readonly sitting: Sitting; readonly beside: Beside }) {
  const words = useOnline();
  const doing = useDoing();
  const { id, seats } = sitting.client.facts;
  const { here, seat, seed, clocks, deadline } = useBeside(beside);
  const { value: table, again } = useFetched<TableSummary>(`tables/${id}`);
  const [sure, setSure] = useState<'resign' | 'abandon' | null>(null);
  const act = (path: string, body?: unknown) => doing.run(() => post(`tables/${id}/${path}`, body)).then(again);
  const isOver = sitting.shown.state.result !== null || table?.status === 'finished' || table?.status === 'abandoned';
  const another = () =>
    doing.run(async () => go({ page: 'online', id: (await post<{ table: string }>(`tables/${id}/rematch`)).table }));
  return (
    <section className="table-actions" aria-label={words.tableActions}>
      <ul className="online-list">
        {seats.map(({ plays, name, sitter }, at) => (
          <li key={plays}>
            <span>
              {sitting.telling.name(at)}: {name || sitter}
            </span>
            {sitter !== 'bot' && <em>{here[at] ? words.here : words.away}</em>}
            {clocks !== null && (
              <TimeLeft
                until={clocks.since + clocks.left[at]}
                runs={table?.waitsFor?.includes(at) ?? false}
                left={clocks.left[at]}
              />
            )}
            {seat !== null && seat !== at && sitter === 'person' && !isOver && table?.waitsFor?.includes(at) && (
              <button type="button" className="link" onClick={() => act('votes', { seat: at, with: 'bot' })}>
                {words.replaceWithBot}
              </button>
            )}
          </li>
        ))}
      </ul>
      {clocks === null && deadline !== null && <TimeLeft until={deadline} runs left={0} />}
      <Said doing={doing} done={null} />
      <div className="row">
        {seat !== null && !isOver && (
          <>
            <button type="button" className="link" onClick={() => setSure('resign')}>
              {words.resign}
            </button>
            <button type="button" className="link" onClick={() => setSure('abandon')}>
              {words.abandon}
            </button>
          </>
        )}
        {seat === null && !isOver && table?.seats.some(({ me }) => me) && (
          <button type="button" className="button" onClick={() => act('return')}>
            {words.comeBackToSeat}
          </button>
        )}
        {isOver && seat !== null && (
          <button type="button" className="button primary" onClick={another}>
            {words.rematch}
          </button>
        )}
      </div>
      {seed !== null && <p className="note">{words.seedWas(seed)}</p>}
      {sure !== null && (
        <Dialog title={sure === 'resign' ? words.resignSure : words.abandonSure} onClose={() => setSure(null)}>
          <div className="row">
            <button
              type="button"
              className="button must"
              onClick={() => act(sure, sure === 'abandon' ? { agree: true } : undefined).then(() => setSure(null))}
            >
              {sure === 'resign' ? words.resign : words.abandon}
            </button>
            <button type="button" className="button" onClick={() => setSure(null)}>
              {words.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function TimeLeft({ until, runs, left }: { readonly until: number; readonly runs: boolean; readonly left: number }) {
  const words = useOnline();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const time = Math.max(0, runs ? until - now : left);
  const text =
    time >= 48 * HOUR
      ? `${Math.floor(time / (24 * HOUR))} d`
      : time >= HOUR
        ? `${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min`
        : `${Math.floor(time / MINUTE)}:${String(Math.floor((time % MINUTE) / 1000)).padStart(2, '0')}`;
  return <span className="time-left">{words.timeLeft(text)}</span>;
}
