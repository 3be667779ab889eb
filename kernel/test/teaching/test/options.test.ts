import { settle } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

describe('Options', () => {
  it('are three players, an auction and four rounds if nobody says otherwise', () => {
    expect(settle(game.options, {})).toEqual({
      ok: true,
      options: { players: 3, auction: true, length: 'standard' },
    });
  });

  it('refuse a long game of four, and say why', () => {
    expect(settle(game.options, { players: 4, length: 'long' })).toEqual({
      ok: false,
      reasons: [{ why: 'pack-too-small', players: 4 }],
    });
    expect(settle(game.options, { players: 3, length: 'long' }).ok).toBe(true);
  });

  it('seat as many colours as there are players', () => {
    expect(game.seats({ players: 2, auction: true, length: 'short' })).toEqual([{ plays: 'red' }, { plays: 'blue' }]);
  });
});
