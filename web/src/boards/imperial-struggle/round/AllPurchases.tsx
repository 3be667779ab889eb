import {
  COMMODITIES,
  COMMODITY,
  REGIONS,
  type RegionId,
  SPACE,
  type SpaceId,
} from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useState } from 'react';
import { meant } from '../../kit/rail/meant.ts';
import type { Naming } from '../i18n/index.ts';
import { RowIcon } from '../panels/Row.tsx';
import { type Buying, spacesToBuy, tagOf, waysAt } from '../read/purchases/buying.ts';
import type { BoardProps } from '../read/seen.ts';
import { regionOf } from '../read/targets.ts';
import { desk } from '../state/desk.ts';

interface Props {
  readonly props: BoardProps;
  readonly buying: Buying;
  readonly naming: Naming;
}

/** What can be bought in the Region that is open in large. */
export function PurchasesHere(props: Props): ReactNode {
  const region = desk.use((each) => each.region);
  const { own, game } = props.naming;
  if (region === null || props.props.ask === null) return null;
  const here = spacesToBuy(props.buying).filter((space) => regionOf(space) === region);
  return (
    <section className="is-section is-here">
      <h3>{own.toBuyIn(game.regions[region], here.length)}</h3>
      <Rows {...props} spaces={here} />
    </section>
  );
}

/** Everything lit, as rows by Region, for those who want a list. */
export function AllPurchases(props: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const spaces = spacesToBuy(props.buying);
  if (props.props.ask === null || spaces.length === 0) return null;
  const of = (region: RegionId) => spaces.filter((space) => regionOf(space) === region);
  return (
    <details className="is-section is-all" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.naming.own.allPurchases(spaces.length)}</summary>
      {/* Drawn only once they are wanted. */}
      {isOpen &&
        REGIONS.filter((region) => of(region).length > 0).map((region) => (
          <section key={region}>
            <h4>{props.naming.game.regions[region]}</h4>
            <Rows {...props} spaces={of(region)} />
          </section>
        ))}
    </details>
  );
}

function Rows({ props, buying, naming, spaces }: Props & { readonly spaces: readonly SpaceId[] }): ReactNode {
  const { ask, view } = props;
  if (ask === null) return null;
  return (
    <ul className="choices">
      {spaces.map((space) => {
        const [best] = waysAt(buying, space);
        const tag = tagOf(best.paid, best.points, naming);
        return (
          <li key={space}>
            <button
              type="button"
              className="is-row"
              {...meant(props.taught, best.choices)}
              onClick={() => desk.set({ picked: { askId: ask.askId, what: space, way: 0 }, warned: null })}
            >
              <RowIcon open={view.open} space={space} />
              <span>
                {naming.game.spaces[space]} <small>{demandAt(props, space, naming)}</small>
              </span>
              <b className="is-tag" data-minor={!best.major || undefined}>
                {tag.points} <em>{tag.rest}</em>
              </b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A Market in demand: its commodity, and how both sides stand in it. */
function demandAt({ view }: BoardProps, space: SpaceId, { game }: Naming): string {
  const wanted = scoreNow(view.open).demand.find(({ commodity }) => commodity === COMMODITIES[COMMODITY[SPACE[space]]]);
  return wanted === undefined ? '' : `${game.commodities[wanted.commodity]} ${wanted.britain} : ${wanted.france}`;
}
