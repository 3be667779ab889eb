import { SQUARES, type SquareId, tablesOf, UNITS } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { Counter } from '../../counters/index.ts';
import { HoverCard } from '../kit/over/HoverCard.tsx';
import { useResting } from '../kit/over/use-resting.ts';
import type { Naming } from './i18n/index.ts';
import { Unit } from './map/layers/Unit.tsx';
import { popoverAtThing } from './map/popover.ts';
import { strengthAt } from './read/battle/strength.ts';
import type { Standing } from './read/map/stacks.ts';
import type { Thing } from './read/map/things.ts';
import { groundText, nationName, type Scene, squareName } from './read/sentences.ts';

interface Props {
  readonly thing: Thing | null;
  /** What is looked at on purpose. */
  readonly held: Thing | null;
  readonly scene: Scene;
  readonly naming: Naming;
}

const squareOf = (thing: Thing | null): SquareId | null =>
  thing === null || thing.t === 'route' ? null : thing.square;

/** What lies under the pointer, once it rests there, or is pressed for long. */
export function Card({ thing, held, scene, naming }: Props): ReactNode {
  const rested = useResting(squareOf(thing));
  const shown = squareOf(held) ?? rested;
  return shown === null ? null : <SquareCard key={shown} square={shown} scene={scene} naming={naming} />;
}

function SquareCard({ square, scene, naming }: { square: SquareId; scene: Scene; naming: Naming }): ReactNode {
  const stack = scene.stacks[square];
  const units = stack?.units ?? [];
  const printed = scene.printed[SQUARES.indexOf(square)];
  return (
    <HoverCard className="syww-card" anchor={popoverAtThing({ t: 'square', square })} about={square}>
      <h3>{squareName(naming, square)}</h3>
      <p>{groundText(naming, scene.open, printed)}</p>
      {printed.port && <p>{naming.own.portHint}</p>}
      {stack?.strength != null && <p>{naming.own.stackStrength(strengthAt(scene.open, square))}</p>}
      {units.length > 0 && (
        <table>
          <tbody>
            {units.map((unit) => (
              <UnitRow key={unit.name} unit={unit} scene={scene} naming={naming} />
            ))}
          </tbody>
        </table>
      )}
      <p>{naming.game.terrains[printed.terrain].hint}</p>
    </HoverCard>
  );
}

function UnitRow({ unit, scene, naming }: { unit: Standing; scene: Scene; naming: Naming }): ReactNode {
  const face = UNITS.findIndex(
    (id) => id === unit.kind || id === `${unit.kind}-${unit.veteran ? 'veteran' : 'recruit'}`,
  );
  const { strength } = tablesOf(scene.open);
  return (
    <tr>
      <td>
        <Counter size={24}>
          <Unit {...unit} />
        </Counter>
      </td>
      <th scope="row">{nationName(naming, unit.nation)}</th>
      <td>{naming.game.units[UNITS[face]]}</td>
      <td className="syww-figure">{strength[face] * unit.count}</td>
    </tr>
  );
}
