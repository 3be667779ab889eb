import { useEffect, useState } from 'react';
import { useOnline } from '../../i18n/online/index.ts';
import type { Beside } from '../../online/beside.ts';
import { Said } from './parts.tsx';
import { useDoing } from './use-doing.ts';

/** Notes for oneself. Kept when one leaves the field. */
export function NotesPanel({ beside }: { readonly beside: Beside }) {
  const words = useOnline();
  const doing = useDoing();
  const [text, setText] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each table
  useEffect(() => {
    void doing.run(async () => setText(await beside.note()));
  }, [beside]);
  const save = async () => {
    if (text !== null) setSaved(await doing.run(() => beside.writeNote(text)));
  };
  return (
    <div className="notes">
      <p className="hint">{words.notesHint}</p>
      <textarea
        aria-label={words.notes}
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
      <Said doing={doing} done={saved ? words.saved : null} />
    </div>
  );
}
