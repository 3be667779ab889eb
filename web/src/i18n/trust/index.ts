import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { de } from './de.ts';
import { en, type TrustTexts } from './en.ts';
import { it } from './it.ts';

const tables: Translations<TrustTexts> = { en, it, de };

/** The words of proofs, moderators' pages and what happens to one's data. */
export const useTrust = (): TrustTexts => inLanguage(tables, useSettings().language);
