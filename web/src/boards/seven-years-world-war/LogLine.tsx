import './log-line.css';
import { shortName } from '@cabinet-wars/seven-years-world-war';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../counters/index.ts';
import { Named } from '../kit/Named.tsx';
import { glossary } from './i18n/glossary.ts';
import { namingOf } from './i18n/index.ts';
import { squaresOf } from './map/looking.ts';
import type { Event, LineProps } from './read/seen.ts';

/** A line of the log: squares stand out, dice are dice, and a move is told from where it set out. */
export function LogLine({ event, text, language, earlier, say }: LineProps): ReactNode {
  const { squares } = namingOf(language).game;
  const begun = event.t === 'moved' ? begunIn(earlier()) : null;
  const about = begun === null ? [event] : [begun, event];
  const names = about.flatMap(squaresOf).map((id) => shortName(squares, id));
  return (
    <>
      <Named text={begun === null ? text : `${say(begun)} ${text}`} names={names} terms={glossary(language)} />
      {event.t === 'rolled' && (
        <span className="syww-log-die" aria-hidden="true">
          <Counter size={19}>
            <Die value={event.die} />
          </Counter>
        </span>
      )}
    </>
  );
}

/** How the move began that came to a square; null where something in between has a line of its own. */
function begunIn(earlier: Iterable<Event>): Event | null {
  for (const event of earlier) {
    if (event.t === 'force-moves') return event;
    if (event.t !== 'moved') return null;
  }
  return null;
}
