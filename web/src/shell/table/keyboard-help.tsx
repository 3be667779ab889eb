import type { BoardModule } from '../../boards/kit/board.ts';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Every key of the table, and those of its board. */
export function KeysHelp({ board, onClose }: { readonly board: BoardModule; onClose(): void }) {
  const texts = useTexts();
  const { language } = useSettings();
  return (
    <Dialog label={texts.keys} title={texts.keys} onClose={onClose}>
      <dl className="keys">
        {[...texts.keysList, ...(board.keys?.(language) ?? [])].map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
