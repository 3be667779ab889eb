import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { believe } from '../../trial/index.ts';
import { ground } from './ground.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('a socket keeps nothing of the request it began with', async () => {
  const requests: WeakRef<object>[] = [];
  const here = await ground(
    { databaseUrl: null, file: ':memory:' },
    {
      identify: (request) => {
        requests.push(new WeakRef(request), new WeakRef(request.raw));
        return believe(request);
      },
    },
  );
  const table = await here.begin('teaching', { options: { players: 2 } });
  const me = await here.sit(table, 'u0');
  const kept = () => {
    collect();
    return requests.filter((each) => each.deref() !== undefined).length;
  };
  expect(requests).toHaveLength(2);
  await expect.poll(kept, { timeout: 15_000 }).toBe(0);
  expect(me.state.seats[0].here).toBe(true);
  await here.close();
});
