import { LEVELS_TOLD, USUAL_LEVEL } from '@cabinet-wars/bots';
import { isLanguage, isOneOf, isRecord, type Language, spokenFor, translatedOr } from '@cabinet-wars/kernel';
import { useSyncExternalStore } from 'react';
import { SETTINGS_KEY } from './kept-language.ts';

export const themes = ['system', 'parchment', 'candlelight'] as const;
export type Theme = (typeof themes)[number];
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];
/** How the others' rounds are told where a board sums them up: the summary alone, step by step, or one after the other. */
export const tellings = ['digest', 'story', 'both'] as const;
export type Tells = (typeof tellings)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly rounds: Tells;
  readonly name: string;
  /** How well bots play unless a chair says otherwise. */
  readonly level: string;
  readonly sound: boolean;
  /** Whether things that come for the first time have a note beside them. */
  readonly notes: boolean;
  /** Whether a bot's advice stands beside every question, where all others are bots of the gentlest level. */
  readonly hints: boolean;
}

const listeners = new Set<() => void>();
let settings = load();

function load(): Settings {
  const spoken = globalThis.navigator?.language?.slice(0, 2);
  const first: Settings = {
    language: translatedOr(spoken),
    theme: 'system',
    speed: 'normal',
    rounds: 'digest',
    name: '',
    level: USUAL_LEVEL,
    sound: false,
    notes: true,
    hints: true,
  };
  try {
    return settledFrom(first, JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}'));
  } catch {
    return first;
  }
}

/** What was kept, as far as it means anything: an older or newer version may have kept something else. */
function settledFrom(first: Settings, kept: unknown): Settings {
  const { language, theme, speed, rounds, name, level, sound, notes, hints } = isRecord(kept) ? kept : {};
  return {
    language: isLanguage(language) ? language : first.language,
    theme: isOneOf(themes, theme) ? theme : first.theme,
    speed: isOneOf(speeds, speed) ? speed : first.speed,
    rounds: isOneOf(tellings, rounds) ? rounds : first.rounds,
    name: typeof name === 'string' ? name : first.name,
    level: LEVELS_TOLD.find(({ id }) => id === level)?.id ?? first.level,
    sound: typeof sound === 'boolean' ? sound : first.sound,
    notes: typeof notes === 'boolean' ? notes : first.notes,
    hints: typeof hints === 'boolean' ? hints : first.hints,
  };
}

export const currentSettings = (): Settings => settings;

export function change(some: Partial<Settings>): void {
  const next = { ...settings, ...some };
  keep(next);
  // A built client speaks one language: another one is fetched, and until it is there this one goes on as it was.
  if (import.meta.env.PROD && spokenFor(next.language) !== spokenFor(settings.language)) {
    location.reload();
    return;
  }
  settings = next;
  for (const listener of listeners) listener();
}

function keep(chosen: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays: the settings then last as long as the page.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);
export const onSettings = subscribe;
