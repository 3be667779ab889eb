import './court.css';
import './court-rows.css';
import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import { PowerDisc } from '../panels/faces.tsx';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps } from '../read/seen.ts';
import { CourtCell } from './CourtCell.tsx';
import { bestLay, chanceOf, layName, laysOf, type Suitor, suitorsOf } from './chances.ts';
import { courting } from './courting.ts';

/** Where there is no room for the grid: a row a power with its best chance; the one that is picked opens its cells. */
export function CourtRows({ props }: { readonly props: BoardProps }): ReactNode {
  const { view, ask } = props;
  if (ask === null) return null;
  const texts = namingOf(props.language).own.court;
  const lays = laysOf(view);
  if (lays.length === 0) return <p className="syww-note">{texts.noMarkers}</p>;
  const suitors = suitorsOf(view.open, ask.seat);
  return (
    <ul className="syww-court-rows" aria-label={texts.title}>
      {suitors.map((suitor) => (
        <SuitorRow key={suitor.power} suitor={suitor} props={props} />
      ))}
    </ul>
  );
}

function SuitorRow({ suitor, props }: { readonly suitor: Suitor; readonly props: BoardProps }): ReactNode {
  const isPicked = courting.use(({ power }) => power === suitor.power);
  const naming = namingOf(props.language);
  const texts = naming.own.court;
  const lays = laysOf(props.view);
  const best = bestLay(suitor, lays);
  if (best === null) return null;
  const name =
    suitor.seat === null ? naming.game.lands[suitor.power] : coalitionName(naming, props.view.open, suitor.seat);
  return (
    <li data-picked={isPicked || undefined}>
      <button
        type="button"
        className="syww-force-row"
        aria-expanded={isPicked}
        onClick={() => courting.set(isPicked ? { power: null, lay: null } : { power: suitor.power, lay: best })}
      >
        <PowerDisc nation={suitor.power} size={26} />
        <span>
          <strong>{name}</strong>
          <em>{suitor.seat === null ? texts.gives(suitor.squares, suitor.points, suitor.units) : texts.enemyShort}</em>
        </span>
        <b data-term="court-chance">
          {texts.inSix(chanceOf(suitor, best.total, 0))} <small>{texts.withMarkers(layName(best))}</small>
        </b>
      </button>
      {isPicked && (
        <div className="syww-court-cells">
          {lays.map((lay) => (
            <CourtCell
              key={lay.total}
              suitor={suitor}
              lay={lay}
              opposed={0}
              name={name}
              naming={naming}
              isNamed
              taught={props.taught}
            />
          ))}
        </div>
      )}
    </li>
  );
}
