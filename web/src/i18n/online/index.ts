import { inLanguage, type Language, type Reason, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { en, type OnlineWords } from './en.ts';
import { it } from './it.ts';

export type { OnlineWords };

const tables: Translations<OnlineWords> = { en, it };
export const useOnline = (): OnlineWords => inLanguage(tables, useSettings().language);
export const onlineWords = (language: Language): OnlineWords => inLanguage(tables, language);

/** One of the server's own reasons in words; null for any other. */
export function reasonIn(words: OnlineWords, why: string): string | null {
  const reasons: Readonly<Record<string, string>> = words.reasons;
  return Object.hasOwn(reasons, why) ? reasons[why] : null;
}

/** The server's own reasons in words; null for reasons of the games and the kernel. */
export const serverReasonText = ({ why }: Reason, language: Language): string | null =>
  reasonIn(inLanguage(tables, language), why);

/** The ends of games the rules know nothing of. */
export const serverEndingText = (reason: string, language: Language): string | null =>
  reason === 'resigned' ? inLanguage(tables, language).endedByResigning : null;
