import { type AnyGame, randomChoice, Seeded, Table, wholeTranscript, writeTranscript } from '@cabinet-wars/kernel';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../src/rpc.ts';
import { nextTask } from '../src/slices.ts';
import { courseOf, judgementOf } from '../src/thinking/review.ts';
import { Bots } from '../src/worker/bots.ts';

const game: AnyGame = empires;

/** A transcript of the first choices of a game, all by lot. */
function transcriptOf(choices: number): string {
  const chance = new Seeded('by lot');
  const table = Table.open(game, { options: { players: 2 }, chance: new Seeded('to review') });
  for (let n = 0; n < choices; n++) {
    const seat = table.asks(0).own === null ? 1 : 0;
    const { askId, options } = table.asks(seat).own!;
    table.choose(seat, askId, randomChoice(options, chance));
  }
  return writeTranscript(wholeTranscript(game, table.header, table.journal, null));
}

/** Bots in this very thread, that answer as those of another would. */
function bots(): Remote<Bots> {
  const here = new Bots();
  return {
    know: (...given) => here.know(...given),
    decide: (...given) => here.decide(...given),
    advise: (...given) => here.advise(...given),
    cancel: async (call) => here.cancel(call),
    forecast: (...given) => here.forecast(...given),
    course: (...given) => here.course(...given),
    judgement: (...given) => here.judgement(...given),
    progress: async (call) => here.progress(call),
  };
}

describe('a review asked for by a page', () => {
  const transcript = transcriptOf(120);

  it('comes from the transcript alone, and the same again', { timeout: 60_000 }, async () => {
    const course = await courseOf(transcript, {}, bots());
    expect(course!.luck.length).toBe(2);
    expect(course!.moments.length).toBeGreaterThan(10);
    expect(await courseOf(transcript, {}, bots())).toEqual(course);
    const judged = await judgementOf(transcript, 1, {}, bots());
    expect(judged!.decisions.length).toBeGreaterThan(3);
  });

  it('says how far it has got, and stops when nobody wants it any more', { timeout: 60_000 }, async () => {
    const here = new Bots();
    const found = here.judgement(7, transcriptOf(250), 0);
    while (here.progress(7) === null) await nextTask();
    expect(here.progress(7)!.of).toBeGreaterThan(50);
    here.cancel(7);
    expect(await found).toBeNull();
    expect(here.progress(7)).toBeNull();
    const left = AbortSignal.abort();
    expect(await judgementOf(transcript, 0, { signal: left }, bots())).toBeNull();
  });
});
