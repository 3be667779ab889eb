import type { Beside } from '../../online/beside.ts';
import type { Sitting } from '../table/use-table.ts';
import { ChatPanel } from './chat-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { TableActions } from './table-actions.tsx';

interface Props {
  readonly panel: string;
  readonly sitting: Sitting;
  readonly beside: Beside;
}

/** What an online table has more to show under a tab. */
export default function BesidePanel({ panel, sitting, beside }: Props) {
  if (panel === 'chat') return <ChatPanel sitting={sitting} beside={beside} />;
  if (panel === 'notes') return <NotesPanel beside={beside} />;
  if (panel === 'seats') return <TableActions sitting={sitting} beside={beside} />;
  return null;
}
