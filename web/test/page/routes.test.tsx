// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, go, type Route, readRoute, signInFromHere, useRoute } from '../../src/routes.ts';
import { doing, mountHook } from './dom.ts';

const routes: readonly Route[] = [
  { page: 'lobby' },
  { page: 'new', game: 'struggle-of-empires' },
  { page: 'set', game: 'a game/with a slash' },
  { page: 'table', id: 'a1b2' },
  { page: 'replay', id: 'one two' },
  { page: 'rules', game: null, section: null },
  { page: 'rules', game: 'teaching', section: null },
  { page: 'rules', game: 'teaching', section: 'the end?' },
  { page: 'account' },
  { page: 'moderation' },
  { page: 'data' },
  { page: 'sign-in' },
  { page: 'sign-in', onward: '#/online/x/y' },
  { page: 'online', id: 'x' },
  { page: 'online', id: 'x', link: 'a word/of%20invitation' },
  { page: 'online-replay', id: 'x', link: 'w' },
  { page: 'join', link: 'w+/=' },
  { page: 'confirm', word: 'abc' },
  { page: 'reset', word: 'a/b' },
  { page: 'ratings', game: 'teaching' },
  { page: 'people', name: 'Zoë & Co.' },
];

describe('an address', () => {
  it.each(routes.map((route) => [addressOf(route), route] as const))('%s leads where it says', (address, route) => {
    expect(address).toMatch(/^#\//);
    expect(readRoute(address)).toEqual(route);
  });

  it('is different for each page', () => {
    expect(new Set(routes.map(addressOf)).size).toBe(routes.length);
  });

  it.each([
    ['', 'lobby'],
    ['#', 'lobby'],
    ['#/', 'lobby'],
    ['#/table', 'nowhere'],
    ['#/table/', 'nowhere'],
    ['#/unheard-of/of', 'nowhere'],
    ['#/table/%', 'nowhere'],
    ['#/%E0%A4%A/x', 'nowhere'],
    ['#/people/%zz', 'nowhere'],
  ])('%j leads to the page %s', (address, page) => {
    expect(readRoute(address).page).toBe(page);
  });

  it('of signing in leads on only to addresses of our own', () => {
    expect(readRoute(`#/sign-in/${encodeURIComponent('https://elsewhere.example/')}`)).toEqual({ page: 'sign-in' });
    expect(readRoute(`#/sign-in/${encodeURIComponent('javascript:alert(1)')}`)).toEqual({ page: 'sign-in' });
  });

  it('that leads nowhere goes to the lobby', () => expect(addressOf({ page: 'nowhere' })).toBe('#/'));
});

describe('where one is', () => {
  beforeEach(() => {
    location.hash = '';
  });

  it('follows the address', async () => {
    const hook = await mountHook(() => useRoute(), null);
    expect(hook.now).toEqual({ page: 'lobby' });
    await doing(() => {
      go({ page: 'table', id: 'x' });
      dispatchEvent(new Event('hashchange'));
    });
    expect(hook.now).toEqual({ page: 'table', id: 'x' });
    await hook.leave();
  });

  it.each([
    ['#/online/x/w', '#/online/x/w'],
    ['#/', null],
    ['', null],
    ['#/sign-in', null],
  ])('from %j one signs in and comes back to %j', (here, onward) => {
    location.hash = here;
    expect(readRoute(signInFromHere())).toEqual(onward === null ? { page: 'sign-in' } : { page: 'sign-in', onward });
  });
});
