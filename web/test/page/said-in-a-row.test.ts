import { expect, it } from 'vitest';
import { saidInARow } from '../../src/shell/parts/said-in-a-row.ts';

it('says once what one choice announces and the next repeats', () => {
  expect(saidInARow(['attack', 'attack Russia in India', 'no help'])).toBe('attack Russia in India, no help');
  expect(saidInARow(['Attacca', 'attacca la Russia in India'])).toBe('attacca la Russia in India');
  expect(saidInARow(['attack', 'attacker wins'])).toBe('attack, attacker wins');
  expect(saidInARow(['pass'])).toBe('pass');
});
