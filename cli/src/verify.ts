import { parseArgs } from 'node:util';
import { games } from '@cabinet-wars/games';
import { readTranscript, verifyTranscript } from '@cabinet-wars/kernel';
import {
  BadUsage,
  CannotDo,
  type Command,
  type ExitCode,
  FAILED,
  FINE,
  findGame,
  gameIds,
  readText,
} from './host/index.ts';

const help = `check a transcript: every choice legal, every outcome the sealed seed's, the result right
npm run verify -- <transcript> [--data FILE]

  --data FILE  the components it was played with, if they were not the game's own

Says what differs and on which line. Exits 1 if anything does. docs/guide/transcripts.md describes the format.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new BadUsage('which transcript? One file at a time');
  const [path] = positionals;
  // Mail and some version control turn line ends into CR LF; that changes nothing of what a transcript says.
  const read = readTranscript(readText(path).replaceAll('\r\n', '\n'));
  if (!read.ok) throw new CannotDo(`${path}:${read.problem.line}: ${read.problem.message}`);
  const { transcript } = read;
  if (!games.some(({ id }) => id === transcript.game))
    throw new CannotDo(
      `${path}:2: the game "${transcript.game}" is not known here; these are: ${gameIds().join(', ')}`,
    );
  const { game } = await findGame(transcript.game, values.data);
  const { problems, choices, outcomes } = verifyTranscript(game, transcript);
  for (const { line, message } of problems) console.log(`${path}:${line}: ${message}`);
  if (problems.length > 0) return FAILED;
  const against =
    transcript.chance.kind === 'other' ? 'not sealed, so unchecked' : `as its ${transcript.chance.kind} seed gives`;
  console.log(`${path}: ${transcript.game}, ${choices} choices legal, ${outcomes} outcomes ${against}, result right`);
  return FINE;
}

export const command: Command = { help, run };
