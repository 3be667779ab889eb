import { FACTS_OF, SIDES, THEATRE, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { keyOfOption } from '../../../../option-key.ts';
import { useMedia } from '../../../../use-media.ts';
import { type Naming, namingIn } from '../../i18n/index.ts';
import { Row } from '../../panels/Row.tsx';
import type { BoardProps, GameChoice } from '../../read/seen.ts';
import { type TheatreNow, theatresNow } from '../../read/theatre.ts';
import { desk } from '../../state/desk.ts';
import { whatCounts } from '../WarTab.tsx';
import { knownOf, rangeOf } from './tile-ranges.ts';
import { figure } from './WarTile.tsx';

const WIDE = '(min-width: 1100px)';

/** What the plate over the map has a button for. */
const isOnPlate = ({ t }: GameChoice): boolean =>
  t === 'place-tile' || t === 'move-tile' || t === 'upgrade' || t === 'keep-tile';

/** Beside the plate of a War tile: what the theatre under the eye comes to. Rows only for what is not on the plate. */
export function TileRail(props: BoardProps): ReactNode {
  const { ask, texts, telling, pick } = props;
  const isWide = useMedia(WIDE);
  const naming = namingIn(props.language);
  const rows = (ask?.options ?? []).flatMap((option, i) => {
    const choice = choiceIn<GameChoice>(option);
    return choice === null || (isWide && isOnPlate(choice)) ? [] : [{ choice, i }];
  });
  return (
    <div className="is-tile-rail">
      {isWide && <AboutTheatre props={props} naming={naming} />}
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
  const at = (picked !== null && 'theatre' in picked ? picked.theatre : null) ?? pointed;
  const theatre = theatresNow(view).find(({ id }) => id === at);
  if (ask?.key === 'upgrade.keep') return <p className="note">{own.keepAtPlate}</p>;
  if (theatre === undefined || view.own === null) return <p className="note">{own.pointAtTheatre}</p>;
  return (
    <section className="is-section" aria-live="polite">
      <h3>{game.theatres[theatre.id]}</h3>
      <p>{sentenceOf(props, theatre, naming)}</p>
      <p className="note">{whatCounts(FACTS_OF[THEATRE[theatre.id]], naming)}</p>
    </section>
  );
}

function sentenceOf({ view, ask }: BoardProps, theatre: TheatreNow, { own, game }: Naming): string {
  const { open } = view;
  const mine = SIDES[view.own?.side ?? 0];
  const other = mine === 'britain' ? 'france' : 'britain';
  const drawn = ask?.key === 'place-tile.theatre' ? (view.own?.drawnBonus ?? -1) : -1;
  const then = knownOf(open, theatre[mine]) + (tablesOf(open).bonus[drawn]?.strength ?? 0);
  const { least, most } = rangeOf(open, theatre[other]);
  const theirs = least === most ? figure(least) : own.fromTo(figure(least), figure(most));
  return `${own.thenKnown(figure(then), game.sides[other], theirs)} ${own.marginKnown(then - most, then - least)}`;
}
