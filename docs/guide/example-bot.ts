/**
 * A program that holds a seat. It needs Node 24 and this repository, of which it uses the protocol's client:
 *
 *     SERVER=http://localhost:1756 TOKEN=cw_… node docs/guide/example-bot.ts
 *
 * It sits down at every table where its account has a seat, answers each question with one of the options offered, and
 * declines every offer. Put something better in `decide`; everything else can stay.
 */
import type { Choice, OwnAsk } from '@cabinet-wars/kernel';
import { type RemoteState, RemoteTable } from '@cabinet-wars/protocol/client';
import type { TableSummary } from '@cabinet-wars/protocol/messages';

const server = process.env.SERVER ?? 'http://localhost:1756';
const token = process.env.TOKEN ?? '';
const LOOK_EVERY = 2000;
const authorization = `Bearer ${token}`;

/** The place for thought. In `state`, `open` is what everybody sees and `own` what only this seat does. */
function decide(_state: RemoteState, { options }: OwnAsk): Choice {
  const { t, ...fields } = options[Math.floor(Math.random() * options.length)];
  // A number may be offered as a range, of which every value is allowed.
  const fixed = Object.entries(fields).map(([name, value]) => [name, isRange(value) ? value.from : value]);
  return { t, ...Object.fromEntries(fixed) };
}

const isRange = (value: unknown): value is { from: number } => typeof value === 'object' && value !== null;

const seated = new Map<string, RemoteTable>();

/** Opens a socket to a table and answers whatever is asked on it. It is opened again by itself when it is lost. */
async function sit(id: string): Promise<void> {
  const url = `${server.replace(/^http/, 'ws')}/api/v1/tables/${id}/socket`;
  // Node's own socket takes headers, which a browser's does not: the types know only the latter.
  const connect = (since: number) => new WebSocket(`${url}?since=${since}`, { headers: { authorization } });
  const table: RemoteTable = new RemoteTable(connect, `bot-${Date.now()}`, {
    change: (state) => void respond(id, table, state),
    lost: (reason) => {
      if (reason !== null) seated.delete(id);
    },
  });
  seated.set(id, table);
  await respond(id, table, await table.open());
}

const answered = new Map<string, number>();

async function respond(id: string, table: RemoteTable, state: RemoteState): Promise<void> {
  const { asks, offers, result, seat } = state;
  if (result !== null) console.log(`${id}: over`, result);
  for (const { id: offer, agreed, deal } of offers) if (!agreed && deal.to === seat) void table.answer(offer, false);
  if (asks.own === null || asks.own.askId === answered.get(id)) return;
  answered.set(id, asks.own.askId);
  const answer = await table.choose(asks.own.askId, decide(state, asks.own));
  if (!answer.ok) console.error(`${id}: refused`, answer.reason);
}

/** Adds a random word to the dice of a table whose `seedHash` has been shown: nobody else can choose them then. */
async function seal(table: string): Promise<void> {
  await fetch(`${server}/api/v1/tables/${table}/nonce`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ nonce: crypto.randomUUID() }),
  });
}

async function look(): Promise<void> {
  const answer = await fetch(`${server}/api/v1/tables/mine`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`${answer.status}: is TOKEN right?`);
  const tables = (await answer.json()) as TableSummary[];
  for (const { id, status } of tables) if (status === 'playing' && !seated.has(id)) complain(sit(id));
  for (const { id, status, seats } of tables)
    if (status === 'open' && seats.some(({ me, sealed }) => me && !sealed)) await seal(id);
}

const complain = (doing: Promise<void>): void => void doing.catch((fault) => console.error(fault.message));

await look();
setInterval(() => complain(look()), LOOK_EVERY);
