import { appendFileSync, mkdirSync } from 'node:fs';
import type { Figures } from './figures.ts';

const folder = new URL('../../../bench/arena/', import.meta.url);

/** Adds what a tournament came to to the game's record, a line of JSON each. */
export function keepFigures(figures: Figures): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(new URL(`${figures.game}.jsonl`, folder), `${JSON.stringify(figures)}\n`);
}
