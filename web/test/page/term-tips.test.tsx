// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explainsWhole, tells } from '../../src/boards/kit/terms/explains.ts';
import { TermText } from '../../src/boards/kit/terms/TermText.tsx';
import type { Term } from '../../src/boards/kit/terms/term.ts';
import { TermTips } from '../../src/shell/help/term-tips.tsx';
import { doing, mount, press, the } from './dom.ts';

const terms: readonly Term[] = [
  { id: 'unrest', names: ['unrest'], meaning: 'What taxing costs.' },
  { names: ['sea check', 'sea checks'], meaning: 'The dice of a voyage.', isCommon: true },
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function table() {
  const clicked = vi.fn();
  await mount(
    <>
      <button type="button" className="line" onClick={clicked}>
        <TermText text="Two sea checks, then unrest, and unrest." terms={terms} />
      </button>
      <i className="icon" data-term="unrest" data-note="3 of 20" />
      <TermTips terms={terms} />
    </>,
  );
  const send = (at: string, type: string, pointerType = 'mouse') =>
    doing(() => {
      the(at).dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType }));
    });
  const rest = () => doing(() => void vi.advanceTimersByTime(500));
  const tip = () => document.querySelector('[role=tooltip]')?.textContent ?? null;
  return { clicked, send, rest, tip };
}

it('marks each word once, in any of its forms, also in a line that is a button', async () => {
  await table();
  const marked = [...document.querySelectorAll('.line .term-here')];
  expect(marked.map((each) => [each.textContent, each.getAttribute('data-term')])).toEqual([
    ['sea checks', 'sea check'],
    ['unrest', 'unrest'],
  ]);
});

it('an icon explains itself to a pointer that rests, with what it comes to here, until the pointer goes', async () => {
  const { send, rest, tip } = await table();
  await send('.icon', 'pointerover');
  expect(tip()).toBeNull();
  await rest();
  expect(tip()).toBe('unrest What taxing costs. 3 of 20');
  await send('.line', 'pointerover');
  expect(tip()).toBeNull();
});

it('a finger that stays asks too, and the click that ends it presses nothing', async () => {
  const { clicked, send, rest, tip } = await table();
  await send('.line [data-term="sea check"]', 'pointerdown', 'touch');
  await rest();
  expect(tip()).toMatch(/The dice of a voyage/);
  await send('.line [data-term="sea check"]', 'click');
  expect(clicked).not.toHaveBeenCalled();
  await send('.line [data-term="sea check"]', 'pointerdown', 'touch');
  await send('.line [data-term="sea check"]', 'pointerup', 'touch');
  await send('.line [data-term="sea check"]', 'click');
  expect(clicked).toHaveBeenCalledOnce();
});

it('the mouse that a browser makes up after a touch asks nothing, one that is moved does', async () => {
  const { send, rest, tip } = await table();
  await send('.line', 'pointerdown', 'touch');
  await send('.line', 'pointerup', 'touch');
  await send('.icon', 'pointerover');
  await rest();
  expect(tip()).toBeNull();
  await doing(() => {
    const moved = Object.assign(new Event('pointermove', { bubbles: true }), { pointerType: 'mouse', movementX: 3 });
    the('.line').dispatchEvent(moved);
  });
  await send('.icon', 'pointerover');
  await rest();
  expect(tip()).toMatch(/What taxing costs/);
});

it('a picture on a button is named by the words beside it, or else by the name of the button', async () => {
  vi.useRealTimers();
  await mount(
    <>
      <button type="button" className="worded">
        <svg data-term="unrest" /> Build an army
      </button>
      <button type="button" className="icon-button" aria-label="Put away">
        <svg />
      </button>
      <span className="own" {...tells('Three of four')}>
        3/4
      </span>
      <TermTips terms={terms} />
    </>,
  );
  const tip = () => document.querySelector('[role=tooltip]')?.textContent?.trim() ?? null;
  const focus = async (at: string) => {
    await press('Tab');
    await doing(() => the(at).focus());
  };
  await focus('.worded');
  expect(tip()).toBeNull();
  await focus('.icon-button');
  expect(tip()).toBe('Put away');
  await focus('.own');
  expect(tip()).toBe('Three of four');
});

it('a group of icons takes the focus once, and explains itself as a whole', async () => {
  await mount(
    <>
      <div className="group" {...explainsWhole('whole')}>
        <i className="one" data-term="unrest" />
        <i className="two" data-term="unrest" />
      </div>
      <TermTips terms={[...terms, { id: 'whole', names: ['All of it'], meaning: 'What there is.' }]} />
    </>,
  );
  // A question that takes the focus by itself is not asked about.
  await doing(() => the('.group').focus());
  expect(document.querySelector('[role=tooltip]')).toBeNull();
  await doing(() => the('.group').blur());
  await press('Tab');
  await doing(() => the('.group').focus());
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('All of it What there is.');
  expect(the('.group').getAttribute('aria-describedby')).toBe('term-tip');
  await doing(() => the('.group').blur());
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});

it('the comma walks from mark to mark, describes what it stands at, and Escape goes back', async () => {
  await mount(
    <>
      <button type="button" className="own">
        Here
      </button>
      <button type="button" className="line">
        <TermText text="Two sea checks, then unrest." terms={terms} />
      </button>
      <i className="bare" data-tip="Three of four" />
      <i data-tip="Three of four" />
      <div aria-hidden="true">
        <i className="unheard" data-tip="Only seen" />
      </div>
      <div className="map-port">
        <i data-tip="On the map" />
      </div>
      <button type="button" className="log-line">
        <i data-tip="Long ago" />
      </button>
      <TermTips terms={terms} />
    </>,
  );
  const stand = () => ({
    at: document.activeElement?.className ?? '',
    told: document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
    said: document.querySelector('[role=status]')?.textContent ?? '',
  });
  await doing(() => the('.own').focus());
  await press(',');
  expect(stand()).toEqual({ at: 'line', told: 'sea check The dice of a voyage.', said: '' });
  // A second mark of the same control moves no focus: it is said.
  await press(',');
  expect(stand()).toMatchObject({ at: 'line', told: 'unrest What taxing costs.', said: 'unrest: What taxing costs.' });
  await press(',');
  expect(stand()).toEqual({ at: 'bare', told: ' Three of four', said: '' });
  // The same words beside it are not told twice; what nobody hears is not stood at, but said.
  await press(',');
  expect(stand()).toMatchObject({ at: 'bare', said: 'Only seen' });
  // Round again: the map has keys of its own.
  await press(',');
  expect(stand()).toMatchObject({ at: 'line', told: 'sea check The dice of a voyage.' });
  await press('<', { shiftKey: true, code: 'Comma' });
  expect(stand()).toMatchObject({ said: 'Only seen' });
  await press('Escape');
  expect(stand()).toEqual({ at: 'own', told: null, said: '' });
  // The log goes back to the first day: its words are for whoever stands in it.
  await doing(() => the('.log-line').focus());
  await press(',');
  expect(stand()).toMatchObject({ at: 'log-line', said: 'Long ago' });
  expect(document.querySelector('.bare')?.hasAttribute('tabindex')).toBe(false);
});

it('what the focus has scrolled into sight goes on being explained', async () => {
  await mount(
    <>
      <span className="own" {...tells('Three of four')} />
      <TermTips terms={terms} />
    </>,
  );
  await press('Tab');
  await doing(() => the('.own').focus());
  await doing(() => document.body.dispatchEvent(new Event('scroll')));
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe(' Three of four');
});
