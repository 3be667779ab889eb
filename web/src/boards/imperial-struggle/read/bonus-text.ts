import type { BonusNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Naming } from '../i18n/index.ts';

/** What a card's bonus asks for, and whether that holds. */
export function bonusText(
  { condition, met, ifRevealed }: BonusNow,
  { own, game }: Naming,
): { readonly condition: string; readonly state: string; readonly isMet: boolean } {
  const state = met ? own.met : ifRevealed === null ? own.notMet : own.metIf(game.ministries[ifRevealed].name);
  return { condition: asked(), state, isMet: met || ifRevealed !== null };

  function asked(): string {
    switch (condition.by) {
      case 'keyword':
        return game.keywords[condition.keyword];
      case 'available-debt':
        return own.debtLead(condition.lead);
      case 'bonus-tiles':
        return own.moreBonusTiles;
      case 'prestige':
        return own.morePrestigeIn(condition.countries.map((id) => game.countries[id]));
      case 'advantage':
        return game.advantages[condition.advantage].name;
    }
  }
}
