import './row.css';
import {
  ADVANTAGE,
  COMMODITIES,
  type InvestmentId,
  investmentOf,
  MARKETS_OF,
  SPACE,
  type SpaceId,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import { countHeld, priceNow, priceTag } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { Counter, Piece } from '../../../counters/index.ts';
import { type ChoiceFace, ChoiceRow } from '../../kit/rail/ChoiceRow.tsx';
import { type Naming, namingIn } from '../i18n/index.ts';
import { AdvantageShield, SpaceMark } from '../map/SpaceMark.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import { halfOf } from '../read/card-text.ts';
import { advantageOf, facesOf } from '../read/faces.ts';
import { type GameChoice, type OpenView, type RowProps, sideId } from '../read/seen.ts';
import { spacesOf } from '../read/targets.ts';
import { standingIn } from '../read/theatre.ts';

type Face = ChoiceFace;
type Props = RowProps;

export const Row = (props: Props): ReactNode => (
  <ChoiceRow {...faceOf(props, props.choice, namingIn(props.language))} />
);

export const RowIcon = ({ open, space }: { open: OpenView; space: SpaceId }): ReactNode => spaceIcon(open, space);

const spaceIcon = (open: OpenView, space: SpaceId): ReactNode => (
  <svg width="34" height="34" viewBox="-27 -27 54 54" aria-hidden="true">
    <SpaceMark face={facesOf(open)[space]} />
  </svg>
);

function faceOf(props: Props, choice: GameChoice, naming: Naming): Face {
  const open = props.view.open;
  const { game } = naming;
  const side = sideId(open.sideOf[props.ask?.seat ?? 0]) ?? 'france';
  switch (choice.t) {
    case 'tile':
      return { title: <TileFace open={open} tile={choice.tile} />, sub: tileText(open, choice.tile, naming) };
    case 'event':
    case 'discard':
      return { title: props.text, sub: halfOf(naming, choice.event, side).effect };
    case 'ministry':
    case 'reveal':
      return { title: props.text, sub: game.ministries[choice.ministry].abilities.join(' ') };
    case 'begin':
      return { title: props.text, sub: game.actions[choice.action].hint };
    case 'advantage':
    case 'pick-advantage':
      return {
        icon: (
          <Counter size={26}>
            <AdvantageShield face={advantageOf(open, ADVANTAGE[choice.advantage])!} />
          </Counter>
        ),
        title: props.text,
        sub: game.advantages[choice.advantage].hint,
      };
    case 'first':
      return { icon: <Emblem plays={choice.side} size={28} />, title: props.text };
    case 'build-squadron':
      return { ...navy(side), ...priced(props, open, choice) };
    case 'place-tile':
    case 'upgrade':
    case 'pick-theatre': {
      const { britain, france } = standingIn(open, choice.theatre);
      return { title: props.text, sub: naming.own.standing(britain, france) };
    }
    default:
      return spaceFace(props, open, choice, naming);
  }
}

const tileText = (open: OpenView, tile: InvestmentId, { game }: Naming): string =>
  game.investment(tablesOf(open).investments[investmentOf(tile)]);

const navy = (power: 'france' | 'britain'): Pick<Face, 'icon'> => ({
  icon: (
    <Counter size={30}>
      <Piece kind="navy" power={power} />
    </Counter>
  ),
});

/** The words without the price, which stands at the right. */
function priced(props: Props, open: OpenView, choice: GameChoice): Pick<Face, 'title' | 'figure'> {
  const tag = priceTag(open, choice);
  if (tag === null) return { title: props.text };
  return { title: props.text.replace(` (${tag})`, ''), figure: tag };
}

function spaceFace(props: Props, open: OpenView, choice: GameChoice, naming: Naming): Face {
  const [space] = spacesOf(choice);
  const face = priced(props, open, choice);
  if (space === undefined) return face;
  const known = { icon: spaceIcon(open, space), ...face, ...about(open, space, naming) };
  const modified = choice.t === 'shift' ? modifiedPrice(props, open, space) : null;
  return modified === null ? known : { ...known, sub: modified };
}

/** The price with all that makes it up, where it is not just the printed one. */
function modifiedPrice(props: Props, open: OpenView, space: SpaceId): string | null {
  const parts = priceNow(open, SPACE[space]);
  if (parts === null || (parts.price === parts.base && parts.bared === 'no')) return null;
  return props.texts.reason(parts, props.telling);
}

/** What speaks for a space: what it trades, and how that stands where it is in demand. */
function about(open: OpenView, space: SpaceId, { own, game }: Naming): Pick<Face, 'sub' | 'under'> {
  const { commodity, wanted, guarded, conflict, isolated, prestige } = facesOf(open)[space];
  const notes = [
    commodity === null ? (prestige ? game.prestige : '') : game.commodities[commodity],
    conflict > 0 ? game.conflict : '',
    isolated ? own.isolated : '',
    guarded ? own.guarded : '',
  ].filter((note) => note !== '');
  const sub = notes.join(', ');
  if (commodity === null || !wanted) return { sub };
  const markets = MARKETS_OF[COMMODITIES.indexOf(commodity)];
  const side = open.flags[SPACE[space]];
  const held = [1, 0].map((each) => countHeld(open, each, markets));
  return side > 1 ? { sub } : { sub: `${sub}, ${own.wanted}`, under: own.standing(held[0], held[1]) };
}
