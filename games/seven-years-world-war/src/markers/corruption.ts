import type { Option } from '@cabinet-wars/kernel';
import { gain } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { MarkerEffect } from './effects.ts';
import { roll, rolling } from './roll.ts';

/** 29.7. A die of treasury points lost by another player, chosen once it is thrown. */
export const corruption = procedure<MarkerEffect>('corruption')({
  throw: (_g, f, x) => x.call(roll, rolling(f.seat, 'corruption')),
  whose: {
    who: (_g, f) => f.seat,
    options: (g, f) => {
      const others: Option<Choice>[] = [];
      for (let seat = 0; seat < g.hands.length; seat++) if (seat !== f.seat) others.push({ t: 'player', seat });
      return others;
    },
    choose: (g, f, choice, x) => {
      if (choice.t !== 'player') return;
      x.log?.({ t: 'corruption', seat: f.seat, against: choice.seat, points: g.die });
      gain(g, choice.seat, -g.die, 'corruption', x);
    },
  },
});
