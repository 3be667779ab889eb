// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsDialog } from '../../src/shell/parts/settings-dialog.tsx';
import { click, mount, mountHook, textOf, the } from './dom.ts';

const KEY = 'cabinet-wars settings';

/** The settings of a page that is opened anew. */
async function opened(kept?: unknown) {
  vi.resetModules();
  if (kept !== undefined) localStorage.setItem(KEY, typeof kept === 'string' ? kept : JSON.stringify(kept));
  return import('../../src/settings.ts');
}

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('begin with the browser’s language, where we speak it', async () => {
    vi.stubGlobal('navigator', { language: 'it-IT' });
    expect((await opened()).currentSettings()).toEqual({
      language: 'it',
      theme: 'system',
      speed: 'normal',
      rounds: 'digest',
      name: '',
      level: 'captain',
      sound: false,
      notes: true,
      hints: true,
    });
    vi.stubGlobal('navigator', { language: 'fr' });
    expect((await opened()).currentSettings().language).toBe('en');
    vi.unstubAllGlobals();
  });

  it('are found again as they were left', async () => {
    const before = await opened();
    before.change({ speed: 'fast', theme: 'candlelight', language: 'it' });
    before.change({ name: 'Ann', level: 'marshal' });
    expect((await opened()).currentSettings()).toEqual({
      language: 'it',
      theme: 'candlelight',
      speed: 'fast',
      rounds: 'digest',
      name: 'Ann',
      level: 'marshal',
      sound: false,
      notes: true,
      hints: true,
    });
  });

  it.each([
    ['no data at all', 'not JSON {'],
    ['nothing', 'null'],
    ['a list', '[1, 2]'],
    ['values nobody knows', { language: 'tlh', theme: 'neon', speed: 'warp', name: 7, level: 'emperor' }],
  ])('that were kept as %s are as at first', async (_, kept) => {
    expect((await opened(kept)).currentSettings()).toEqual({
      language: 'en',
      theme: 'system',
      speed: 'normal',
      rounds: 'digest',
      name: '',
      level: 'captain',
      sound: false,
      notes: true,
      hints: true,
    });
  });

  it('keep what is good of what was kept', async () => {
    const { currentSettings } = await opened({ speed: 'slow', theme: 'neon', unknown: true });
    expect(currentSettings()).toEqual({
      language: 'en',
      theme: 'system',
      speed: 'slow',
      rounds: 'digest',
      name: '',
      level: 'captain',
      sound: false,
      notes: true,
      hints: true,
    });
  });

  it('last as long as the page where the browser keeps nothing', async () => {
    const { change, currentSettings } = await opened();
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    change({ speed: 'instant' });
    expect(currentSettings().speed).toBe('instant');
    refusing.mockRestore();
  });

  it('are told to whoever listens, until they stop', async () => {
    const { change, onSettings } = await opened();
    let heard = 0;
    const stop = onSettings(() => heard++);
    change({ speed: 'slow' });
    stop();
    change({ speed: 'fast' });
    expect(heard).toBe(1);
  });
});

describe('the dialog', () => {
  it('changes language, appearance and speed at once', async () => {
    vi.resetModules();
    localStorage.clear();
    const { SettingsDialog: Fresh } = await import('../../src/shell/parts/settings-dialog.tsx');
    const { useSettings, change } = await import('../../src/settings.ts');
    change({ language: 'en', speed: 'normal', theme: 'system' });
    const settings = await mountHook(() => useSettings(), null);
    await mount(<Fresh onClose={() => undefined} />);
    expect(textOf('dialog h2')).toBe('Settings');
    await click(the('label', 'Italiano').querySelector('input')!);
    expect(textOf('dialog h2')).toBe('Impostazioni');
    await click(document.querySelectorAll<HTMLInputElement>('fieldset:nth-of-type(2) input')[2]);
    await click(document.querySelectorAll<HTMLInputElement>('fieldset:nth-of-type(3) input')[3]);
    expect(settings.now).toMatchObject({ language: 'it', theme: 'candlelight', speed: 'instant' });
  });

  it('opens as a dialog, and closes when told to', async () => {
    let closed = 0;
    await mount(<SettingsDialog onClose={() => closed++} />);
    expect(the<HTMLDialogElement>('dialog').open).toBe(true);
    await click(document.querySelector<HTMLElement>('.dialog-head button')!);
    expect(closed).toBe(1);
  });
});
