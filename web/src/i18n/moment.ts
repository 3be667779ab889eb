import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';

const locales: Translations<string> = { en: 'en-GB', it: 'it', de: 'de' };
const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, how: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${language} ${how}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(inLanguage(locales, language), styles[how]);
  formats.set(key, made);
  return made;
}

const styles = {
  clock: { hour: '2-digit', minute: '2-digit' },
  dayOfYear: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  longDay: { dateStyle: 'long' },
  whole: { dateStyle: 'medium', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export const wholeMoment = (at: number, language: Language): string => format(language, 'whole').format(at);
export const longDay = (at: number, language: Language): string => format(language, 'longDay').format(at);
export const clockTime = (at: number, language: Language): string => format(language, 'clock').format(at);

/** As short as it can be understood: the hour today, the day this year, else the day with its year. */
export function shortMoment(at: number, language: Language, now = Date.now()): string {
  const then = new Date(at);
  const today = new Date(now);
  if (then.toDateString() === today.toDateString()) return format(language, 'clock').format(then);
  return format(language, then.getFullYear() === today.getFullYear() ? 'dayOfYear' : 'day').format(then);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const units = {
  en: { days: 'd', hours: 'h', minutes: 'min' },
  it: { days: 'g', hours: 'h', minutes: 'min' },
  de: { days: 'T', hours: 'Std.', minutes: 'Min.' },
};

/** A stretch of time at a glance: `3 d`, `21 h`, `35 min`. */
export function rough(milliseconds: number, language: Language): string {
  const { days, hours, minutes } = inLanguage(units, language);
  const time = Math.max(0, milliseconds);
  if (time >= 2 * DAY) return `${Math.floor(time / DAY)} ${days}`;
  if (time >= HOUR) return `${Math.floor(time / HOUR)} ${hours}`;
  return `${Math.floor(time / MINUTE)} ${minutes}`;
}

/** A stretch of time on a clock: seconds only when they count. */
export function duration(milliseconds: number, language: Language): string {
  const { days, hours, minutes } = inLanguage(units, language);
  const time = Math.max(0, milliseconds);
  if (time >= 2 * DAY) return `${Math.floor(time / DAY)} ${days}`;
  if (time >= HOUR) return `${Math.floor(time / HOUR)} ${hours} ${Math.floor((time % HOUR) / MINUTE)} ${minutes}`;
  return `${Math.floor(time / MINUTE)}:${String(Math.floor((time % MINUTE) / 1000)).padStart(2, '0')}`;
}
