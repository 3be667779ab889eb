import type { PowerId } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { PowerDisc } from '../panels/faces.tsx';

interface Props {
  readonly label: string;
  readonly powers: readonly PowerId[];
  readonly picked: PowerId | null;
  readonly naming: Naming;
  onPick(power: PowerId | null): void;
}

/** Powers as discs, one of which may be picked. */
export const Powers = ({ label, powers, picked, naming, onPick }: Props): ReactNode => (
  <fieldset className="syww-deal-powers">
    <legend>{label}</legend>
    <div className="syww-chips">
      {powers.map((power) => (
        <button
          key={power}
          type="button"
          data-power={power}
          aria-pressed={picked === power}
          onClick={() => onPick(picked === power ? null : power)}
        >
          <PowerDisc nation={power} size={22} /> {naming.game.inShort[power]}
        </button>
      ))}
    </div>
  </fieldset>
);
