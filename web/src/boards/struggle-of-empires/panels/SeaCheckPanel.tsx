import './battle.css';
import type { ReactNode } from 'react';
import { Counter, Die, Piece } from '../../../counters/index.ts';
import type { SeaCheck } from '../read/sea-check-of.ts';
import { type Naming, placeName } from '../read/sentences.ts';
import { onMap } from '../read/turn-of.ts';

/** A unit on the distant sea, the dice, and what they say. */
export function SeaCheckPanel({
  check,
  naming,
  rolling = false,
}: {
  check: SeaCheck;
  naming: Naming;
  rolling?: boolean;
}): ReactNode {
  const { own } = naming;
  const { power, unit, from, to, dice, bonus, roll } = check;
  return (
    <section className="soe-battle soe-sea-check" aria-label={own.voyage} data-rolling={rolling || undefined}>
      <p className="label">{own.voyage}</p>
      <h3>
        <Counter size={30}>
          <Piece kind={unit} power={power} />
        </Counter>
        {placeName(naming, onMap(from, power))} – {placeName(naming, onMap(to, power))}
      </h3>
      <p className="soe-dice" role="img" aria-label={dice.join(', ')}>
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first die and the second
          <Counter key={i} size={42}>
            <Die value={value} power={power} />
          </Counter>
        ))}
        {bonus > 0 && <span className="soe-bonus">+{bonus}</span>}
        <strong data-roll={roll}>{own.seaRoll[roll]}</strong>
      </p>
    </section>
  );
}
