import './place.css';
import { choiceIn } from '@cabinet-wars/kernel';
import { isRegionId, powerOf, regionOf } from '@cabinet-wars/struggle-of-empires/data';
import { at } from '@cabinet-wars/struggle-of-empires/view';
import type { ReactNode } from 'react';
import { Counter, Piece } from '../../../counters/index.ts';
import { keyOfOption } from '../../../option-key.ts';
import { namingOf } from '../parts/use-naming.ts';
import { usePalette } from '../parts/use-palette.ts';
import { choicesOf } from '../read/palette.ts';
import { type BoardProps, type GameChoice, type GameOption, powerIn } from '../read/seen.ts';
import { placeName } from '../read/sentences.ts';
import { onMap } from '../read/turn-of.ts';
import { regionWorth } from './region-score.ts';

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
            <PlaceRow
              props={props}
              option={option}
              name={nameOf(ask.options[option])}
              worth={worthOf(ask.options[option])}
            />
          </li>
        ))}
      </ol>
    </>
  );

  function nameOf(choice: GameOption): string {
    return choice.t === 'place' ? placeName(naming, onMap(choice.place, me)) : '';
  }

  /** Where one has a marker: what it can bring. */
  function worthOf(choice: GameOption): string | null {
    if (choice.t !== 'place' || typeof choice.place !== 'string' || !isRegionId(choice.place)) return null;
    const held = props.view.open.tokens[at(powerOf(me), regionOf(choice.place))];
    return held > 0 ? naming.own.markerWorth(regionWorth(props.view.open, choice.place, null).places[0].vp) : null;
  }
}

interface PlaceRowProps {
  readonly props: BoardProps;
  readonly option: number;
  readonly name: string;
  readonly worth: string | null;
}

function PlaceRow({ props, option, name, worth }: PlaceRowProps): ReactNode {
  const { ask, texts, telling, highlighted, pick } = props;
  const choice = ask === null ? null : choiceIn<GameChoice>(ask.options[option]);
  if (choice === null) return null;
  return (
    <button
      type="button"
      className={`choice${highlighted === option ? ' lit' : ''}`}
      aria-keyshortcuts={keyOfOption(option) ?? undefined}
      onClick={() => pick(choice)}
    >
      <span className="choice-number">{keyOfOption(option)}</span>
      <span className="choice-text">
        <span className="visually-hidden">{texts.choice(choice, telling)}: </span>
        {name}
        {worth !== null && <em className="soe-place-worth">{worth}</em>}
      </span>
    </button>
  );
}
