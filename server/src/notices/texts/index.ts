import { type Translations, translatedOr } from '@cabinet-wars/kernel';
import { en } from './en.ts';
import { it } from './it.ts';
import type { NoticeTexts } from './notice-texts.ts';

export type { NoticeTexts, Occasion } from './notice-texts.ts';

const tables: Translations<NoticeTexts> = { en, it };

export const textsIn = (language: string): NoticeTexts => tables[translatedOr(language)];
