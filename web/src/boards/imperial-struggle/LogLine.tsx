import type { ReactNode } from 'react';
import type { LineProps } from '../board.ts';
import { Named } from '../Named.tsx';
import { namingIn } from './i18n/index.ts';
import { namesIn } from './read/names-in.ts';
import { eventOf } from './read/seen.ts';

/** A line of the log: places, theatres and cards stand out. */
export const LogLine = ({ event, words, language }: LineProps): ReactNode => (
  <Named words={words} names={namesIn(eventOf(event), namingIn(language))} />
);
