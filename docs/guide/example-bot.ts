/**
 * A program that holds a seat. It needs nothing but Node 24:
 *
 *     SERVER=http://localhost:1756 TOKEN=cw_… node docs/guide/example-bot.ts
 *
 * It sits down at every table where its account has a seat, answers each question with one of the options offered, and
 * declines every offer. Put something better in `decide`; everything else can stay.
 */
const server = process.env.SERVER ?? 'http://localhost:1756';
const token = process.env.TOKEN ?? '';
const LOOK_EVERY = 2000;
const authorization = `Bearer ${token}`;

type Value = string | number | boolean | null;
/** A choice as offered: a number may be a range of which every value is allowed. */
type Option = Record<string, Value | { from: number; to: number }>;
type Choice = Record<string, Value>;
interface Ask {
  askId: number;
  /** Which question it is, by procedure and step of the rules. */
  key: string;
  options: Option[];
}
interface Offer {
  id: number;
  agreed: boolean;
  deal: { to: number | null };
}
/** What this seat may know: `open` is what everybody sees, `own` what only this seat does. */
interface Known {
  seat: number | null;
  open: unknown;
  own: unknown;
  ask: Ask | null;
  offers: Offer[];
}

/** The place for thought. */
function decide(_known: Known, { options }: Ask): Choice {
  const option = options[Math.floor(Math.random() * options.length)];
  const fields = Object.entries(option).map(([name, value]) => [name, fixed(value)]);
  return Object.fromEntries(fields) as Choice;
}

const fixed = (value: Option[string]): Value => (typeof value === 'object' && value !== null ? value.from : value);

const lines = new Map<string, WebSocket>();

/** Opens a line to a table and answers whatever is asked on it. */
function sit(table: string): void {
  const url = `${server.replace(/^http/, 'ws')}/api/v1/tables/${table}/socket?since=0`;
  const line = new WebSocket(url, { headers: { authorization } } as never);
  const known: Known = { seat: null, open: null, own: null, ask: null, offers: [] };
  let answered = -1;
  let sent = 0;
  const send = (message: object) => line.send(JSON.stringify({ ...message, id: `bot-${Date.now()}-${sent++}` }));
  lines.set(table, line);
  line.onclose = () => lines.delete(table);
  line.onerror = () => {};
  line.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.t === 'welcome') {
      known.seat = message.seat;
      known.open = message.open;
    }
    if (message.t === 'change' && message.open !== undefined) known.open = patched(known.open, message.open);
    if (message.own !== undefined) known.own = message.own;
    if (message.asks !== undefined) known.ask = message.asks.own;
    if (message.offers !== undefined) known.offers = message.offers;
    if (message.t === 'done' && !message.answer.ok) console.error(`${table}: refused`, message.answer.reason);
    if (message.result !== undefined && message.result !== null) console.log(`${table}: over`, message.result);
    for (const offer of known.offers.filter(({ agreed, deal }) => !agreed && deal.to === known.seat))
      send({ t: 'answer', offer: offer.id, accept: false });
    if (known.ask === null || known.ask.askId === answered) return;
    answered = known.ask.askId;
    send({ t: 'choose', askId: answered, said: decide(known, known.ask) });
  };
}

/** A patch is pairs of a path and what now stands there. */
function patched(before: unknown, patch: [(string | number)[], unknown][]): unknown {
  const root = { whole: structuredClone(before) } as Record<string | number, unknown>;
  for (const [path, value] of patch) {
    const steps = ['whole', ...path];
    const last = steps.pop()!;
    const place = steps.reduce((at, step) => at[step] as typeof root, root);
    place[last] = value;
  }
  return root.whole;
}

interface Table {
  id: string;
  status: string;
  seats: { me: boolean; sealed: boolean }[];
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
  const tables = (await answer.json()) as Table[];
  for (const { id, status } of tables) if (status === 'playing' && !lines.has(id)) sit(id);
  for (const { id, status, seats } of tables)
    if (status === 'open' && seats.some(({ me, sealed }) => me && !sealed)) await seal(id);
}

await look();
setInterval(() => look().catch((fault) => console.error(fault.message)), LOOK_EVERY);
