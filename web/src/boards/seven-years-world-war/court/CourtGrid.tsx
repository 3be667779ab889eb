import './court.css';
import { DIPLOMACY_VALUE, MARKER, MARKERS, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { PowerDisc } from '../panels/faces.tsx';
import { handOf } from '../read/hand.ts';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps, GameView } from '../read/seen.ts';
import { CourtCell } from './CourtCell.tsx';
import { type Lay, layName, laysOf, type Suitor, suitorsOf } from './chances.ts';
import { courting } from './courting.ts';

const OPPOSED = [0, 1, 2, 3];

/** Powers by what one commits: the chance to win each, and the ratio then. */
export function CourtGrid({ props }: { readonly props: BoardProps }): ReactNode {
  const { view, ask } = props;
  const { opposed } = courting.use((all) => all);
  if (ask === null) return null;
  const naming = namingOf(props.language);
  const texts = naming.own.court;
  const lays = laysOf(view);
  const suitors = suitorsOf(view.open, ask.seat);
  if (lays.length === 0) return <p className="syww-note">{texts.noMarkers}</p>;
  const group = (title: string, rows: readonly Suitor[]) =>
    rows.length > 0 && (
      <tbody>
        <tr>
          <th colSpan={lays.length + 2} scope="rowgroup" className="syww-court-group">
            {title}
          </th>
        </tr>
        {rows.map((suitor) => (
          <SuitorRow key={suitor.power} suitor={suitor} lays={lays} opposed={opposed} props={props} naming={naming} />
        ))}
      </tbody>
    );
  return (
    <section className="syww-court" aria-labelledby="syww-court-title">
      <h2 id="syww-court-title">{texts.title}</h2>
      <p className="syww-court-mine" data-term="laid-markers">
        {texts.mine}{' '}
        {diplomacyIn(view).map(({ marker, count }) => (
          <b key={marker}>
            <Icon name="quill" size={16} /> {DIPLOMACY_VALUE[MARKER[marker]]}
            {count > 1 && <small> × {count}</small>}
          </b>
        ))}
      </p>
      <fieldset className="syww-chips" data-term="opposed">
        <legend>{texts.oppose}</legend>
        {OPPOSED.map((n) => (
          <button key={n} type="button" aria-pressed={opposed === n} onClick={() => courting.set({ opposed: n })}>
            {n === 0 ? texts.nothing : n}
          </button>
        ))}
      </fieldset>
      <div className="syww-court-scroll">
        <table data-term="court-chance">
          <thead>
            <tr>
              <th scope="col">{texts.power}</th>
              {lays.map((lay) => (
                <th key={lay.total} scope="col" data-term="laid-markers">
                  {layName(lay)}
                </th>
              ))}
              <th scope="col">{texts.ratioThen}</th>
            </tr>
          </thead>
          {group(
            texts.neutrals,
            suitors.filter(({ seat }) => seat === null),
          )}
          {group(
            texts.enemies,
            suitors.filter(({ seat }) => seat !== null),
          )}
        </table>
      </div>
      <p className="syww-note">{texts.also}</p>
      <p className="syww-note">{texts.theyHold(othersHold(view, ask.seat), unseen(view))}</p>
    </section>
  );
}

const diplomacyIn = (view: GameView) => handOf(view).filter(({ marker }) => DIPLOMACY_VALUE[MARKER[marker]] > 0);

const othersHold = ({ open }: GameView, seat: number): number =>
  open.hands.reduce((sum, held, other) => (other === seat ? sum : sum + held), 0);

/** How many diplomacy markers there are that one does not hold. */
function unseen(view: GameView): { readonly left: number; readonly all: number } {
  const all = MARKERS.reduce(
    (sum, marker, i) => (DIPLOMACY_VALUE[MARKER[marker]] > 0 ? sum + tablesOf(view.open).markerCount[i] : sum),
    0,
  );
  const mine = diplomacyIn(view).reduce((sum, { count }) => sum + count, 0);
  return { left: all - mine, all };
}

interface RowProps {
  readonly suitor: Suitor;
  readonly lays: readonly Lay[];
  readonly opposed: number;
  readonly props: BoardProps;
  readonly naming: Naming;
}

function SuitorRow({ suitor, lays, opposed, props, naming }: RowProps): ReactNode {
  const { own, game } = naming;
  const texts = own.court;
  const name = suitor.seat === null ? game.lands[suitor.power] : coalitionName(naming, props.view.open, suitor.seat);
  const ratio = suitor.ratio === null ? '–' : game.ratio(suitor.ratio);
  return (
    <tr>
      <th scope="row">
        <PowerDisc nation={suitor.power} size={24} />
        <span>
          <strong>{name}</strong>
          {suitor.seat === null && <small>{texts.gives(suitor.squares, suitor.points, suitor.units)}</small>}
        </span>
      </th>
      {lays.map((lay) => (
        <td key={lay.total}>
          <CourtCell suitor={suitor} lay={lay} opposed={opposed} name={name} naming={naming} taught={props.taught} />
        </td>
      ))}
      <td className="syww-court-ratio" data-term="ratio">
        {ratio}
      </td>
    </tr>
  );
}
