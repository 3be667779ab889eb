import { DONE, drawFrom } from '@cabinet-wars/kernel';
import { endIfConquered } from '../ending.ts';
import { REWARD_OF_HELP } from '../money.ts';
import { procedure } from '../state.ts';
import { battle } from './battle.ts';

export interface Spoils {
  won: boolean;
}

/** Rule 5.6–5.8. The winner's helpers are paid; the attacker moves in and draws a marker, or loses a soldier. */
export const spoils = procedure<Spoils>('spoils')({
  reward: (g, f, x) => {
    const { attackHelpers, defenceHelpers } = battle.within(g);
    for (const seat of f.won ? attackHelpers : defenceHelpers) {
      g.gold[seat] += REWARD_OF_HELP;
      x.log?.({ t: 'rewarded', seat, gold: REWARD_OF_HELP });
    }
  },

  province: (g, f, x) => {
    const { attacker, from, to } = battle.within(g);
    if (!f.won) {
      g.soldiers[from]--;
      x.log?.({ t: 'repelled', seat: attacker, province: to });
      return DONE;
    }
    g.owner[to] = attacker;
    g.soldiers[to] = g.soldiers[from] - 1;
    g.soldiers[from] = 1;
    x.log?.({ t: 'conquered', seat: attacker, province: to });
  },

  marker: (g, _f, x) => {
    if (g.secret.bag.length === 0) return;
    const seat = battle.within(g).attacker;
    const marker = drawFrom(g.secret.bag, x.chance);
    g.secret.markers[seat].push(marker);
    x.log?.({ t: 'drew-marker', seat, marker });
  },

  end: (g, _f, x) => endIfConquered(g, battle.within(g).attacker, x),
});
