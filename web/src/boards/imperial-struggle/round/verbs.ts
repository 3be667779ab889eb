import { SPACE } from '@cabinet-wars/imperial-struggle/data';
import type { OpenPurchase } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Naming } from '../i18n/index.ts';
import type { OpenView } from '../read/seen.ts';

/** What a purchase does, as the word on a button. */
export function verbOf({ purchase }: OpenPurchase, open: OpenView, { own, game }: Naming): string {
  switch (purchase.t) {
    case 'shift':
      return open.flags[SPACE[purchase.space]] < 0 ? own.verbs.flag : own.verbs.unflag;
    case 'deploy':
      return own.sendFrom(purchase.from === 'navy-box' ? game.navyBox : game.spaces[purchase.from]);
    case 'build-squadron':
      return purchase.by === 'usual' ? own.verbs['build-squadron'] : own.squadronBy(game.squadronPrices[purchase.by]);
    case 'exchange':
      return own.exchangeFor(game.points[purchase.points].name);
    default:
      return own.verbs[purchase.t];
  }
}
