import {
  exportTranscript,
  NO_NONCE,
  proofOf,
  readTranscript,
  Sealed,
  shuffledSeats,
  type Transcript,
  verifyTranscript,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game, played, seal } from './played.ts';

const shuffled = { ...seal, shuffle: shuffledSeats(seal) };
const table = played(1, Number.POSITIVE_INFINITY, new Sealed(shuffled));
const whole = exportTranscript(game, table.header, table.journal, 0);

const again = (transcript: Transcript): Transcript => {
  const read = readTranscript(writeTranscript(transcript));
  if (!read.ok) throw new Error(`line ${read.problem.line}: ${read.problem.message}`);
  return read.transcript;
};

describe('seats drawn by lot', () => {
  it('are drawn from the seal, and every order comes', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 200; i++) orders.add(shuffledSeats({ ...seal, nonces: ['a', 'b', `${i}`] }).join());
    expect([...orders].sort()).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0']);
    expect(shuffledSeats(seal)).toEqual(shuffledSeats(seal));
  });

  it('stand in the transcript and are checked', () => {
    expect(again(whole).chance).toMatchObject({ shuffle: shuffled.shuffle });
    expect(verifyTranscript(game, again(whole)).problems).toEqual([]);
    const other = [...shuffled.shuffle].reverse();
    const forged = again({ ...whole, chance: { ...whole.chance, shuffle: other } as Transcript['chance'] });
    expect(verifyTranscript(game, forged).problems).toMatchObject([
      { message: `the seats were not drawn from the seed, which gives ${shuffled.shuffle.join()}` },
    ]);
  });

  it('name each chair once', () => {
    const text = writeTranscript(whole).replace(/shuffle: .*/, 'shuffle: [0,0,1]');
    expect(readTranscript(text)).toMatchObject({ ok: false, problem: { message: 'a shuffle names each chair once' } });
  });
});

describe('a proof', () => {
  it('shows each step, from the promise to the last roll', () => {
    const proof = proofOf(again(whole))!;
    expect(proof.ok).toBe(true);
    expect(proof.commitment).toMatchObject({ seed: seal.seed, ok: true });
    expect(proof.commitment.hash).toBe(proof.commitment.promised);
    expect(proof.rolls.length).toBe(verifyTranscript(game, whole).outcomes);
    // Nonces stand by chair; who sat there moved to the seat that was drawn.
    for (const [chair, { nonce, seat }] of proof.nonces.entries()) {
      expect(nonce).toBe(seal.nonces[chair]);
      expect(seat).toEqual(whole.seats[shuffled.shuffle.indexOf(chair)]);
    }
  });

  it('says which step fails', () => {
    const seed = '5d'.repeat(32);
    const proof = proofOf({ ...whole, seed })!;
    expect(proof).toMatchObject({ ok: false, commitment: { ok: false }, shuffle: { ok: false } });
    expect(proof.rolls.some(({ ok }) => !ok)).toBe(true);
  });

  it('tells who gave a nonce, and who did not', () => {
    const nonces = ['a-fresh-word-of-mine', NO_NONCE.bot, NO_NONCE.person];
    const other = played(1, 5, new Sealed({ seed: seal.seed, nonces }));
    const given = exportTranscript(game, other.header, other.journal, 0, { how: 'abandoned', result: null });
    expect(proofOf(given)!.nonces.map(({ from }) => from)).toEqual(['client', 'bot', 'nobody']);
  });

  it('is not to be had before the end', () => {
    const running = played(1, 5);
    expect(proofOf(exportTranscript(game, running.header, running.journal, 0))).toBeNull();
  });
});

describe('a game that was given up', () => {
  const running = played(1, 5);
  const result = { places: [[1], [0], [2]], scores: [0, 0, 0], reason: 'resigned' };

  it.each([
    { how: 'resigned', result },
    { how: 'abandoned', result: null },
  ])('is whole and verified: $how', (ended) => {
    const given = again(exportTranscript(game, running.header, running.journal, 'spectator', ended));
    expect(given).toMatchObject({ kind: 'whole', ended: ended.how, seed: seal.seed, result: ended.result });
    expect(verifyTranscript(game, given).problems).toEqual([]);
    expect(proofOf(given)!.ok).toBe(true);
  });

  it('was not over by the rules', () => {
    const forged = again({ ...whole, ended: 'resigned' });
    expect(verifyTranscript(game, forged).problems).toMatchObject([
      { message: 'the game was over by the rules, not given up' },
    ]);
  });
});
