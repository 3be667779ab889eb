import type { Reason, Seat } from '@cabinet-wars/kernel';
import { isMarkerId, MARKER } from '../data/markers.ts';
import { isPowerId, POWER, POWERS, type Power } from '../data/powers.ts';
import { isSquareId, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { isKindId, KIND, KINDS, type Kind, UNIT } from '../data/units.ts';
import { has } from '../markers/hands.ts';
import { mayEnlighten } from '../money/enlightenment.ts';
import { mayBecomeLegion, mayFortify, mayPlace, mayRecruit, placesFor } from '../money/may-recruit.ts';
import { mayPay, squaresHeld } from '../money/money.ts';
import { mayPillage, mayPillageWithMinors } from '../money/pillaging.ts';
import { armiesForLegions, mayBuyMarker, mayRestore, type Recruiting, recruiting } from '../money/recruiting.ts';
import { mayRaiseTaxes, taxation } from '../money/taxation.ts';
import type { Taxation } from '../money/taxes.ts';
import type { State } from '../state.ts';
import { leaderReason } from './explain-leaders.ts';
import type { Explanations, Wish } from './explanations.ts';

type Reasons = (Reason | null)[];
const NONE: Reasons = [];

/** Only while the question is one of a procedure's own does a wish of its kind make sense. */
const inTaxation = (g: State, key: string, say: (f: Taxation) => Reasons): Reasons =>
  key === 'taxation.hub' ? say(taxation.within(g)!) : NONE;
const inRecruiting = (g: State, key: string, step: string, say: (f: Recruiting) => Reasons): Reasons =>
  key === `recruiting.${step}` ? say(recruiting.within(g)!) : NONE;

const withSquare = (wish: Wish, say: (square: Square) => Reason | null): Reasons =>
  isSquareId(wish.square) ? [say(squareOf(wish.square))] : NONE;
const withPower = (wish: Wish, say: (power: Power) => Reason | null): Reasons =>
  isPowerId(wish.power) ? [say(POWER[wish.power])] : NONE;

function recruitReason(g: State, seat: Seat, f: Recruiting, power: Power, kind: Kind): Reason | null {
  const reason = mayRecruit(g, seat, power, kind);
  if (reason !== null) return reason;
  if (placesFor(g, seat, power, kind, f.placed).length > 0) return null;
  return { why: 'nowhere-to-place', power: POWERS[power], kind: KINDS[kind] };
}

/** What keeps a legion from being tried: points, an army where one may be placed, a leader who is free. */
function legionReasons(g: State, seat: Seat, f: Recruiting, wish: Wish): Reasons {
  if (!g.options.legions) return [{ why: 'rule-not-played' }];
  const dear = mayPay(g, seat, tablesOf(g).recruitCost[UNIT['legion-recruit']]);
  if (dear !== null) return [dear];
  if (armiesForLegions(g, f, squaresHeld(g, seat)).length === 0) return [{ why: 'no-veterans' }];
  return [leaderReason(g, seat, wish)];
}

/** What is simply bought; legions are made. */
const kindOf = ({ kind }: Wish): Kind | null => (isKindId(kind) && kind !== 'legion' ? KIND[kind] : null);

/** Why choices of treasury, provisioning, pillage and enlightenment cannot be had. */
export const moneyExplanations: Explanations = {
  'raise-taxes': (g, _seat, wish, key) =>
    inTaxation(g, key, (f) => withPower(wish, (power) => mayRaiseTaxes(g, f, power))),
  recruit: (g, seat, wish, key) =>
    inRecruiting(g, key, 'hub', (f) =>
      kindOf(wish) === null ? NONE : withPower(wish, (power) => recruitReason(g, seat, f, power, kindOf(wish)!)),
    ),
  place: (g, seat, wish, key) =>
    inRecruiting(g, key, 'place', (f) =>
      withSquare(wish, (square) => mayPlace(g, seat, f.power, f.kind, square, f.placed)),
    ),
  'buy-marker': (g, seat, _wish, key) => inRecruiting(g, key, 'hub', () => [mayBuyMarker(g, seat)]),
  restore: (g, seat, wish, key) =>
    inRecruiting(g, key, 'hub', () => withSquare(wish, (square) => mayRestore(g, seat, square))),
  fortify: (g, seat, wish, key) =>
    inRecruiting(g, key, 'hub', () => withSquare(wish, (square) => mayFortify(g, seat, square))),
  'build-legion': (g, seat, wish, key) => inRecruiting(g, key, 'hub', (f) => legionReasons(g, seat, f, wish)),
  veterans: (g, seat, wish, key) =>
    inRecruiting(g, key, 'veterans', (f) =>
      withSquare(wish, (square) =>
        isPowerId(wish.power) ? mayBecomeLegion(g, seat, POWER[wish.power], square, f.placed) : null,
      ),
    ),
  trainer: (g, seat, wish, key) => {
    if (key !== 'training.hub') return NONE;
    return [leaderReason(g, seat, wish) ?? { why: 'nothing-to-train' }];
  },
  pillage: (g, seat, wish, key) =>
    key === 'pillage.hub' ? withSquare(wish, (square) => mayPillage(g, seat, square)) : NONE,
  'minor-pillage': (g, seat, wish, key) => {
    if (key !== 'pillage.hub') return NONE;
    if (!has(g, seat, MARKER['minor-power-alliance']))
      return [{ why: 'marker-not-held', marker: 'minor-power-alliance' }];
    return withSquare(wish, (square) => mayPillageWithMinors(g, seat, square));
  },
  'enlighten-with': (g, seat, wish, key) =>
    key === 'enlightenment.hub' && isMarkerId(wish.marker) && !has(g, seat, MARKER[wish.marker])
      ? [{ why: 'marker-not-held', marker: wish.marker }]
      : NONE,
  enlighten: (g, seat, wish, key) =>
    key === 'enlightenment.where' ? withSquare(wish, (square) => mayEnlighten(g, seat, square)) : NONE,
};
