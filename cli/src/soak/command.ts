import { type Command, type Commands, dispatch } from '../host/index.ts';
import { registerExampleGame } from './example-game.ts';

/** The long checks, one file each. */
const soaks: Commands = {
  away: () => import('./away.ts'),
  crash: () => import('./crash.ts'),
  exercises: () => import('./exercises.ts'),
  explain: () => import('./explain.ts'),
  fuzz: () => import('./fuzz.ts'),
  leak: () => import('./leak.ts'),
  laws: () => import('./laws.ts'),
  scale: () => import('./scale.ts'),
  swindlers: () => import('./swindlers.ts'),
};

const help = `run the long checks, with the full counts that \`npm test\` has no time for
npm run soak -- ${Object.keys(soaks).join('|')} …

  away     PostgreSQL away for a minute during play: memory and connections counted
  crash    servers killed at random moments during play: nothing lost, nothing twice, every game goes on
  fuzz     what nobody who means well would send: no crash, no 5xx, nothing changed
  exercises every exercise played out again: its idea is still clearly the best
  explain  every wish tried over random games: no reason given against one is false
  leak     messages to a seat told apart by what it may not know
  swindlers those who live on bargains among bots: they get nothing
  scale    a million games: lists of tables as quick as ever
  laws     the conformance suite over every game, edition, player count and covering set of options

Each explains itself with --help.`;

export const command: Command = {
  help,
  run: async (args) => {
    await registerExampleGame();
    return dispatch('soak', soaks, args);
  },
  dispatches: true,
};
