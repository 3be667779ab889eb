import { inLanguage, type Language, type Reason, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { de } from './de.ts';
import { en, type OnlineTexts } from './en.ts';
import { it } from './it.ts';

export type { OnlineTexts };

const tables: Translations<OnlineTexts> = { en, it, de };
export const useOnlineTexts = (): OnlineTexts => inLanguage(tables, useSettings().language);
export const onlineTexts = (language: Language): OnlineTexts => inLanguage(tables, language);

/** One of the server's own reasons in words; null for any other. */
export function reasonIn(texts: OnlineTexts, why: string): string | null {
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  return Object.hasOwn(reasons, why) ? reasons[why] : null;
}

/** The server's own reasons in words; null for reasons of the games and the kernel. */
export const serverReasonText = ({ why }: Reason, language: Language): string | null =>
  reasonIn(inLanguage(tables, language), why);

/** The ends of games the rules know nothing of. */
export const serverEndingText = (reason: string, language: Language): string | null =>
  reason === 'resigned' ? inLanguage(tables, language).endedByResigning : null;
