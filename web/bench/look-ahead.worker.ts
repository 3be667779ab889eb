import { parentPort } from 'node:worker_threads';
import { reachRequest } from '../src/boards/seven-years-world-war/read/map/reach.ts';
import * as sevenYears from '../test/seven-years-world-war/kit.ts';
import * as struggle from '../test/struggle-of-empires/kit.ts';

/** Milliseconds of processor time, so that others at work do not count; and how many choices were tried at most. */
export interface AheadFigure {
  readonly median: number;
  readonly longest: number;
  readonly tried: number;
  readonly looks: number;
}
export interface AheadFigures {
  readonly turn: AheadFigure;
  readonly reach: AheadFigure;
}

const MOMENTS = 24;
const APART = 7;
/** Once to make the code warm, then those that count. */
const ROUNDS = 3;

/** Some moments at which a question is put, from the whole of a game. */
function some<M extends { readonly ask: { readonly key: string } }>(all: Iterable<M>, key: string): M[] {
  const found: M[] = [];
  let met = 0;
  for (const moment of all) {
    if (moment.ask.key === key && met++ % APART === 0) found.push(moment);
    if (found.length === MOMENTS) break;
  }
  return found;
}

function time(looks: readonly (() => { readonly tried: number })[]): AheadFigure {
  const times: number[] = [];
  let tried = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const look of looks) {
      const before = process.threadCpuUsage();
      tried = Math.max(tried, look().tried);
      const { user, system } = process.threadCpuUsage(before);
      if (round > 0) times.push((user + system) / 1000);
    }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1], longest: times[times.length - 1], tried, looks: looks.length };
}

const turns = some(struggle.moments({ players: 7 }, 4), 'turn.act').map(
  (moment) => () => struggle.aheadOf(moment, { depth: 3 }),
);
const reaches = some(sevenYears.moments({ players: 3 }, 4), 'movement-phase.act').flatMap((moment) =>
  moment.ask.options.flatMap((option) => {
    const request = option.t === 'move' ? reachRequest(moment.ask, { t: 'square', square: option.square }) : null;
    return request === null ? [] : [() => sevenYears.aheadOf(moment, request)];
  }),
);
parentPort?.postMessage({ turn: time(turns), reach: time(reaches) } satisfies AheadFigures);
