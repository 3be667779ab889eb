import { inLanguage, type Language } from '@cabinet-wars/kernel';
import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { coverOf } from '../../boards/registry.ts';
import { rough, shortMoment } from '../../i18n/moment.ts';
import { type OnlineTexts, useOnlineTexts } from '../../i18n/online/index.ts';
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
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const title = inLanguage(coverOf(table.game).title, language);
  const taken = table.seats.filter(({ sitter }) => sitter !== 'free').length;
  return (
    <li className={`table-row${table.myTurn ? ' must' : ''}`}>
      <a href={addressOf({ page: 'online', id: table.id })}>
        <SeatSigns game={table.game} seats={table.seats} />
        <span className="table-words">
          <strong>{table.name || texts.tableOf(table.owner)}</strong>
          <em>
            {title}
            {table.status === 'open' && `, ${texts.seated(taken, table.seats.length)}`}
          </em>
        </span>
        <span className="table-status">
          <span className={table.myTurn ? 'must-text' : ''}>{statusOf(table, texts)}</span>
          <span>
            {table.myTurn && table.deadline !== null ? <Left until={table.deadline} /> : timeOf(table, texts, language)}
          </span>
        </span>
      </a>
      {children}
    </li>
  );
}

function statusOf(table: TableSummary, texts: OnlineTexts): string {
  if (table.status === 'open') return texts.paceNames[table.pace.kind];
  if (table.status === 'finished') return texts.over;
  if (table.status === 'abandoned') return texts.abandoned;
  if (table.status === 'halted') return texts.halted;
  if (table.myTurn) return texts.yourTurn;
  const names = table.waitsFor?.flatMap((seat) => table.seats[seat]?.name || []) ?? [];
  return names.length === 0 ? texts.beingPlayed : texts.waitsFor(names.join(', '));
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** How long one still has, looked at again twice a minute. */
function Left({ until }: { readonly until: number }) {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return texts.timeLeft(rough(until - now, language));
}

function timeOf({ status, pace, waitsSince, changed }: TableSummary, texts: OnlineTexts, language: Language): string {
  if (status === 'open' && pace.kind === 'days') return texts.daysEach(Math.round(pace.each / DAY));
  if (status === 'open' && pace.kind === 'live') return texts.minutesEach(Math.round(pace.bank / MINUTE));
  if (status === 'open') return texts.since(shortMoment(changed, language));
  if (status !== 'playing') return shortMoment(changed, language);
  return texts.since(shortMoment(waitsSince, language));
}
