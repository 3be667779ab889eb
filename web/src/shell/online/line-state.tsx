import { useSyncExternalStore } from 'react';
import { useOnline } from '../../i18n/online/index.ts';
import type { Beside, BesideState } from '../../online/beside.ts';

export const useBeside = (beside: Beside): BesideState => useSyncExternalStore(beside.subscribe, beside.snapshot);

/** Says that the line is cut, as long as it is; or that it will not come back, and why. */
export function LineState({ beside }: { readonly beside: Beside }) {
  const words = useOnline();
  const { line } = useBeside(beside);
  if (line === 'open') return null;
  const text =
    line === 'lost'
      ? words.lineLost
      : `${words.lineClosed} ${(words.reasons as Readonly<Record<string, string>>)[line.closed.why] ?? words.failed}`;
  return (
    <p className="line-state" role="status">
      {text}
    </p>
  );
}
