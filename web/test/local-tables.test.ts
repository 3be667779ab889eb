import { games } from '@cabinet-wars/games';
import { choicesWithin, type OwnData } from '@cabinet-wars/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { SeatPlan, TableState } from '../src/client/table-client.ts';
import { RemoteFault } from '../src/rpc.ts';
import { bot, chooseFirst, friend, me, office } from './office.ts';

const create = (tables: ReturnType<typeof office>['tables'], seats: readonly SeatPlan[]) =>
  tables.create({ game: 'teaching', name: 'Thursday', options: { players: seats.length }, seats });

describe('a game against bots', () => {
  it('goes on to its end, and is then laid open', async () => {
    const { tables, sit, pushes } = office();
    const client = await sit(await create(tables, [me, bot, bot]));
    expect(client.state().viewer).toBe(0);
    await chooseFirst(client, 400);
    expect(client.state().result).not.toBeNull();
    expect(pushes.filter((push) => push.push === 'fault')).toEqual([]);
    const again = await sit(client.facts.id);
    expect(again.state().viewer).toBe('open');
  });

  it('is resumed at the very decision after the page was closed', async () => {
    const { tables, sit, store } = office();
    const id = await create(tables, [me, bot]);
    const client = await sit(id);
    await chooseFirst(client, 7);
    await vi.waitFor(() => expect(client.state().asks.own).not.toBeNull());
    await client.close();
    const later = office(store);
    const resumed = await later.sit(id);
    expect(resumed.state()).toEqual({ ...client.state(), whys: [null, null] });
    expect((await later.tables.list())[0]).toMatchObject({ id, name: 'Thursday', finished: false });
  });

  it('leaves a person a moment to take back, where that was asked for', async () => {
    const { tables, sit } = office();
    const client = await sit(
      await tables.create({
        game: 'struggle-of-empires',
        name: 'Slip',
        options: { players: 2, edition: 'original' },
        seats: [me, bot],
      }),
    );
    await vi.waitFor(() => expect(client.state().asks.own?.key).toBe('set-up.place'), 5000);
    const { askId, options } = client.state().asks.own!;
    const [first] = choicesWithin(options[0]);
    await client.choose(0, askId, first, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(client.state().whyNoUndo).toBeNull();
    expect(await client.undo(0)).toMatchObject({ ok: true });
    const again = client.state().asks.own!;
    expect(again.key).toBe('set-up.place');
    await client.choose(0, again.askId, first);
    await vi.waitFor(() => expect(client.state().asks.own?.key).toBe('set-up.place'), 5000);
    expect(client.state().whyNoUndo).not.toBeNull();
  });

  it('refuses a stale question and leaves everything as it was', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, bot]));
    // The bot has told the table to ask it about reactions.
    await vi.waitFor(() => expect(client.state().version).toBe(1));
    const before = client.state();
    expect(await client.choose(0, 999, { t: 'pass' })).toEqual({ ok: false, reason: { why: 'stale-question' } });
    expect(client.state()).toBe(before);
  });
});

describe('a game of two people at one device', () => {
  it('shows nothing of anybody until a seat is taken', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, friend]));
    expect(client.state().viewer).toBe('spectator');
    expect(client.state().view.own).toBeNull();
    expect(client.state().handTo).toBe(0);
    await client.sit(0);
    expect(client.state().view.own).not.toBeNull();
  });

  it('hands the device on when the other must choose', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, friend]));
    await client.sit(0);
    for (let n = 0; n < 20 && client.state().handTo === 0; n++) await chooseFirst(client);
    expect(client.state().handTo).toBe(1);
    expect(client.state().asks.own).toBeNull();
  });

  it('lets nobody act for a bot', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, bot]));
    await expect(client.undo(1)).rejects.toThrow(RemoteFault);
    await expect(client.sit(1)).rejects.toThrow('not yours');
  });
});

describe('the past', () => {
  it('is shown as the viewer then saw it, and every event has its moment', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, bot]));
    await chooseFirst(client, 10);
    await vi.waitFor(() => expect(client.state().asks.own).not.toBeNull());
    const { length, told, at } = await client.timeline();
    expect(at).toHaveLength(told.length);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect((await client.past(length)).view).toEqual(client.state().view);
    expect((await client.past(0)).next).toBeGreaterThan(0);
  });

  it('can be branched off while the game goes on, with the unknown dealt anew', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, bot]));
    await chooseFirst(client, 6);
    await vi.waitFor(() => expect(client.state().asks.own).not.toBeNull());
    const { length } = await client.timeline();
    const branch = await sit(await client.branch(length));
    expect(branch.facts.origin).toBe('what-if');
    expect(branch.state().view.own).toEqual(client.state().view.own);
    // The story so far is told there too, before the first event of its own.
    const before = branch.state().told.filter(({ id }) => id < 0);
    const eventsIn = (told: TableState['told']) => told.map((each) => ('event' in each ? each.event : null));
    expect(before.length).toBeGreaterThan(0);
    expect(eventsIn(before)).toEqual(eventsIn(client.state().told).slice(0, before.length));
    expect(before.at(-1)?.id).toBe(-1);
    await chooseFirst(branch, 3);
  });

  it('can be branched off at any point of a finished game', async () => {
    const { tables, sit, pushes } = office();
    const client = await sit(await create(tables, [me, bot]));
    await chooseFirst(client, 400);
    const { length } = await client.timeline();
    for (let at = 0; at < length; at += 3) {
      const branch = await sit(await client.branch(at));
      await vi.waitFor(() => expect(branch.state().asks.own ?? branch.state().result).not.toBeNull(), 3000);
      // Its log does not begin empty either.
      const before = branch.state().told.filter(({ id }) => id < 0);
      expect(before.length > 0 || at === 0).toBe(true);
      await branch.close();
    }
    expect(pushes.filter((push) => push.push === 'fault')).toEqual([]);
  });
});

describe('transcripts', () => {
  it('of a finished game come back as the same game', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, bot]));
    await chooseFirst(client, 400);
    const id = await tables.importTranscript(await client.transcript(), 'From a file');
    const copy = await sit(id);
    expect(copy.state().result).toEqual(client.state().result);
    expect(await copy.transcript()).toBe(await client.transcript());
  });

  it('that are none, or only tell what one seat knew, are refused with the line', async () => {
    const { tables, sit } = office();
    await expect(tables.importTranscript('hello', 'x')).rejects.toThrow('line 1');
    const client = await sit(await create(tables, [me, bot]));
    await chooseFirst(client, 3);
    await expect(tables.importTranscript(await client.transcript(), 'x')).rejects.toThrow('redacted');
  });
});

describe('a bot asked for its view', () => {
  it('says what it would choose and why, in a game that is over for whoever had to choose', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, bot, bot]));
    await chooseFirst(client, 400);
    const { length } = await client.timeline();
    const { waitsFor } = await client.past(0);
    const advice = await client.advise!(0);
    expect(waitsFor).toContain(advice?.seat);
    expect(advice?.suggestions[0].choice.t).toEqual(expect.any(String));
    expect(advice?.suggestions[0].why.why).toEqual(expect.any(String));
    expect(await client.advise!(length)).toBeNull();
  });

  it('compares what could be done, and stops when nobody wants to know any more', async () => {
    const { tables, sit } = office();
    const seats = [me, friend];
    const id = await tables.create({ game: 'struggle-of-empires', name: 'x', options: { players: 2 }, seats });
    const client = await sit(id);
    await client.sit(client.state().handTo!);
    const { length } = await client.timeline();
    const advice = await client.advise!(length);
    expect(advice?.suggestions.length).toBeGreaterThan(1);
    const leave = new AbortController();
    const unwanted = client.advise!(length, leave.signal);
    leave.abort();
    expect(await unwanted).toBeNull();
    expect(await client.advise!(length, leave.signal)).toBeNull();
    expect(await client.advise!(length)).toEqual(advice);
  });

  it('speaks only for one’s own seat while the game is played', async () => {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, friend]));
    await client.sit(0);
    await chooseFirst(client, 1);
    const { length } = await client.timeline();
    const seats: number[] = [];
    for (let at = 0; at <= length; at++) seats.push((await client.advise!(at))?.seat ?? 0);
    expect(new Set(seats)).toEqual(new Set([0]));
    await client.sit('spectator');
    expect(await client.advise!(0)).toBeNull();
  });
});

it('people in a file who are called by what they play have no other name', async () => {
  const { tables, sit } = office();
  const client = await sit(await create(tables, [{ ...me, name: 'red' }, bot]));
  await chooseFirst(client, 400);
  const copy = await sit(await tables.importTranscript(await client.transcript(), 'copy'));
  expect(client.facts.seats[0].plays).toBe('red');
  expect(copy.facts.seats.map(({ name }) => name)).toEqual(['', 'Dice']);
});

it('a game has a stamp for every minute in which something was done, and no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  try {
    const { tables, sit } = office();
    const client = await sit(await create(tables, [me, bot]));
    await chooseFirst(client, 2);
    expect(client.state().stamps).toEqual([{ from: 0, at: 1_000_000 }]);
    vi.setSystemTime(1_090_000);
    await chooseFirst(client, 2);
    const [first, second] = client.state().stamps;
    expect(second.at).toBeGreaterThanOrEqual(1_090_000);
    expect(second.from).toBeGreaterThan(first.from);
    expect(client.state().stamps).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

describe('a game with components of one’s own', () => {
  const data = { id: 'calm', basedOn: 'reconstructed', seaDie: { arrives: 6, stays: 0, sinks: 0 } };

  it('is played, kept and handed on with them', { timeout: 30_000 }, async () => {
    const { tables, sit, store } = office();
    const { withData } = await games.find(({ id }) => id === 'struggle-of-empires')!.load();
    const made = withData!(data);
    if (!made.ok) throw new Error(JSON.stringify(made.reasons));
    const game = { game: 'struggle-of-empires', name: 'Calm', options: { players: 2 } };
    const id = await tables.create({ ...game, seats: [me, bot], data: made.game.data! });
    const client = await sit(id);
    expect(client.facts.data).toMatchObject({ id: 'calm', seaDie: { arrives: 6 } });
    await vi.waitFor(() => expect(client.state().asks.own).not.toBeNull(), 10_000);
    await client.close();
    const later = office(store);
    expect((await later.sit(id)).facts.data).toMatchObject({ id: 'calm' });
    const elsewhere = office();
    const copy = await elsewhere.sit(
      await elsewhere.tables.importTranscript(await finished(sit, tables, made.game.data!), 'Copy'),
    );
    expect(copy.facts.data).toMatchObject({ id: 'calm', counters: expect.anything() });
  });
});

/** A whole transcript of a game with a set, played by lot. */
async function finished(
  sit: ReturnType<typeof office>['sit'],
  tables: ReturnType<typeof office>['tables'],
  data: OwnData,
) {
  const seats = [bot, bot];
  const client = await sit(
    await tables.create({ game: 'struggle-of-empires', name: 'Whole', options: { players: 2 }, seats, data }),
  );
  await vi.waitFor(() => expect(client.state().result).not.toBeNull(), 25_000);
  return client.transcript();
}

describe('a table that is left before it is open, and opened again', () => {
  it('stays open for whoever came back, though the first opening is closed late', async () => {
    const { tables } = office();
    const id = await create(tables, [me, bot]);
    const [left, back] = await Promise.all([tables.open(id), tables.open(id)]);
    expect(back.facts.id).toBe(id);
    // The page hears only now that it had opened what it left, and closes it.
    await tables.close(id, left.opening);
    await expect(tables.timeline(id)).resolves.toMatchObject({ length: expect.any(Number) });
    await tables.close(id, back.opening);
    await expect(tables.timeline(id)).rejects.toThrow('not open');
  });
});
