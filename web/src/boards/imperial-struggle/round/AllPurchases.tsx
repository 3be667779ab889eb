import { REGIONS } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useState } from 'react';
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

/** Everything lit, as rows by Region, for those who want a list. */
export function AllPurchases(props: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const count = spacesToBuy(props.buying).length;
  if (props.props.ask === null || count === 0) return null;
  return (
    <details className="is-section is-all" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.naming.own.allPurchases(count)}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

/** Drawn only once they are wanted. */
function Rows({ props, buying, naming }: Props): ReactNode {
  const { ask, view } = props;
  const { game } = naming;
  const spaces = spacesToBuy(buying);
  if (ask === null) return null;
  return (
    <>
      {REGIONS.map((region) => {
        const here = spaces.filter((space) => regionOf(space) === region);
        return here.length === 0 ? null : (
          <section key={region}>
            <h4>{game.regions[region]}</h4>
            <ul className="choices">
              {here.map((space) => {
                const [best] = waysAt(buying, space);
                const tag = tagOf(best.paid, best.points, naming);
                return (
                  <li key={space}>
                    <button
                      type="button"
                      className="is-row"
                      onClick={() => desk.set({ picked: { askId: ask.askId, what: space, way: 0 }, warned: null })}
                    >
                      <RowIcon open={view.open} space={space} />
                      <span>{game.spaces[space]}</span>
                      <b className="is-tag" data-minor={!best.major || undefined}>
                        {tag.points} <em>{tag.rest}</em>
                      </b>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}
