// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { QuestionPanel } from '../../src/shell/table/question/question-panel.tsx';
import { keepPressed } from '../../src/shell/table/show-press.ts';
import { mount, the } from './dom.ts';

const question = (asks: number, prompt: string) => (
  <QuestionPanel asks={asks} name="turn.act" isSending={false}>
    <h2 className="prompt" tabIndex={-1}>
      {prompt}
    </h2>
    <button key={asks} type="button" className="choice">
      Rest
    </button>
  </QuestionPanel>
);
const panel = () => the<HTMLElement>('.decision', /./);
const prompt = () => the<HTMLElement>('.prompt', /./);
const choice = () => the<HTMLButtonElement>('button.choice', 'Rest');

describe('the place of the question', () => {
  it('begins a new question at its top, with the focus of whoever answered the last', async () => {
    const { draw } = await mount(question(1, 'What now?'));
    panel().scrollTop = 40;
    choice().focus();
    await draw(question(2, 'And then?'));
    expect(panel().scrollTop).toBe(0);
    expect(document.activeElement).toBe(prompt());
  });

  it('leaves the same question where one has read to', async () => {
    const { draw } = await mount(question(1, 'What now?'));
    panel().scrollTop = 40;
    choice().focus();
    await draw(question(1, 'What now, then?'));
    expect(panel().scrollTop).toBe(40);
    expect(document.activeElement).toBe(choice());
  });

  it('takes the focus from nobody who is elsewhere', async () => {
    const { draw } = await mount(question(1, 'What now?'));
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    const left = vi.fn();
    elsewhere.addEventListener('blur', left);
    await draw(question(2, 'And then?'));
    expect(left).not.toHaveBeenCalled();
  });
});

describe('what was under a finger', () => {
  it('goes on looking pressed until its answer may have come, and no longer', async () => {
    await mount(question(1, 'What now?'));
    vi.useFakeTimers();
    keepPressed(choice().firstChild!);
    keepPressed(choice());
    expect(choice().hasAttribute('data-pressed')).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(choice().hasAttribute('data-pressed')).toBe(false);
    vi.useRealTimers();
  });

  it('does not where nothing can be pressed', async () => {
    await mount(question(1, 'What now?'));
    keepPressed(prompt());
    choice().disabled = true;
    keepPressed(choice());
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });
});
