import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { en, type TrustWords } from './en.ts';
import { it } from './it.ts';

const tables: Translations<TrustWords> = { en, it };

/** The words of proofs, moderators' pages and what happens to one's data. */
export const useTrust = (): TrustWords => inLanguage(tables, useSettings().language);
