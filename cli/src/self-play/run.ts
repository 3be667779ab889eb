import { type AnyEncoding, type AnyGame, Seeded } from '@cabinet-wars/kernel';
import { returnsOf } from '../engine/returns.ts';
import { writeGame } from './dump.ts';
import { buffersFor, byLot, type Keep, playEncoded } from './play.ts';
import type { Report, Task } from './task.ts';

/** Plays a task's games one after the other. */
export function runTask(game: AnyGame, encoding: AnyEncoding, { options, seed, games, keep }: Task): Report {
  const buffers = buffersFor(encoding);
  const blocks: Buffer[] = [];
  const returns: number[] = [];
  let decisions = 0;
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const own = `${seed}.${i}`;
    const rows = new Rows();
    const kept = keep ? rows.add : undefined;
    const played = playEncoded(game, encoding, options, own, byLot(new Seeded(`${own} choices`)), buffers, kept);
    decisions += played.decisions;
    const came = returnsOf(played.result);
    came.forEach((each, seat) => {
      returns[seat] = (returns[seat] ?? 0) + each;
    });
    if (keep) blocks.push(rows.block(came));
  }
  const milliseconds = performance.now() - began;
  return { games, decisions, milliseconds, returns, blocks: new Uint8Array(Buffer.concat(blocks)) };
}

/** The decisions of a game, as they come. */
class Rows {
  readonly #seats: number[] = [];
  readonly #actions: number[] = [];
  readonly #legal: Int32Array[] = [];
  readonly #observations: Int16Array[] = [];

  readonly add: Keep = ({ seat, observation, legal }, action) => {
    this.#seats.push(seat);
    this.#actions.push(action);
    this.#legal.push(legal.ids.slice(0, legal.count));
    this.#observations.push(observation.slice());
  };

  block(returns: readonly number[]): Buffer {
    const size = this.#observations[0]?.length ?? 0;
    const observations = new Int16Array(size * this.#observations.length);
    this.#observations.forEach((each, row) => {
      observations.set(each, row * size);
    });
    return writeGame({
      returns: Float32Array.from(returns),
      seats: Uint8Array.from(this.#seats),
      actions: Int32Array.from(this.#actions),
      legal: this.#legal,
      observations,
    });
  }
}
