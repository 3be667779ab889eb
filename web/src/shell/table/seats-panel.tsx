import { botTexts } from '@cabinet-wars/bots';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import { saveText } from '../parts/save-text.ts';
import type { Sitting } from '../table-state/use-table.ts';

const PresenceSeat = lazy(() => import('../presence/presence-seat.tsx'));

/** Who sits where, what the bots say about their last moves, and what is known of the dice. */
export function SeatsPanel({ sitting }: { readonly sitting: Sitting }) {
  const shell = useTexts();
  const { language } = useSettings();
  const { client, texts, telling, loaded, shown } = sitting;
  const { seats, seedHash, name } = client.facts;
  const save = async () => saveText(`${name}.txt`, await client.transcript());
  return (
    <>
      <ul className="seats-panel">
        {seats.map(({ plays, sitter, name: person, bot }, seat) => {
          const why = shown.state.whys[seat];
          const kind = bot === null ? undefined : botTexts(loaded.bots, bot, language);
          return (
            <li key={plays}>
              <Emblem plays={plays} name={texts.plays(plays)} seat={seat} size={26} Own={loaded.board.Emblem} />
              <strong>{texts.plays(plays)}</strong>
              {(sitter === 'bot' || client.presence === undefined) && (
                <em>{sitter === 'bot' ? `${shell.bot}: ${kind?.name ?? ''}` : person}</em>
              )}
              {client.presence !== undefined && (
                <Suspense fallback={null}>
                  <PresenceSeat sitting={sitting} presence={client.presence} seat={seat} />
                </Suspense>
              )}
              {why !== null && kind !== undefined && (
                <details>
                  <summary>{shell.why}</summary>
                  <p>{kind.why(why, telling)}</p>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <button type="button" className="link" onClick={save}>
          {shell.exportTranscript}
        </button>
      </p>
      {seedHash !== null && shown.state.result === null && (
        <p className="note">{shell.sealed(`${seedHash.slice(0, 4)}…${seedHash.slice(-4)}`)}</p>
      )}
    </>
  );
}
