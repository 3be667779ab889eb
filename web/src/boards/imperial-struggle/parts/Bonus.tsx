import { EVENT, type EventId } from '@cabinet-wars/imperial-struggle/data';
import { bonusNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useMemo } from 'react';
import type { Naming } from '../i18n/index.ts';
import { bonusText } from '../read/bonus-text.ts';
import type { GameView } from '../read/seen.ts';

/** What a card's bonus asks for, and whether that holds for whoever looks. */
export function Bonus({ view, event, naming }: { view: GameView; event: EventId; naming: Naming }): ReactNode {
  const bonus = useMemo(() => bonusNow(view, EVENT[event]), [view, event]);
  if (bonus === null) return null;
  const { condition, state, isMet } = bonusText(bonus, naming);
  return (
    <p className="is-hand-bonus">
      {naming.own.bonus} {condition}, <b data-met={isMet || undefined}>{state}</b>
    </p>
  );
}
