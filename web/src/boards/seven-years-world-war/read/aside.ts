import type { OwnAsk } from '@cabinet-wars/kernel';
import type { Move } from '@cabinet-wars/seven-years-world-war/steps/move';
import type { Naming } from '../i18n/index.ts';
import { oddsNow } from './odds.ts';
import { frameOf, type OpenView } from './seen.ts';

type Say = (naming: Naming, open: OpenView, seat: number) => string | null;

const purse: Say = ({ own, game }, open, seat) => own.youHave(game.points(open.treasury[seat]));
const odds: Say = ({ own }, open) => {
  const now = oddsNow(open);
  return now === null ? null : own.oddsAre(now.odds.replace(':', ' : '));
};

/** What each question is about to cost, and what one has for it. */
const ASIDES: Readonly<Record<string, Say>> = {
  'taxation.hub': purse,
  'recruiting.hub': purse,
  'recruiting.place': purse,
  'training.hub': purse,
  'training.trainee': purse,
  'provisioning.where': purse,
  'provisioning.which': purse,
  'move.march': ({ own }, open) => own.pointsLeft(frameOf<Move>(open, 'move')?.left ?? 0),
  'attack.array': odds,
  'attack.table': odds,
  'attack.shield': odds,
  'attack.honorsOfWar': odds,
};

export const asideOf = (ask: OwnAsk, open: OpenView, naming: Naming): string | null =>
  ASIDES[ask.key]?.(naming, open, ask.seat) ?? null;
