import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { addressOf, go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { saveText } from '../parts/save-text.ts';
import { createTable } from '../setup/quick-game.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { endStore } from './end-store.ts';
import { shareResult } from './share-result.ts';

const AfterOnline = lazy(() => import('../presence/after-game.tsx'));

/** What next: see it again, play on from some moment, show it to others, play another. */
export function WaysOn({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const { client } = sitting;
  const { facts, presence } = client;
  const save = async () => saveText(`${facts.name}.txt`, await client.transcript());
  return (
    <div className="ways-on">
      {presence === undefined ? (
        <AfterLocal sitting={sitting} />
      ) : (
        <Suspense fallback={null}>
          <AfterOnline sitting={sitting} presence={presence} />
        </Suspense>
      )}
      <p className="row">
        <WhatIf sitting={sitting} />
        <Share sitting={sitting} />
        <button type="button" className="link small" onClick={save}>
          {texts.exportTranscript}
        </button>
      </p>
    </div>
  );
}

/** From the moment looked at on the graph; from the beginning where none is. */
function WhatIf({ sitting: { client } }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const at = endStore.use((now) => now.at);
  return (
    <button
      type="button"
      className="link small"
      data-tip={texts.whatIfHint}
      onClick={async () => go({ page: 'table', id: await client.branch(at ?? 0) })}
    >
      {texts.whatIfFrom}
    </button>
  );
}

function Share({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const { language } = useSettings();
  const [done, setDone] = useState<string | null>(null);
  const share = async () => {
    const how = await shareResult(sitting, language, texts, endStore.get().at);
    setDone(how === 'copied' ? texts.copied : how === 'failed' ? texts.notCopied : null);
  };
  return (
    <>
      <button type="button" className="link small" onClick={share}>
        {texts.shareIt}
      </button>
      <span role="status" className="small">
        {done}
      </span>
    </>
  );
}

/** At this device: look at it again, or the same table once more. */
function AfterLocal({ sitting: { client } }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const { facts } = client;
  const again = async () => {
    const seats = facts.seats.map(({ sitter, name, bot }) => ({ sitter, name, bot }));
    go({ page: 'table', id: await createTable(facts.game, facts.name, facts.options, seats, texts) });
  };
  return (
    <div className="commit-row">
      <a className="button primary" href={addressOf({ page: 'replay', id: facts.id })}>
        {texts.watchReplay}
      </a>
      <button type="button" className="button" onClick={again}>
        {texts.rematchHere}
      </button>
    </div>
  );
}
