import { parseArgs } from 'node:util';
import { botsFor } from '@cabinet-wars/bots';
import { type Command, countOf, type ExitCode, FINE, registered } from '@cabinet-wars/cli/host';
import { randomChoice, Seeded } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';
import { type Host, remotePlayer } from '@cabinet-wars/server/trial';
import { Crowd } from './server/crowd.ts';
import { machineTimes, othersHad } from './server/machine.ts';
import { begun, bothProcesses, type Size, withHost } from './server/measure.ts';
import { pause, percentile, sorted, steady } from './server/runs.ts';

const help = `measure a server whose bots think hard: what others notice of it
npm run bench -- bots [--json] [--game ID] [--bot ID] [--games N] [--tables N] [--rounds N] [--rate N] [--seconds N]
                        [--pairs N]

  --json       one JSON object on stdout and nothing else (call with npm run -s)
  --game ID    the game played (struggle-of-empires)
  --bot ID     who thinks (the game's strongest)
  --games N    games between bots that one account lays out (25)
  --rounds N   how often another account's bots are waited for, alone and beside those games (20)
  --tables N   tables of thinking bots beside which people's choices are timed, after being timed without (20)
  --rate N     people's choices a second (100)
  --seconds N  for so long (10)
  --pairs N    how often, the middle one counting: a busy host spoils single ones (5)`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      game: text,
      bot: text,
      games: text,
      rounds: text,
      tables: text,
      rate: text,
      seconds: text,
      pairs: text,
    },
  });
  const game = registered(values.game ?? 'struggle-of-empires').id;
  const bot = values.bot ?? (await botsFor(game))[0].id;
  const games = countOf('games', values.games, 25);
  const rounds = countOf('rounds', values.rounds, 20);
  const fairness = await withHost(2000, async (host) => {
    const alone = await waitsAtNewTable(host, game, bot, rounds);
    await layOut(host, game, bot, games);
    const beside = await waitsAtNewTable(host, game, bot, rounds);
    return { alone, beside, times: beside / alone };
  });
  const tables = countOf('tables', values.tables, 20);
  const size = {
    game,
    tables: 50,
    seats: 3,
    seconds: countOf('seconds', values.seconds, 10),
    perSecond: countOf('rate', values.rate, 100),
    spectators: 0,
  };
  const pairs: { readonly without: Latency; readonly beside: Latency }[] = [];
  for (let n = countOf('pairs', values.pairs, 5); n > 0; n--) {
    const without = await latencyBeside(0, size, bot);
    const beside = await latencyBeside(tables, size, bot);
    if (!values.json)
      console.log(
        `99 % within ${without.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} beside bots (${beside.others})`,
      );
    pairs.push({ without, beside });
  }
  const latency = {
    without: together(pairs.map((pair) => pair.without)),
    beside: together(pairs.map((pair) => pair.beside)),
  };
  const grows = latency.beside.p99OfASecond / latency.without.p99OfASecond;
  if (values.json) console.log(JSON.stringify({ fairness, latency, grows }));
  else
    console.log(
      `one account's ${games} games between bots: another's bots answer within ${fairness.beside.toFixed(0)} ms instead of ` +
        `${fairness.alone.toFixed(0)} ms, ${fairness.times.toFixed(1)} times as long\n` +
        `beside ${tables} tables of thinking bots, ${size.perSecond} choices/s: ${said(latency.beside)}; without them ` +
        `${said(latency.without)}: ${grows.toFixed(2)} times in the middle second (goal ≤ 1.5)`,
    );
  return FINE;
}

interface Latency {
  readonly p50: number;
  readonly p99: number;
  /** The same of each second by itself: the middle one is hardly moved by a host that takes the machine away now and then. */
  readonly p99s: readonly number[];
  /** What else the machine did meanwhile. */
  readonly others: string;
}

const said = ({ p50, p99, p99OfASecond }: ReturnType<typeof together>): string =>
  `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms (${p99OfASecond.toFixed(1)} in the middle second)`;

const middle = (numbers: readonly number[]): number => percentile(sorted(numbers), 0.5);

const together = (all: readonly Latency[]) => ({
  p50: middle(all.map(({ p50 }) => p50)),
  p99: middle(all.map(({ p99 }) => p99)),
  p99OfASecond: middle(all.flatMap(({ p99s }) => p99s)),
});

/** How soon others see people's choices while bots think at so many tables. */
const latencyBeside = (thinking: number, size: Size, bot: string): Promise<Latency> =>
  withHost(2000, async (host) => {
    await layOut(host, size.game, bot, thinking);
    const crowd = new Crowd(host.address);
    for (const id of await begun(host, size, size.tables)) await crowd.seat(id, size.seats, 0);
    const before = machineTimes();
    const own = await bothProcesses(host);
    const seconds = await steady(crowd, size.perSecond, size.seconds);
    const times = sorted(seconds.flat());
    const others = othersHad(before, ((await bothProcesses(host)) - own) / 1000);
    crowd.close();
    const p99s = seconds.map((second) => percentile(second, 0.99));
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), p99s, others };
  });

/** Games in which nobody but bots plays, all in one account's name. */
async function layOut(host: Host, game: string, bot: string, games: number): Promise<void> {
  for (let i = 0; i < games; i++)
    await host.begin(game, {
      options: { players: 3 },
      bots: [0, 1, 2],
      bot,
      row: { owner: 'somebody with many games' },
    });
}

async function sitDown(host: Host, game: string, bot: string): Promise<RemoteTable> {
  const table = await host.begin(game, { options: { players: 3 }, bots: [1, 2], bot, row: { owner: 'u0' } });
  const me = remotePlayer(() => host.address, table, 'u0');
  await me.open();
  return me;
}

/** At a table of its own each time: a game's later turns have bots think longer than its first. */
async function waitsAtNewTable(host: Host, game: string, bot: string, rounds: number): Promise<number> {
  const me = await sitDown(host, game, bot);
  const waited = await waits(me, rounds);
  me.close();
  return waited;
}

/** How long, in milliseconds, bots take on average until it is one's turn again. */
async function waits(me: RemoteTable, rounds: number): Promise<number> {
  const chance = new Seeded('bots');
  let waited = 0;
  for (let round = 0; round < rounds && me.state.result === null; ) {
    const { own } = me.state.asks;
    if (own === null) {
      const since = performance.now();
      while (me.state.asks.own === null && me.state.result === null) await pause(2);
      waited += performance.now() - since;
      round++;
    } else await me.choose(own.askId, randomChoice(own.options, chance));
  }
  return waited / rounds;
}

export const command: Command = { help, run };
