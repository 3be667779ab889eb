import './log-line.css';
import { shortName } from '@cabinet-wars/seven-years-world-war/i18n/square-table';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../counters/index.ts';
import type { LineProps } from '../board.ts';
import { Named } from '../Named.tsx';
import { namingOf } from './i18n/index.ts';
import { squaresOf } from './read/looking.ts';
import type { Event } from './read/seen.ts';

/** A line of the log: squares stand out, and dice are dice. */
export function LogLine({ event, words, language }: LineProps): ReactNode {
  const told = event as unknown as Event;
  const { squares } = namingOf(language).game;
  const names = squaresOf(told).map((id) => shortName(squares, id));
  return (
    <>
      <Named words={words} names={names} />
      {told.t === 'rolled' && (
        <span className="syww-log-die" aria-hidden="true">
          <Counter size={19}>
            <Die value={told.die} />
          </Counter>
        </span>
      )}
    </>
  );
}
