import './year.css';
import { yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useEffect, useRef } from 'react';
import { CeremonyPlate } from '../../kit/ceremony/CeremonyPlate.tsx';
import { ceremonies } from '../../kit/ceremony/ceremony.ts';
import { namingOf } from '../i18n/index.ts';
import type { BoardModule, BoardProps, OpenView } from '../read/seen.ts';
import { storyOf } from '../read/story.ts';
import { plates } from '../state/plates.ts';
import { EndPlate, EndRail } from './EndParts.tsx';
import { type GameEnd, gameEndOf } from './game-end.ts';
import { YearPlate } from './YearPlate.tsx';
import { YearRail } from './YearRail.tsx';
import { type YearEnd, yearEndOf } from './year.ts';

const years = ceremonies<{ readonly year: YearEnd; readonly open: OpenView }>();
const ends = ceremonies<{ readonly end: GameEnd; readonly open: OpenView }>();

/** The ceremonies of this game: the end of each year, and peace. */
export const ceremony: NonNullable<BoardModule['ceremony']> = ([first], _before, after, _seat, told = []) => {
  const open = after.open;
  if (first?.t === 'reckoned' && first.turn > 0) {
    const year = yearEndOf(storyOf(told), first.turn, open);
    return year === null ? null : years.make({ events: 1, steps: [null], about: { year, open } });
  }
  if (first?.t !== 'game-ends') return null;
  const end = gameEndOf(storyOf(told), open);
  return end === null ? null : ends.make({ events: 1, steps: [null], about: { end, open } });
};

export function Rail(props: BoardProps): ReactNode {
  const now = props.ceremony;
  const year = years.aboutOf(now);
  const end = ends.aboutOf(now);
  if (now === null) return null;
  if (year !== null) return <YearRail props={props} now={now} {...year} />;
  return end === null ? null : <EndRail props={props} now={now} {...end} />;
}

/** Over the map: the plate of the ceremony under way, or of a year that is looked at again. */
export function Plates(props: BoardProps): ReactNode {
  const again = plates.use((open) => open.year);
  const { own } = namingOf(props.language);
  const now = years.aboutOf(props.ceremony);
  const end = ends.aboutOf(props.ceremony);
  if (end !== null)
    return (
      <CeremonyPlate beside={null} label={own.gameOver}>
        <EndPlate props={props} {...end} />
      </CeremonyPlate>
    );
  const year = now?.year ?? (again === null ? null : yearEndOf(storyOf(props.told), again, props.view.open));
  if (year === null) return null;
  return (
    <CeremonyPlate beside={null} label={own.year.ends(yearsOf(year.turn))}>
      {now === null && <PutAway label={own.putAway} />}
      <YearPlate props={props} year={year} />
    </CeremonyPlate>
  );
}

function PutAway({ label }: { readonly label: string }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      className="icon-button corner-plate-close"
      aria-label={label}
      onClick={() => plates.set({ year: null })}
    >
      ×
    </button>
  );
}
