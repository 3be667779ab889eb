import './log-line.css';
import { shortName } from '@cabinet-wars/seven-years-world-war';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../counters/index.ts';
import { Named } from '../kit/Named.tsx';
import { glossary } from './i18n/glossary.ts';
import { namingOf } from './i18n/index.ts';
import { squaresOf } from './map/looking.ts';
import type { LineProps } from './read/seen.ts';

/** A line of the log: squares stand out, and dice are dice. */
export function LogLine({ event, text, language }: LineProps): ReactNode {
  const { squares } = namingOf(language).game;
  const names = squaresOf(event).map((id) => shortName(squares, id));
  return (
    <>
      <Named text={text} names={names} terms={glossary(language)} />
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
