import { parseArgs } from 'node:util';
import { games } from '@cabinet-wars/games';
import { type Proof, proofOf, readTranscript, verifyTranscript } from '@cabinet-wars/kernel';
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

const ROLLS_A_LINE = 10;
const judged = (ok: boolean): string => (ok ? 'right' : 'WRONG');

/** The proof, step by step, so that each can be worked out by hand as docs/guide/transcripts.md says. */
function steps({ commitment, nonces, shuffle, rolls }: Proof): string[] {
  const origins = { client: 'from its client', bot: 'a bot gives none', nobody: 'none was given' };
  const rolled = rolls.map(({ counter, value, n, right, ok }) =>
    ok ? `#${counter} ${value}/${n}` : `#${counter} ${value}/${n} WRONG, not ${right}/${n}`,
  );
  return [
    `1. promised when the table was laid out: seed-hash ${commitment.promised}`,
    '2. then the nonces, by chair:',
    ...nonces.map(({ nonce, seat, from }, chair) => `   ${chair} "${nonce}"  ${seat.label}, ${origins[from]}`),
    `3. told at the end: seed ${commitment.seed}`,
    `   its SHA-256 is ${commitment.hash}: ${judged(commitment.ok)}`,
    shuffle === null
      ? '4. seats were not drawn by lot'
      : `4. seats drawn by lot: chairs ${shuffle.said.join(', ')}; the seed gives ${shuffle.right.join(', ')}: ${judged(shuffle.ok)}`,
    `5. every roll, as the seed and the nonces give it: ${judged(rolls.every(({ ok }) => ok))}`,
    ...Array.from({ length: Math.ceil(rolled.length / ROLLS_A_LINE) }, (_, line) => {
      const some = rolled.slice(line * ROLLS_A_LINE, (line + 1) * ROLLS_A_LINE);
      return `   ${some.join(', ')}`;
    }),
  ];
}

const help = `check a transcript: every choice legal, every outcome the sealed seed's, the result right
npm run verify -- <transcript> [--data FILE]

  --data FILE  the components it was played with, where it does not carry them

Shows the proof step by step: the promised hash, the nonces, the seed, the seats drawn by lot, every roll. Says what differs and on
which line. Exits 1 if anything does. docs/guide/transcripts.md describes the format.`;

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
  const { game } = await findGame(transcript.game, values.data, transcript.data);
  const { problems, choices, outcomes } = verifyTranscript(game, transcript);
  const proof = proofOf(transcript);
  if (proof !== null) console.log(steps(proof).join('\n'));
  for (const { line, message } of problems) console.log(`${path}:${line}: ${message}`);
  if (problems.length > 0) return FAILED;
  const against =
    transcript.chance.kind === 'other' ? 'not sealed, so unchecked' : `as its ${transcript.chance.kind} seed gives`;
  const ending = transcript.ended === null ? 'result right' : `${transcript.ended}: the result is the host's word`;
  console.log(`${path}: ${transcript.game}, ${choices} choices legal, ${outcomes} outcomes ${against}, ${ending}`);
  return FINE;
}

export const command: Command = { help, run };
