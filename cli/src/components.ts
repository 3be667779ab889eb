import { parseArgs } from 'node:util';
import { inLanguage, isLanguage, templateOf } from '@cabinet-wars/kernel';
import { BadUsage, type Command, type ExitCode, FINE, findGame, gameNamed, writeText } from './host/index.ts';

const help = `our components of a game as a text to be edited, with comments
npm exec -- cabinet-wars components <game> [--based-on] [--language en|it] [--out FILE]

  --based-on     a small set that says only what differs from ours
  --language L   of the comments (en)
  --out FILE     where it is written; else it is printed

Edit it, then play with it: --data FILE of play, sim, arena, verify; or upload it in the browser. Every fault is named with its field.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'based-on': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      out: { type: 'string' },
    },
  });
  const { game, components } = await findGame(gameNamed(positionals));
  if (components === undefined) throw new BadUsage(`${game.id} has no data that could be replaced`);
  if (!isLanguage(values.language)) throw new BadUsage(`there are no comments in "${values.language}"`);
  const { ours, notes } = components;
  const set = values['based-on'] ? { id: 'mine', basedOn: ours.id } : { ...ours, id: 'mine' };
  const text = templateOf(set, inLanguage(notes, values.language));
  if (values.out === undefined) console.log(text);
  else writeText(values.out, text);
  return FINE;
}

export const command: Command = { help, run };
