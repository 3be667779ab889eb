import type { ReactNode } from 'react';
import type { OpenView, PowerId } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { type Meaning, meaningOf, type Threat } from './threat.ts';

interface Props {
  readonly open: OpenView;
  readonly me: PowerId | null;
  readonly pair: { readonly a: PowerId | null; readonly b: PowerId | null };
  readonly naming: Naming;
}

/** What a proposal means for me, in at most three lines: who could not attack me, who could, and when I play. */
export function MeaningLines({ open, me, pair, naming }: Props): ReactNode {
  const { own } = naming;
  if (me === null || (pair.a === null && pair.b === null)) return null;
  const meaning = meaningOf(open, me, pair);
  if (meaning === null) return <p className="hint">{own.notPlacedYet}</p>;
  return (
    <ul className="soe-meaning">
      {linesOf(meaning, naming).map(({ isGood, text }) => (
        <li key={text} data-good={isGood || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

export function linesOf({ safe, threats, place }: Meaning, naming: Naming): { isGood: boolean; text: string }[] {
  const { own, game } = naming;
  const where = ({ regions }: Threat) =>
    regions.map(({ region, units }) => own.unitsIn(units, game.places[region])).join(', ');
  const worst = [...threats].sort((a, b) => b.atRisk - a.atRisk);
  return [
    ...safe.slice(0, 1).map((each) => ({
      isGood: true,
      text:
        each.regions.length === 0
          ? own.couldNotAttack(game.powers[each.power])
          : own.couldNotAttackBeside(game.powers[each.power], where(each)),
    })),
    ...worst.slice(0, 1).map((each) => ({
      isGood: false,
      text:
        each.regions.length === 0
          ? own.couldAttackNothing(game.powers[each.power])
          : own.couldAttack(game.powers[each.power], where(each), each.atRisk, each.ofAll),
    })),
    ...(place === null ? [] : [{ isGood: true, text: own.youWouldPlay(own.ordinals[place - 1] ?? String(place)) }]),
  ].slice(0, 3);
}
