/**
 * A bot account's program, with nothing but Node 22: no package, no clone of anything.
 *
 *     SERVER=https://… TOKEN=cw_… node bot.mjs
 *
 * It takes whatever chair it is invited to. As a bot of the house it also sits down by itself at public tables that welcome
 * bots (README.md). It chooses at random: put thought into `decide`.
 */
const server = process.env.SERVER ?? 'http://localhost:1756';
const headers = { authorization: `Bearer ${process.env.TOKEN ?? ''}` };
const address = `${server.replace(/^http/, 'ws')}/api/v1`;

/** `open` is what everybody sees, `own` what only this seat does. Of a range every whole number in it may be chosen. */
function decide({ open: _open, own: _own }, { options }) {
  const option = options[Math.floor(Math.random() * options.length)];
  const fields = Object.entries(option).map(([name, value]) => [name, value?.from ?? value]);
  return Object.fromEntries(fields);
}

async function api(method, path, body) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${server}/api/v1/${path}`, {
    method,
    headers: { ...headers, ...json },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.reason?.why}`);
  return said;
}

/** A socket that is opened again when it is lost, unless what it leads to is over. */
function listen(path, hear, isOver = () => false) {
  const socket = new WebSocket(`${address}/${path()}`, { headers });
  socket.onmessage = ({ data }) => hear(JSON.parse(data), (message) => socket.send(JSON.stringify(message)));
  socket.onclose = ({ reason }) => {
    if (!isOver()) setTimeout(() => listen(path, hear, isOver), 2000);
    if (reason) console.log(`${path()}: ${reason}`);
  };
}

const playing = new Set();

/** Plays a game to its end. */
function play(id) {
  if (playing.has(id)) return;
  playing.add(id);
  const state = { shown: 0 };
  let answered = null;
  let acts = 0;
  const hear = (message, say) => {
    if (message.t === 'done' && !message.answer.ok) console.error(`${id}: refused`, message.answer.reason);
    if (message.t !== 'welcome' && message.t !== 'change') return;
    const { open, ...rest } = message;
    Object.assign(state, rest);
    if (message.t === 'welcome') [state.open, answered] = [open, null];
    else for (const [where, value] of open ?? []) state.open = replaced(state.open, where, value);
    if (state.result !== null) return console.log(`${id}: over`, state.result);
    const name = () => `${process.pid}-${Date.now()}-${++acts}`;
    for (const { id: offer, agreed, deal } of state.offers)
      if (!agreed && deal.to === state.seat) say({ t: 'answer', id: name(), offer, accept: false });
    const ask = state.asks.own;
    if (ask === null || ask.askId === answered) return;
    answered = ask.askId;
    say({ t: 'choose', id: name(), askId: ask.askId, said: decide(state, ask) });
  };
  // On coming back only what happened meanwhile is told again; what lies open comes whole.
  listen(
    () => `tables/${id}/socket?since=${state.shown}`,
    hear,
    () => state.result != null,
  );
}

/** The value with another one at a place inside it. */
function replaced(value, [key, ...deeper], now) {
  if (key === undefined) return now;
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [key]: replaced(value[key], deeper, now) });
}

/** A table this account sits at: its word goes into the dice, and then it plays. */
async function sit({ id, status, seats }) {
  if (status === 'playing') play(id);
  else if (status === 'open' && seats.some(({ me, sealed }) => me && !sealed))
    await api('PUT', `tables/${id}/nonce`, { nonce: crypto.randomUUID() });
}

const complain = (fault) => console.error(fault.message);
const { name } = await api('GET', 'me');
const { games, house } = (await api('GET', `users/${encodeURIComponent(name)}`)).bot ?? { games: [], house: false };

const asked = new Set();

/** One of the house takes a chair where it is welcome; it asks once, however often it hears of the table. */
async function comeTo({ id, game, status, welcomesBots, seats }) {
  if (!house || !welcomesBots || status !== 'open' || !games.includes(game)) return;
  if (asked.has(id) || !seats.some(({ sitter }) => sitter === 'free')) return;
  asked.add(id);
  await api('POST', `tables/${id}/join`, { nonce: crypto.randomUUID() });
}

listen(
  () => 'live',
  async (message) => {
    if (message.t === 'ready') {
      for (const table of await api('GET', 'tables/mine')) await sit(table).catch(complain);
      for (const table of await api('GET', 'tables/open')) await comeTo(table).catch(complain);
    }
    if (message.t === 'mine') await sit(message.table).catch(complain);
    if (message.t === 'listed') await comeTo(message.table).catch(complain);
  },
);
console.log(`${name} is awake`);
