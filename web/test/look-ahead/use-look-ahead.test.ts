// @vitest-environment happy-dom
import type { Ahead } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { type AheadRequest, type AskAhead, useLookAhead } from '../../src/look-ahead/index.ts';
import { doing, mountHook } from '../page/dom.ts';

const answer = (tried: number): Ahead =>
  ({
    start: { choices: [], end: { t: 'other' }, tally: null },
    gestures: [],
    tried,
    complete: true,
  }) as unknown as Ahead;

/** Look-ahead whose answers come when the test says so. */
function asking() {
  const asked: {
    request: AheadRequest;
    signal: AbortSignal;
    say(ahead: Ahead | null): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const ask: AskAhead = (request, signal) =>
    new Promise((resolve, reject) => {
      asked.push({
        request,
        signal: signal!,
        say: (ahead) => doing(() => resolve(ahead)),
        fail: () => doing(() => reject(new Error('the thread has died'))),
      });
    });
  return { asked, ask };
}

const use = ({ ask, request }: { ask: AskAhead; request: AheadRequest | null }) => useLookAhead(ask, request);

describe('what lies ahead of a question', () => {
  it('is nothing until it is known', async () => {
    const { asked, ask } = asking();
    const hook = await mountHook(use, { ask, request: { depth: 1 } });
    expect(hook.now).toBeNull();
    await asked[0].say(answer(1));
    expect(hook.now).toEqual(answer(1));
  });

  it('is asked for once, however often the board is drawn with the same request', async () => {
    const { asked, ask } = asking();
    const hook = await mountHook(use, { ask, request: { depth: 1, follow: [{ t: 'move' }] } });
    await hook.draw({ ask, request: { depth: 1, follow: [{ t: 'move' }] } });
    await asked[0].say(answer(1));
    await hook.draw({ ask, request: { depth: 1, follow: [{ t: 'move' }] } });
    expect(asked).toHaveLength(1);
    expect(hook.now).toEqual(answer(1));
  });

  it('is asked anew for another request, and the old answer no longer holds', async () => {
    const { asked, ask } = asking();
    const hook = await mountHook(use, { ask, request: { depth: 1 } });
    await asked[0].say(answer(1));
    await hook.draw({ ask, request: { depth: 2 } });
    expect(hook.now).toBeNull();
    await asked[1].say(answer(2));
    expect(hook.now).toEqual(answer(2));
  });

  it('is asked anew at another question', async () => {
    const first = asking();
    const second = asking();
    const hook = await mountHook(use, { ask: first.ask, request: { depth: 1 } });
    await first.asked[0].say(answer(1));
    await hook.draw({ ask: second.ask, request: { depth: 1 } });
    expect(hook.now).toBeNull();
    await second.asked[0].say(answer(2));
    expect(hook.now).toEqual(answer(2));
  });

  it('is not wanted any more once something else is asked, nor is its late answer shown', async () => {
    const { asked, ask } = asking();
    const hook = await mountHook(use, { ask, request: { depth: 1 } });
    await hook.draw({ ask, request: { depth: 2 } });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await asked[0].say(answer(1));
    expect(hook.now).toBeNull();
    await asked[1].say(answer(2));
    expect(hook.now).toEqual(answer(2));
  });

  it('is not wanted any more once the board has gone', async () => {
    const { asked, ask } = asking();
    const hook = await mountHook(use, { ask, request: { depth: 1 } });
    await hook.leave();
    expect(asked[0].signal.aborted).toBe(true);
  });

  it('is asked for by no request', async () => {
    const { asked, ask } = asking();
    const nothing: Parameters<typeof use>[0] = { ask, request: null };
    const hook = await mountHook(use, nothing);
    expect([asked.length, hook.now]).toEqual([0, null]);
    await hook.draw({ ask, request: { depth: 1 } });
    await asked[0].say(answer(1));
    await hook.draw({ ask, request: null });
    expect(hook.now).toBeNull();
  });

  it.each(['cancelled', 'failed'])('stays unknown where the answer was %s', async (how) => {
    const { asked, ask } = asking();
    const hook = await mountHook(use, { ask, request: { depth: 1 } });
    await (how === 'failed' ? asked[0].fail() : asked[0].say(null));
    expect(hook.now).toBeNull();
    await hook.draw({ ask, request: { depth: 2 } });
    await asked[1].say(answer(2));
    expect(hook.now).toEqual(answer(2));
  });
});
