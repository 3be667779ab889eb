import { readFileSync } from 'node:fs';
import { games } from '@cabinet-wars/games';
import { copy, isOffered, notPlain, type Question, Seeded, same, settle } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { readDump, readHeader } from '../src/self-play/dump.ts';
import { encodedGame } from '../src/self-play/encoded-game.ts';
import { buffersFor, byLot, playEncoded } from '../src/self-play/play.ts';
import { runTask } from '../src/self-play/run.ts';
import { newFile, run } from './command.ts';

const ours = games.filter(({ id }) => id !== 'teaching');

describe.each(ours)('$id in numbers', ({ id, load }) => {
  const encoded = async () => {
    const { game, loadEncoding } = await load();
    const settled = settle<{ readonly players: number }>(game.options, {});
    if (!settled.ok || loadEncoding === undefined) throw new Error('has no encoding');
    return { game, encoding: await loadEncoding(), options: settled.options };
  };

  it('has an action for every option there is, and each stands for one that is offered', async () => {
    const { game, encoding, options } = await encoded();
    const legal = encoding.actions.room();
    const seen = (question: Question) => {
      for (const { options: offered } of question.waiting) {
        encoding.actions.list(offered, legal);
        const ids = legal.ids.slice(0, legal.count);
        expect(new Set(ids).size).toBe(legal.count);
        expect(new Set(legal.options.slice(0, legal.count)).size).toBe(offered.length);
        // One expectation for all of them: a question of Seven Years World War has thousands.
        const strange = ids.filter((action, at) => {
          const option = offered[legal.options[at]];
          return !isOffered([option], encoding.actions.choiceOf(option, action));
        });
        expect([...strange]).toEqual([]);
      }
    };
    let looked = 0;
    const lot = byLot(new Seeded('a'));
    playEncoded(
      game,
      encoding,
      options,
      'a',
      (decision, state, question) => {
        if (looked++ % 20 === 0) seen(question);
        return lot(decision, state, question);
      },
      buffersFor(encoding),
    );
    expect(looked).toBeGreaterThan(50);
  });

  it('tells a seat nothing that it may not know, and tells apart what it may', async () => {
    const { game, encoding, options } = await encoded();
    const lot = byLot(new Seeded('b'));
    const other = new Int16Array(encoding.size);
    let [looked, last] = [0, new Int16Array(encoding.size)];
    playEncoded(
      game,
      encoding,
      options,
      'b',
      (decision, state, question) => {
        if (looked++ % 40 === 0) {
          const sampled = game.sample(game.view(copy(state), decision.seat), new Seeded(looked));
          encoding.observe(sampled, decision.seat, question.key, other);
          expect(other).toEqual(decision.observation);
          expect(same([...last], [...other])).toBe(false);
          last = other.slice();
        }
        return lot(decision, state, question);
      },
      buffersFor(encoding),
    );
  });

  it('keeps games that read as they were written', async () => {
    const { game, encoding, options } = await encoded();
    const { blocks, decisions } = runTask(game, encoding, { game: id, options, seed: 'c', games: 2, keep: true });
    const file = Buffer.concat([Buffer.from(`cabinet-wars self-play 1\n{"size":${encoding.size}}\n`), blocks]);
    const read = [...readDump(file)];
    expect(read).toHaveLength(2);
    const rows = read.reduce((sum, { seats }) => sum + seats.length, 0);
    expect(rows).toBeGreaterThanOrEqual(decisions);
    for (const { actions, legal, observations, seats } of read) {
      expect(observations.length).toBe(seats.length * encoding.size);
      expect(actions.every((action, row) => legal[row].includes(action))).toBe(true);
      expect(seats.every((seat, row) => observations[row * encoding.size] === seat)).toBe(true);
    }
  });
});

it.each([
  { players: 7, draftStart: true },
  { players: 2, edition: 'original' },
])('reads in place what the rules write, as a plain copy of the state tells it: $players players', async (chosen) => {
  const { game, encoding } = await encodedGame('struggle-of-empires');
  const settled = settle<{ readonly players: number }>(game.options, chosen);
  if (!settled.ok) throw new Error('cannot be played');
  const lot = byLot(new Seeded('d'));
  const plain = new Int16Array(encoding.size);
  const elsewhere = new Int16Array(3 * encoding.size);
  const differing: number[] = [];
  let looked = 0;
  playEncoded(
    game,
    encoding,
    settled.options,
    'd',
    (decision, state, question) => {
      const { seat, observation } = decision;
      encoding.observe(copy(state), seat, question.key, plain);
      encoding.observe(state, seat, question.key, elsewhere, encoding.size);
      const there = elsewhere.subarray(encoding.size, 2 * encoding.size);
      if (observation.some((number, at) => number !== plain[at] || number !== there[at])) differing.push(looked);
      expect(notPlain(copy(state))).toBeNull();
      looked++;
      return lot(decision, state, question);
    },
    buffersFor(encoding),
  );
  expect(differing).toEqual([]);
  expect(looked).toBeGreaterThan(100);
});

it('plays the same games however many threads there are', () => {
  const files = ['1', '2'].map((threads) => {
    const out = newFile(`games-${threads}`);
    const { code, out: said } = run('cli', [
      'self-play',
      'struggle-of-empires',
      '--players',
      '2',
      '--games',
      '12',
      '--threads',
      threads,
      '--out',
      out,
    ]);
    expect(code).toBe(0);
    expect(said).toMatch(/^12 games, .* decisions/);
    return readFileSync(out);
  });
  expect(files[0].equals(files[1])).toBe(true);
  expect(readHeader(files[0])).toMatchObject({ game: 'struggle-of-empires', encoding: 1 });
});
