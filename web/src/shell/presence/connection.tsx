import { useSyncExternalStore } from 'react';
import type { Presence, PresenceState } from '../../client/presence.ts';
import { type OnlineTexts, reasonIn, useOnlineTexts } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { useDoing } from '../online/use-doing.ts';

export const usePresence = (presence: Presence): PresenceState =>
  useSyncExternalStore(presence.subscribe, presence.snapshot);

/** Says that the connection is cut, as long as it is; or that it will not come back, and why; or that a bot plays for one. */
export function ConnectionNotice({ presence }: { readonly presence: Presence }) {
  const texts = useOnlineTexts();
  const { connection, table, seat } = usePresence(presence);
  if (connection !== 'open')
    return (
      <p className="connection-state" role="status">
        {cutText(connection, texts)}
      </p>
    );
  return seat === null && table?.mayReturn ? <ComeBack id={table.id} presence={presence} /> : null;
}

const cutText = (connection: Exclude<PresenceState['connection'], 'open'>, texts: OnlineTexts): string =>
  connection === 'lost'
    ? texts.connectionLost
    : `${texts.lineClosed} ${reasonIn(texts, connection.closed.why) ?? texts.failed}`;

/** Whoever was late finds their seat again without looking for it. */
function ComeBack({ id, presence }: { readonly id: string; readonly presence: Presence }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const sit = () => doing.run(() => post(`tables/${id}/return`)).then(presence.look);
  return (
    <div className="connection-state" role="status">
      <span>{doing.problem ?? texts.botPlaysForYou}</span>
      <button type="button" className="button primary" disabled={doing.busy} onClick={sit}>
        {texts.sitAgain}
      </button>
    </div>
  );
}
