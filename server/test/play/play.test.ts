import {
  type Entry,
  readTranscript,
  seedHash,
  Table,
  verifyTranscript,
  wholeTranscript,
  writeTranscript,
} from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';
import { afterEach, expect, it } from 'vitest';
import { eachStore } from '../kit.ts';
import { type Ground, gameCalled, ground, lots } from './ground.ts';
import { playOn, until } from './players.ts';

eachStore('at a table over sockets', (fresh) => {
  let here: Ground;
  afterEach(() => here?.close(), 60_000);
  const sitAll = (table: string, seats: number): Promise<RemoteTable[]> =>
    Promise.all(Array.from({ length: seats }, (_, seat) => here.sit(table, `u${seat}`)));

  const header = async (table: string) =>
    JSON.parse(
      (
        await here.server.services.store.db
          .selectFrom('headers')
          .selectAll()
          .where('table_id', '=', table)
          .executeTakeFirstOrThrow()
      ).header,
    );
  const journal = async (table: string): Promise<Entry[]> => {
    const rows = await here.server.services.store.db
      .selectFrom('journal')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('first')
      .execute();
    return rows.flatMap(({ entries }) => JSON.parse(entries) as Entry[]);
  };

  const unseen = ({ told, unseenFrom }: RemoteTable['state']) => told.filter(({ id }) => id >= unseenFrom);

  it('a whole game is played, and everybody sees what the rules let them see', async () => {
    here = await ground(await fresh());
    const table = await here.begin('struggle-of-empires', { options: { players: 3 } });
    const people = await sitAll(table, 3);
    const watcher = await here.sit(table, null);
    const made = await playOn(people, lots(1), 120);
    expect(made).toBe(120);
    const game = await gameCalled('struggle-of-empires');
    const truth = Table.replay(game, await header(table), await journal(table)) as Table;
    await until(() => watcher.state.shown === truth.shown, 'the last change');
    for (const line of [...people, watcher]) {
      const { viewer, open, own, asks, told, offers } = line.state;
      expect({ open, own }).toEqual(truth.view(viewer));
      expect(asks).toEqual(truth.asks(viewer));
      expect(offers).toEqual(truth.offers(viewer));
      expect(told).toEqual(truth.events(viewer));
    }
    expect(watcher.state.own).toBeNull();
  });

  it('whoever comes back is told as new what is new to them, not what they have just done', async () => {
    here = await ground(await fresh());
    const table = await here.begin('struggle-of-empires', { options: { players: 3 } });
    const people = await sitAll(table, 3);
    const chance = lots(2);
    const isAhead = ({ state }: RemoteTable) => (state.told.at(-1)?.id ?? 0) >= state.shown;
    do expect(await playOn(people, chance, 1)).toBe(1);
    while (!people.some(isAhead));
    const back = await sitAll(table, 3);
    for (const [seat, { state }] of people.entries()) expect(unseen(back[seat].state)).toEqual(unseen(state));
  });

  it('a finished game lays open its seed, which is the one promised and gave every die', async () => {
    here = await ground(await fresh());
    const table = await here.begin('teaching', { options: { players: 2 } });
    const people = await sitAll(table, 2);
    const promised = people[0].state.facts.seedHash;
    expect(people[0].state.seed).toBeNull();
    await playOn(people, lots(2));
    const { seed, result } = people[0].state;
    expect(result).not.toBeNull();
    expect(seedHash(seed!)).toBe(promised);
    const game = await gameCalled('teaching');
    const text = writeTranscript(wholeTranscript(game, await header(table), await journal(table), result));
    const read = readTranscript(text);
    if (!read.ok) throw new Error(read.problem.message);
    expect(verifyTranscript(game, read.transcript).problems).toEqual([]);
    const story = people[0].state.told.length;
    people[0].cut();
    await until(() => people[0].state.viewer === 'open', 'the way back');
    expect(people[0].state.seat).toBe(0);
    expect(people[0].state.told.length).toBeGreaterThanOrEqual(story);
    expect(people[0].state.told.map(({ id }) => id)).toEqual([...people[0].state.told.keys()]);
    people[0].cut();
    await until(() => people[0].state.told.length >= story, 'the way back');
    expect(people[0].state.told.map(({ id }) => id)).toEqual([...people[0].state.told.keys()]);
  });

  it('whoever loses the socket and comes back has missed nothing and done nothing twice', async () => {
    here = await ground(await fresh());
    const table = await here.begin('struggle-of-empires', { options: { players: 2 } });
    const people = await sitAll(table, 2);
    const chance = lots(3);
    for (let round = 0; round < 12; round++) {
      await playOn(people, chance, 5);
      const isAsked = ({ state }: RemoteTable) => state.asks.own !== null;
      await until(() => people.some(isAsked), 'a question');
      const asked = people.find(isAsked)!;
      const { askId, options } = asked.state.asks.own!;
      const before = (await journal(table)).length;
      const answer = asked.choose(askId, JSON.parse(JSON.stringify(plainest(options[0]))));
      people[round % 2].cut();
      if (round % 3 === 0) people[(round + 1) % 2].cut();
      expect(await answer).toMatchObject({ ok: true });
      const since = (await journal(table)).slice(before);
      expect(since.filter((entry) => entry.t === 'choose' && !entry.byOrder)).toHaveLength(1);
    }
    const game = await gameCalled('struggle-of-empires');
    const truth = Table.replay(game, await header(table), await journal(table)) as Table;
    await until(() => people.every(({ state }) => state.shown === truth.shown), 'what was missed');
    for (const [seat, { state }] of people.entries()) {
      expect({ open: state.open, own: state.own }).toEqual(truth.view(seat));
      expect(state.told).toEqual(truth.events(seat));
    }
  });

  it('a game goes on where it was when the server comes back', async () => {
    const place = await fresh();
    here = await ground(place);
    const table = await here.begin('struggle-of-empires', { options: { players: 2 } });
    await playOn(await sitAll(table, 2), lots(4), 70);
    const kept = await journal(table);
    await here.close();
    here = await ground(place);
    expect(await journal(table)).toEqual(kept);
    const people = await sitAll(table, 2);
    const game = await gameCalled('struggle-of-empires');
    const truth = Table.replay(game, await header(table), kept) as Table;
    for (const [seat, { state }] of people.entries()) {
      expect({ open: state.open, own: state.own }).toEqual(truth.view(seat));
      expect(state.asks).toEqual(truth.asks(seat));
      expect(state.told).toEqual(truth.events(seat));
    }
    expect(await playOn(people, lots(5), 20)).toBe(20);
  });

  it('bots in the other chairs move when it is theirs to move, and the game comes to its end', async () => {
    here = await ground(await fresh());
    const table = await here.begin('teaching', { options: { players: 3 }, bots: [1, 2] });
    const me = await here.sit(table, 'u0');
    await playOn([me], lots(6));
    expect(me.state.result).not.toBeNull();
    const entries = await journal(table);
    expect(entries.some((entry) => entry.t === 'choose' && entry.seat === 1)).toBe(true);
  });
});

/** An option as a choice: of ranges the lowest. */
const plainest = (option: object): object =>
  Object.fromEntries(
    Object.entries(option).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? value.from : value,
    ]),
  );
