import { describe, expect, it } from 'vitest';
import { duration, rough, shortMoment, wholeMoment } from '../src/i18n/moment.ts';
import { browserName } from '../src/online/browser-name.ts';
import { addressOf, readRoute } from '../src/routes.ts';

const at = (text: string) => new Date(text).getTime();

describe('a moment', () => {
  it('is written as the British and the Italians write it', () => {
    expect(wholeMoment(at('2026-11-05T16:20'), 'en')).toBe('5 Nov 2026, 16:20');
    expect(wholeMoment(at('2026-11-05T16:20'), 'it')).toBe('5 nov 2026, 16:20');
  });

  it('is the hour today, the day this year, and has its year before that', () => {
    const now = at('2026-11-05T18:00');
    expect(shortMoment(at('2026-11-05T16:20'), 'en', now)).toBe('16:20');
    expect(shortMoment(at('2026-11-04T16:20'), 'en', now)).toBe('4 Nov');
    expect(shortMoment(at('2025-12-31T16:20'), 'en', now)).toBe('31 Dec 2025');
  });
});

it('a clock shows seconds only when they count, and never less than none', () => {
  expect(duration(3 * 86_400_000, 'it')).toBe('3 g');
  expect(duration(90 * 60_000, 'en')).toBe('1 h 30 min');
  expect(duration(65_000, 'en')).toBe('1:05');
  expect(duration(-5, 'en')).toBe('0:00');
});

it('the time I have left is said at a glance', () => {
  expect(rough(50 * 3_600_000, 'it')).toBe('2 g');
  expect(rough(47.5 * 3_600_000, 'en')).toBe('47 h');
  expect(rough(59.9 * 60_000, 'en')).toBe('59 min');
  expect(rough(-5, 'en')).toBe('0 min');
});

it('whoever signs in goes on to where they were, and nowhere else', () => {
  const address = addressOf({ page: 'sign-in', onward: '#/join/abc' });
  expect(readRoute(address)).toEqual({ page: 'sign-in', onward: '#/join/abc' });
  expect(readRoute('#/sign-in/https%3A%2F%2Felsewhere.example')).toEqual({ page: 'sign-in' });
});

it('a browser is called what people call it', () => {
  expect(
    browserName('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'),
  ).toBe('Chrome, Linux');
  expect(browserName('my-bot 1.0')).toBe('my-bot 1.0');
});
