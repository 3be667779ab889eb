import type { Naming } from '../i18n/index.ts';
import { oddsNow } from './odds.ts';
import type { OpenView, OwnAsk } from './seen.ts';

/** The questions of a combat: at which odds it is fought. */
const COMBAT: readonly string[] = ['attack.array', 'attack.table', 'attack.shield', 'attack.honorsOfWar'];

export function asideOf(ask: OwnAsk, open: OpenView, { own }: Naming): string | null {
  if (!COMBAT.includes(ask.key)) return null;
  const now = oddsNow(open);
  return now === null ? null : own.oddsAre(now.odds.replace(':', ' : '));
}
