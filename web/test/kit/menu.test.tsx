// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { Menu, PlainRow } from '../../src/boards/kit/Menu.tsx';
import { Pips } from '../../src/boards/kit/rail/Pips.tsx';
import { BarredVerb, Verb } from '../../src/boards/kit/rail/Verb.tsx';
import { click, doing, mount, press, textOf, textsOf, the } from '../page/dom.ts';
import { atQuestion } from '../seven-years-world-war/kit.ts';
import { propsAt } from '../seven-years-world-war/props.ts';
import { put } from './boxes.ts';

const moment = atQuestion({ players: 2 }, 'movement-phase.act', 3);

async function menuOf(options: readonly number[], more: Parameters<typeof propsAt>[1] = {}) {
  put('map', 0, 0, 900, 600);
  put('hill', 100, 100, 40, 40);
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const calls = { pick: vi.fn(), hover: vi.fn() };
  const onClose = vi.fn();
  const props = propsAt(moment, { ...calls, ...more });
  const anchor = { target: '#hill', map: '#map' };
  const { leave } = await mount(
    <Menu {...props} {...{ anchor, options, onClose }} title="The hill" cancel="Leave it" Row={PlainRow} />,
  );
  return { ...props, ...calls, onClose, opener, leave };
}

describe('a thing of the map that stands for several choices', () => {
  it.each(['en', 'it'] as const)('asks which, in words and with the key of each in the list (%s)', async (language) => {
    const { texts, telling, ask } = await menuOf([1, 0], { ...propsAt(moment, { language }), language });
    expect(textOf('.map-menu .label')).toBe('The hill');
    expect(textsOf('.map-menu .choice-number')).toEqual(['2', '1']);
    const [first, second] = ask!.options;
    expect([first.t, second.t]).toEqual(['move', 'move']);
    if (first.t !== 'move' || second.t !== 'move') return;
    expect(textsOf('.map-menu .choice-text')).toEqual([texts.choice(second, telling), texts.choice(first, telling)]);
  });

  it('closes and picks what is clicked', async () => {
    const { pick, onClose, ask } = await menuOf([0, 1]);
    await click(document.querySelectorAll<HTMLElement>('.map-menu .choice')[1]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(pick.mock.calls).toEqual([[ask!.options[1]]]);
  });

  it('points in the list at what the pointer is on', async () => {
    const { hover } = await menuOf([0, 1]);
    const [, second] = document.querySelectorAll('.map-menu .choice');
    await doing(() => second.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    expect(hover.mock.calls).toEqual([[1]]);
  });

  it('takes the focus, and gives it back', async () => {
    const { opener, leave } = await menuOf([0]);
    expect(document.activeElement).toBe(document.querySelector('.map-menu .choice'));
    await leave();
    expect(document.activeElement).toBe(opener);
  });

  it('is left with Escape or with its last button, and nothing is picked', async () => {
    const { pick, onClose } = await menuOf([0]);
    await press('x', {}, the('.map-menu'));
    expect(onClose).not.toHaveBeenCalled();
    await press('Escape', {}, the('.map-menu'));
    await click(the('.map-menu .link', 'Leave it'));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(pick).not.toHaveBeenCalled();
  });

  it('keeps its keys from the rest of the page', async () => {
    await menuOf([0]);
    const elsewhere = vi.fn();
    document.body.addEventListener('keydown', elsewhere);
    await press('1', {}, the('.map-menu'));
    document.body.removeEventListener('keydown', elsewhere);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('has nothing to choose once the question is gone', async () => {
    await menuOf([0, 1], { ask: null });
    expect(textsOf('.map-menu button')).toEqual(['Leave it']);
  });
});

describe('a verb', () => {
  it('says what it does, what it means and its chance; what is not known yet keeps its room', async () => {
    await mount(<Verb title="Attack" figure="4 in 6" onDo={vi.fn()} />);
    expect(textOf('.choice-text')).toBe('Attack');
    expect(document.querySelector('.verb em')?.textContent).toBe('\u00a0');
    expect([textOf('.verb-figure b'), document.querySelector('.verb-figure small')?.textContent]).toEqual([
      '4 in 6',
      '\u00a0',
    ]);
    expect(the('.verb').dataset.final).toBeUndefined();
  });

  it('shows no figure where it has none', async () => {
    await mount(<Verb title="Rest" sub="one action" onDo={vi.fn()} />);
    expect(document.querySelector('.verb-figure')).toBeNull();
    expect(textOf('.verb em')).toBe('one action');
  });

  it('is done with one click, and says when one looks at it', async () => {
    const [onDo, onLook] = [vi.fn(), vi.fn()];
    await mount(<Verb title="Attack" text="Attack the hill" keys="A" isFinal isLit {...{ onDo, onLook }} />);
    const verb = the('button.verb.lit', 'Attack the hill');
    expect([verb.dataset.final, verb.getAttribute('aria-keyshortcuts')]).toEqual(['true', 'A']);
    await doing(() => verb.focus());
    await doing(() => verb.blur());
    await click(verb);
    expect(onLook.mock.calls).toEqual([[true], [false]]);
    expect(onDo).toHaveBeenCalledOnce();
  });

  it('that cannot be done gives its reason, takes the focus and is no button to those who do not see', async () => {
    await mount(<BarredVerb title="Attack" why="nobody is there" />);
    const barred = the<HTMLButtonElement>('.verb-barred', 'Attack: nobody is there');
    expect([barred.getAttribute('aria-disabled'), barred.disabled]).toEqual(['true', false]);
  });
});

it.each([
  [3, 3, [true, true, true]],
  [1, 3, [false, false, true]],
  [0, 2, [false, false]],
  [0, 0, []],
])('%i actions left of %i are so many filled pips', async (left, of, filled) => {
  await mount(<Pips {...{ left, of }} />);
  const pips = [...document.querySelectorAll<HTMLElement>('.pip')];
  expect(pips.map(({ dataset }) => dataset.left === 'true')).toEqual(filled);
});
