import './first-note.css';
import { useId, useLayoutEffect, useState } from 'react';
import type { FirstNote } from '../../boards/kit/first-notes.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { Icon } from '../../icons.tsx';
import { noteAt, putAway } from '../../notes/seen-notes.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { notesNow } from './notes-now.ts';

/** Which note stands beside the open question, and the way to put it away. */
function useFirstNote(sitting: Sitting): { readonly note: FirstNote | null; close(): void } {
  const { client, loaded, shown } = sitting;
  const { language, notes: areWanted } = useSettings();
  const [id, setId] = useState<string | null>(null);
  const { asks, told, unseenFrom } = shown.question;
  const { game, id: table } = client.facts;
  const all = areWanted && client.lesson === undefined ? (loaded.board.firstNotes?.(language) ?? []) : [];
  const askId = asks.own?.askId ?? null;
  const isOff = all.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that comes
  useLayoutEffect(() => {
    if (askId === null || asks.own === null || isOff) return setId(null);
    const fresh = told.flatMap((each) => ('event' in each && each.id >= unseenFrom ? [each.event.t] : []));
    const now = notesNow(all, asks.own.key, fresh).map((note) => `${game}/${note.id}`);
    setId(noteAt(`${table} ${askId} ${asks.own.key}`, now));
  }, [table, askId, isOff]);
  const note = all.find((each) => `${game}/${each.id}` === id) ?? null;
  const close = () => {
    putAway();
    setId(null);
  };
  return { note, close };
}

/** A few words beside something that comes for the first time, said to those who hear the page: once, and away with a click. */
export function FirstNoteBox({ sitting, onClose }: { readonly sitting: Sitting; onClose(): void }) {
  const { note, close } = useFirstNote(sitting);
  const leave = () => {
    close();
    onClose();
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {note === null ? '' : `${note.title}. ${note.text}`}
      </p>
      {note !== null && <Note note={note} game={sitting.client.facts.game} onLeave={leave} />}
    </>
  );
}

function Note({ note, game, onLeave }: { readonly note: FirstNote; readonly game: string; onLeave(): void }) {
  const texts = useLearnTexts();
  const heading = useId();
  const { title, text, section } = note;
  return (
    <aside className="first-note" aria-labelledby={heading}>
      <Icon name="quill" size={18} />
      <div>
        <h3 id={heading}>{title}</h3>
        <p>{text}</p>
        <p className="row">
          <button type="button" className="link small" onClick={onLeave}>
            {texts.gotIt}
          </button>
          {section !== undefined && (
            <a className="link small" href={addressOf({ page: 'rules', game, section })}>
              {texts.moreInRules}
            </a>
          )}
        </p>
      </div>
    </aside>
  );
}
