import { useWords } from '../../i18n/index.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Every key of the table. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const words = useWords();
  return (
    <Dialog label={words.keys} title={words.keys} onClose={onClose}>
      <dl className="keys">
        {words.keysList.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
