import { lazy, Suspense } from 'react';
import { useWords } from '../../i18n/index.ts';
import { addressOf, go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import { saveText } from '../parts/save-text.ts';
import { quickGame } from '../setup/quick-game.ts';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { Breakdown } from './breakdown.tsx';

const ScoreOverTime = lazy(() => import('./score-over-time.tsx'));
const AfterOnline = lazy(() => import('../presence/after-game.tsx'));

/** Who has won, with every place and score. */
export function ResultPanel({ sitting, looking }: { readonly sitting: Sitting; readonly looking: Looking }) {
  const words = useWords();
  const { language } = useSettings();
  const { client, shown, texts, telling, loaded } = sitting;
  const { result } = shown.question;
  if (result === null) return null;
  const { facts } = client;
  const winners = result.places[0] ?? [];
  const names = words.list(winners.map((seat) => telling.name(seat)));
  const scoreOf = (score: number) => loaded.board.scoreInWords?.(score, language) ?? words.points(score);
  const hostEnding = client.endingText?.(result.reason, language) ?? null;
  const save = async () => saveText(`${facts.name}.txt`, await client.transcript());
  return (
    <>
      <p className="label must-text">{words.gameOver}</p>
      <h2 className="prompt" aria-live="assertive">
        {winners.length > 1 ? words.share(names) : words.wins(names)}
      </h2>
      <p>{hostEnding ?? texts.ending?.(result.reason)}</p>
      <ol className="places">
        {result.places.flatMap((place, i) =>
          place.map((seat) => (
            <li key={seat}>
              <span className="place">{words.place(i + 1)}</span>
              <Emblem
                plays={facts.seats[seat].plays}
                name={telling.name(seat)}
                seat={seat}
                size={26}
                Own={loaded.board.Emblem}
              />
              <strong>{telling.name(seat)}</strong>
              {hostEnding === null && <span className="score">{scoreOf(result.scores[seat])}</span>}
            </li>
          )),
        )}
      </ol>
      {client.presence !== undefined && (
        <Suspense fallback={null}>
          <AfterOnline sitting={sitting} presence={client.presence} />
        </Suspense>
      )}
      {client.presence === undefined && <AfterLocal sitting={sitting} />}
      <Suspense fallback={null}>
        <ScoreOverTime sitting={sitting} looking={looking} />
      </Suspense>
      <Breakdown sitting={sitting} />
      <p>
        <button type="button" className="link" onClick={save}>
          {words.exportTranscript}
        </button>
      </p>
      {facts.seedHash !== null && <p className="note">{words.checkDice}</p>}
    </>
  );
}

/** At this device: look at it again, or play another. */
function AfterLocal({ sitting: { client } }: { readonly sitting: Sitting }) {
  const words = useWords();
  const { language } = useSettings();
  const { facts } = client;
  return (
    <div className="commit-row">
      <a className="button primary" href={addressOf({ page: 'replay', id: facts.id })}>
        {words.watchReplay}
      </a>
      <button
        type="button"
        className="button"
        onClick={async () => go({ page: 'table', id: await quickGame(facts.game, words, language) })}
      >
        {words.playAgain}
      </button>
    </div>
  );
}
