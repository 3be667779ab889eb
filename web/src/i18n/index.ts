import type { Language } from '@cabinet-wars/games';
import { type AnyTexts, kernelReasonText, type Reason, type Telling } from '@cabinet-wars/kernel';
import { currentSettings, useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { it } from './it.ts';

export type { Words };

const tables: Readonly<Record<Language, Words>> = { en, it };

export const wordsIn = (language: Language): Words => tables[language];
export const useWords = (): Words => tables[useSettings().language];
export const currentWords = (): Words => tables[currentSettings().language];
export const languageNames: Readonly<Record<Language, string>> = { en: en.language, it: it.language };

/** A reason in words: the kernel's own, or the game's. */
export const sayReason = (reason: Reason, texts: AnyTexts, telling: Telling): string =>
  kernelReasonText(reason, texts.language) ?? texts.reason(reason, telling);
