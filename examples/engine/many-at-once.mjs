// Plays many games side by side through the engine, one line for all of them: `node many-at-once.mjs [game] [tables] [seconds]`
// `CABINET_WARS_ENGINE` is the engine's command, where `cabinet-wars` is not on the path.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [game = 'struggle-of-empires', tables = '256', seconds = '10'] = process.argv.slice(2);
const [command, ...words] = (process.env.CABINET_WARS_ENGINE ?? 'cabinet-wars engine').split(' ');
const engine = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function askAll(requests) {
  engine.stdin.write(`${JSON.stringify(requests)}\n`);
  return JSON.parse((await lines.next()).value);
}

/** New games, by their tables. With `counts` an answer tells how many options there are, and a choice names one by its place. */
async function begin(from, count) {
  const wanted = Array.from({ length: count }, (_, i) => ({
    do: 'new',
    game,
    mode: 'bare',
    seed: `${from + i}`,
    tell: 'counts',
  }));
  for (const { table, asks } of await askAll(wanted)) open.set(table, asks[0]);
  games += count;
}

const open = new Map();
let games = 0;
let steps = 0;
await begin(0, Number(tables));
const began = performance.now();
const passed = () => (performance.now() - began) / 1000;
while (passed() < Number(seconds)) {
  const chosen = [...open].map(([table, { seat, options }]) => ({
    do: 'choose',
    table,
    seat,
    option: Math.floor(Math.random() * options),
    tell: 'counts',
  }));
  const over = [];
  for (const [i, { asks }] of (await askAll(chosen)).entries()) {
    const { table } = chosen[i];
    if (asks.length > 0) open.set(table, asks[0]);
    else over.push(table);
  }
  steps += chosen.length;
  if (over.length === 0) continue;
  for (const table of over) open.delete(table);
  await askAll(over.map((table) => ({ do: 'close', table })));
  await begin(games, over.length);
}
console.log(
  `${steps} decisions in ${passed().toFixed(1)} s: ${Math.round(steps / passed())} a second, ${tables} tables a line`,
);
engine.stdin.end();
