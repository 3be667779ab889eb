import { parseArgs } from 'node:util';
import { FlakyLink, freePort, type Host, spawnHost, startPostgres } from '@cabinet-wars/server/trial';
import { BadUsage, type Command, countOf, type ExitCode, FAILED, FINE, unknown } from '../host/index.ts';
import { Game } from './crash/game.ts';
import { hostedGame } from './crash/hosts.ts';
import { pause } from './crash/player.ts';

const help = `take PostgreSQL away for a while during play, and count what the server does meanwhile
npm run soak -- away [--seconds N] [--how cut|silence] [--tables N]

  --seconds N  for so long (60)
  --how        connections are ended and refused (cut), or nothing passes any more (silence)
  --tables N   games played meanwhile, each by two people and a bot (20)

Prints the server's memory before, at most and afterwards, how often it asked for a connection, how many it had at most, and how
long after the database every game had gone on. Fails where that took more than 5 s, or connections were asked for without end.`;

const GAME = 'struggle-of-empires';
const BACK_WITHIN = 5000;
/** One listener that tries again, and a handful of attempts that were under way. */
const MOST_ASKED_A_SECOND = 5;
const MEGA = 1024 * 1024;

async function run(args: readonly string[]): Promise<ExitCode> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { seconds: text, how: text, tables: text } });
  const seconds = countOf('seconds', values.seconds, 60);
  const { how = 'cut' } = values;
  if (how !== 'cut' && how !== 'silence') throw new BadUsage(unknown('way', how, ['cut', 'silence']));
  const postgres = await startPostgres();
  const link = await FlakyLink.to(postgres.port);
  const url = (await postgres.database()).replace(`:${postgres.port}/`, `:${link.port}/`);
  const host = await spawnHost({ PORT: String(await freePort()), DATABASE_URL: url });
  const games: Game[] = [];
  try {
    for (let i = 0; i < countOf('tables', values.tables, 20); i++)
      games.push(
        await Game.begin(await hostedGame(() => host.address, GAME), GAME, {
          seed: `away ${i}`,
          rest: 100,
          lost: () => {},
        }),
      );
    await pause(2000);
    const before = await memoryOf(host);
    const asked = link.asked;
    link[how]();
    const most = await watch(host, link, seconds);
    const attempts = link.asked - asked;
    const since = performance.now();
    link.mend();
    while (games.some((game) => !game.isOver && game.lastAt < since) && performance.now() - since < 6 * BACK_WITHIN)
      await pause(10);
    const back = performance.now() - since;
    await pause(5000);
    console.log(
      `${seconds} s without PostgreSQL (${how}): memory ${before.toFixed(0)} MB before, ${most.memory.toFixed(0)} MB at most, ` +
        `${(await memoryOf(host)).toFixed(0)} MB afterwards; ${attempts} connections asked for, ${most.standing} at most; ` +
        `every game went on ${Math.round(back)} ms after it was back`,
    );
    return back <= BACK_WITHIN && attempts <= 50 + MOST_ASKED_A_SECOND * seconds ? FINE : FAILED;
  } finally {
    // Whoever is still without an answer has waited long enough.
    await Promise.race([Promise.all(games.map((game) => game.pause())), pause(BACK_WITHIN)]);
    for (const game of games) game.close();
    await host.stop();
    await link.close();
    await postgres.stop();
  }
}

const memoryOf = async (host: Host): Promise<number> => (await host.usage()).memory / MEGA;

async function watch(host: Host, link: FlakyLink, seconds: number): Promise<{ memory: number; standing: number }> {
  let memory = 0;
  let standing = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause(250)) {
    memory = Math.max(memory, await memoryOf(host));
    standing = Math.max(standing, link.standing);
  }
  return { memory, standing };
}

export const command: Command = { help, run };
