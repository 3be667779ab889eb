import type { HowToPlay } from '@cabinet-wars/kernel';
import { english } from './en.ts';
import { italian } from './it.ts';

export const howToPlay: HowToPlay = { editions: null, texts: { en: english, it: italian } };
