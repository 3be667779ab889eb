// @vitest-environment happy-dom
import { spokenFor } from '@cabinet-wars/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { keptLanguage, SETTINGS_KEY } from '../../src/kept-language.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['', 'en-GB'],
  ['', 'it-IT'],
  ['', 'de-AT'],
  ['it', 'en-GB'],
  ['de', 'it-IT'],
  ['en-XA', 'it-IT'],
  ['xx', 'it-IT'],
  ['broken', 'it-IT'],
])('the client begins in the language of the settings: kept %j, a browser in %s', async (kept, spoken) => {
  vi.stubGlobal('navigator', { language: spoken });
  localStorage.setItem(SETTINGS_KEY, kept === 'broken' ? '{' : JSON.stringify(kept === '' ? {} : { language: kept }));
  vi.resetModules();
  const { currentSettings } = await import('../../src/settings.ts');
  expect(keptLanguage()).toBe(spokenFor(currentSettings().language));
});
