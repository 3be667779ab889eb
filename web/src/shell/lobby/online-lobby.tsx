import { lazy, Suspense, useState } from 'react';
import { games } from '../../boards/games.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import type { ListName, TableList } from '../../online/lobby-lists.ts';
import { useSession } from '../../online/session.ts';
import { addressOf } from '../../routes.ts';
import { JoinButton } from './join-button.tsx';
import { TableFilter } from './table-filter.tsx';
import { TableRow } from './table-row.tsx';
import { fetchMore, useTables } from './use-tables.ts';
import { WithFriends } from './with-friends.tsx';

const CodeDialog = lazy(() => import('./code-dialog.tsx'));

/** The parts of the first page that need a server. Where there is none, nothing is said of it. */
const useIsThere = (): boolean => {
  const { is } = useSession();
  return is === 'known' || is === 'stranger';
};

/** One's own tables at the server: first those that wait for oneself. */
export function MyTables() {
  return useSession().is === 'known' ? <Mine /> : null;
}

function Mine() {
  const { mine } = useTables();
  return (
    <ul className="online-tables">
      {mine?.map((table) => (
        <TableRow key={table.id} table={table} />
      ))}
    </ul>
  );
}

/** Tables with a free chair. */
export function OthersTables() {
  return useIsThere() ? <Others /> : null;
}

/** Games that others play, to look on at. */
export function PlayingTables() {
  return useIsThere() ? <Playing /> : null;
}

/** Those of a list that are not one's own. */
function useOthers(name: ListName): readonly TableList['rows'][number][] | undefined {
  const lobby = useTables();
  const mine = new Set(lobby.mine?.map(({ id }) => id));
  return lobby[name]?.rows.filter(({ id, mine: own, seats }) => !own && !mine.has(id) && !seats.some(({ me }) => me));
}

function Playing() {
  const { playing: list } = useTables();
  return (
    <>
      <ul className="online-tables">
        {useOthers('playing')?.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      <More name="playing" list={list} />
    </>
  );
}

function Others() {
  const texts = useOnlineTexts();
  const session = useSession();
  const lobby = useTables();
  const open = useOthers('open');
  return (
    <section className="online-lobby" aria-label={texts.openTables}>
      <h2 className="ruled">{texts.openTables}</h2>
      <TableFilter />
      {open?.length === 0 && <p className="note">{texts.noOpenTables}</p>}
      <ul className="online-tables">
        {open?.map((table) => (
          <TableRow key={table.id} table={table}>
            <JoinButton table={table} />
          </TableRow>
        ))}
      </ul>
      <More name="open" list={lobby.open} />
      {session.is === 'stranger' && <p className="note">{texts.signInOrUp}</p>}
      <p>
        <a className="link" href={addressOf({ page: 'ratings', game: games[0].id })}>
          {texts.ratings}
        </a>
      </p>
    </section>
  );
}

function More({ name, list }: { readonly name: ListName; readonly list: TableList | null }) {
  const texts = useOnlineTexts();
  if (!list?.hasMore) return null;
  return (
    <button type="button" className="link" onClick={() => fetchMore(name)}>
      {texts.moreTables}
    </button>
  );
}

/** Beside the game that begins at once: one that others have set. */
export function JoinByCode() {
  const texts = useOnlineTexts();
  const [asks, setAsks] = useState(false);
  if (!useIsThere()) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setAsks(true)}>
        {texts.joinByCode}
      </button>
      {asks && (
        <Suspense fallback={null}>
          <CodeDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A table for people elsewhere: strangers sign in first; where there is no server, one at this device. */
export function SetForOthers({ game }: { readonly game: string }) {
  const { is } = useSession();
  const set = addressOf({ page: 'set', game });
  if (is === 'known') return <WithFriends href={set} />;
  if (is === 'stranger') return <WithFriends href={addressOf({ page: 'sign-in', onward: set })} />;
  return <WithFriends href={addressOf({ page: 'new', game })} />;
}
