import { useSyncExternalStore } from 'react';
import { type OnlineWords, useOnline } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import type { Beside, BesideState } from '../../online/beside.ts';
import { useDoing } from './use-doing.ts';

export const useBeside = (beside: Beside): BesideState => useSyncExternalStore(beside.subscribe, beside.snapshot);

/** Says that the line is cut, as long as it is; or that it will not come back, and why; or that a bot plays for one. */
export function LineState({ beside }: { readonly beside: Beside }) {
  const words = useOnline();
  const { line, table, seat } = useBeside(beside);
  if (line !== 'open')
    return (
      <p className="line-state" role="status">
        {cutText(line, words)}
      </p>
    );
  return seat === null && table?.mayReturn ? <ComeBack id={table.id} beside={beside} /> : null;
}

const cutText = (line: Exclude<BesideState['line'], 'open'>, words: OnlineWords): string =>
  line === 'lost'
    ? words.lineLost
    : `${words.lineClosed} ${(words.reasons as Readonly<Record<string, string>>)[line.closed.why] ?? words.failed}`;

/** Whoever was late finds their seat again without looking for it. */
function ComeBack({ id, beside }: { readonly id: string; readonly beside: Beside }) {
  const words = useOnline();
  const doing = useDoing();
  const sit = () => doing.run(() => post(`tables/${id}/return`)).then(beside.look);
  return (
    <div className="line-state" role="status">
      <span>{doing.problem ?? words.botPlaysForYou}</span>
      <button type="button" className="button primary" disabled={doing.busy} onClick={sit}>
        {words.sitAgain}
      </button>
    </div>
  );
}
