import { expect, it } from 'vitest';
import { withoutAnnouncements } from '../../src/shell/parts/without-announcements.ts';

it('says once what one choice announces and the next repeats', () => {
  expect(withoutAnnouncements(['attack', 'attack Russia in India', 'no help'])).toBe('attack Russia in India, no help');
  expect(withoutAnnouncements(['Attacca', 'attacca la Russia in India'])).toBe('attacca la Russia in India');
  expect(withoutAnnouncements(['attack', 'attacker wins'])).toBe('attack, attacker wins');
  expect(withoutAnnouncements(['pass'])).toBe('pass');
});
