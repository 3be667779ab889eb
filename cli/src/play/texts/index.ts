import type { Translations } from '@cabinet-wars/kernel';
import { en } from './en.ts';
import { it } from './it.ts';
import type { PlayTexts } from './play-texts.ts';

export type { PlayTexts };

export const playTexts: Translations<PlayTexts> = { en, it };
