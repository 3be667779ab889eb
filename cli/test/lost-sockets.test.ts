import { expect, it } from 'vitest';
import { LostSockets } from '../src/soak/crash/lost-sockets.ts';

const away = { code: 4014, why: 'database-away', wasWelcome: true };
const refused = { code: 1006, why: '', wasWelcome: false };

it('a socket is only lost without excuse while nothing is wrong, and is told with what befell the servers before', () => {
  let now = 0;
  const lost = new LostSockets(() => now);
  lost.begins('pause');
  lost.note('t1', 0, away);
  now = 1000;
  lost.isOver();
  now = 1800;
  lost.note('t1', 1, away);
  now = 1500;
  lost.note('t1', 0, refused);
  expect([lost.count, lost.problems()]).toEqual([0, []]);
  expect(lost.latest()).toEqual(['4014 (database-away), 800 ms after pause']);
  now = 4000;
  lost.isWell(true);
  lost.note('t2', 1, refused);
  expect(lost.count).toBe(1);
  expect(lost.problems()).toEqual([
    "t2: seat 1's socket was lost while nothing was wrong: 1006 (without a word), not welcome yet, 3000 ms after pause",
  ]);
  lost.isWell(false);
  lost.note('t2', 0, away);
  expect(lost.count).toBe(1);
});

it('what is lost before anything befalls anybody has no excuse', () => {
  const lost = new LostSockets();
  lost.note('t1', 0, away);
  expect(lost.problems()).toEqual([
    "t1: seat 0's socket was lost while nothing was wrong: 4014 (database-away), before any fault",
  ]);
});
