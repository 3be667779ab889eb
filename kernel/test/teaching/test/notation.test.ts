import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { game } from '../src/index.ts';

const choices: Choice[] = [
  { t: 'bid', gold: 12 },
  { t: 'pass' },
  { t: 'stash', card: 'drum-1' },
  { t: 'attack', from: 'hill', to: 'ford' },
  { t: 'spy', seat: 0 },
  { t: 'help', side: 'defender' },
];

describe('Notation', () => {
  it('writes choices as words and reads them back', () => {
    expect(choices.map(game.notation.format)).toEqual([
      'bid 12',
      'pass',
      'stash drum-1',
      'attack hill ford',
      'spy 0',
      'help defender',
    ]);
    for (const choice of choices) expect(game.notation.parse(game.notation.format(choice))).toEqual(choice);
  });

  it('reads nothing into anything else', () => {
    for (const text of ['', 'constructor', 'bid', 'bid x', 'bid -1', 'bid 1 2', 'attack hill moon', 'stash drum-9'])
      expect(game.notation.parse(text)).toBeNull();
  });
});
