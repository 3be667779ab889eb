import { type Language, languages } from '@cabinet-wars/games';
import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'parchment' | 'candlelight';
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly name: string;
}

const KEY = 'cabinet-wars settings';
const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
const listeners = new Set<() => void>();
let settings = load();

function load(): Settings {
  const spoken = globalThis.navigator?.language?.slice(0, 2);
  const first: Settings = { language: isLanguage(spoken) ? spoken : 'en', theme: 'system', speed: 'normal', name: '' };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return first;
  }
}

export const currentSettings = (): Settings => settings;

export function change(some: Partial<Settings>): void {
  settings = { ...settings, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays: the settings then last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);
export const onSettings = subscribe;
