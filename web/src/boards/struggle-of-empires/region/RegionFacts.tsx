import { type ReactNode, useState } from 'react';
import { Counter, Medal, Neutral, Piece, Raid } from '../../../counters/index.ts';
import { glossary } from '../i18n/glossary.ts';
import { isPower, type PlaceId } from '../map/places.ts';
import type { Position, Stack, Thing } from '../map/position.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { type BoardProps, powerIn } from '../read/seen.ts';
import { capital, type Naming, stackOf } from '../read/sentences.ts';
import { regionWorth } from './region-score.ts';

interface Props {
  readonly props: BoardProps;
  readonly place: PlaceId;
  readonly position: Position;
  readonly naming: Naming;
}

/** What the piece is that was pointed at. */
export function PieceTerm({ thing, props }: { readonly thing: Thing; readonly props: BoardProps }): ReactNode {
  const id = thing.t === 'unit' ? thing.unit : thing.t === 'neutral' || thing.t === 'raid' ? thing.t : null;
  const term = id === null ? undefined : glossary(props.language).find((each) => each.id === id);
  if (term === undefined) return null;
  return (
    <p className="soe-piece-term">
      <strong>{capital(term.names[0])}</strong> {term.meaning}
    </p>
  );
}

/** What a place is worth, who holds it, and what stands there: the upper half of its card, and all of its preview. */
export function RegionFacts({ props, place, position, naming }: Props): ReactNode {
  return (
    <>
      {!isPower(place) && <Worth props={props} region={place} naming={naming} />}
      <UnitsThere props={props} place={place} position={position} naming={naming} />
    </>
  );
}

function Worth({
  props,
  region,
  naming,
}: {
  props: BoardProps;
  region: Exclude<PlaceId, Stack['power']>;
  naming: Naming;
}) {
  const { own, game } = naming;
  const open = props.view.open;
  const { places, mine } = regionWorth(open, region, props.seat === null ? null : open.plays[props.seat]);
  const isEmpty = places.every(({ holders }) => holders.length === 0);
  return (
    <>
      <p className="soe-worth">
        {isEmpty ? own.nobodyHere(places[0].vp) : mine !== null && own.scoreWith(mine.now, mine.oneMore)}
      </p>
      <ol className="soe-score-places">
        {places.map(({ vp, holders, tokens }) => (
          <li key={vp}>
            <span data-term="place">
              <Counter size={30}>
                <g transform="scale(1.35)">
                  <Medal vp={vp} />
                </g>
              </Counter>
            </span>
            {holders.map((power) => (
              <Emblem key={power} plays={power} size={20} />
            ))}
            {holders.length === 0 && <span>{own.byNobody}</span>}
            <span className="visually-hidden">{holders.map((power) => game.powers[power]).join(', ')}</span>
            {holders.length > 0 && <small>{own.tokensEach(tokens, holders.length)}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}

function UnitsThere({ props, place, position, naming }: Props): ReactNode {
  const { own } = naming;
  const [all, setAll] = useState(false);
  const me = props.seat === null ? null : powerIn(props.view.open, props.seat);
  const stacks = isPower(place)
    ? [stackOf(position, place, place)].flatMap((stack) => (stack === null ? [] : [stack]))
    : [...(position.regions[place]?.stacks ?? [])];
  stacks.sort((a, b) => Number(b.power === me) - Number(a.power === me));
  const region = isPower(place) ? undefined : position.regions[place];
  const neutrals = region?.neutrals ?? [];
  const raids = region?.raids ?? [];
  const others = stacks.filter(({ power }) => power !== me).length;
  if (stacks.length + neutrals.length + raids.length === 0) return null;
  return (
    <div className="soe-units-there" data-all={all || undefined}>
      {stacks.map((stack) => (
        <span key={stack.power} className="soe-unit-group" data-mine={stack.power === me || undefined}>
          <Pieces stack={stack} />
        </span>
      ))}
      {neutrals.map((marker) => (
        <span key={marker.id} className="soe-unit-group" data-term="neutral">
          <Counter size={24}>
            <Neutral {...marker} />
          </Counter>
          <small>{own.neutralShort}</small>
        </span>
      ))}
      {raids.map((raid) => (
        <span key={raid} className="soe-unit-group" data-term="raid">
          <Counter size={24}>
            <Raid kind={raid === 'pirates' ? 'pirates' : 'revolt'} />
          </Counter>
        </span>
      ))}
      {others > 0 && me !== null && (
        <button type="button" className="link small soe-show-all" onClick={() => setAll(!all)}>
          {own.showAllUnits(others)}
        </button>
      )}
    </div>
  );
}

const Pieces = ({ stack }: { stack: Stack }): ReactNode => (
  <>
    {(['control', 'army', 'fort', 'navy'] as const).map((kind) => {
      const count = stack[kind] ?? 0;
      return count === 0 ? null : (
        <span key={kind} data-term={kind}>
          <Counter size={24}>
            <Piece kind={kind} power={stack.power} count={count} nonPlayer={stack.nonPlayer ?? false} />
          </Counter>
        </span>
      );
    })}
  </>
);
