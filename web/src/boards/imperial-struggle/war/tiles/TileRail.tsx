import { FACTS_OF, SIDES, THEATRE, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { keyOfOption } from '../../../../option-key.ts';
import { type Naming, namingIn } from '../../i18n/index.ts';
import { Row } from '../../panels/Row.tsx';
import type { BoardProps, GameChoice } from '../../read/seen.ts';
import { type TheatreNow, theatresNow, theatreUpgraded } from '../../read/theatre.ts';
import { desk } from '../../state/desk.ts';
import { whatCounts } from '../WarTab.tsx';
import { knownOf, rangeOf } from './tile-ranges.ts';
import { figure } from './WarTile.tsx';

/** What the plate over the map has a button for. */
const isOnPlate = ({ t }: GameChoice): boolean =>
  t === 'place-tile' || t === 'move-tile' || t === 'upgrade' || t === 'keep-tile';

/** Beside the plate of a War tile: what the theatre pointed at comes to. Rows only for what is not on the plate. */
export function TileRail(props: BoardProps): ReactNode {
  const { ask, texts, telling, pick } = props;
  const naming = namingIn(props.language);
  const rows = (ask?.options ?? []).flatMap((option, i) => {
    const choice = choiceIn<GameChoice>(option);
    return choice === null || isOnPlate(choice) ? [] : [{ choice, i }];
  });
  return (
    <div className="is-tile-rail">
      <AboutTheatre props={props} naming={naming} />
      <ol className="choices">
        {rows.map(({ choice, i }) => (
          <li key={JSON.stringify(choice)} data-option={i}>
            <button
              type="button"
              className="choice"
              aria-keyshortcuts={keyOfOption(i) ?? undefined}
              onClick={() => pick(choice)}
            >
              <span className="choice-number">{keyOfOption(i)}</span>
              <Row {...props} choice={choice} text={texts.choice(choice, telling)} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** In words: what one would have in the theatre that is pointed at or picked, and what the other side may. */
export function AboutTheatre({ props, naming }: { readonly props: BoardProps; readonly naming: Naming }): ReactNode {
  const pointed = desk.use((each) => each.front);
  const { ask, picked, view } = props;
  const { own, game } = naming;
  const isKept = ask?.key === 'upgrade.keep';
  const theatres = theatresNow(view);
  const at = (picked !== null && 'theatre' in picked ? picked.theatre : null) ?? pointed;
  const theatre = isKept ? theatreUpgraded(view.open, theatres) : theatres.find(({ id }) => id === at);
  if (theatre === undefined || view.own === null) return <p className="note">{own.pointAtTheatre}</p>;
  return (
    <section className="is-section" aria-live="polite">
      <h3>{game.theatres[theatre.id]}</h3>
      {isKept && <p className="note">{own.keepAtPlate}</p>}
      {(!isKept || picked !== null) && <p>{sentenceOf(props, theatre, naming)}</p>}
      <p className="note is-what-counts">{whatCounts(FACTS_OF[THEATRE[theatre.id]], naming)}</p>
    </section>
  );
}

function sentenceOf(props: BoardProps, theatre: TheatreNow, { own, game }: Naming): string {
  const { open } = props.view;
  const mine = SIDES[props.view.own?.side ?? 0];
  const other = mine === 'britain' ? 'france' : 'britain';
  const then = knownOf(open, theatre[mine]) + gainOf(props, theatre[mine].basic ?? -1);
  const { least, most } = rangeOf(open, theatre[other]);
  const theirs = least === most ? figure(least) : own.fromTo(figure(least), figure(most));
  return `${own.thenKnown(figure(then), game.sides[other], theirs)} ${own.marginKnown(then - most, then - least)}`;
}

/** What the tile in hand adds: placed, or kept in the place of the one that lies there. */
function gainOf({ view, ask, picked }: BoardProps, lying: number): number {
  const { basic, bonus } = tablesOf(view.open);
  if (ask?.key === 'place-tile.theatre') return bonus[view.own?.drawnBonus ?? -1]?.strength ?? 0;
  if (picked?.t !== 'keep-tile' || picked.keep === 'placed') return 0;
  return (basic[view.own?.drawnBasic ?? -1]?.strength ?? 0) - (basic[lying]?.strength ?? 0);
}
