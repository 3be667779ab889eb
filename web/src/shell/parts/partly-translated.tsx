import { isTranslated, PSEUDO } from '@cabinet-wars/kernel';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';

/** Where only the lobby speaks the player's language, it says so. */
export function PartlyTranslated() {
  const texts = useTexts();
  const { language } = useSettings();
  if (language === PSEUDO || isTranslated(language)) return null;
  return <p className="note">{texts.partlyTranslated}</p>;
}
