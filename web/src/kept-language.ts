/** What the settings are kept under. */
export const SETTINGS_KEY = 'cabinet-wars settings';

const whole = ['en', 'it'] as const;
const partly = ['de'] as const;
type Kept = (typeof whole)[number] | (typeof partly)[number];

/**
 * In which language to begin, as the settings have it. Told here without them: this is read before the client is fetched that
 * speaks it, and must bring nothing of the client with it. One that is not whole is never begun with unasked.
 */
export function keptLanguage(): Kept {
  const kept = languageIn(localStorage) ?? '';
  const spoken = globalThis.navigator?.language ?? '';
  return (
    [...whole, ...partly].find((each) => each === kept.slice(0, 2)) ??
    whole.find((each) => each === spoken.slice(0, 2)) ??
    'en'
  );
}

function languageIn(storage: Storage): string | null {
  try {
    const settings: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? '{}');
    const isKept = typeof settings === 'object' && settings !== null && 'language' in settings;
    return isKept && typeof settings.language === 'string' ? settings.language : null;
  } catch {
    return null;
  }
}
