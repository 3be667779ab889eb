import type { Reason } from '@cabinet-wars/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps, Wish } from '../../../boards/kit/board.ts';
import { useAfterPaint } from '../../../boards/kit/use-after-paint.ts';
import { useTexts } from '../../../i18n/index.ts';
import type { Picking } from '../../table-state/use-picking.ts';
import type { Sitting } from '../../table-state/use-table.ts';

interface Props {
  readonly sitting: Sitting;
  readonly picking: Picking;
  readonly props: BoardProps;
}

const NONE: readonly Wish[] = [];

/**
 * What one might want and cannot have just now: what is missed most among the choices, the rest folded away. The rules are asked
 * about each, so they come behind the question and the board.
 */
export function Wishes({ sitting, picking, props }: Props) {
  const shell = useTexts();
  const { ask } = picking;
  const { view, texts } = props;
  const asked = useMemo(() => ({ ask, view, texts }), [ask, view, texts]);
  const wishes = useAfterPaint(asked, () => sitting.loaded.board.wishes?.({ ...props, ask })) ?? NONE;
  const missed = wishes.filter(({ why }) => why !== undefined);
  const others = wishes.filter(({ why }) => why === undefined);
  const rows = (some: readonly Wish[]) => some.map((wish) => <WishRow key={wish.name} wish={wish} sitting={sitting} />);
  return (
    <>
      {missed.length > 0 && <ul className="missed">{rows(missed)}</ul>}
      {others.length > 0 && (
        <details className="wishes">
          <summary>{missed.length > 0 ? shell.showMoreNotPossible(others.length) : shell.showNotPossible}</summary>
          <ul>{rows(others)}</ul>
        </details>
      )}
    </>
  );
}

interface RowProps {
  readonly wish: Wish;
  readonly sitting: Sitting;
}

function WishRow({ wish: { wish, name, why }, sitting }: RowProps) {
  const texts = useTexts();
  const { client, seat, say } = sitting;
  const [reasons, setReasons] = useState<readonly Reason[]>(why === undefined ? [] : [why]);
  const ask = async () => {
    if (seat !== null) setReasons(await client.explain(seat, wish));
  };
  return (
    <li>
      <span className="wish-name" aria-live="polite">
        <span className="said">{name}</span>
        {reasons.map((reason) => (
          <em key={JSON.stringify(reason)}>{say(reason)}</em>
        ))}
      </span>
      {reasons.length === 0 && (
        <button type="button" className="link" aria-label={`${name}: ${texts.whyNot}`} onClick={ask}>
          {texts.whyNot}
        </button>
      )}
    </li>
  );
}
