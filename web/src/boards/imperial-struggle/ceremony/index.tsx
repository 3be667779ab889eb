import type { ReactNode } from 'react';
import { namingIn } from '../i18n/index.ts';
import type { BoardModule, BoardProps } from '../read/seen.ts';
import type { MapNow } from '../use-map.ts';
import { ScoringAgain } from './ScoringAgain.tsx';
import { ScoringPlate } from './ScoringPlate.tsx';
import { ScoringRail } from './ScoringRail.tsx';
import { scoringOf, scorings } from './scoring.ts';
import { TheatrePlate, TheatreRail } from './TheatreParts.tsx';
import { theatreAccounts, theatreOf } from './theatre.ts';

/** The ceremonies of this game: the scoring of a Peace turn, and every theatre of a War. */
export const ceremony: NonNullable<BoardModule['ceremony']> = (...args) => scoringOf(...args) ?? theatreOf(...args);

export function Rail(props: BoardProps): ReactNode {
  const now = props.ceremony;
  const naming = namingIn(props.language);
  const scoring = scorings.aboutOf(now);
  const theatre = theatreAccounts.aboutOf(now);
  if (now === null) return null;
  if (scoring !== null) return <ScoringRail now={now} account={scoring.account} naming={naming} />;
  return theatre === null ? null : <TheatreRail props={props} now={now} account={theatre} naming={naming} />;
}

/** Over the map, for as long as the ceremony lasts; else a scoring that is looked at again. */
export function CeremonyOver({ props, map }: { readonly props: BoardProps; readonly map: MapNow }): ReactNode {
  const now = props.ceremony;
  const scoring = scorings.aboutOf(now);
  const theatre = theatreAccounts.aboutOf(now);
  if (now === null) return <ScoringAgain props={props} map={map} />;
  if (scoring !== null) return <ScoringPlate {...scoring} now={now} map={map} />;
  return theatre === null ? null : <TheatrePlate props={props} now={now} account={theatre} map={map} />;
}
