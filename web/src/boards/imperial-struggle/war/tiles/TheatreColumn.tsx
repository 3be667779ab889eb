import { tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { choiceIn, fits } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { meant } from '../../../kit/rail/meant.ts';
import type { Naming } from '../../i18n/index.ts';
import type { BoardProps, GameChoice, OpenView, SideId } from '../../read/seen.ts';
import type { TheatreNow } from '../../read/theatre.ts';
import { desk } from '../../state/desk.ts';
import { TheatreFacts } from './TheatreFacts.tsx';
import { signed } from './WarTile.tsx';

interface Props {
  readonly props: BoardProps;
  readonly theatre: TheatreNow;
  readonly naming: Naming;
  readonly side: SideId;
  readonly number: number;
  /** What a tile placed here would add. */
  readonly gain: number;
}

/** A theatre of the War to come as a column: what counts, what is seen, which tiles lie there, and what one knows. */
export function TheatreColumn({ props, theatre, naming, side, number, gain }: Props): ReactNode {
  const { game } = naming;
  const { open } = props.view;
  const choices = choicesIn(props, theatre);
  const isPlaced = choices.some(({ t }) => t === 'place-tile');
  return (
    <li
      data-theatre={theatre.id}
      data-picked={choices.some((choice) => props.picked !== null && fits(choice, props.picked)) || undefined}
      onPointerEnter={() => desk.set({ front: theatre.id })}
      onFocus={() => desk.set({ front: theatre.id })}
    >
      <h3>
        {number}. {game.theatres[theatre.id]}
      </h3>
      <TheatreFacts {...{ props, theatre, naming, side }} gain={isPlaced ? gain : 0} />
      {choices.map((choice) => (
        <button
          key={JSON.stringify(choice)}
          type="button"
          className="button"
          {...meant(props.taught, [choice])}
          onClick={() => props.pick(choice)}
        >
          {labelOf(choice, open, naming)}
        </button>
      ))}
    </li>
  );
}

const choicesIn = ({ ask }: BoardProps, { id }: TheatreNow): GameChoice[] =>
  (ask?.options ?? []).flatMap((option) => {
    const choice = choiceIn<GameChoice>(option);
    return choice !== null && 'theatre' in choice && choice.theatre === id && choice.t !== 'swap-tiles' ? [choice] : [];
  });

function labelOf(choice: GameChoice, open: OpenView, { own }: Naming): string {
  if (choice.t === 'move-tile') return own.moveHere(signed(tablesOf(open).bonus[choice.tile].strength));
  return choice.t === 'upgrade' ? own.upgradeHere : own.placeHere;
}
