import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { linesOf } from '../../time/story.ts';
import { useSetting } from './log.tsx';
import { LogSaid } from './log-row.tsx';

/** What has happened since the viewer last chose, if that was more than its own doing. */
export function Since({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const setting = useSetting(sitting);
  const [open, setOpen] = useState(false);
  const { told, unseenFrom } = sitting.shown.question;
  const lines = linesOf(told.filter(({ id }) => id >= unseenFrom));
  if (unseenFrom === 0 || lines.length === 0) return null;
  return (
    <details className="since" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {texts.since} <span className="count">{lines.length}</span>
      </summary>
      <ul>
        {open &&
          lines.map((line) => (
            <li key={line.id}>
              <LogSaid setting={setting} line={line} />
            </li>
          ))}
      </ul>
    </details>
  );
}
