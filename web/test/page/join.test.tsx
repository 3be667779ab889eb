// @vitest-environment happy-dom
import type { Me, TableSummary } from '@cabinet-wars/protocol/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/boards/games.ts';
import { become } from '../../src/online/session.ts';
import { change } from '../../src/settings.ts';
import JoinPage from '../../src/shell/join/join-page.tsx';
import { chair, row } from '../table-rows.ts';
import { click, doing, fill, mount, named, textOf, textsOf, the, until } from './dom.ts';
import { type Asked, requests } from './requests.ts';

await loadGame('teaching');

const anna = { name: 'Anna' } as Me;
const ben = chair('red', { sitter: 'person', name: 'Ben' });
const free = chair('blue');

let asked: Asked[];
beforeEach(() => {
  change({ language: 'en' });
  become({ is: 'known', me: anna });
  location.hash = '#/join/a-word';
  localStorage.clear();
  asked = requests();
});
afterEach(() => void vi.unstubAllGlobals());

async function invited(over: Partial<TableSummary>) {
  await mount(<JoinPage link="a-word" />);
  expect(asked.map(({ path }) => path)).toEqual(['invitations/a-word']);
  await asked[0].answer(row('t1', { name: 'Thursday', owner: 'Ben', seats: [ben, free], ...over }));
  await until(() => expect(textOf('h1')).toContain('Thursday'));
}
const onward = () => [...document.querySelectorAll<HTMLAnchorElement>('main a.button')].map(({ hash }) => hash);

describe('an invitation', () => {
  it('tells who sits there, before one decides', async () => {
    await invited({ seats: [ben, chair('blue', { sitter: 'bot', bot: 'random' }), chair('green')] });
    expect(textsOf('.chair-row > span:last-child')).toEqual(['Ben', 'Bot', 'Free']);
    expect(textOf('.table-about')).toContain('Ben');
    // Whoever is invited may never have heard of the game.
    expect(document.querySelector('main a[href="#/how-to-play/teaching"]')).not.toBeNull();
  });

  it('seats whoever is known with one press, by the word of the link', async () => {
    await invited({ seedHash: 'abc' });
    await click(the('main button'));
    expect(asked[1]).toMatchObject({ method: 'POST', path: 'tables/t1/join', body: { link: 'a-word' } });
    expect(asked[1].body).toHaveProperty('nonce');
    await asked[1].answer({ done: true });
    await until(() => expect(location.hash).toBe('#/online/t1'));
  });

  it('says why not where the last chair has just been taken', async () => {
    await invited({});
    await click(the('main button'));
    await asked[1].answer({ reason: { why: 'seat-taken' } }, 409);
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(location.hash).toBe('#/join/a-word');
  });

  it('seats a stranger under a name, who is then known', async () => {
    become({ is: 'stranger' });
    await invited({});
    await fill(the<HTMLInputElement>('main input'), 'Zoë');
    await doing(() => the<HTMLFormElement>('main form').requestSubmit());
    expect(asked[1]).toMatchObject({ path: 'accounts/guest', body: { link: 'a-word', name: 'Zoë', language: 'en' } });
    await asked[1].answer({ table: 't1' });
    await until(() => expect(asked.at(-1)).toMatchObject({ method: 'GET', path: 'sessions' }));
    expect(location.hash).toBe('#/join/a-word');
    await asked.at(-1)!.answer({ me: anna });
    await until(() => expect(location.hash).toBe('#/online/t1'));
  });

  it('leads those with an account back here after they have signed in', async () => {
    become({ is: 'stranger' });
    await invited({});
    const [link] = named<HTMLAnchorElement>('main a', 'I have an account');
    expect(decodeURIComponent(link.hash)).toContain('#/join/a-word');
  });

  it('leads whoever sits there already to the table', async () => {
    await invited({ seats: [ben, chair('blue', { sitter: 'person', name: 'Anna', me: true })] });
    expect(named('main button', /./)).toEqual([]);
    expect(onward()).toEqual(['#/online/t1/a-word']);
  });

  it('to a game under way lets one watch, and sit down no more', async () => {
    await invited({ status: 'playing' });
    expect(named('main button', /./)).toEqual([]);
    expect(onward()).toHaveLength(1);
  });

  it('that has been taken back says so', async () => {
    await mount(<JoinPage link="a-word" />);
    await asked[0].answer({ reason: { why: 'no-such-table' } }, 404);
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(named('main button', /./)).toEqual([]);
  });
});
