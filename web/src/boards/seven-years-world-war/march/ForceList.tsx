import { choiceIn } from '@cabinet-wars/kernel';
import type { SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useMemo, useState } from 'react';
import { Counter } from '../../../counters/index.ts';
import { meant } from '../../kit/rail/meant.ts';
import type { Naming } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { type StackStrength, strengthAt, strengthTag } from '../read/battle/strength.ts';
import { type Stack, stackAt } from '../read/map/stacks.ts';
import type { BoardProps, GameChoice, OpenView, OwnAsk } from '../read/seen.ts';
import { squareName, unitsText } from '../read/sentences.ts';
import { kindsAt, presetsOf, type Setting } from './force.ts';
import { marching, NOTHING_TAKEN } from './marching.ts';
import { taughtCounts } from './taught-march.ts';

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
}

interface Row {
  readonly how: Setting;
  readonly square: SquareId;
  readonly option: number;
  readonly stack: Stack;
  readonly strength: StackStrength;
}

function rowsOf(ask: OwnAsk | null, open: OpenView): Row[] {
  return (ask?.options ?? []).flatMap((each, option) => {
    const choice = choiceIn<GameChoice>(each);
    if (choice === null || !isSetting(choice.t) || !('square' in choice)) return [];
    const { t: how, square } = choice;
    const stack = stackAt(open, square);
    return stack === null ? [] : [{ how, square, option, stack, strength: strengthAt(open, square) }];
  });
}

const isSetting = (t: string): t is Setting => t === 'move' || t === 'march' || t === 'minor-move';

/** The forces that may set out, the strongest first; minor ones only when one asks for them. */
export function ForceList({ props, naming }: Props): ReactNode {
  const { ask, view } = props;
  const [showsMinor, setShowsMinor] = useState(false);
  const rows = useMemo(() => rowsOf(ask, view.open), [ask, view.open]);
  const own = rows.filter(({ how }) => how !== 'minor-move').sort((a, b) => b.strength.attack - a.strength.attack);
  const minor = rows.filter(({ how }) => how === 'minor-move');
  const texts = naming.own.march;
  return (
    <>
      <ul className="syww-forces" aria-label={texts.forces}>
        {own.map((row) => (
          <ForceRow key={`${row.how} ${row.square}`} row={row} props={props} naming={naming} />
        ))}
      </ul>
      {minor.length > 0 && (
        <button type="button" className="link" aria-expanded={showsMinor} onClick={() => setShowsMinor(!showsMinor)}>
          {texts.minorForces(minor.length)}
        </button>
      )}
      {showsMinor && (
        <>
          <p className="note">{texts.minorHint}</p>
          <ul className="syww-forces">
            {minor.map((row) => (
              <ForceRow key={`minor ${row.square}`} row={row} props={props} naming={naming} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function ForceRow({ row, props, naming }: Props & { readonly row: Row }): ReactNode {
  const { how, square, option, stack, strength } = row;
  const { view, ask, hover } = props;
  const take = () => {
    if (ask === null) return;
    const [preset] = presetsOf(kindsAt(view.open, ask.seat, { how, from: square }));
    const counts = taughtCounts(props, how, square) ?? preset.counts;
    marching.set({ ...NOTHING_TAKEN, taken: { askId: ask.askId, how, from: square, counts } });
  };
  return (
    <li onPointerEnter={() => hover(option)} onPointerLeave={() => hover(null)}>
      <button
        type="button"
        className="syww-force-row"
        data-force={square}
        data-how={how}
        {...meant(props.taught, [{ t: how, square }])}
        onClick={take}
      >
        <Counter size={32}>
          <Unit {...stack.units[0]} count={1} />
        </Counter>
        <span>
          <strong>{squareName(naming, square)}</strong>
          <em>{how === 'march' ? naming.own.march.byForcedMarch : unitsText(naming, stack)}</em>
        </span>
        <b aria-hidden="true" data-term="stack-strength">
          {strengthTag(strength).replace('|', ' | ')}
        </b>
        <span className="visually-hidden">{naming.own.march.attackDefence(strength.attack, strength.defence)}</span>
      </button>
    </li>
  );
}
