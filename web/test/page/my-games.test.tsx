// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTables } from '../../src/local/local-tables.ts';
import { keepMiniature } from '../../src/miniature/kept-miniatures.ts';
import { serve } from '../../src/rpc.ts';
import { change } from '../../src/settings.ts';
import { MyGames } from '../../src/shell/lobby/my-games.tsx';
import { MemoryStore } from '../../src/store/memory.ts';
import { Bots } from '../../src/worker/bots.ts';
import { LocalTables } from '../../src/worker/local-tables.ts';
import { localTablesMethods } from '../../src/worker/protocol.ts';
import { bot, channel, me } from '../office.ts';
import { click, doing, mount, named, textOf, textsOf, the, until } from './dom.ts';

/** The worker a page begins, in this thread. */
beforeAll(() => {
  const [page, worker] = channel();
  const tables = new LocalTables(new MemoryStore(), new Bots(), (push) => worker.postMessage(push));
  serve<LocalTables>(worker, localTablesMethods, tables);
  vi.stubGlobal('Worker', function Worker() {
    return page;
  });
});
afterAll(() => void vi.unstubAllGlobals());

beforeEach(async () => {
  change({ language: 'en' });
  location.hash = '#/';
  localStorage.removeItem('cabinet-wars miniatures');
  HTMLDialogElement.prototype.showModal ??= () => {};
  for (const { id } of await localTables().list()) await localTables().remove(id);
});

const begin = (name: string) =>
  localTables().create({ game: 'teaching', name, options: { players: 2 }, seats: [me, bot] });
const rows = () => textsOf('.table-row strong');
const shown = async (...names: string[]) => {
  await mount(<MyGames online={null} />);
  await until(() => expect(rows().toSorted()).toEqual(names.toSorted()));
};

describe('the games on this device', () => {
  it('are none at first, which is said only once it is known', async () => {
    await mount(<MyGames online={null} />);
    await until(() => expect(textOf('.no-games')).toContain('No game yet'));
  });

  it('lead to where one left off, those that wait for me marked', async () => {
    const id = await begin('Thursday');
    await shown('Thursday');
    expect(the<HTMLAnchorElement>('.table-row a').getAttribute('href')).toBe(`#/table/${id}`);
    expect(textOf('.table-status')).toContain('Your move');
    expect(document.querySelector('.table-row')?.className).toContain('must');
  });

  it('show how the board looked, where that was kept', async () => {
    const id = await begin('Thursday');
    await shown('Thursday');
    expect(document.querySelector('.table-picture')).toBeNull();
    document.body.replaceChildren();
    keepMiniature(id, '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    await shown('Thursday');
    expect(the<HTMLImageElement>('.table-picture').src).toMatch(/^data:image\/svg/);
  });

  it('are deleted only when one says so again', async () => {
    await begin('Thursday');
    await begin('Friday');
    await shown('Thursday', 'Friday');
    await click(the('button', 'Delete: Thursday'));
    expect(textOf('dialog h2') ?? textOf('dialog')).toContain('Delete Thursday for ever?');
    await click(the('dialog button', 'Cancel'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(await localTables().list()).toHaveLength(2);
    await click(the('button', 'Delete: Thursday'));
    await click(the('dialog button', 'Delete'));
    await until(() => expect(rows()).toEqual(['Friday']));
    expect((await localTables().list()).map(({ name }) => name)).toEqual(['Friday']);
  });
});

describe('a transcript opened', () => {
  const chosen = (text: string, name = 'evening.txt') =>
    doing(() => {
      const input = the<HTMLInputElement>('input[type=file]');
      const file = new File([text], name, { type: 'text/plain' });
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      // As a browser has it: the same name again would be no change.
      Object.defineProperty(input, 'value', { value: name, writable: true, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

  it('that is none is said, and the next choice of a file is a new one', async () => {
    await shown();
    await chosen('nothing of the kind');
    await until(() => expect(named('[role=alert]', /./)).toHaveLength(1));
    expect(location.hash).toBe('#/');
    expect(the<HTMLInputElement>('input[type=file]').value).toBe('');
    await chosen('nothing of the kind');
    await until(() => expect(named('[role=alert]', /./)).toHaveLength(1));
  });
});
