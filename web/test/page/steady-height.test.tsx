// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SteadyHeight } from '../../src/shell/parts/steady-height.tsx';
import { mount, the } from './dom.ts';

/** Nothing is laid out here: what stands in the box says how tall it is, and no box is lower than it must be. */
const tall = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')!;
beforeEach(() =>
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return Math.max(Number(this.textContent), Number.parseFloat(this.style.minHeight) || 0);
    },
  }),
);
afterEach(() => Object.defineProperty(HTMLElement.prototype, 'offsetHeight', tall));

const kept = () => the('.steady-height').style.minHeight;

describe('what is said of a choice', () => {
  it('leaves its room when it goes, so that the list does not move under the pointer', async () => {
    const { show } = await mountShown();
    expect(kept()).toBe('');
    await show('130');
    expect(kept()).toBe('130px');
    await show('');
    expect(kept()).toBe('130px');
    await show('90');
    expect(kept()).toBe('130px');
    await show('160');
    expect(kept()).toBe('160px');
  });

  it('has no room kept for it at the next question', async () => {
    const { show } = await mountShown();
    await show('130');
    await show('', 'next');
    expect(kept()).toBe('');
  });
});

async function mountShown() {
  const { draw } = await mount(<SteadyHeight key="first">{''}</SteadyHeight>);
  const show = (text: string, question = 'first') => draw(<SteadyHeight key={question}>{text}</SteadyHeight>);
  return { show };
}
