import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postOutside, theWorld } from '../../src/notices/post-outside.ts';
import { isPublic } from '../../src/notices/public-address.ts';
import { afterQuiet } from '../../src/notices/quiet-hours.ts';
import { type Hooks, openHooks } from './sinks.ts';

describe('public addresses', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '172.32.0.1', '100.128.0.1'])('%s is one', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['255.255.255.255', '198.18.0.1', '192.0.2.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
  ])('%s is none', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('what is posted outside', () => {
  let hooks: Hooks;
  beforeAll(async () => {
    hooks = await openHooks();
  });
  afterAll(() => hooks.close());
  const post = (path: string, outside = hooks.outside) =>
    postOutside(outside, { url: `https://hooks.example:${hooks.port}${path}`, headers: {}, body: 'hello' });

  it('arrives', async () => {
    expect(await post('/a')).toBe(204);
    expect(hooks.got.at(-1)).toMatchObject({ path: '/a', body: 'hello' });
  });

  it('follows no redirect', async () => {
    hooks.answer = (path) => (path === '/b' ? { status: 302, location: '/c' } : { status: 204 });
    await expect(post('/b')).rejects.toThrow('the answer was 302');
    expect(hooks.got.at(-1)!.path).toBe('/b');
  });

  it('reads no endless answer', async () => {
    hooks.answer = () => ({ status: 200, body: 'x'.repeat(70_000) });
    await expect(post('/d')).rejects.toThrow();
  });

  it('does not wait for ever', async () => {
    hooks.answer = () => null;
    await expect(post('/e')).rejects.toThrow('no answer in time');
  }, 10_000);

  it('does not wait for ever for a name either', async () => {
    const outside = { ...hooks.outside, resolve: () => new Promise<never>(() => {}) };
    await expect(post('/g', outside)).rejects.toThrow('no answer in time');
  }, 10_000);

  it.each([
    ['http://hooks.example/', 'only https'],
    ['ftp://hooks.example/', 'only https'],
    ['https://user:word@hooks.example/', 'no name or password'],
    ['nonsense', 'only https'],
  ])('never goes to %s', async (url, message) => {
    await expect(postOutside(hooks.outside, { url, headers: {}, body: '' })).rejects.toThrow(message);
  });

  it.each([
    ...['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest/meta-data', 'https://localhost/'],
    ...['https://0x7f000001/', 'https://2130706433/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/'],
  ])('never goes to our own house at %s', async (url) => {
    await expect(postOutside(theWorld, { url, headers: {}, body: '' })).rejects.toThrow('not a public one');
  });

  it('goes nowhere if one of the addresses of a name is our own', async () => {
    const outside = {
      ...hooks.outside,
      resolve: async () => ['8.8.8.8', '127.0.0.1'].map((address) => ({ address, family: 4 })),
      isPublic,
    };
    await expect(post('/f', outside)).rejects.toThrow('not a public one');
  });
});

describe('the usual port', () => {
  it('is the only one: others are doors of houses, not of hooks', async () => {
    await expect(postOutside(theWorld, { url: 'https://one.one.one.one:22/', headers: {}, body: '' })).rejects.toThrow(
      'only the usual port',
    );
  });
});

describe('quiet hours', () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 5, hour, minute);
  const night = { quietFrom: 22 * 60, quietTo: 7 * 60 };

  it('put off what comes at night until the morning, over midnight too', () => {
    expect(afterQuiet(at(23), night)).toBe(at(31));
    expect(afterQuiet(at(3, 30), night)).toBe(at(7));
    expect(afterQuiet(at(22), night)).toBe(at(31));
  });

  it('let through what comes by day', () => {
    for (const hour of [7, 12, 21]) expect(afterQuiet(at(hour), night)).toBe(at(hour));
  });

  it('are none where they begin when they end', () => {
    expect(afterQuiet(at(3), { quietFrom: 0, quietTo: 0 })).toBe(at(3));
  });
});
