import {
  completed,
  dataHash,
  inLanguage,
  type LoadedGame,
  messageOf,
  type OwnData,
  readCommented,
  templateOf,
} from '@cabinet-wars/kernel';
import { lazy, useMemo, useState } from 'react';
import { useGame } from '../../boards/games.ts';
import { removeSet, useSets } from '../../components/library.ts';
import { useComponentTexts } from '../../i18n/components/index.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Bar } from '../parts/bar.tsx';
import { saveText } from '../parts/save-text.ts';
import './components.css';
import { SetEditor } from './set-editor.tsx';

/** Which set is edited; the number makes it a new editor when the same is opened again. */
interface Edited {
  readonly set: unknown;
  readonly opening: number;
}

function Kept({ game, onEdit }: { readonly game: string; onEdit(set: OwnData): void }) {
  const words = useComponentTexts();
  const sets = useSets(game);
  return (
    <section className="plate" aria-label={words.kept}>
      <p className="label">{words.kept}</p>
      {sets.length === 0 && <p>{words.none}</p>}
      <ul className="set-list">
        {sets.map((set) => (
          <li key={set.id}>
            <strong>{set.id}</strong> <code>{dataHash(set).slice(0, 8)}</code>
            <button type="button" className="button" onClick={() => onEdit(set)}>
              {words.edit}
            </button>
            <a className="button" href={addressOf({ page: 'new', game, set: set.id })}>
              {words.play}
            </a>
            <button type="button" className="button" onClick={() => removeSet(game, set.id)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Components = NonNullable<LoadedGame['components']>;

function Replaceable({ game: id, components }: { readonly game: string; readonly components: Components }) {
  const words = useComponentTexts();
  const { language } = useSettings();
  const { texts, loadData, board } = useGame(id);
  const { loadComponentsEditor } = board;
  const Picture = useMemo(
    () => (loadComponentsEditor === undefined ? null : lazy(loadComponentsEditor)),
    [loadComponentsEditor],
  );
  const { ours } = components;
  const notes = inLanguage(components.notes, language);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [problem, setProblem] = useState('');
  const check = useMemo(() => (given: unknown) => loadData!(given), [loadData]);
  const edit = (set: unknown) => {
    setProblem('');
    setEdited((before) => ({ set, opening: (before?.opening ?? 0) + 1 }));
  };
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      edit(completed(ours, readCommented(await file.text())));
    } catch (fault) {
      setProblem(words.unreadable(messageOf(fault)));
    }
  };
  const small = { id: 'mine', basedOn: ours.id };
  return (
    <>
      <section className="plate" aria-label={words.begin}>
        <p className="label">{words.begin}</p>
        <p className="hint">{words.beginHint}</p>
        <div className="set-begin">
          <button type="button" className="button primary" onClick={() => edit({ ...ours, id: 'mine' })}>
            {words.fromOurs}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => saveText(`${id}.jsonc`, templateOf({ ...ours, id: 'mine' }, notes))}
          >
            {words.downloadWhole}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => saveText(`${id}-small.jsonc`, templateOf(small, notes))}
          >
            {words.downloadSmall}
          </button>
          <label className="button">
            {words.upload}
            <input
              type="file"
              accept=".json,.jsonc,.txt,application/json"
              className="visually-hidden"
              onChange={(event) => void upload(event.target.files?.[0])}
            />
          </label>
        </div>
        <p role="alert">{problem}</p>
      </section>
      <Kept game={id} onEdit={edit} />
      {edited !== null && (
        <SetEditor
          key={edited.opening}
          game={id}
          Picture={Picture}
          first={edited.set}
          ours={ours}
          notes={notes}
          texts={inLanguage(texts, language)}
          check={check}
        />
      )}
    </>
  );
}

/** Components of one's own: begun from ours, edited, kept on this device, played with. */
export default function ComponentsPage({ game: id }: { readonly game: string }) {
  const words = useComponentTexts();
  const { language } = useSettings();
  const { texts, components, loadData } = useGame(id);
  return (
    <div className="new-page">
      <Bar>
        <span className="bar-title">{words.short}</span>
      </Bar>
      <main className="new-table components" id="content" tabIndex={-1}>
        <h1>{words.title(inLanguage(texts, language).title)}</h1>
        {components === undefined || loadData === undefined ? (
          <p>{words.notReplaceable}</p>
        ) : (
          <>
            <p>{words.intro}</p>
            <Replaceable game={id} components={components} />
          </>
        )}
      </main>
    </div>
  );
}
