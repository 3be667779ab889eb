import { isLanguage, type Language, translatedOr } from '@cabinet-wars/kernel';
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
const listeners = new Set<() => void>();
let settings = load();

function load(): Settings {
  const spoken = globalThis.navigator?.language?.slice(0, 2);
  const first: Settings = { language: translatedOr(spoken), theme: 'system', speed: 'normal', name: '' };
  try {
    const kept = { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
    return isLanguage(kept.language) ? kept : { ...kept, language: first.language };
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
