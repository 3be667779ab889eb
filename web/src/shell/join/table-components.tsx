import { dataHash, templateOf } from '@cabinet-wars/kernel';
import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { keepSet, useSets } from '../../components/library.ts';
import { useComponentTexts } from '../../i18n/components/index.ts';
import { fetchComponents } from '../../online/fetch-components.ts';
import { ActStatus } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { saveText } from '../parts/save-text.ts';

interface Props {
  readonly game: string;
  readonly components: NonNullable<TableSummary['components']>;
}

/** Says that a table is played with somebody's own components, and gives them to whoever wants to look. */
export function TableComponents({ game, components: { hash, name } }: Props) {
  const words = useComponentTexts();
  const doing = useDoing();
  const [problem, setProblem] = useState('');
  const isKept = useSets(game).some((set) => dataHash(set) === hash);
  const download = async () => saveText(`${game}-${name}.jsonc`, templateOf(await fetchComponents(hash), {}));
  const keep = async () => {
    const kept = keepSet(game, await fetchComponents(hash));
    setProblem(kept === 'kept' ? '' : kept === 'no-room' ? words.notKept : words.nameTaken(name));
  };
  return (
    <div className="note">
      <p>
        {words.playedWith(name)} <code>{hash.slice(0, 8)}</code>
      </p>
      <p className="row">
        <button type="button" className="link" onClick={() => void doing.run(download)}>
          {words.look}
        </button>
        {!isKept && (
          <button type="button" className="link" onClick={() => void doing.run(keep)}>
            {words.keepHere}
          </button>
        )}
      </p>
      <p role="alert">{problem}</p>
      <ActStatus doing={doing} done={isKept ? words.keptHere : null} />
    </div>
  );
}
