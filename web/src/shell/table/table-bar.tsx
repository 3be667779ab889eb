import { lazy, memo, Suspense } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../icons.tsx';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Bar } from '../parts/bar.tsx';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';

const BarClock = lazy(() => import('../presence/bar-clock.tsx'));

interface Props {
  readonly sitting: Sitting;
  readonly looking: Looking;
}

/** Where the game is, whose turn it is, and the way into the past. */
export const TableBar = memo(function TableBar({ sitting, looking }: Props) {
  const shell = useTexts();
  const { language } = useSettings();
  const { client, shown, loaded, texts, telling } = sitting;
  const { facts } = client;
  const { edition } = facts.options;
  const { past } = looking;
  const view = past?.view ?? shown.state.view;
  // While a ceremony is told nobody is waited for.
  const waits = past?.waitsFor ?? (shown.ceremony === null ? (shown.state.asks.waitsFor ?? []) : []);
  const { BarTrack } = loaded.board;
  const headline = loaded.board.headline?.(view, texts, language);
  // A table is called after its game unless somebody calls it otherwise: that need not be said twice.
  const about = [
    ...(facts.name.startsWith(texts.title) ? [] : [texts.title]),
    ...(typeof edition === 'string' ? [texts.value('edition', edition)] : []),
  ];
  return (
    <Bar
      className="table-bar"
      account={false}
      tools={
        <>
          <span className="moves">
            <button type="button" className="icon-button" aria-label={shell.previous} onClick={looking.before}>
              <Icon name="previous" size={16} />
            </button>
            <span className="moves-at">
              {past === null ? shell.now : shell.pastOf(past.at, looking.timeline?.length ?? past.at)}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={shell.next}
              disabled={past === null}
              onClick={looking.after}
            >
              <Icon name="next" size={16} />
            </button>
          </span>
          <a
            className="icon-button"
            aria-label={shell.rules}
            href={addressOf({ page: 'rules', game: facts.game, section: null })}
          >
            <Icon name="book" />
          </a>
        </>
      }
    >
      <a className="icon-button bar-back" aria-label={shell.toTables} href={addressOf({ page: 'lobby' })}>
        <Icon name="back" />
      </a>
      <h1 className="bar-title">
        {facts.name} <em>{about.join(', ')}</em>
      </h1>
      {BarTrack !== undefined && <BarTrack view={view} language={language} />}
      <p className="bar-where">
        {headline !== undefined && <span>{headline}</span>}
        {client.presence !== undefined && past === null && (
          <Suspense fallback={null}>
            <BarClock presence={client.presence} waits={waits} mine={sitting.seat} />
          </Suspense>
        )}
        {waits.length === 1 && shown.state.result === null && (
          <strong>{shell.nowDeciding(telling.name(waits[0]))}</strong>
        )}
      </p>
    </Bar>
  );
});
