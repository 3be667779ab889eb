import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { Counter, Icon, type IconName, Piece } from '../../counters/index.ts';
import { useLookAhead } from '../../look-ahead/index.ts';
import { keyOfOption } from '../../option-key.ts';
import { ComesIn, taughtClass } from '../kit/rail/comes-in.tsx';
import { type VerbFace, VerbLook } from '../kit/rail/Verb.tsx';
import { useAfterPaint } from '../kit/use-after-paint.ts';
import { attacksOf, worth } from './battle/attacks.ts';
import { percent } from './battle/OddsBar.tsx';
import { Row } from './panels/Row.tsx';
import { namingOf } from './parts/use-naming.ts';
import { type BoardProps, type GameChoice, type GameView, type OwnAsk, powerIn } from './read/seen.ts';
import { type Naming, placeName, sideName } from './read/sentences.ts';
import { unitsToMove } from './read/turn-of.ts';
import { arrivalsIn, BUILDS } from './region/outlook.ts';
import { tileDisplay } from './tiles/tile-display.ts';

/** The verbs of a turn: each with its best target and how many there are. They stand still while that is worked out. */
export function TurnPanel(props: BoardProps): ReactNode {
  const { ask } = props;
  const naming = namingOf(props);
  if (ask === null) return null;
  const listed = ask.options.flatMap((option, i) => {
    const choice = choiceIn<GameChoice>(option);
    return choice === null ? [] : [{ choice, i }];
  });
  const free = listed.filter(({ choice }) => choice.t !== 'action' && choice.t !== 'end-turn');
  const actions = listed.filter(({ choice }) => choice.t === 'action');
  const ends = listed.filter(({ choice }) => choice.t === 'end-turn');
  const row = ({ choice, i }: { choice: GameChoice; i: number }, inside: ReactNode, wayOn?: 'onward' | 'in-reach') => (
    <li
      key={i}
      data-option={i}
      className={wayOn}
      onPointerEnter={() => props.hover(i)}
      onPointerLeave={() => props.hover(null)}
      onFocus={() => props.hover(i)}
      onBlur={() => props.hover(null)}
    >
      <button
        type="button"
        className={`choice${props.highlighted === i ? ' lit' : ''}${taughtClass(props.taught, choice)}`}
        aria-keyshortcuts={keyOfOption(i) ?? undefined}
        onClick={() => props.pick(choice)}
      >
        <span className="choice-number">{keyOfOption(i)}</span>
        {inside}
        <ComesIn taught={props.taught} choice={choice} />
      </button>
    </li>
  );
  return (
    <>
      {free.length > 0 && <p className="label">{naming.own.free}</p>}
      <ol className="choices soe-turn">
        {free.map((each) =>
          row(each, <Row {...props} choice={each.choice} text={props.texts.choice(each.choice, props.telling)} />),
        )}
        {actions.map((each) =>
          row(
            each,
            <ActionFace props={props} ask={ask} choice={each.choice} naming={naming} />,
            isPass(each.choice) ? 'in-reach' : undefined,
          ),
        )}
        {ends.map((each) =>
          row(each, <span className="choice-text">{props.texts.choice(each.choice, props.telling)}</span>, 'onward'),
        )}
      </ol>
    </>
  );
}

const isPass = (choice: GameChoice): boolean => choice.t === 'action' && choice.action === 'pass';

const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  attack: 'attack',
  move: 'move',
  tile: 'tile',
  colonize: 'globe',
  alliance: 'offers',
  pass: 'hourglass',
};

interface FaceProps {
  readonly props: BoardProps;
  readonly ask: OwnAsk;
  readonly choice: GameChoice;
  readonly naming: Naming;
}

function ActionFace({ props, ask, choice, naming }: FaceProps): ReactNode {
  const id = choice.t === 'action' ? choice.action : 'pass';
  const { name, hint } = naming.game.actions[id];
  const icon =
    id === 'build' ? (
      <Counter size={30}>
        <Piece kind="army" power={powerIn(props.view.open, ask.seat)} />
      </Counter>
    ) : (
      <Icon name={ICONS[id] ?? 'help'} size={26} />
    );
  const face: VerbFace = { icon, title: name, sub: hint };
  if (id === 'attack') return <AttackFace props={props} ask={ask} naming={naming} face={face} />;
  if (id === 'build') return <BuildFace props={props} ask={ask} naming={naming} face={face} />;
  if (id === 'tile') return <TileFace props={props} naming={naming} face={face} />;
  if (id === 'move') {
    const units = unitsToMove(props.view.open, ask.seat);
    return <VerbLook {...face} figure={String(units)} under={naming.own.yourActions.units} figureTerm="verb-units" />;
  }
  return <VerbLook {...face} />;
}

type More = Omit<FaceProps, 'choice'> & { readonly face: VerbFace };

function AttackFace({ props, ask, naming, face }: More): ReactNode {
  const { own } = naming;
  const attacks = useAfterPaint(props.view.own === null ? null : props.view, (view: GameView) =>
    attacksOf(view, ask.seat),
  );
  const best = attacks?.open[0];
  const sub =
    best === undefined
      ? undefined
      : worth(best.swing) <= 0
        ? own.noGain
        : own.bestAttack(
            sideName(naming, best.choice.against),
            placeName(naming, best.choice.region),
            percent(best.win),
          );
  return (
    <VerbLook
      {...face}
      sub={sub}
      figure={attacks === null ? '…' : String(attacks.open.length)}
      under={own.yourActions.targets}
      figureTerm="verb-targets"
    />
  );
}

function BuildFace({ props, ask, naming, face }: More): ReactNode {
  const ahead = useLookAhead(props.lookAhead, BUILDS);
  const places = new Set(arrivalsIn(ahead, props.view.open, ask.seat).map(({ to }) => to)).size;
  return (
    <VerbLook
      {...face}
      figure={ahead === null ? '…' : String(places)}
      under={naming.own.yourActions.places}
      figureTerm="verb-places"
    />
  );
}

function TileFace({ props, naming, face }: Omit<More, 'ask'>): ReactNode {
  const count = useAfterPaint(
    props.view.own === null ? null : props.view,
    (view: GameView) => tileDisplay(view).filter(({ affordable }) => affordable === true).length,
  );
  return (
    <VerbLook
      {...face}
      figure={count === null ? '…' : String(count)}
      under={naming.own.yourActions.tiles}
      figureTerm="verb-tiles"
    />
  );
}
