import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { games } from '@cabinet-wars/games';
import { inLanguage, type Language, languages, Sealed, Table } from '@cabinet-wars/kernel';
import {
  BadUsage,
  type Command,
  type ExitCode,
  FINE,
  findGame,
  gameIds,
  gameNamed,
  gameOptions,
} from '../host/index.ts';
import { thinkingOf } from './bots.ts';
import { keepTranscript, load } from './keep.ts';
import { askAbout, readSitters } from './seats.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';
import { playTexts } from './texts/index.ts';

const help = `play a game in the terminal, against bots or hot-seat
npm run play -- <game> [--players N] [--option key=value …] [--seats me,captain,…] [--language en|it]
npm run play -- --load FILE

  --players N         how many play (the game's own default)
  --option key=value  an option of the game; as often as needed
  --data FILE         play with components of one's own (JSON; the game's README describes it)
  --seats LIST        who sits where: me, or a bot by its name, a word for each seat (me, then the game's usual bot);
                      random chooses by lot and plays every game
  --language en|it    the language of the game (en)
  --load FILE         take up a game that \`save FILE\` has kept
  --transcript FILE   write the game as text when it ends or is left
  --seed S            the same numbers and the same bots every time; for trying things out

Choose by number or in the game's notation; \`help\` lists what else can be typed. Dice and draws are sealed: the seed's hash
stands in every transcript, the seed in that of the finished game, and npm run verify checks them.`;

const settings = {
  players: { type: 'string' },
  option: { type: 'string', multiple: true },
  data: { type: 'string' },
  seats: { type: 'string' },
  language: { type: 'string', default: 'en' },
  load: { type: 'string' },
  transcript: { type: 'string' },
  seed: { type: 'string' },
} as const;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: settings });
  const language = languageOf(values.language);
  if (positionals.length === 0 && values.load === undefined && process.stdin.isTTY !== true) {
    console.log(`${help}\n\nGames: ${gameIds().join(', ')}`);
    return FINE;
  }
  const terminal = new Terminal();
  try {
    const begun =
      values.load === undefined
        ? await begin(values, positionals, terminal, language)
        : await load(values.load, values.data);
    const session = new Session(begun, language, terminal, thinkingOf(values.seed));
    await session.run();
    if (values.transcript !== undefined) keepTranscript(values.transcript, session.table, session.viewer);
  } finally {
    terminal.close();
  }
  return FINE;
}

type Values = { players?: string; option?: string[]; data?: string; seats?: string; seed?: string };

async function begin(values: Values, named: readonly string[], terminal: Terminal, language: Language) {
  const id = named.length === 0 ? await chooseGame(terminal, language) : gameNamed(named);
  const { game, texts } = await findGame(id, values.data);
  const options = gameOptions(game, values.players, values.option);
  const who = await readSitters(values.seats, game.id, game.seats(options).length);
  const table: Table = Table.open(game, { options, chance: sealed(values.seed, who.length) });
  askAbout(table, who);
  return { texts, table, who };
}

/** A secret of this machine's and a word for each seat. */
function sealed(seed: string | undefined, seats: number): Sealed {
  const nonces = Array.from({ length: seats }, (_, seat) =>
    seed === undefined ? randomBytes(8).toString('hex') : `${seat}`,
  );
  return new Sealed({ seed: seed === undefined ? randomBytes(32).toString('hex') : hashed(seed), nonces });
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

async function chooseGame(terminal: Terminal, language: Language): Promise<string> {
  const titles = await Promise.all(games.map(async (each) => inLanguage((await each.load()).texts, language).title));
  titles.forEach((title, i) => {
    terminal.say(`${i + 1}. ${title}  [${games[i].id}]`);
  });
  const typed = await terminal.ask(inLanguage(playTexts, language).ask);
  return games[Number(typed) - 1]?.id ?? gameNamed(typed === null || typed === '' ? [] : [typed]);
}

function languageOf(text: string): Language {
  const language = languages.find((each) => each === text);
  if (language === undefined) throw new BadUsage(`--language is one of ${languages.join(', ')}, not "${text}"`);
  return language;
}

export const command: Command = { help, run };
