import { expect, it } from 'vitest';
import { afterClosing, closeCode, isClosing } from '../src/close-codes.ts';
import { mayWhisper } from '../src/whisper.ts';

it('a client stops where the server would say the same again', () => {
  for (const why of ['not-signed-in', 'not-allowed', 'no-such-table', 'malformed', 'table-halted'] as const)
    expect(afterClosing(closeCode(why)), why).toBe('stop');
});

it('a client comes back where it may go on, and after a network that is gone', () => {
  for (const why of ['too-many-requests', 'database-away', 'shutting-down', 'too-slow', 'fault'] as const)
    expect(afterClosing(closeCode(why)), why).toBe('retry');
  expect(afterClosing(1006)).toBe('retry');
});

it('a client who is now somebody else is told the story from its beginning', () => {
  expect(afterClosing(closeCode('come-again'))).toBe('restart');
});

it('knows its own reasons and no others', () => {
  expect(isClosing('come-again')).toBe(true);
  expect(isClosing('toString')).toBe(false);
});

it('three or more whisper in a game of deals; two never, and nobody in a game without', () => {
  const game = (kinds: number) => ({ deals: { kinds: Array(kinds) } });
  expect(mayWhisper(game(1), 3)).toBe(true);
  expect(mayWhisper(game(1), 2)).toBe(false);
  expect(mayWhisper(game(0), 3)).toBe(false);
});
