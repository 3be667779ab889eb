// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { useKeyboard } from '../../src/shell/table/use-keyboard.ts';
import { bot, me } from '../office.ts';
import { doing, mount, mountHook, press, until } from './dom.ts';
import { sitDown } from './table.tsx';

type Keys = Parameters<typeof useKeyboard>[0];
const done: unknown[][] = [];
beforeEach(() => void done.splice(0));

/** The real table's parts, with a note of what is done to them. */
async function listening(over: { picked?: object; past?: object; seat?: number | null; ceremony?: object } = {}) {
  const table = await sitDown({ seats: [me, bot], choices: 3 });
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push([name, ...args]);
  const { sitting, picking, looking } = table.now;
  const keys = {
    sitting: {
      ...sitting,
      seat: over.seat === undefined ? sitting.seat : over.seat,
      client: { ...sitting.client, undo: async (seat: number) => note('undo')(seat) },
      send: async (sent: Promise<unknown>) => void (await sent),
      stage: { skip: note('skip'), nextStep: note('nextStep'), toLastStep: note('toLastStep') },
      shown: { ...sitting.shown, ceremony: over.ceremony ?? null },
    },
    picking: { ...picking, picked: over.picked ?? null, pick: note('pick'), unpick: note('unpick') },
    looking: { ...looking, past: over.past ?? null, toNow: note('toNow') },
    showTab: note('showTab'),
    focusBoard: note('focusBoard'),
  } as unknown as Keys;
  await mountHook(useKeyboard, keys);
  return { ...table, options: picking.ask!.options };
}

describe('a number key', () => {
  it.each([1, 2, 6])('%i picks the choice with that number', async (number) => {
    const { options } = await listening();
    await press(String(number));
    expect(done).toEqual([['pick', options[number - 1]]]);
  });

  it('does nothing where there is no such choice', async () => {
    await listening();
    await press('9');
    await press('0');
    expect(done).toEqual([]);
  });

  it('answers once, however long it is held', async () => {
    const { options } = await listening();
    await press('1');
    await press('1', { repeat: true });
    expect(done).toEqual([['pick', options[0]]]);
  });

  it('shows on its row as a finger would', async () => {
    await listening();
    await mount(
      <div data-option="0">
        <button type="button" className="choice" />
      </div>,
    );
    await press('1');
    const row = document.querySelector('.choice')!;
    expect(row.hasAttribute('data-pressed')).toBe(true);
    await until(() => expect(row.hasAttribute('data-pressed')).toBe(false));
  });
});

describe('a letter', () => {
  it.each([
    ['l', ['showTab', 'log']],
    ['L', ['showTab', 'log']],
    ['d', ['showTab', 'decide']],
    ['m', ['focusBoard']],
    ['u', ['undo', 0]],
  ])('%s does what it stands for', async (key, does) => {
    await listening();
    await press(key);
    expect(done[0].slice(0, does.length)).toEqual(does);
  });

  it.each(['q', 'Tab', 'Shift'])('%s is nobody’s business here', async (key) => {
    await listening();
    await press(key);
    expect(done).toEqual([]);
  });

  it('takes nothing back for whoever only watches, nor in the past', async () => {
    await listening({ seat: null });
    await press('u');
    await listening({ past: { at: 3 } });
    await press('u');
    expect(done).toEqual([]);
  });
});

describe('Escape', () => {
  it.each([
    ['comes back from the past first', { past: { at: 3 }, picked: { t: 'spy' } }, 'toNow'],
    ['then ends a ceremony', { ceremony: {}, picked: { t: 'spy' } }, 'toLastStep'],
    ['lets go of what is picked', { picked: { t: 'spy' } }, 'unpick'],
    ['else shows everything at once', {}, 'skip'],
  ])('%s', async (_, over, does) => {
    await listening(over);
    await press('Escape');
    expect(done).toEqual([[does]]);
  });
});

describe('Enter and the space bar', () => {
  it.each(['Enter', ' '])('%j goes on to the next step of a ceremony', async (key) => {
    await listening();
    await press(key);
    expect(done).toEqual([['nextStep']]);
  });

  it.each(['button', 'a', 'summary'])('belong to a %s that has the focus', async (kind) => {
    await listening();
    const inside = document.createElement('span');
    document.body.appendChild(document.createElement(kind)).append(inside);
    await press('Enter', {}, inside);
    await press(' ', {}, inside);
    expect(done).toEqual([]);
    await press('1', {}, inside);
    expect(done).toHaveLength(1);
  });
});

describe('keys that are meant for something else', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %o choose nothing', async (held) => {
    await listening();
    await press('1', held);
    expect(done).toEqual([]);
  });

  it.each(['input', 'select', 'textarea'])('typed into a %s choose nothing', async (kind) => {
    await listening();
    const field = document.body.appendChild(document.createElement(kind));
    await press('1', {}, field);
    expect(done).toEqual([]);
  });

  it('choose on a radio button, where nothing is typed', async () => {
    await listening();
    const radio = document.body.appendChild(document.createElement('input'));
    radio.type = 'radio';
    await press('1', {}, radio);
    expect(done).toHaveLength(1);
  });

  it('choose nothing behind an open dialog', async () => {
    await listening();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await press('1');
    expect(done).toEqual([]);
    dialog.remove();
    await press('1');
    expect(done).toHaveLength(1);
  });
});

it('nothing is heard once the table has been left', async () => {
  const { leave } = await mountHook(useKeyboard, {
    sitting: {},
    picking: { ask: null },
    looking: {},
    showTab: (tab: string) => done.push([tab]),
    focusBoard: () => undefined,
  } as unknown as Keys);
  await press('l');
  await leave();
  await press('l');
  await doing(() => undefined);
  expect(done).toEqual([['log']]);
});
