import type { Naming } from '../i18n/index.ts';
import { oddsNow } from './battle/odds.ts';
import type { OpenView, OwnAsk } from './seen.ts';

/** The questions of a combat: at which odds it is fought. */
const COMBAT: readonly string[] = ['attack.array', 'attack.table', 'attack.shield', 'attack.honorsOfWar'];

/** Under a question: in a combat at which odds it is fought, and why the answer matters. */
export function asideOf(ask: OwnAsk, open: OpenView, { own }: Naming): string | null {
  const now = COMBAT.includes(ask.key) ? oddsNow(open) : null;
  const parts = [now === null ? '' : own.oddsAre(now.odds.replace(':', ' : ')), own.why[ask.key] ?? ''].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' ');
}
