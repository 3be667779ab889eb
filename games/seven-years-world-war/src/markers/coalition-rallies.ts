import { gain } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import type { TwoDiceEffect } from './effects.ts';
import { roll, rolling } from './roll.ts';

/** 29.7. Two dice in treasury points, for anybody but the player with the initiative. */
export const coalitionRallies = procedure<TwoDiceEffect>('coalition-rallies')({
  throw: (_g, f, x) => x.call(roll, rolling(f.seat, 'coalition-rallies')),
  throwAgain: (g, f, x) => {
    f.first = g.die;
    x.call(roll, rolling(f.seat, 'coalition-rallies'));
  },
  receive: (g, f, x) => gain(g, f.seat, f.first + g.die, 'coalition-rallies', x),
});
