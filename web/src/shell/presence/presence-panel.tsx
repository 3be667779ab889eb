import type { Presence } from '../../client/presence.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { ChatPanel } from './chat-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { TableActions } from './table-actions.tsx';

interface Props {
  readonly panel: string;
  readonly sitting: Sitting;
  readonly presence: Presence;
}

/** What an online table has more to show under a tab. */
export default function PresencePanel({ panel, sitting, presence }: Props) {
  if (panel === 'chat') return <ChatPanel sitting={sitting} presence={presence} />;
  if (panel === 'notes') return <NotesPanel presence={presence} />;
  if (panel === 'seats') return <TableActions sitting={sitting} presence={presence} />;
  return null;
}
