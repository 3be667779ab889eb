import type { BoardProps } from '../../boards/board.ts';
import { useWords } from '../../i18n/index.ts';
import type { Picking } from './table-page.tsx';
import type { Sitting } from './use-table.ts';

interface Props {
  readonly sitting: Sitting;
  readonly picking: Picking;
  readonly props: BoardProps;
}

/** What one might want and cannot have just now, each with its why. */
export function Wishes({ sitting, picking, props }: Props) {
  const words = useWords();
  const wishes = sitting.loaded.board.wishes?.({ ...props, ask: picking.ask }) ?? [];
  if (wishes.length === 0) return null;
  return (
    <details className="wishes">
      <summary>{words.showNotPossible}</summary>
      <ul>
        {wishes.map(({ wish, name }) => (
          <li key={name}>
            <span>{name}</span>
            <button
              type="button"
              className="link"
              aria-label={`${name}: ${words.whyNot}`}
              onClick={() => picking.explain(wish)}
            >
              {words.whyNot}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
