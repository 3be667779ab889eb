import {
  allianceOf,
  isPowerId,
  type TileId,
  tablesOf,
  tileOf,
  type UnitId,
} from '@cabinet-wars/struggle-of-empires/data';
import { costOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { ReactNode } from 'react';
import { AllianceShield, Counter, Neutral, Piece, Raid } from '../../../counters/index.ts';
import { type ChoiceFace, ChoiceRow } from '../../kit/rail/ChoiceRow.tsx';
import { percent } from '../battle/OddsBar.tsx';
import { type Odds, oddsOfAttack, oddsOfRaid, oddsOfVoyage } from '../battle/odds-of.ts';
import type { BoardTexts } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import { type GameChoice, type OpenView, powerIn, type RowProps } from '../read/seen.ts';
import { type Naming, placeName, sideName, targetName, unitsThere } from '../read/sentences.ts';
import { swingOf, swingText } from '../read/swing.ts';
import { regionOfCounter } from '../read/things.ts';
import { fieldOf, onMap } from '../read/turn-of.ts';

interface Face extends ChoiceFace {
  readonly term?: 'chance' | 'arrives' | 'cost';
}

type Props = RowProps;

export const Row = (props: Props): ReactNode => <ChoiceRow {...faceOf(props, props.choice, namingOf(props))} />;

function faceOf(props: Props, choice: GameChoice, naming: Naming): Face {
  const { text, view } = props;
  const { game } = naming;
  const open = view.open;
  const me = powerIn(open, props.ask?.seat ?? 0);
  const unit = (kind: UnitId, power = me) => (
    <Counter size={28}>
      <Piece kind={kind} power={power} />
    </Counter>
  );
  switch (choice.t) {
    case 'attack':
      return attackFace(props, choice, naming);
    case 'draft':
      return {
        icon: targetIcon(open, choice.counter),
        title: game.places[regionOfCounter(choice.counter)],
        sub: targetName(naming, open, choice.counter),
      };
    case 'raid':
      return raidFace(props, choice, naming);
    case 'action':
      return { title: game.actions[choice.action].name, sub: game.actions[choice.action].hint };
    case 'place':
    case 'build':
    case 'rebuild':
    case 'move':
      return { icon: unit(choice.unit), title: text };
    case 'lose':
      return { icon: unit(choice.unit, choice.power), title: text };
    case 'to':
      return voyageFace(props, onMap(choice.place, me), naming);
    case 'propose':
      return { icon: <Emblem plays={choice.power} size={28} />, title: text };
    case 'call': {
      const field = fieldOf(open);
      const sub = field === null ? '' : unitsThere(naming, open, choice.power, field);
      return { icon: <Emblem plays={choice.power} size={28} />, title: game.powers[choice.power], sub };
    }
    case 'tile':
    case 'use':
      return tileFace(props, choice.tile, naming, choice.t === 'tile');
    case 'trade':
      return { title: text, sub: game.tiles[choice.tile].hint };
    case 'alliance': {
      const cost = tablesOf(open).allianceCosts[allianceOf(choice.alliance)];
      const { name, hint } = game.alliances[choice.alliance];
      return { icon: shield(choice.alliance), title: name, sub: hint, figure: game.cost(cost), term: 'cost' };
    }
    default:
      return { title: text };
  }
}

const shield = (id: string): ReactNode => (
  <Counter size={28}>
    <g transform="scale(1.4)">
      <AllianceShield letters={id.slice(0, 1).toUpperCase() + id.slice(1, 2)} />
    </g>
  </Counter>
);

function tileFace(props: Props, tile: TileId, { game }: Naming, price: boolean): Face {
  const { name, hint } = game.tiles[tile];
  if (!price) return { title: props.text, sub: hint };
  // Only options and the data set are looked at, and a view has them.
  const cost = costOf(props.view.open, tileOf(tile));
  return { title: name, sub: hint, figure: game.cost(cost), term: 'cost' };
}

function voyageFace(props: Props, place: ReturnType<typeof onMap>, naming: Naming): Face {
  const odds = props.view.own === null ? null : oddsOfVoyage(props.view, props.choice);
  const title = placeName(naming, place);
  if (odds === null) return { title };
  return {
    title,
    figure: naming.own.percent(percent(odds.arrives)),
    under: naming.own.voyageOdds.arrives,
    term: 'arrives',
  };
}

function attackFace(props: Props, choice: Extract<GameChoice, { t: 'attack' }>, naming: Naming): Face {
  const open = props.view.open;
  const { own, game } = naming;
  const { region, against } = choice;
  const odds = oddsOfAttack(props.view, props.ask!.seat, props.choice);
  const units = isPowerId(against) ? unitsThere(naming, open, against, region) : '';
  return {
    icon: targetIcon(open, against),
    title: isPowerId(against) ? sideName(naming, against) : targetName(naming, open, against),
    sub: [game.places[region], units].filter((part) => part !== '').join(': '),
    ...(odds === null
      ? {}
      : {
          term: 'chance',
          figure: own.percent(percent((odds.land === null ? odds.sea : odds.all)?.win ?? 0)),
          under:
            (odds.land === null ? null : swingText(naming, choice, swingOf(props.view, props.ask!.seat, choice))) ??
            ratio(odds, own),
        }),
  };
}

const ratio = ({ sea, land }: Odds, own: BoardTexts): string =>
  [sea, land].flatMap((each) => (each ? [own.to(each.attack.total, each.defence.total)] : [])).join(', ');

function raidFace(props: Props, choice: Extract<GameChoice, { t: 'raid' }>, naming: Naming): Face {
  const { own, game } = naming;
  const odds = oddsOfRaid(props.view, props.choice);
  return {
    icon: <Emblem plays={choice.power} size={28} />,
    title: game.powers[choice.power],
    sub: game.places[choice.region],
    ...(odds === null
      ? {}
      : {
          term: 'chance',
          figure: own.percent(percent(odds.win)),
          under: own.to(odds.attack.total, odds.defence.total),
        }),
  };
}

/** What stands against an attack, as a picture. */
export function targetIcon(open: OpenView, against: string): ReactNode {
  if (isPowerId(against)) return <Emblem plays={against} size={28} />;
  const { counters, counterIndex } = tablesOf(open);
  const face = counters[counterIndex[against]];
  return (
    <Counter size={30}>
      {face === undefined ? (
        <Raid kind={against === 'pirates' ? 'pirates' : 'revolt'} />
      ) : (
        <Neutral {...(face.kind === 'defended' ? { ...face, kind: 'defence' } : { kind: face.kind })} />
      )}
    </Counter>
  );
}
