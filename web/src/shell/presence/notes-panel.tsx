import { useEffect, useState } from 'react';
import type { Presence } from '../../client/presence.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { ActStatus } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';

/** Notes for oneself. Kept when one leaves the field. */
export function NotesPanel({ presence }: { readonly presence: Presence }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [text, setText] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each table
  useEffect(() => {
    void doing.run(async () => setText(await presence.note()));
  }, [presence]);
  const save = async () => {
    if (text !== null) setSaved(await doing.run(() => presence.writeNote(text)));
  };
  return (
    <div className="notes">
      <p className="hint">{texts.notesHint}</p>
      <textarea
        aria-label={texts.notes}
        rows={10}
        maxLength={20_000}
        value={text ?? ''}
        disabled={text === null}
        onChange={(event) => {
          setText(event.target.value);
          setSaved(false);
        }}
        onBlur={() => void save()}
      />
      <ActStatus doing={doing} done={saved ? texts.saved : null} />
    </div>
  );
}
