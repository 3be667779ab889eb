import './plays.css';
import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { taughtClass } from '../../kit/rail/comes-in.tsx';
import { namingOf } from '../i18n/index.ts';
import { Row } from '../panels/Row.tsx';
import type { BoardProps, GameChoice } from '../read/seen.ts';

interface Props {
  readonly props: BoardProps;
  /** Kinds of choice the table above stands for. */
  readonly without: readonly string[];
  /** Ends the phase, in place of `done`. */
  readonly end: ReactNode;
}

/** What the panel has no row for: markers of the hand in a line each, everything else as rows; last, how to go on. */
export function OtherChoices({ props, without, end }: Props): ReactNode {
  const entries = (props.ask?.options ?? []).flatMap((each, option) => {
    const choice = choiceIn<GameChoice>(each);
    return choice === null || without.includes(choice.t) ? [] : [{ choice, option }];
  });
  const { own } = namingOf(props.language);
  const plays = entries.filter(({ choice }) => choice.t === 'play');
  const others = entries.filter(({ choice }) => choice.t !== 'play' && choice.t !== 'done');
  const done = entries.find(({ choice }) => choice.t === 'done');
  return (
    <>
      {plays.length > 0 && (
        <section className="syww-plays" aria-label={own.fromHand}>
          <h3 className="label">{own.fromHand}</h3>
          <List entries={plays} props={props} />
        </section>
      )}
      {others.length > 0 && <List entries={others} props={props} />}
      {done !== undefined && (
        <ol className="choices syww-foot">
          <li data-option={done.option}>{end}</li>
        </ol>
      )}
    </>
  );
}

interface Entry {
  readonly choice: GameChoice;
  readonly option: number;
}

function List({ entries, props }: { readonly entries: readonly Entry[]; readonly props: BoardProps }): ReactNode {
  const { texts, telling, pick, hover, picked } = props;
  return (
    <ol className="choices">
      {entries.map(({ choice, option }) => {
        const isPicked = picked !== null && JSON.stringify(picked) === JSON.stringify(choice);
        return (
          <li key={option} data-option={option} onPointerEnter={() => hover(option)} onPointerLeave={() => hover(null)}>
            <button
              type="button"
              className={`choice${isPicked ? ' picked' : ''}${taughtClass(props.taught, choice)}`}
              onClick={() => pick(choice)}
            >
              {choice.t === 'play' ? (
                <Play marker={choice.marker} props={props} />
              ) : (
                <>
                  <span className="choice-number" />
                  <Row {...props} choice={choice} text={texts.choice(choice, telling)} />
                </>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** A marker of the hand in two lines: its name, and in a few words what it does. */
function Play({
  marker,
  props,
}: {
  readonly marker: Extract<GameChoice, { t: 'play' }>['marker'];
  readonly props: BoardProps;
}): ReactNode {
  const { own, game } = namingOf(props.language);
  const { name, hint } = game.markers[marker];
  return (
    <>
      <Icon name="tile" size={22} />
      <span className="syww-play" title={hint}>
        <strong>{name}</strong>
        <small>{own.hand.short[marker] ?? hint}</small>
      </span>
    </>
  );
}
