import { useTexts } from '../../../i18n/index.ts';
import { go } from '../../../routes.ts';
import type { Looking } from '../../table-state/use-past.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { AskABot } from '../advice/ask-a-bot.tsx';
import { PastControls } from './past-controls.tsx';

/** While one looks at the past of a game still played: where one is, the way back, and the way off. */
export function PastPanel({ sitting, looking }: { readonly sitting: Sitting; readonly looking: Looking }) {
  const texts = useTexts();
  const { past, timeline } = looking;
  if (past === null) return null;
  const branch = async () => go({ page: 'table', id: await sitting.client.branch(past.at) });
  return (
    <>
      <p className="label">{texts.past}</p>
      <h2 className="prompt" aria-live="polite">
        {texts.pastOf(past.at, timeline?.length ?? past.at)}
      </h2>
      <PastControls looking={looking} at={past.at} />
      <div className="commit-row">
        <button type="button" className="button primary" onClick={looking.toNow}>
          {texts.backToNow}
        </button>
        <button type="button" className="button" onClick={branch}>
          {texts.branch}
        </button>
      </div>
      <p className="note">{texts.branchHint}</p>
      <AskABot sitting={sitting} at={past.at} />
    </>
  );
}
