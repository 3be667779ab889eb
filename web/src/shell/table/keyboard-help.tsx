import { useTexts } from '../../i18n/index.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Every key of the table. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const texts = useTexts();
  return (
    <Dialog label={texts.keys} title={texts.keys} onClose={onClose}>
      <dl className="keys">
        {texts.keysList.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
