import './place.css';
import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { Counter, Piece } from '../../../counters/index.ts';
import { keyOfOption } from '../../../option-key.ts';
import { namingOf } from '../parts/use-naming.ts';
import { usePalette } from '../parts/use-palette.ts';
import { choicesOf } from '../read/palette.ts';
import { type BoardProps, type GameChoice, type GameOption, powerIn } from '../read/seen.ts';
import { placeName } from '../read/sentences.ts';
import { onMap } from '../read/turn-of.ts';

/** Units to be placed at the set-up: take one up, then point at a place, here or on the map. */
export function PlacePanel(props: BoardProps): ReactNode {
  const { ask } = props;
  const { kinds, hand, take } = usePalette(ask);
  if (ask === null || hand === null) return null;
  const naming = namingOf(props);
  const me = powerIn(props.view.open, ask.seat);
  return (
    <>
      {kinds.length > 1 && (
        <fieldset className="soe-palette" aria-label={naming.own.inHand}>
          {kinds.map((kind) => (
            <button key={kind} type="button" aria-pressed={kind === hand} onClick={() => take(kind)}>
              <Counter size={44}>
                <Piece kind={kind} power={me} />
              </Counter>
              {naming.game.units[kind].one}
            </button>
          ))}
        </fieldset>
      )}
      <ol className="choices soe-places" aria-label={naming.own.inHand}>
        {choicesOf(ask, hand).map((option) => (
          <li
            key={option}
            data-option={option}
            onPointerEnter={() => props.hover(option)}
            onPointerLeave={() => props.hover(null)}
            onFocus={() => props.hover(option)}
            onBlur={() => props.hover(null)}
          >
            <PlaceRow props={props} option={option} name={nameOf(ask.options[option])} />
          </li>
        ))}
      </ol>
    </>
  );

  function nameOf(choice: GameOption): string {
    return choice.t === 'place' ? placeName(naming, onMap(choice.place, me)) : '';
  }
}

function PlaceRow({ props, option, name }: { props: BoardProps; option: number; name: string }): ReactNode {
  const { ask, texts, telling, highlighted, pick } = props;
  const choice = ask === null ? null : choiceIn<GameChoice>(ask.options[option]);
  if (choice === null) return null;
  return (
    <button
      type="button"
      className={`choice${highlighted === option ? ' lit' : ''}`}
      aria-label={texts.choice(choice, telling)}
      aria-keyshortcuts={keyOfOption(option) ?? undefined}
      onClick={() => pick(choice)}
    >
      <span className="choice-number">{keyOfOption(option)}</span>
      <span className="choice-text">{name}</span>
    </button>
  );
}
