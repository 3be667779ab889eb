import { ADVANTAGE_SPACES, SPACES } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import type { Naming } from '../i18n/index.ts';
import { AdvantageShield } from '../map/SpaceMark.tsx';
import { advantageOf } from '../read/faces.ts';
import type { OpenView } from '../read/seen.ts';
import { advantageState } from '../read/sentences.ts';

interface Props {
  readonly open: OpenView;
  readonly advantage: number;
  readonly naming: Naming;
}

/** An Advantage: whose it is, ready or used, what it does and which spaces it takes. */
export function AdvantageRow({ open, advantage, naming }: Props): ReactNode {
  const { game } = naming;
  const face = advantageOf(open, advantage);
  if (face === null) return null;
  const { name, hint } = game.advantages[face.id];
  return (
    <li className="is-advantage-row" data-advantage={face.id}>
      <Counter size={26}>
        <AdvantageShield face={face} />
      </Counter>
      <span>
        <b>{name}</b> <em>{advantageState(naming, face)}</em>
        <small>
          {hint} ({ADVANTAGE_SPACES[advantage].map((space) => game.spaces[SPACES[space]]).join(', ')})
        </small>
      </span>
    </li>
  );
}
