// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/boards/games.ts';
import { change } from '../../src/settings.ts';
import type { Shown } from '../../src/shell/time/stage.ts';
import { useCues } from '../../src/shell/time/use-cues.ts';
import { mountHook } from './dom.ts';

const { board } = await loadGame('teaching');

/** A browser's sound, as far as cues use it: how often a source was begun, and of what kind. */
const begun: string[] = [];
class Part {
  readonly gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  readonly frequency = { value: 0 };
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  connect = (to: unknown) => to;
  start = () => void begun.push(this.#kind);
  stop() {}
}
class Sound {
  readonly currentTime = 0;
  readonly sampleRate = 1000;
  createOscillator = () => new Part('tone');
  createBufferSource = () => new Part('knock');
  createBiquadFilter = () => new Part('filter');
  createGain = () => new Part('gain');
  createBuffer = () => ({ getChannelData: () => new Float32Array(40) });
}
beforeEach(() => {
  begun.length = 0;
  change({ sound: true });
  vi.stubGlobal('AudioContext', Sound);
});
afterEach(() => void vi.unstubAllGlobals());

interface Heard {
  readonly shown?: Partial<Pick<Shown, 'animating' | 'ceremony'>>;
  readonly isAsked?: boolean;
  readonly cue?: 'dice' | 'coin' | null;
}
const hear = ({ shown = {}, isAsked = false, cue = null }: Heard) =>
  useCues({ animating: null, ceremony: null, ...shown }, isAsked, boards[String(cue)]);
/** One object each, as a page has it: another board would be another table. */
const boards = {
  null: { ...board, cue: () => null },
  dice: { ...board, cue: () => 'dice' as const },
  coin: { ...board, cue: () => 'coin' as const },
} as Record<string, typeof board>;
const event = (t: string) => ({ animating: { event: { t } } as unknown as Shown['animating'] });

describe('it is heard', () => {
  it('that one is asked again, once each time', async () => {
    const hook = await mountHook(hear, { isAsked: false });
    expect(begun).toEqual([]);
    await hook.draw({ isAsked: true });
    const once = begun.length;
    expect(once).toBeGreaterThan(0);
    await hook.draw({ isAsked: true });
    expect(begun).toHaveLength(once);
    await hook.draw({ isAsked: false });
    await hook.draw({ isAsked: true });
    expect(begun).toHaveLength(2 * once);
  });

  it('not that one is asked when the table is opened: nobody has moved', async () => {
    await mountHook(hear, { isAsked: true });
    expect(begun).toEqual([]);
  });

  it('that dice fall, where the board says so of an event', async () => {
    const hook = await mountHook(hear, { cue: 'dice' });
    await hook.draw({ cue: 'dice', shown: event('rolled') });
    expect(new Set(begun)).toEqual(new Set(['knock']));
    const once = begun.length;
    await hook.draw({ cue: 'dice', shown: event('rolled') });
    expect(begun).toHaveLength(2 * once);
  });

  it('nothing of an event the board has no sound for', async () => {
    const hook = await mountHook(hear, {});
    await hook.draw({ shown: event('passed') });
    expect(begun).toEqual([]);
  });

  it('nothing where sound is not wanted, or the browser has none', async () => {
    change({ sound: false });
    const hook = await mountHook(hear, {});
    await hook.draw({ isAsked: true });
    expect(begun).toEqual([]);
    change({ sound: true });
    vi.stubGlobal('AudioContext', undefined);
    await hook.draw({ isAsked: false });
    await hook.draw({ isAsked: true });
    expect(begun).toEqual([]);
  });
});
