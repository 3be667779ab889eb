import { readFileSync, writeFileSync } from 'node:fs';
import { codeOf } from '@cabinet-wars/kernel';
import type { GameFigures } from './measure-game.ts';

/** Figures of one machine with its calibration, to which those of any other can be held. */
export interface Figures {
  readonly calibration: number;
  readonly games: Readonly<Record<string, GameFigures>>;
}

const path = new URL('../BASELINE.json', import.meta.url);

export function readBaseline(): Figures | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).engine ?? null;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null;
    throw fault;
  }
}

/** Games not measured this time keep their figures, brought to this machine's speed. */
export function writeBaseline(figures: Figures): void {
  const before = readBaseline();
  const kept = before === null ? {} : scaled(before, figures.calibration).games;
  const engine = { calibration: figures.calibration, games: { ...kept, ...figures.games } };
  writeFileSync(path, `${JSON.stringify({ engine }, null, 2)}\n`);
}

/** What the baseline would be on a machine of another calibration: rates grow with it, times shrink, sizes stay. */
export function scaled({ calibration, games }: Figures, to: number): Figures {
  const factor = to / calibration;
  return { calibration: to, games: mapValues(games, (figures) => scaleGame(figures, factor)) };
}

const scaleGame = (figures: GameFigures, factor: number): GameFigures =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, scaleOne(key, value, factor)])) as never;

function scaleOne(key: string, value: number, factor: number): number {
  if (key.endsWith('Bytes')) return value;
  return key.endsWith('Microseconds') ? Math.round((value / factor) * 100) / 100 : Math.round(value * factor);
}

/** How much better (above 1) or worse a figure is than it was: more decisions, less time, fewer bytes. */
export const ratio = (key: keyof GameFigures, now: number, was: number): number =>
  key.startsWith('decisions') ? now / was : was / now;

const mapValues = <T>(record: Readonly<Record<string, T>>, to: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
