import { choicesWithin } from '@cabinet-wars/kernel';
import { Visitor } from '@cabinet-wars/server/trial';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../src/client/table-client.ts';
import type { OnlineClient } from '../../src/online/online-client.ts';
import { beginAlone, openSite, type Site, setTable, signUp } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await signUp();
});
afterAll(() => site.close());
afterEach(() => site.link.mend());

const sitting: OnlineClient[] = [];
afterEach(async () => {
  for (const client of sitting.splice(0)) await client.close();
});

async function sitAt(id: string, link: string | null = null): Promise<OnlineClient> {
  const { openOnline } = await import('../../src/online/online-client.ts');
  const client = await openOnline(id, link);
  sitting.push(client);
  return client;
}

const asked = (client: OnlineClient) =>
  vi.waitFor(() => {
    const { own } = client.state().asks;
    expect(own).not.toBeNull();
    return own!;
  }, 5000);

/** Says the first thing there is to say. */
async function sayFirst(client: OnlineClient) {
  const own = await asked(client);
  return client.choose(own.seat, own.askId, choicesWithin(own.options[0])[0]);
}

describe('a table at the server', () => {
  let client: OnlineClient;
  beforeEach(async () => {
    client = await sitAt(await beginAlone(2));
  });

  it('is the same to the page as one on this device', async () => {
    expect(client.facts).toMatchObject({ game: 'teaching', origin: 'game' });
    expect(client.facts.seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot']);
    const own = await asked(client);
    expect(own.seat).toBe(0);
    expect(client.state()).toMatchObject({ viewer: 0, result: null, handTo: null });
    expect(client.state().view.own).not.toBeNull();
  });

  it('takes a choice, and tells what came of it', async () => {
    const changes: Change[] = [];
    client.onChange((change) => changes.push(change));
    let drawn = 0;
    client.subscribe(() => drawn++);
    expect(await sayFirst(client)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(changes.some(({ own }) => own)).toBe(true));
    expect(changes.flatMap(({ fresh }) => fresh).length).toBeGreaterThan(0);
    expect(drawn).toBe(changes.length);
    expect(client.state().told.map(({ id }) => id)).toEqual(client.state().told.map((_, i) => i));
  });

  it('refuses a choice to a question that has gone, and everything stays', async () => {
    const own = await asked(client);
    const before = client.state();
    const stale = await client.choose(0, own.askId + 77, choicesWithin(own.options[0])[0]);
    expect(stale).toMatchObject({ ok: false, reason: { why: 'stale-question' } });
    expect(client.state().told).toBe(before.told);
  });

  it('refuses what is not among the options, and says why it is not', async () => {
    const own = await asked(client);
    expect(await client.choose(0, own.askId, { t: 'bid', gold: 99 })).toMatchObject({ ok: false });
    const reasons = await client.explain(0, { t: 'bid', gold: 99 });
    expect(reasons.length).toBeGreaterThan(0);
    expect(client.reasonText?.(reasons[0], 'en') ?? null).toBeNull();
  });

  it('keeps standing orders and offers', async () => {
    await asked(client);
    expect(await client.order(0, { order: 'pass-auction', round: 2 }, true)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(client.state().orders).toContainEqual({ order: 'pass-auction', round: 2 }));
    const made = await client.propose(0, { t: 'gift', from: 0, to: 1, gold: 1 });
    expect(made).toMatchObject({ ok: true, offer: expect.any(Number) });
    expect(await client.propose(0, { t: 'gift', from: 0, to: 1, gold: 99 })).toMatchObject({ ok: false });
  });

  it('shows its past and its timeline', async () => {
    await sayFirst(client);
    await vi.waitFor(async () => expect((await client.timeline()).told.length).toBeGreaterThan(0), 5000);
    const { length, at } = await client.timeline();
    expect(at.every((moment) => moment <= length)).toBe(true);
    expect(await client.past(0)).toMatchObject({ at: 0 });
  });

  it('has each event stamped with the minute this page heard of it', async () => {
    expect(client.state().stamps).toEqual([]);
    await sayFirst(client);
    await vi.waitFor(() => expect(client.state().stamps.length).toBeGreaterThan(0));
    expect(client.state().stamps[0].at % 60_000).toBe(0);
  });

  it('keeps what has not changed of a view the same object', async () => {
    const views: OnlineClient['state'] extends () => infer S ? S[] : never[] = [];
    client.onChange(({ state }) => views.push(state));
    const before = client.state();
    expect(await client.order(0, { order: 'pass-auction', round: 3 }, true)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(views.length).toBeGreaterThan(0));
    if (views[0].told === before.told) expect(views[0].view).toBe(before.view);
  });
});

describe('a network that fails', () => {
  it('is said, and mends without the player doing anything', async () => {
    const client = await sitAt(await beginAlone());
    await asked(client);
    const heard: unknown[] = [];
    client.presence.subscribe(() => heard.push(client.presence.snapshot().connection));
    site.link.cut();
    await vi.waitFor(() => expect(client.presence.snapshot().connection).toBe('lost'));
    site.link.mend();
    await vi.waitFor(() => expect(client.presence.snapshot().connection).toBe('open'), 10_000);
    expect(heard).toContain('lost');
    expect(await sayFirst(client)).toMatchObject({ ok: true });
  });

  it('loses no choice: what was said while it was away is said again, once', async () => {
    const client = await sitAt(await beginAlone());
    const own = await asked(client);
    site.link.cut();
    await vi.waitFor(() => expect(client.presence.snapshot().connection).toBe('lost'));
    const answer = client.choose(0, own.askId, choicesWithin(own.options[0])[0]);
    site.link.mend();
    expect(await answer).toMatchObject({ ok: true });
    const { told } = client.state();
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  });

  it('loses no choice that is made while the socket is being opened again', async () => {
    const client = await sitAt(await beginAlone());
    const own = await asked(client);
    site.link.cut();
    await vi.waitFor(() => expect(client.presence.snapshot().connection).toBe('lost'));
    // Connections are taken, but nothing passes: the socket stays as it is while it is being opened.
    site.link.silence();
    const before = site.link.asked;
    await vi.waitFor(() => expect(site.link.asked).toBeGreaterThan(before), 10_000);
    const answer = client.choose(0, own.askId, choicesWithin(own.options[0])[0]);
    site.link.mend();
    expect(await answer).toMatchObject({ ok: true });
  });

  it('is tried again more and more seldom, not without a pause', async () => {
    const client = await sitAt(await beginAlone());
    await asked(client);
    const before = site.link.asked;
    site.link.cut();
    await vi.waitFor(() => expect(site.link.asked).toBeGreaterThan(before + 2), 10_000);
    const some = site.link.asked;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(site.link.asked - some).toBeLessThan(6);
    site.link.mend();
    await vi.waitFor(() => expect(client.presence.snapshot().connection).toBe('open'), 10_000);
  });

  it('leaves no gap in the story: what others did meanwhile comes afterwards', async () => {
    const { post } = await import('../../src/online/api.ts');
    const chairs = [{ sitter: 'me' }, { sitter: 'free' }];
    const { id, link } = await setTable({ options: { players: 2 }, chairs, access: 'public' });
    const direct = `http://127.0.0.1:${(site.server.server.address() as { port: number }).port}`;
    const other = await Visitor.at(direct);
    await other.post(direct, `/tables/${id}/join`, { link });
    await post(`tables/${id}/start`);
    const client = await sitAt(id);
    const rival = other.connect(() => direct, id, {});
    await rival.open();
    await sayFirst(client);
    site.link.cut();
    await vi.waitFor(() => expect(client.presence.snapshot().connection).toBe('lost'));
    await vi.waitFor(() => expect(rival.state.asks.own).not.toBeNull());
    const own = rival.state.asks.own!;
    const before = client.state().told.length;
    expect(await rival.choose(own.askId, choicesWithin(own.options[0])[0])).toMatchObject({ ok: true });
    expect(client.state().told).toHaveLength(before);
    site.link.mend();
    await vi.waitFor(() => expect(client.state().told.length).toBeGreaterThan(before), 10_000);
    expect(client.state().told.map(({ id: event }) => event)).toEqual(client.state().told.map((_, i) => i));
    rival.close();
  });
});

describe('a table one may not sit at', () => {
  it('says so, and is not tried again', async () => {
    const { openOnline } = await import('../../src/online/online-client.ts');
    const before = site.link.asked;
    await expect(openOnline('no-such-table', null)).rejects.toThrow('no-such-table');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(site.link.asked - before).toBeLessThanOrEqual(3);
  });

  it('can be watched by its link, from no seat', async () => {
    const { post } = await import('../../src/online/api.ts');
    const chairs = [{ sitter: 'me' }, { sitter: 'bot', bot: 'random' }];
    const { id, link } = await setTable({ options: { players: 2 }, chairs, access: 'private', spectators: true });
    await post(`tables/${id}/start`);
    await signUp();
    const { openOnline } = await import('../../src/online/online-client.ts');
    await expect(openOnline(id, null)).rejects.toThrow();
    const client = await sitAt(id, link);
    expect(client.state().viewer).toBe('spectator');
    expect(client.state().view.own).toBeNull();
    expect(client.facts.seats.some(({ sitter }) => sitter === 'me')).toBe(false);
    expect(await client.timeline()).toHaveProperty('length');
    expect(await client.past(0)).toMatchObject({ at: 0 });
  });
});

describe('talk at the table', () => {
  it('is heard by all, counted while nobody looks, and kept', async () => {
    const name = await signUp();
    const id = await beginAlone();
    const client = await sitAt(id);
    const { presence } = client;
    expect(await presence.say('Good evening', null)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(presence.snapshot().chat).toMatchObject([{ text: 'Good evening', name, seat: 0 }]));
    expect(presence.snapshot().unread).toBe(0);
    const again = await sitAt(id);
    await vi.waitFor(() => expect(again.presence.snapshot().chat).toHaveLength(1));
  });

  it('from others counts as unread until it is read', async () => {
    const { remotePresence } = await import('../../src/online/presence.ts');
    const presence = remotePresence(await beginAlone(), null);
    const said = { t: 'said', id: 7, seat: 1, name: 'Ben', to: null, text: 'Hm.', at: 0 } as const;
    presence.hear(said);
    presence.hear(said);
    expect(presence.snapshot()).toMatchObject({ unread: 1, chat: [{ id: 7 }] });
    presence.readChat();
    expect(presence.snapshot().unread).toBe(0);
    presence.close();
  });

  it('has room for notes that nobody else sees', async () => {
    const client = await sitAt(await beginAlone());
    expect(await client.presence.note()).toBe('');
    await client.presence.writeNote('Blue holds two drums.');
    expect(await client.presence.note()).toBe('Blue holds two drums.');
  });
});
