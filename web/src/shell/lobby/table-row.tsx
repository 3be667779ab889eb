import { inLanguage, type Language } from '@cabinet-wars/kernel';
import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { coverOf } from '../../boards/registry.ts';
import { rough, shortMoment } from '../../i18n/moment.ts';
import { type OnlineWords, useOnline } from '../../i18n/online/index.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { SeatSigns } from '../parts/seat-signs.tsx';

interface Props {
  readonly table: TableSummary;
  /** What stands at its end. */
  readonly children?: ReactNode;
}

/** A table in a list: who sits there, whom it waits for and since when. */
export function TableRow({ table, children }: Props) {
  const words = useOnline();
  const { language } = useSettings();
  const title = inLanguage(coverOf(table.game).title, language);
  const taken = table.seats.filter(({ sitter }) => sitter !== 'free').length;
  return (
    <li className={`table-row${table.myTurn ? ' must' : ''}`}>
      <a href={addressOf({ page: 'online', id: table.id })}>
        <SeatSigns game={table.game} seats={table.seats} />
        <span className="table-words">
          <strong>{table.name || words.tableOf(table.owner)}</strong>
          <em>
            {title}
            {table.status === 'open' && `, ${words.seated(taken, table.seats.length)}`}
          </em>
        </span>
        <span className="table-status">
          <span className={table.myTurn ? 'must-text' : ''}>{statusOf(table, words)}</span>
          <span>
            {table.myTurn && table.deadline !== null ? <Left until={table.deadline} /> : timeOf(table, words, language)}
          </span>
        </span>
      </a>
      {children}
    </li>
  );
}

function statusOf(table: TableSummary, words: OnlineWords): string {
  if (table.status === 'open') return words.paceNames[table.pace.kind];
  if (table.status === 'finished') return words.over;
  if (table.status === 'abandoned') return words.abandoned;
  if (table.status === 'halted') return words.halted;
  if (table.myTurn) return words.yourTurn;
  const names = table.waitsFor?.flatMap((seat) => table.seats[seat]?.name || []) ?? [];
  return names.length === 0 ? words.beingPlayed : words.waitsFor(names.join(', '));
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** How long one still has, looked at again twice a minute. */
function Left({ until }: { readonly until: number }) {
  const words = useOnline();
  const { language } = useSettings();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return words.timeLeft(rough(until - now, language));
}

function timeOf({ status, pace, waitsSince, changed }: TableSummary, words: OnlineWords, language: Language): string {
  if (status === 'open' && pace.kind === 'days') return words.daysEach(Math.round(pace.each / DAY));
  if (status === 'open' && pace.kind === 'live') return words.minutesEach(Math.round(pace.bank / MINUTE));
  if (status === 'open') return words.since(shortMoment(changed, language));
  if (status !== 'playing') return shortMoment(changed, language);
  return words.since(shortMoment(waitsSince, language));
}
