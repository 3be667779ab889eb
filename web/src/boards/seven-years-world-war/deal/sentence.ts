import { isPowerId } from '@cabinet-wars/seven-years-world-war/data';
import { powersOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Naming } from '../i18n/index.ts';
import { coalitionName } from '../read/map/coalition.ts';
import type { OpenView } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import type { Promised } from './agreements.ts';

/** What is promised, in one sentence without its term. */
export function sentenceOf(
  open: OpenView,
  { clause, by, to, about, points }: Promised,
  isMutual: boolean,
  naming: Naming,
): string {
  const texts = naming.own.agreed;
  const name = (seat: number) => coalitionName(naming, open, seat);
  const thing =
    about === null ? '' : isPowerId(about) ? naming.own.theLand(naming.game.lands[about]) : squareName(naming, about);
  if (isMutual) return texts.both[clause](thing, points);
  return texts.one[clause]({ name: name(by), isMany: powersOf(open, by).length > 1 }, name(to), thing, points);
}
