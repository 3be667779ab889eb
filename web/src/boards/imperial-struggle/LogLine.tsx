import type { ReactNode } from 'react';
import { Named } from '../kit/Named.tsx';
import { glossary } from './i18n/glossary.ts';
import { namingIn } from './i18n/index.ts';
import { namesIn } from './read/names-in.ts';
import type { LineProps } from './read/seen.ts';

/** A line of the log: places, theatres and cards stand out. */
export const LogLine = ({ event, text, language }: LineProps): ReactNode => (
  <Named text={text} names={namesIn(event, namingIn(language))} terms={glossary(language)} />
);
