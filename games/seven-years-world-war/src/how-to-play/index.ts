import type { HowToPlay } from '@cabinet-wars/kernel';
import { SCENARIOS } from '../data/scenarios.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const howToPlay: HowToPlay = {
  editions: { option: 'scenario', values: SCENARIOS },
  texts: { en: english, it: italian },
};
