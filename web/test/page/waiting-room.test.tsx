// @vitest-environment happy-dom
import type { Me, TableSummary } from '@cabinet-wars/protocol/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/boards/games.ts';
import { ownSeal } from '../../src/online/seal.ts';
import { become } from '../../src/online/session.ts';
import { change } from '../../src/settings.ts';
import { WaitingRoom } from '../../src/shell/join/waiting-room.tsx';
import { chair, row } from '../table-rows.ts';
import { click, mount, named, textOf, textsOf, the, until } from './dom.ts';
import { type Asked, requests } from './requests.ts';

await loadGame('teaching');

const anna = { name: 'Anna', hasPassword: true, hasPasskey: false } as Me;
const own = chair('red', { sitter: 'person', name: 'Anna', me: true, sealed: true });
const free = chair('blue');
const guest = chair('blue', { sitter: 'person', name: 'Ben', sealed: true });

let asked: Asked[];
beforeEach(() => {
  change({ language: 'en' });
  become({ is: 'known', me: anna });
  location.hash = '#/online/t1';
  localStorage.clear();
  asked = requests();
});
afterEach(() => void vi.unstubAllGlobals());

const onChanged = vi.fn<() => void>();
async function waiting(over: Partial<TableSummary>, link: string | null = null) {
  onChanged.mockClear();
  await mount(<WaitingRoom table={row('t1', { name: 'Thursday', ...over })} link={link} onChanged={onChanged} />);
}
const chairs = () => [...document.querySelectorAll('.chair-row')];
const buttonsAt = (at: number) => [...chairs()[at].querySelectorAll('button')].map((each) => each.textContent);
const begin = () => the<HTMLButtonElement>('button', 'Begin');

describe('whoever set the table', () => {
  const mine = { mine: true, seats: [own, free] };

  it('sees who sits where, and what can be done with each chair', async () => {
    await waiting({ mine: true, seats: [own, free, guest, chair('green', { sitter: 'bot', bot: 'random' })] });
    expect(textOf('h1')).toBe('Thursday');
    expect(buttonsAt(0)).toEqual([]);
    expect(buttonsAt(1).slice(0, 2)).toEqual(['Sit here', 'Put a bot here']);
    expect(buttonsAt(2)).toEqual(['Ask to leave']);
    expect(buttonsAt(3)).toEqual(['Remove the bot']);
  });

  it('begins when every chair is taken, and not before', async () => {
    await waiting(mine);
    expect(begin().disabled).toBe(true);
    await waiting({ mine: true, seats: [own, guest] });
    const [, full] = named<HTMLButtonElement>('button', 'Begin');
    expect(full.disabled).toBe(false);
    await click(full);
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: 'tables/t1/start' });
    await asked.at(-1)!.answer({ done: true });
    await until(() => expect(onChanged).toHaveBeenCalledTimes(1));
  });

  it('puts the gentlest bot on a chair, and takes one away', async () => {
    await waiting(mine);
    await click(the('button', 'Put a bot here'));
    const { bots } = await loadGame('teaching');
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/bots', body: { seat: 1, bot: bots[0].id } });
    await waiting({ mine: true, seats: [own, chair('blue', { sitter: 'bot', bot: 'random' })] });
    await click(the('button', 'Remove the bot'));
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/bots', body: { seat: 1, bot: null } });
  });

  it('asks somebody to leave, and lets them back in', async () => {
    await waiting({ mine: true, seats: [own, guest], kicked: ['Carl'] });
    await click(the('button', 'Ask to leave'));
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/kick', body: { seat: 1 } });
    await click(the('button', 'Let Carl back in'));
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/readmit', body: { name: 'Carl' } });
  });

  it('clears the table, and is then among the others', async () => {
    await waiting(mine);
    await click(the('button', 'Clear the table'));
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/abandon', body: { agree: true } });
    expect(location.hash).toBe('#/online/t1');
    await asked.at(-1)!.answer({ done: true });
    await until(() => expect(location.hash).toBe('#/'));
  });

  it('stays, and is told, where the table could not be cleared', async () => {
    await waiting(mine);
    await click(the('button', 'Clear the table'));
    await asked.at(-1)!.fail();
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(location.hash).toBe('#/online/t1');
  });
});

describe('whoever comes to a table', () => {
  it('sits down with the invitation’s word, and one for the dice', async () => {
    const seats = [chair('red', { sitter: 'person', name: 'Ben' }), free];
    await waiting({ owner: 'Ben', seedHash: 'abc', seats }, 'secret');
    expect(named('button', /Begin|Clear|Put a bot|Ask to leave/)).toEqual([]);
    expect(textsOf('.note')[0]).toContain('Ben begins');
    await click(the('button', 'Sit here'));
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/join', body: { seat: 1, link: 'secret' } });
    const { nonce } = asked.at(-1)!.body as { nonce: string };
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(ownSeal('t1')).toEqual({ nonce, seedHash: 'abc' });
  });

  it('is told why not, and the table is looked at again: somebody was quicker', async () => {
    await waiting({ seats: [guest, free] });
    await click(the('button', 'Sit here'));
    expect(the<HTMLButtonElement>('button', 'Sit here').disabled).toBe(true);
    await asked.at(-1)!.answer({ reason: { why: 'seat-taken' } }, 409);
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(the<HTMLButtonElement>('button', 'Sit here').disabled).toBe(false);
  });

  it('gets up again', async () => {
    await waiting({ seats: [own, free] });
    await click(the('button', 'Get up'));
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/leave' });
  });

  it('signs in first, or sits down as a guest by the link', async () => {
    become({ is: 'stranger' });
    await waiting({ seats: [guest, free] }, 'secret');
    expect(named('button', 'Sit here')).toEqual([]);
    expect(the<HTMLAnchorElement>('main a', 'Sign in').getAttribute('href')).toContain('#/sign-in/');
    expect(the<HTMLAnchorElement>('a', 'Sit down as a guest').getAttribute('href')).toBe('#/join/secret');
  });

  it('is offered no guest’s chair without a link', async () => {
    become({ is: 'stranger' });
    await waiting({ seats: [guest, free] });
    expect(named('a', 'Sit down as a guest')).toEqual([]);
  });
});

describe('the word for the dice', () => {
  const unsealed = { seedHash: 'abc', seats: [{ ...own, sealed: false }, guest] };

  it('is given by the page itself, once, for whoever sits there without one', async () => {
    await waiting(unsealed);
    expect(asked).toMatchObject([{ method: 'PUT', path: 'tables/t1/nonce' }]);
    expect(textOf('.seal')).toContain('abc');
    expect(asked[0].body).toEqual({ nonce: ownSeal('t1')!.nonce });
  });

  it('is the same again where it did not arrive', async () => {
    await waiting(unsealed);
    await asked[0].fail();
    await waiting(unsealed);
    expect(asked[1].body).toEqual(asked[0].body);
  });

  it('is another for another promise', async () => {
    await waiting(unsealed);
    await waiting({ ...unsealed, seedHash: 'def' });
    expect(asked[1].body).not.toEqual(asked[0].body);
  });
});
