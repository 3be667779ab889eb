import { parentPort, workerData } from 'node:worker_threads';
import { bestAmount } from '../timing.ts';
import { gameInNumbers } from './game-in-numbers.ts';
import { playerOf, type Recorded, type Way } from './ways.ts';

/** Asked for so many milliseconds of play, it answers with decisions a second. */
const { id, way, recorded }: { readonly id: string; readonly way: Way; readonly recorded: readonly Recorded[] } =
  workerData;
const { game, encoding, options } = await gameInNumbers(id);
const play = playerOf(way, game, encoding, options, recorded);
parentPort!.on('message', (milliseconds: number) => parentPort!.postMessage(bestAmount(1, milliseconds, play)));
