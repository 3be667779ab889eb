import './court.css';
import type { ReactNode } from 'react';
import { type Naming, namingOf } from '../i18n/index.ts';
import { PowerDisc } from '../panels/faces.tsx';
import { coalitionName } from '../read/coalition.ts';
import type { BoardProps } from '../read/seen.ts';
import { chanceOf, type Lay, layName, laysOf, type Suitor, suitorsOf } from './chances.ts';
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
      <fieldset className="syww-chips">
        <legend>{texts.oppose}</legend>
        {OPPOSED.map((n) => (
          <button key={n} type="button" aria-pressed={opposed === n} onClick={() => courting.set({ opposed: n })}>
            {n === 0 ? texts.nothing : n}
          </button>
        ))}
      </fieldset>
      <div className="syww-court-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.power}</th>
              {lays.map((lay) => (
                <th key={lay.total} scope="col">
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
    </section>
  );
}

interface RowProps {
  readonly suitor: Suitor;
  readonly lays: readonly Lay[];
  readonly opposed: number;
  readonly props: BoardProps;
  readonly naming: Naming;
}

function SuitorRow({ suitor, lays, opposed, props, naming }: RowProps): ReactNode {
  const picked = courting.use(({ power, lay }) => (power === suitor.power ? lay : null));
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
      {lays.map((lay) => {
        const chance = chanceOf(suitor, lay.total, opposed);
        return (
          <td key={lay.total}>
            <button
              type="button"
              className="syww-court-cell"
              data-court={`${suitor.power} ${lay.total}`}
              aria-pressed={picked?.total === lay.total}
              aria-label={texts.cell(name, layName(lay), chance, ratio)}
              onClick={() => courting.set({ power: suitor.power, lay })}
            >
              <span className="syww-court-bar">
                <i style={{ width: `${(chance * 100) / 6}%` }} />
              </span>
              {texts.inSix(chance)}
            </button>
          </td>
        );
      })}
      <td className="syww-court-ratio">{ratio}</td>
    </tr>
  );
}
