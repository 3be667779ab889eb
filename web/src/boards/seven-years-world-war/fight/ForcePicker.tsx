import type { Piece } from '@cabinet-wars/seven-years-world-war/view';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import type { Naming } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { moverOf, unitWords } from '../read/motion.ts';
import type { OpenView } from '../read/seen.ts';
import { Stepper } from '../shop/Stepper.tsx';
import { aiming, ranksOf } from './aim.ts';

interface Props {
  readonly open: OpenView;
  readonly naming: Naming;
  /** All that could attack, and those of them that will. */
  readonly all: readonly Piece[];
  readonly force: readonly Piece[];
}

/** How many of each kind attack. */
export function ForcePicker({ open, naming, all, force }: Props): ReactNode {
  const { own } = naming;
  const ranks = ranksOf(open, all);
  const counted = (name: string) => force.filter((piece) => ranksOf(open, [piece])[0].name === name).length;
  const set = (name: string, n: number) =>
    aiming.set({ counts: { ...Object.fromEntries(ranks.map((rank) => [rank.name, counted(rank.name)])), [name]: n } });
  return (
    <ul className="syww-kinds">
      {ranks.map(({ name, pieces }) => (
        <li key={name}>
          <Counter size={28}>
            <Unit {...moverOf(name)} />
          </Counter>
          <span>
            <strong>{unitWords(naming, name)}</strong>
          </span>
          <Stepper
            name={own.march.ofAll(counted(name), pieces.length)}
            value={counted(name)}
            of={pieces.length}
            texts={own}
            mayAdd={counted(name) < pieces.length}
            why={undefined}
            onAdd={() => set(name, counted(name) + 1)}
            onTakeOff={() => set(name, counted(name) - 1)}
          />
        </li>
      ))}
    </ul>
  );
}
