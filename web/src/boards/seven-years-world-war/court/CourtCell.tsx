import type { ReactNode } from 'react';
import { meant } from '../../kit/rail/meant.ts';
import type { Naming } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { chanceOf, type Lay, layName, type Suitor } from './chances.ts';
import { choicesFor, courting } from './courting.ts';

interface Props {
  readonly suitor: Suitor;
  readonly lay: Lay;
  readonly opposed: number;
  /** Of the power or coalition. */
  readonly name: string;
  readonly naming: Naming;
  /** Names the markers laid itself, where there is no column heading. */
  readonly isNamed?: boolean;
  readonly taught: BoardProps['taught'];
}

/** A power and what one lays for it: the chance, as a bar and in words. */
export function CourtCell({ suitor, lay, opposed, name, naming, isNamed = false, taught }: Props): ReactNode {
  const isPicked = courting.use(({ power, lay: picked }) => power === suitor.power && picked?.total === lay.total);
  const texts = naming.own.court;
  const chance = chanceOf(suitor, lay.total, opposed);
  const ratio = suitor.ratio === null ? '–' : naming.game.ratio(suitor.ratio);
  // Once it is picked, the button that lays the markers is lit.
  const lamp = meant(taught, choicesFor(suitor.power, lay));
  return (
    <button
      type="button"
      className="syww-court-cell"
      data-court={`${suitor.power} ${lay.total}`}
      aria-pressed={isPicked}
      {...(isPicked && lamp['data-meant'] === 'yes' ? {} : lamp)}
      aria-label={texts.cell(name, layName(lay), texts.inSix(chance), ratio)}
      onClick={() => courting.set({ power: suitor.power, lay })}
    >
      {isNamed && <strong>{layName(lay)}</strong>}
      <span className="syww-court-bar">
        <i style={{ width: `${(chance * 100) / 6}%` }} />
      </span>
      {texts.inSix(chance)}
    </button>
  );
}
