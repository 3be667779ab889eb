import './log-line.css';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../counters/index.ts';
import { Named } from '../kit/Named.tsx';
import { glossary } from './i18n/glossary.ts';
import { boardTexts, regionNames } from './i18n/index.ts';
import { type Rolled, regionsIn, rollsIn } from './read/log-line.ts';
import type { LineProps } from './read/seen.ts';

/** A line of the log: places stand out, and dice are dice. */
export function LogLine({ event, text, language, earlier }: LineProps): ReactNode {
  const rolls = rollsIn(event, earlier());
  if (event.t === 'combat-rolled')
    return (
      <>
        <span className="visually-hidden">{text}</span>
        <span aria-hidden="true">
          <Dice rolls={rolls} />
          {boardTexts(language).to(event.attackTotal, event.defenceTotal)}
        </span>
      </>
    );
  const names = regionsIn(event).map((region) => regionNames(language)[region]);
  return (
    <>
      <Named text={text} names={names} terms={glossary(language)} />
      {rolls.length > 0 && <Dice rolls={rolls} />}
    </>
  );
}

const Dice = ({ rolls }: { rolls: readonly Rolled[] }): ReactNode => (
  <span className="soe-log-dice" aria-hidden="true">
    {rolls.map(({ dice, power }, side) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one side, then the other
      <span key={side}>
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first die, then the second
          <Counter key={i} size={19}>
            <Die value={value} {...(power === null ? {} : { power })} />
          </Counter>
        ))}
      </span>
    ))}
  </span>
);
