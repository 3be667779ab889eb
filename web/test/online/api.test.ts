import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSite, PASSWORD, type Site, signUp } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const api = () => import('../../src/online/api.ts');

describe('what is asked of the server', () => {
  it('is answered as it came', async () => {
    const { get, post } = await api();
    expect(await get('sessions')).toEqual({ me: null });
    const name = await signUp();
    expect(await get('sessions')).toMatchObject({ me: { name } });
    expect(await post('tables', { game: 'teaching' })).toMatchObject({ game: 'teaching', status: 'open' });
  });

  it('is refused with the server’s reason', async () => {
    const { post, Refused } = await api();
    const fault = await post('sessions', { name: 'nobody', password: 'wrong password' }).catch((error) => error);
    expect(fault).toBeInstanceOf(Refused);
    expect(fault).toMatchObject({ status: 403, reason: { why: 'wrong-password' }, message: 'wrong-password' });
  });

  it('that makes no sense is told apart from what may not be', async () => {
    const { post, get } = await api();
    await expect(post('tables', { game: 7 })).rejects.toMatchObject({ reason: { why: 'malformed' }, status: 400 });
    await expect(get('tables/nowhere')).rejects.toMatchObject({ status: 404 });
  });

  it('of a place that is no part of the API has no answer', async () => {
    const { get, NoAnswer } = await api();
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', async () => new Response('<html>not here</html>', { status: 404 }));
    const fault = await get('sessions').catch((error) => error);
    vi.stubGlobal('fetch', network);
    expect(fault).toBeInstanceOf(NoAnswer);
    expect(fault).toMatchObject({ message: '404' });
  });

  it('has no answer without a network, and has one again with it', async () => {
    const { get, NoAnswer } = await api();
    site.link.cut();
    await expect(get('sessions')).rejects.toBeInstanceOf(NoAnswer);
    site.link.mend();
    expect(await get('sessions')).toHaveProperty('me');
  });
});

describe('texts', () => {
  it('come whole, or with the reason why not', async () => {
    const { getText } = await api();
    await expect(getText('tables/nowhere/transcript')).rejects.toMatchObject({ name: 'Refused', status: 404 });
  });
});

it('sockets go to the same server as everything else', async () => {
  const { socketAddress, apiAddress } = await api();
  expect(socketAddress('live')).toBe(`${site.address.replace('http', 'ws')}/api/v1/live`);
  expect(apiAddress('tables?x=1').href).toBe(`${site.address}/api/v1/tables?x=1`);
});

describe('who sits here', () => {
  const session = () => import('../../src/online/session.ts');

  it('is asked once, however many want to know', async () => {
    const { whoAmI, currentSession } = await session();
    const [first, second] = [whoAmI(), whoAmI()];
    expect(first).toBe(second);
    expect(await first).toBe(currentSession());
  });

  it('is known after signing in, and a stranger after signing out', async () => {
    const { whoAmI, signOut, currentSession } = await session();
    const { post } = await api();
    const name = await signUp();
    expect(await whoAmI()).toMatchObject({ is: 'known', me: { name } });
    await signOut(false);
    expect(currentSession()).toEqual({ is: 'stranger' });
    expect(await whoAmI()).toEqual({ is: 'stranger' });
    await post('sessions', { name, password: PASSWORD });
    expect(await whoAmI()).toMatchObject({ is: 'known' });
  });

  it('is nobody’s business where there is no server, or no network', async () => {
    const { whoAmI } = await session();
    site.link.cut();
    expect(await whoAmI()).toEqual({ is: 'absent' });
    site.link.mend();
    vi.stubGlobal('navigator', { onLine: false });
    expect(await whoAmI()).toEqual({ is: 'absent' });
    vi.stubGlobal('navigator', { onLine: true });
  });

  it('is absent where only the files of the client are served', async () => {
    const { whoAmI } = await session();
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', async () => Response.json({ me: null, server: false }));
    expect(await whoAmI()).toEqual({ is: 'absent' });
    vi.stubGlobal('fetch', network);
    expect((await whoAmI()).is).not.toBe('absent');
  });
});

describe('why something did not come about', () => {
  it.each([
    ['a reason of the server’s', 'too-many-requests', 'Too often. Wait a minute.'],
    ['a reason nobody has words for', 'constructor', 'failed'],
  ])('is said in words: %s', async (_, why, text) => {
    const { faultText } = await import('../../src/online/fault-text.ts');
    const { onlineTexts } = await import('../../src/i18n/online/index.ts');
    const { Refused } = await api();
    const texts = onlineTexts('en');
    expect(faultText(new Refused({ why }, 400), texts)).toBe(text === 'failed' ? texts.failed : text);
  });

  it('is told apart from there being no answer', async () => {
    const { faultText } = await import('../../src/online/fault-text.ts');
    const { onlineTexts } = await import('../../src/i18n/online/index.ts');
    const { NoAnswer } = await api();
    const texts = onlineTexts('it');
    expect(faultText(new NoAnswer('502'), texts)).toBe(texts.noAnswer);
    expect(faultText(new TypeError('x'), texts)).toBe(texts.failed);
  });
});
