import { completed, readTranscript, verifyTranscript } from '@cabinet-wars/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSet } from '../../src/components/keep-sets.ts';
import { loadGame } from '../../src/tables/game-called.ts';
import { type Ground, gameCalled, ground, lots } from './ground.ts';
import { playOn } from './players.ts';

const game = 'struggle-of-empires';
const mine = { id: 'mine', basedOn: 'reconstructed', seaDie: { arrives: 1, stays: 2, sinks: 3 } };

let here: Ground;
beforeAll(async () => {
  here = await ground({ databaseUrl: null, file: ':memory:' });
});
afterAll(() => here.close());

it('two people play a whole game with components of their own, and its transcript is true to these alone', async () => {
  const { hash } = await keepSet(here.server.services, 'u0', { game, data: mine });
  const table = await here.begin(game, { options: { players: 2 }, row: { components: hash } });
  const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
  for (const { state } of people) expect(state.facts.components).toEqual({ hash, name: 'mine' });

  expect(await playOn(people, lots(7))).toBeGreaterThan(100);
  expect(people[0].state.result).not.toBeNull();
  expect(people[1].state.result).toEqual(people[0].state.result);

  const headers = { authorization: 'Bearer u0' };
  const { body } = await here.server.inject({ url: `/api/v1/tables/${table}/transcript`, headers });
  const read = readTranscript(body);
  if (!read.ok) throw new Error(read.problem.message);
  const { ours } = (await loadGame(game)).components!;
  const whole = completed(ours, mine) as { readonly id: string };
  expect(read.transcript.data).toEqual(whole);
  expect(verifyTranscript(await gameCalled(game, whole), read.transcript).problems).toEqual([]);
  const withOurs = verifyTranscript(await gameCalled(game), { ...read.transcript, data: ours });
  expect(withOurs.problems).not.toEqual([]);
}, 120_000);
