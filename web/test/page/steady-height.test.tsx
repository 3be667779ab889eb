// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SteadyHeight } from '../../src/shell/parts/steady-height.tsx';
import { mount, the } from './dom.ts';

/** Nothing is laid out here: what stands in the box says how tall it is, and no box is lower than it must be. */
let measured = 0;
const tall = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')!;
beforeEach(() =>
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      measured++;
      return Math.max(Number(this.textContent), Number.parseFloat(this.style.minHeight) || 0);
    },
  }),
);
afterEach(() => Object.defineProperty(HTMLElement.prototype, 'offsetHeight', tall));

const height = () => the('.steady-height').offsetHeight;

describe('what is said of a choice', () => {
  it('leaves its room when it goes, so that the list does not move under the pointer', async () => {
    const { show } = await mountShown();
    expect(height()).toBe(0);
    await show('130');
    expect(height()).toBe(130);
    await show('');
    expect(height()).toBe(130);
    await show('90');
    expect(height()).toBe(130);
    await show('160');
    expect(height()).toBe(160);
    await show('');
    expect(height()).toBe(160);
  });

  it('is not measured as it comes, which would lay out the question before it is on the screen', async () => {
    const { show } = await mountShown();
    measured = 0;
    await show('130', 'next');
    expect(measured).toBe(0);
  });

  it('has no room kept for it at the next question', async () => {
    const { show } = await mountShown();
    await show('130');
    await show('');
    await show('', 'next');
    expect(height()).toBe(0);
  });
});

async function mountShown() {
  const { draw } = await mount(<SteadyHeight key="first">{''}</SteadyHeight>);
  const show = (text: string, question = 'first') => draw(<SteadyHeight key={question}>{text}</SteadyHeight>);
  return { show };
}
