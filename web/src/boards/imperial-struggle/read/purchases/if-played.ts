import type { EventId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { askAfter, viewAfter } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Naming } from '../../i18n/index.ts';
import type { GameChoice, GameView } from '../seen.ts';
import { spacesOf } from '../targets.ts';
import { roundNow } from './purse.ts';

/** What an Event would come to if it were played now. */
export interface IfPlayed {
  /** Where it could be aimed. */
  readonly spaces: readonly SpaceId[];
  /** Points it would add to the round, in words of the purse. */
  readonly points: readonly { readonly kind: 'E' | 'D' | 'M'; readonly n: number }[];
  readonly vp: number;
  readonly debt: number;
  readonly treaty: number;
}

/** Null where something hidden decides it. */
export function ifPlayed(view: GameView, seat: number, event: EventId): IfPlayed | null {
  const choices: GameChoice[] = [{ t: 'event', event }];
  // Advantages may be used first: what counts here is the Event itself.
  if (askAfter(view, seat, choices)?.key === 'effects.before') choices.push({ t: 'carry-out' });
  const then = viewAfter(view, seat, choices);
  if (then === null) return null;
  const ask = askAfter(view, seat, choices);
  const isAimed = ask?.key.startsWith('effects.') ?? false;
  const side = view.own?.side ?? 0;
  const gain = then.open.vp - view.open.vp;
  return {
    spaces: isAimed ? [...new Set((ask?.options ?? []).flatMap(spacesOf))] : [],
    points: (['E', 'D', 'M'] as const)
      .map((kind) => ({ kind, n: pointsIn(then, kind) - pointsIn(view, kind) }))
      .filter(({ n }) => n > 0),
    vp: side === 0 ? gain : -gain,
    debt: then.open.debt[side] - view.open.debt[side],
    treaty: then.open.treaty[side] - view.open.treaty[side],
  };
}

const pointsIn = ({ open }: GameView, kind: 'E' | 'D' | 'M'): number =>
  (roundNow(open)?.points ?? []).reduce((sum, { points, n }) => sum + (points === kind ? n : 0), 0);

const NAMED = 5;

/** The same as sentences. */
export function ifPlayedTexts(then: IfPlayed | null, { own, game }: Naming): string[] {
  if (then === null) return [own.ifPlayedHidden];
  const { spaces, points, vp, debt, treaty } = then;
  const names = spaces.slice(0, NAMED).map((id) => game.spaces[id]);
  const lines = [
    ...(spaces.length === 0 ? [] : [own.ifPlayedSpaces(spaces.length, names)]),
    ...(points.length === 0 ? [] : [own.ifPlayedPoints(points.map(({ kind, n }) => own.pointsN(n, kind)))]),
    ...(vp === 0 ? [] : [own.ifPlayedVp(vp)]),
    ...(debt === 0 ? [] : [own.ifPlayedDebt(debt)]),
    ...(treaty === 0 ? [] : [own.ifPlayedTreaty(treaty)]),
  ];
  return lines.length === 0 ? [own.ifPlayedElse] : lines;
}
