import './battle.css';
import type { ReactNode } from 'react';
import { Counter, Die, Piece } from '../../../counters/index.ts';
import { type Naming, placeName } from '../read/sentences.ts';
import { onMap } from '../read/turn-of.ts';
import type { SeaCheck } from './sea-check-of.ts';

const FACES: Readonly<Record<SeaCheck['roll'], string>> = {
  arrives: 'M-1 -7V4M-1 -7C5 -5 6 -1 6 3H-1M-7 5H7L5 8H-5z',
  stays: 'M6 5A7 7 0 1 0 -5 3M-5 3L-8 -2M-5 3L0 0',
  lost: 'M-6 -6 6 6M6 -6-6 6',
};

/** The deluxe edition's die of the sea: a sail, a turning back, a cross. */
const SeaDie = ({ roll }: { roll: SeaCheck['roll'] }): ReactNode => (
  <g className="cw-die soe-sea-die">
    <rect className="cw-body" x="-11" y="-11" width="22" height="22" rx="4.4" />
    <path d={FACES[roll]} />
  </g>
);

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
      <p className="soe-dice" role="img" aria-label={[...dice, own.seaRoll[roll]].join(', ')}>
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first die and the second
          <Counter key={i} size={42}>
            <Die value={value} power={power} />
          </Counter>
        ))}
        {dice.length === 0 && (
          <Counter size={42}>
            <SeaDie roll={roll} />
          </Counter>
        )}
        {bonus > 0 && <span className="soe-bonus">+{bonus}</span>}
        <strong data-roll={roll}>{own.seaRoll[roll]}</strong>
      </p>
    </section>
  );
}
