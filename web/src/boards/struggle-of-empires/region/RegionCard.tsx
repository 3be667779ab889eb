import './region-card.css';
import { choiceIn, sayReason } from '@cabinet-wars/kernel';
import { type ReactNode, useMemo } from 'react';
import { useLookAhead } from '../../../look-ahead/index.ts';
import { keyOfOption } from '../../../option-key.ts';
import { SideCard } from '../../kit/anchored/SideCard.tsx';
import { Pips } from '../../kit/rail/Pips.tsx';
import { BarredVerb } from '../../kit/rail/Verb.tsx';
import type { Doing } from '../../kit/use-gesture.ts';
import type { Arrow } from '../map/marks.ts';
import type { PlaceId } from '../map/places.ts';
import { isPower } from '../map/places.ts';
import type { Position, Thing } from '../map/position.ts';
import { keyOf } from '../map/position.ts';
import { Row } from '../panels/Row.tsx';
import { namingOf } from '../parts/use-naming.ts';
import { type BoardProps, type GameChoice, powerIn } from '../read/seen.ts';
import { type Naming, placeName, sentence } from '../read/sentences.ts';
import { turnLeft } from '../read/turn-of.ts';
import { whyNotHere } from '../read/wishes.ts';
import { CardVerbs } from './CardVerbs.tsx';
import { arrivalsIn, BUILDS, MOVES } from './outlook.ts';
import { PieceTerm, RegionFacts } from './RegionFacts.tsx';
import { regionWorth } from './region-score.ts';
import { verbsAt } from './verbs-at.ts';

/** What the pointer on a verb shows on the map. */
export interface Preview {
  readonly things: readonly Thing[];
  readonly arrows: readonly Arrow[];
}

interface Props {
  readonly props: BoardProps;
  readonly thing: Thing;
  readonly position: Position;
  /** The choices of the open question that are about this place. */
  readonly options: readonly number[];
  /** Opened with a key: the focus goes into it. */
  readonly byKey: boolean;
  onDo(doing: Doing<GameChoice>): void;
  onPreview(preview: Preview | null): void;
  onClose(): void;
}

/** What is here, who scores what, and what can be done here with the next action. */
export function RegionCard(all: Props): ReactNode {
  const { props, thing, position, byKey, onClose } = all;
  const naming = namingOf(props);
  const { place } = thing;
  const turn = turnLeft(props.view.open, props.seat);
  return (
    <SideCard
      anchor={{ target: `[data-thing="${keyOf({ t: 'place', place })}"]`, within: '.soe-map' }}
      title={placeName(naming, place)}
      text={saidOf(props, place, naming, position)}
      extra={turn !== null && props.ask !== null && <Pips left={turn.left} of={turn.of} />}
      focus={byKey ? '.verb, .choice, .verb-barred' : null}
      className="soe-region-card"
      onClose={onClose}
    >
      <PieceTerm thing={all.thing} props={props} />
      <RegionFacts props={props} place={place} position={position} naming={naming} />
      <Verbs {...all} naming={naming} />
    </SideCard>
  );
}

function saidOf(props: BoardProps, place: PlaceId, naming: Naming, position: Position): string {
  const { own, game } = naming;
  const about = sentence(naming, props.view.open, position, { t: 'place', place });
  if (isPower(place)) return `${about}.`;
  const { places } = regionWorth(props.view.open, place, null);
  const held = places.filter(({ holders }) => holders.length > 0);
  const scores = held.map(({ vp, holders, tokens }) =>
    own.scoresHere(holders.map((power) => game.powers[power]).join(', '), tokens, vp),
  );
  return [`${about}.`, ...scores].join(' ');
}

function Verbs(all: Props & { readonly naming: Naming }): ReactNode {
  const { props, options } = all;
  const { ask } = props;
  if (ask === null || props.view.own === null) return null;
  if (ask.key === 'turn.act') return <TurnVerbs {...all} />;
  if (options.length === 0) return <NothingHere {...all} />;
  return (
    <ul className="soe-verbs">
      {options.map((option) => {
        const choice = choiceIn<GameChoice>(ask.options[option]);
        return (
          choice !== null && (
            <li key={option}>
              <button
                type="button"
                className="choice"
                onClick={() => all.onDo({ choices: [choice], isFinal: false })}
                onPointerEnter={() => props.hover(option)}
                onPointerLeave={() => props.hover(null)}
              >
                <span className="choice-number">{keyOfOption(option)}</span>
                <Row {...props} choice={choice} text={props.texts.choice(choice, props.telling)} />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The open question has no answer here: the nearest reason. */
function NothingHere({ props, thing, naming }: Props & { readonly naming: Naming }): ReactNode {
  const { view, ask, texts, telling } = props;
  const why = useMemo(() => (ask === null ? null : whyNotHere(view, ask, thing)), [view, ask, thing]);
  return why === null ? null : <BarredVerb title={naming.own.notHere} why={sayReason(why, texts, telling)} />;
}

function TurnVerbs(all: Props & { readonly naming: Naming }): ReactNode {
  const { props, thing } = all;
  const ask = props.ask!;
  const open = props.view.open;
  const can = (id: string) => ask.options.some((option) => option.t === 'action' && option.action === id);
  const builds = useLookAhead(props.lookAhead, can('build') ? BUILDS : null);
  const moves = useLookAhead(props.lookAhead, can('move') ? MOVES : null);
  const verbs = useMemo(
    () =>
      verbsAt(props.view, ask, thing.place, {
        builds: arrivalsIn(builds, open, ask.seat),
        moves: arrivalsIn(moves, open, ask.seat),
      }),
    [props.view, ask, thing.place, builds, moves, open],
  );
  return <CardVerbs {...all} verbs={verbs} me={powerIn(open, ask.seat)} />;
}
