import type { CombatKind, Strength } from '@cabinet-wars/struggle-of-empires/view';
import type { BoardTexts } from '../i18n/index.ts';

/** The parts of a strength that count, each with its words. */
export function partsOf(own: BoardTexts, strength: Strength, combat: CombatKind): [string, number][] {
  const { units, forts, helpers, training, alliances, support, fixed } = strength;
  const parts: [string, number][] = [
    [own.parts.fixed, fixed],
    [own.parts.units(units, combat === 'naval' ? 'navy' : 'army'), units],
    [own.parts.forts, forts],
    [own.parts.helpers, helpers],
    [combat === 'naval' ? own.parts.navalTraining : own.parts.armyTraining, training],
    [own.parts.alliances, alliances],
    [own.parts.support, support],
  ];
  return parts.filter(([, n]) => n !== 0);
}

/** `2 armies, Army Training +1, the sea +1`. */
export const strengthText = (own: BoardTexts, strength: Strength, combat: CombatKind): string =>
  partsOf(own, strength, combat)
    .map(([name, n]) =>
      n === strength.units && name === own.parts.units(n, combat === 'naval' ? 'navy' : 'army')
        ? name
        : `${name} +${n}`,
    )
    .join(', ');
