import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { messageOf } from '@cabinet-wars/kernel';
import { type Command, type ExitCode, FINE } from '../host/index.ts';
import { Engine } from './engine.ts';
import { engineSchema } from './schema.ts';

const help = `play any game from a program in any language: JSON lines in, JSON lines out
cabinet-wars engine [--schema]

  --schema  print the JSON Schema of every request and answer, and nothing else

Each line on stdin is a request, such as {"do":"new","game":"struggle-of-empires"}, or a list of them; each is answered by one line on
stdout, in order. It ends when stdin does. docs/guide/engine.md tells every request; python/ has a package that speaks it.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options: { schema: { type: 'boolean', default: false } } });
  if (values.schema) console.log(JSON.stringify(engineSchema(), null, 2));
  else await serve(process.stdin, process.stdout);
  return FINE;
}

/** Answers line by line until there are no more. Whoever stops listening ends it. */
export async function serve(requests: NodeJS.ReadableStream, answers: NodeJS.WritableStream): Promise<void> {
  const engine = new Engine();
  answers.on('error', () => process.exit(FINE));
  for await (const line of createInterface({ input: requests, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    if (!answers.write(`${JSON.stringify(await answered(engine, line))}\n`)) await drained(answers);
  }
}

const drained = (answers: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => answers.once('drain', () => resolve()));

async function answered(engine: Engine, line: string): Promise<unknown> {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch (fault) {
    return { ok: false, reason: { why: 'no-json', message: messageOf(fault) } };
  }
  return engine.answer(given);
}

export const command: Command = { help, run };
