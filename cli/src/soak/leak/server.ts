import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askMe, randomChoice, Seeded, type Table } from '@cabinet-wars/kernel';
import { type Onlooker, type Onlookers, seatOnlookers } from './onlookers.ts';

export interface ServerLeakReport {
  readonly problems: string[];
  /** Acts that show nothing, and after which everybody looked at everything. */
  quietAnswers: number;
  orders: number;
  /** Looks of strangers at a table they may only see late. */
  early: number;
}

/** Longer than the lobby gathers hints for. */
const HINTS = 300;
const DELAY = 3600;
const MOST_GAMES = 12;

/** Looks whether what a real server answers and calls out tells of answers and orders that are nobody's business. */
export async function lookAtServer(looks: number, seed: string): Promise<ServerLeakReport> {
  const report: ServerLeakReport = { problems: [], quietAnswers: 0, orders: 0, early: 0 };
  const client = mkdtempSync(join(tmpdir(), 'cabinet-wars-client-'));
  const chance = new Seeded(seed);
  try {
    for (let game = 0; game < MOST_GAMES && report.quietAnswers < looks; game++)
      await withOnlookers(client, {}, (here) => playQuietly(here, chance, looks, report));
    await withOnlookers(client, { delay: DELAY }, (here) => playLate(here, chance, report));
  } finally {
    rmSync(client, { recursive: true, force: true });
  }
  return report;
}

async function withOnlookers(client: string, more: object, does: (here: Onlookers) => Promise<void>): Promise<void> {
  const here = await seatOnlookers(client, 4, more);
  try {
    await does(here);
  } finally {
    await here.close();
  }
}

/** One game; after each act that shows nothing to anybody, everybody else must find everything as it was. */
async function playQuietly(here: Onlookers, chance: Seeded, looks: number, report: ServerLeakReport): Promise<void> {
  let orders = 0;
  while (report.quietAnswers < looks && report.problems.length === 0) {
    const asked = await nextOf(here, chance);
    if (asked === null) return;
    const { isQuiet, ...act } = asked;
    if (isQuiet) report.quietAnswers += await lookAround(here, act.seat, () => choose(here, act), report);
    else await choose(here, act);
    if (++orders % 5 === 0 && report.orders < looks)
      report.orders += await lookAround(here, orders % 4, () => order(here, orders % 4, orders % 2 === 0), report);
  }
}

/** Whether the act showed nothing, and others could therefore be asked to see nothing of it: 1 or 0. */
async function lookAround(
  here: Onlookers,
  by: number,
  act: () => Promise<void>,
  report: ServerLeakReport,
): Promise<number> {
  const before = await shownTo(here);
  const others = here.all.filter(({ seat }) => seat !== by);
  const reads = await Promise.all(others.map((who) => here.reads(who)));
  await settle();
  for (const { heard } of here.all) heard.length = 0;
  here.pass(60_000);
  await act();
  if ((await shownTo(here)) !== before) return 0;
  await settle();
  for (const [i, who] of others.entries()) await compare(here, who, reads[i], report);
  return 1;
}

/** What each seat and everybody else is shown and asked, apart from what a quiet answer is about. */
const shownTo = (here: Onlookers): Promise<string> =>
  here.server.services.tables.read(here.table, ({ table }) =>
    JSON.stringify([table.events('spectator').length, table.asks('spectator'), table.result]),
  );

async function compare(
  here: Onlookers,
  who: Onlooker,
  before: ReadonlyMap<string, string>,
  report: ServerLeakReport,
): Promise<void> {
  if (who.heard.length > 0) report.problems.push(`${who.name} hears ${who.heard.join(' ')} in the lobby`);
  const after = await here.reads(who);
  for (const [path, text] of before)
    if (after.get(path) !== text)
      report.problems.push(`${who.name} reads at ${path}\n    ${text}\n  and then\n    ${after.get(path)}`);
}

/** A whole game at a delayed table: a stranger finds it as it began until so much time has passed, also after its end. */
async function playLate(here: Onlookers, chance: Seeded, report: ServerLeakReport): Promise<void> {
  const stranger = here.all.find(({ seat }) => seat === null)!;
  const before = await here.reads(stranger);
  await settle();
  stranger.heard.length = 0;
  for (let acts = 0; report.problems.length === 0; acts++) {
    const act = await nextOf(here, chance);
    if (act !== null) await choose(here, act);
    if (act !== null && acts % 40 !== 0) continue;
    here.pass(1000);
    if (act === null) await settle();
    await compare(here, stranger, before, report);
    report.early++;
    if (act === null) break;
  }
  here.pass((DELAY + 1) * 1000);
  if ((await here.reads(stranger)).get(`/api/v1/tables/${here.table}`) === before.get(`/api/v1/tables/${here.table}`))
    report.problems.push('a stranger never learns how a delayed game ended');
}

interface Asked {
  readonly seat: number;
  readonly askId: number;
  readonly said: Record<string, string | number | boolean | null>;
}

const nextOf = (here: Onlookers, chance: Seeded): Promise<(Asked & { readonly isQuiet: boolean }) | null> =>
  here.server.services.tables.read(here.table, ({ table }) => {
    const asked = askedAt(table);
    if (asked.length === 0) return null;
    const { seat, askId, options, mode } = asked[chance.next(asked.length)];
    // Copied: nothing of a table may be kept.
    const said = { ...randomChoice(options, chance) };
    return { seat, askId, said, isQuiet: mode === 'quiet' && asked.length > 1 };
  });

const askedAt = (table: Table) => table.seats.flatMap((_, seat) => table.asks(seat).own ?? []);

let acts = 0;
async function choose({ server, table }: Onlookers, { seat, askId, said }: Asked): Promise<void> {
  const answer = await server.services.tables.act(table, seat, { t: 'choose', id: `c${++acts}`, askId, said });
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
}

async function order({ server, table }: Onlookers, seat: number, on: boolean): Promise<void> {
  const answer = await server.services.tables.act(table, seat, {
    t: 'order',
    id: `o${++acts}`,
    order: { ...askMe() },
    on,
  });
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, HINTS));
