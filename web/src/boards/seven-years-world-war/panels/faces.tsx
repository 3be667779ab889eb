import {
  COMMAND_VALUE,
  COSTS,
  DIPLOMACY_VALUE,
  MARKER,
  MARKER_COST,
  type MarkerId,
  POWER,
  restorationCost,
  SQUARES,
  type SquareId,
  squareOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { costOf, revenueNow } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Move } from '@cabinet-wars/seven-years-world-war/view';
import type { ReactNode } from 'react';
import { Counter, Icon, Piece } from '../../../counters/index.ts';
import type { ChoiceFace } from '../../kit/rail/ChoiceRow.tsx';
import { colourOf } from '../colours.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { bestTable, chancesOf, oddsNow, oddsOfAttack } from '../read/battle/odds.ts';
import { attemptOf, columnFor } from '../read/diplomacy.ts';
import { coalitionName } from '../read/map/coalition.ts';
import { printedOf } from '../read/map/land.ts';
import { type Stack, stacksOf } from '../read/map/stacks.ts';
import { moverOf } from '../read/motion.ts';
import { frameOf, type GameChoice, type NationId, type OpenView, type RowProps } from '../read/seen.ts';
import { groundText, squareName, unitsText } from '../read/sentences.ts';

/** What a row shows: at the right what matters most, and a word under it. */
export interface Face extends ChoiceFace {
  readonly title: string;
  readonly term?: 'combat-odds' | 'in-six' | 'ware-price' | 'square-value' | 'way-cost' | 'command';
}

/** What a row is drawn from. */
type Props = Pick<RowProps, 'choice' | 'view' | 'language' | 'text' | 'ask'>;

export const PowerDisc = ({ nation, size = 28 }: { readonly nation: NationId; readonly size?: number }): ReactNode => (
  <Counter size={size} term={`nation-${nation}`}>
    <Piece kind="control" power={colourOf(nation)} />
  </Counter>
);

export function faceOf(props: Props): Face {
  const choice = props.choice;
  const open = props.view.open;
  const naming = namingOf(props.language);
  const plain = { title: props.text };
  if (choice.t === 'done' && props.ask?.key === 'attempt.oppose')
    return { title: hasLaid(props) ? naming.own.layNoMore : naming.own.layNothing };
  if (choice.t === 'done' && props.ask?.key === 'taxation.hub') return collectFace(open, naming, props.text);
  if ('from' in choice) return attackFace(open, props.ask?.seat ?? 0, choice, naming, props.text);
  if (choice.t === 'table') return tableFace(open, choice, naming);
  if (choice.t === 'recruit') return recruitFace(choice, naming);
  if (choice.t === 'buy-marker')
    return { ...plain, icon: <Icon name="tile" size={24} />, figure: String(MARKER_COST), term: 'ware-price' };
  if (choice.t === 'step') return stepFace(open, choice, naming);
  if ('piece' in choice) return { ...plain, icon: pieceIcon(choice.piece) };
  if (choice.t === 'fortify') return priced(squareFace(open, choice.square, naming, props.text), FORTIFYING);
  if (choice.t === 'restore')
    return priced(squareFace(open, choice.square, naming, props.text), restoring(open, choice.square));
  if (choice.t === 'countermarch') return countermarchFace(open, props, choice, naming);
  if ('square' in choice) return squareFace(open, choice.square, naming, props.text);
  if (choice.t === 'diplomacy') return courtingFace(open, choice, naming);
  if ('marker' in choice) return markerFace(choice, naming, props.text);
  if ('gain' in choice) return { ...plain, sub: naming.game.gains[choice.gain].hint };
  if ('power' in choice) return { ...plain, icon: <PowerDisc nation={choice.power} /> };
  return plain;
}

/** Whether one has laid something against an attempt already. */
const hasLaid = ({ view, ask }: Props): boolean => (attemptOf(view)?.faceDown[ask?.seat ?? 0] ?? 0) > 0;

/** The end of taxation says what it brings. */
function collectFace(open: OpenView, { own }: Naming, text: string): Face {
  const revenue = revenueNow(open);
  return { title: revenue === null ? text : own.collect(revenue), icon: <Icon name="gold" size={24} /> };
}

const pieceIcon = (name: string): ReactNode => (
  <Counter size={28}>
    <Unit {...moverOf(name)} />
  </Counter>
);

function stackIcon(stack: Stack | undefined): ReactNode {
  const unit = stack?.units[0];
  return unit === undefined ? undefined : (
    <Counter size={28}>
      <Unit nation={unit.nation} kind={unit.kind} count={stack?.total ?? 1} />
    </Counter>
  );
}

const known = new WeakMap<OpenView, ReturnType<typeof stacksOf>>();
/** The stacks of a view, found once for all rows of a list. */
function stacksIn(open: OpenView): ReturnType<typeof stacksOf> {
  const found = known.get(open) ?? stacksOf(open);
  known.set(open, found);
  return found;
}

type Fight = Extract<GameChoice, { from: SquareId }>;

function attackFace(open: OpenView, seat: number, choice: Fight, naming: Naming, text: string): Face {
  const { own } = naming;
  const stacks = stacksIn(open);
  const odds = oddsOfAttack(open, seat, choice);
  const face = { icon: stackIcon(stacks[choice.to]), title: text, sub: unitsText(naming, stacks[choice.to]) };
  if (odds === null) return face;
  return {
    ...face,
    figure: odds.odds,
    under: own.outOfSix(chancesOf(bestTable(odds).results).good),
    term: 'combat-odds',
  };
}

/** What comes of striking the force that has just come near, before one says so. */
function countermarchFace(
  open: OpenView,
  { ask, text }: Pick<Props, 'ask' | 'text'>,
  { square }: Extract<GameChoice, { t: 'countermarch' }>,
  naming: Naming,
): Face {
  const move = frameOf<Move>(open, 'move');
  if (move === null) return squareFace(open, square, naming, text);
  const strike = { t: 'attack-again', from: square, to: SQUARES[move.at] } as const;
  return attackFace(open, ask?.seat ?? 0, strike, naming, text);
}

function tableFace(open: OpenView, { table }: Extract<GameChoice, { t: 'table' }>, { own, game }: Naming): Face {
  const results = oddsNow(open)?.tables.find((each) => each.table === table)?.results;
  const face = { title: game.combatTables[table].name, sub: game.combatTables[table].hint };
  if (results === undefined) return face;
  return { ...face, figure: own.outOfSix(chancesOf(results).good), under: own.defenderYields, term: 'in-six' };
}

function recruitFace({ power, kind }: Extract<GameChoice, { t: 'recruit' }>, { game }: Naming): Face {
  return {
    icon: (
      <Counter size={28}>
        <Unit nation={power} kind={kind} />
      </Counter>
    ),
    title: game.kinds[kind].one,
    sub: game.lands[power],
    figure: String(COSTS[kind].recruit),
    term: 'ware-price',
  };
}

const FORTIFYING = COSTS['fortified-zone'].recruit;
const restoring = (open: OpenView, square: SquareId): number => restorationCost(printedOn(open, square).value);
/** What costs something shows its price, not what the square is worth. */
const priced = (face: Face, price: number): Face => ({ ...face, figure: String(price), term: 'ware-price' });

function squareFace(open: OpenView, square: SquareId, naming: Naming, text: string): Face {
  const stack = stacksIn(open)[square];
  const printed = printedOn(open, square);
  return {
    icon: stackIcon(stack),
    title: text,
    sub: stack === undefined ? groundText(naming, open, printed) : unitsText(naming, stack),
    ...(printed.value > 0 ? { figure: String(printed.value), term: 'square-value' as const } : {}),
  };
}

const maps = new Map<string, ReturnType<typeof printedOf>>();
function printedOn(open: OpenView, square: SquareId) {
  const found = maps.get(open.data) ?? printedOf(open);
  maps.set(open.data, found);
  return found[SQUARES.indexOf(square)];
}

function stepFace(open: OpenView, { square }: Extract<GameChoice, { t: 'step' }>, naming: Naming): Face {
  const move = frameOf<Move>(open, 'move');
  const stack = stacksIn(open)[square];
  const face = {
    icon: stackIcon(stack),
    title: squareName(naming, square),
    sub: stack === undefined ? groundText(naming, open, printedOn(open, square)) : unitsText(naming, stack),
  };
  if (move === null) return face;
  return {
    ...face,
    figure: String(costOf(open, move, squareOf(square))),
    under: naming.own.speed.toLowerCase(),
    term: 'way-cost',
  };
}

function markerFace(choice: GameChoice & { marker: MarkerId }, { game }: Naming, text: string): Face {
  const value = COMMAND_VALUE[MARKER[choice.marker]];
  const power = 'power' in choice ? choice.power : null;
  return {
    icon: power === null ? <Icon name="tile" size={24} /> : <PowerDisc nation={power} />,
    title: text,
    sub: game.markers[choice.marker].hint,
    ...(value > 0 ? { figure: `+${value}`, term: 'command' as const } : {}),
  };
}

function courtingFace(open: OpenView, choice: Extract<GameChoice, { t: 'diplomacy' }>, naming: Naming): Face {
  const { own, game } = naming;
  const holder = open.control[POWER[choice.power]];
  const good = columnFor(DIPLOMACY_VALUE[MARKER[choice.marker]]).filter((result) => result[0] === 'D').length;
  return {
    icon: <PowerDisc nation={choice.power} />,
    title: game.lands[choice.power],
    sub: own.list([holder < 0 ? own.neutral : coalitionName(naming, open, holder), game.markers[choice.marker].name]),
    figure: own.outOfSix(good),
    under: own.ifUnopposed,
    term: 'in-six',
  };
}
