import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@cabinet-wars/cli/host';
import { settle } from '@cabinet-wars/kernel';
import { bestAmount } from '../timing.ts';
import { playerOf, type Way } from './ways.ts';

/** Asked for so many milliseconds of play, it answers with decisions a second. */
const { id, way }: { readonly id: string; readonly way: Way } = workerData;
const { game, loadEncoding } = await findGame(id);
const settled = settle<object>(game.options, {});
if (!settled.ok || loadEncoding === undefined) throw new Error(`${id} is not told in numbers`);
const play = playerOf(way, game, await loadEncoding(), settled.options);
parentPort!.on('message', (milliseconds: number) => parentPort!.postMessage(bestAmount(1, milliseconds, play)));
