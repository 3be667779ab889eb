import type { HowToPlay } from '@cabinet-wars/kernel';
import { EDITIONS } from '../data/numbers.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const howToPlay: HowToPlay = {
  editions: { option: 'edition', values: [...EDITIONS].reverse() },
  texts: { en: english, it: italian },
};
