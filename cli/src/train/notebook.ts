import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Population, Samples, Weights } from '@cabinet-wars/bots/learning';

/** One generation of a course, as the learning curve tells it. */
export interface Lesson {
  readonly generation: number;
  readonly games: number;
  /** Positions learned from, or seats whose weights were tried. */
  readonly positions: number;
  /** Mean cross-entropy, where positions are learned from: on fresh games before they were, and after. */
  readonly lossBefore?: number;
  readonly lossAfter?: number;
  /** Processor seconds this process had used by then. */
  readonly seconds: number;
  /** Against the reference, where that was measured. */
  readonly measured?: { readonly wins: number; readonly games: number; readonly byChance: number };
}

/** What learned weights won of games beside those that stood before; half of them by chance. */
export interface Proof {
  readonly games: number;
  readonly won: number;
}

/** How far a course has got. */
export interface Progress {
  readonly command: string;
  readonly generation: number;
  readonly weights: Weights;
  /** Where weights are tried in matches: how they stray. */
  readonly population?: Population;
  readonly curve: readonly Lesson[];
}

/** What a course keeps on disk, so that it can be gone on with after any stop. */
export class Notebook {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  progress(): Progress | null {
    try {
      return JSON.parse(readFileSync(join(this.#folder, 'progress.json'), 'utf8'));
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
      throw fault;
    }
  }

  keep(progress: Progress): void {
    this.#write('progress.json', JSON.stringify(progress));
  }

  keepSamples(generation: number, { rows }: Pick<Samples, 'rows'>): void {
    this.#write(fileOf(generation), new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength));
  }

  samples(generation: number, features: number): Samples {
    const bytes = readFileSync(join(this.#folder, fileOf(generation)));
    return {
      features,
      rows: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    };
  }

  /** Whole or not at all: a stop in the midst of writing loses nothing. */
  #write(name: string, data: string | Uint8Array): void {
    const path = join(this.#folder, name);
    writeFileSync(`${path}.new`, data);
    renameSync(`${path}.new`, path);
  }
}

const fileOf = (generation: number): string => `generation-${generation}.f32`;
