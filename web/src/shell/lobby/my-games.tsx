import './table-picture.css';
import { inLanguage } from '@cabinet-wars/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { coverOf } from '../../boards/registry.ts';
import { useTexts } from '../../i18n/index.ts';
import { shortMoment } from '../../i18n/moment.ts';
import { Icon } from '../../icons.tsx';
import { localTables } from '../../local/local-tables.ts';
import { miniatureOf } from '../../miniature/kept-miniatures.ts';
import { addressOf, go } from '../../routes.ts';
import { faultOf } from '../../rpc.ts';
import { useSettings } from '../../settings.ts';
import type { TableSummary } from '../../worker/protocol.ts';
import { Dialog } from '../parts/dialog.tsx';
import { SeatSigns } from '../parts/seat-signs.tsx';

function useTables() {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const refresh = () => localTables().list().then(setTables);
  useEffect(() => {
    localTables().list().then(setTables);
  }, []);
  return { tables, refresh };
}

function TableRow({ table, onRemove }: { readonly table: TableSummary; onRemove(): void }) {
  const texts = useTexts();
  const { language } = useSettings();
  const { title } = coverOf(table.game);
  const miniature = miniatureOf(table.id);
  const mine = table.waitsFor.some((seat) => table.seats[seat]?.sitter !== 'bot');
  const status = table.finished ? texts.finished : mine ? texts.yourMove : texts.paused;
  const kind =
    table.origin === 'what-if' ? ` · ${texts.whatIf}` : table.origin === 'file' ? ` · ${texts.fromFile}` : '';
  return (
    <li className={`table-row${mine && !table.finished ? ' must' : ''}`}>
      <a href={addressOf({ page: table.finished ? 'replay' : 'table', id: table.id })}>
        {miniature === null ? (
          <SeatSigns game={table.game} seats={table.seats} />
        ) : (
          <img className="table-picture" src={miniature} alt="" width="84" height="57" />
        )}
        <span className="table-words">
          <strong>{table.name}</strong>
          <em>
            {table.name.startsWith(inLanguage(title, language)) ? '' : `${inLanguage(title, language)}, `}
            {texts.onThisDevice}
            {kind}
          </em>
        </span>
        <span className="table-status">
          <span className={mine && !table.finished ? 'must-text' : ''}>{status}</span>
          <span>{shortMoment(table.changed, language)}</span>
        </span>
      </a>
      <button type="button" className="icon-button" aria-label={`${texts.remove}: ${table.name}`} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

/** The worker names the line of a file that does not fit. */
const lineIn = (message: string): number | null => {
  const [, line] = /^line (\d+):/.exec(message) ?? [];
  return line === undefined ? null : Number(line);
};

function ImportButton() {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    setProblem(null);
    try {
      const id = await localTables().importTranscript(await file.text(), file.name.replace(/\.\w+$/, ''));
      go({ page: 'replay', id });
    } catch (error) {
      setProblem(texts.importFailed(lineIn(faultOf(error).message)));
    }
  };
  return (
    <div className="import">
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        aria-label={texts.importTranscript}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void take(file);
          // A file mended after it did not fit has the same name, and would else be no change.
          target.value = '';
        }}
      />
      <button type="button" className="link" onClick={() => input.current?.click()}>
        {texts.importTranscript}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}

/** The games kept on this device, after those one plays elsewhere. */
export function MyGames({ online }: { readonly online: ReactNode }) {
  const texts = useTexts();
  const { tables, refresh } = useTables();
  const [removing, setRemoving] = useState<TableSummary | null>(null);
  return (
    <aside className="my-games" aria-label={texts.myGames}>
      <h2 className="ruled">{texts.myGames}</h2>
      {online}
      {tables !== null && tables.length === 0 && <p className="note no-games">{texts.noGames}</p>}
      <ul>
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} onRemove={() => setRemoving(table)} />
        ))}
      </ul>
      <ImportButton />
      <p className="note">{texts.worksOffline}</p>
      {removing !== null && (
        <Dialog title={texts.removeSure(removing.name)} onClose={() => setRemoving(null)}>
          <div className="row">
            <button
              type="button"
              className="button must"
              onClick={() =>
                localTables()
                  .remove(removing.id)
                  .then(() => setRemoving(null))
                  .then(refresh)
              }
            >
              {texts.remove}
            </button>
            <button type="button" className="button" onClick={() => setRemoving(null)}>
              {texts.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </aside>
  );
}
