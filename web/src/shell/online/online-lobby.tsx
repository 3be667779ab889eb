import type { TableSummary } from '@cabinet-wars/server/wire';
import { coverOf } from '../../boards/registry.ts';
import { offeredGames } from '../../games.ts';
import { type OnlineWords, useOnline } from '../../i18n/online/index.ts';
import { useSession } from '../../online/session.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useWhen } from './parts.tsx';
import { useTables } from './use-tables.ts';

/** The part of the first page that needs a server. Where there is none, nothing is said of it. */
export default function OnlineLobby() {
  const words = useOnline();
  const session = useSession();
  if (session.is === 'unknown' || session.is === 'absent') return null;
  const me = session.is === 'known' ? session.me : null;
  return (
    <section className="online-lobby" aria-label={words.online}>
      <h2 className="ruled">{words.online}</h2>
      <p className="row">
        {me === null ? (
          <>
            <span>{words.signInOrUp}</span>
            <a className="button" href={addressOf({ page: 'sign-in' })}>
              {words.signIn}
            </a>
          </>
        ) : (
          <>
            <a className="link" href={addressOf({ page: 'account' })}>
              {me.name}
            </a>
            {offeredGames
              .filter(({ stage }) => stage === 'playable')
              .map(({ id }) => (
                <SetOnline key={id} game={id} />
              ))}
          </>
        )}
      </p>
      <Lists isMember={me !== null} />
    </section>
  );
}

function SetOnline({ game }: { readonly game: string }) {
  const words = useOnline();
  const { language } = useSettings();
  return (
    <a className="link" href={addressOf({ page: 'set', game })}>
      {words.setOnline}: {coverOf(game).title[language]}
    </a>
  );
}

function Lists({ isMember }: { readonly isMember: boolean }) {
  const words = useOnline();
  const { mine, open } = useTables(isMember);
  const others = open?.filter((table) => !table.seats.some(({ me }) => me) && !table.mine) ?? null;
  return (
    <>
      {isMember && (
        <>
          <h3 className="label">{words.myTables}</h3>
          {mine?.length === 0 && <p className="note">{words.noTables}</p>}
          <Rows tables={mine ?? []} />
        </>
      )}
      <h3 className="label">{words.openTables}</h3>
      {others?.length === 0 && <p className="note">{words.noOpenTables}</p>}
      <Rows tables={others ?? []} />
    </>
  );
}

function Rows({ tables }: { readonly tables: readonly TableSummary[] }) {
  return (
    <ul className="online-tables">
      {tables.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Row({ table }: { readonly table: TableSummary }) {
  const words = useOnline();
  const { language } = useSettings();
  const when = useWhen(language);
  const title = coverOf(table.game).title[language];
  return (
    <li className={`table-row${table.myTurn ? ' must' : ''}`}>
      <a href={addressOf({ page: 'online', id: table.id })}>
        <span className="table-seats">
          {table.seats.map(({ plays }, seat) => (
            <Emblem key={plays} plays={plays} name={plays.toUpperCase()} seat={seat} size={20} />
          ))}
        </span>
        <span className="table-words">
          <strong>{table.name || title}</strong>
          <em>{title}</em>
        </span>
        <span className="table-status">
          <span className={table.myTurn ? 'must-text' : ''}>{statusOf(table, words)}</span>
          <span>
            {table.deadline === null ? words.since(when(table.waitsSince)) : words.until(when(table.deadline))}
          </span>
        </span>
      </a>
    </li>
  );
}

function statusOf(table: TableSummary, words: OnlineWords): string {
  if (table.status === 'open') return words.freeSeats(table.seats.filter(({ sitter }) => sitter === 'free').length);
  if (table.status === 'finished') return words.over;
  if (table.status === 'abandoned') return words.abandoned;
  if (table.status === 'halted') return words.halted;
  if (table.myTurn) return words.yourTurn;
  const names = table.waitsFor?.flatMap((seat) => table.seats[seat]?.name || []) ?? [];
  return names.length === 0 ? words.beingPlayed : words.waitsFor(names.join(', '));
}
