import { DONE, type Option } from '@cabinet-wars/kernel';
import { INCREASING_TAXES, TAX_FACTOR } from '../data/charts.ts';
import { MARKER } from '../data/markers.ts';
import { POWER, POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import type { Square } from '../data/squares.ts';
import { isShared } from '../diplomacy/control.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { roll, rolling } from '../markers/roll.ts';
import { rebellion } from '../minor-powers/rebellion.ts';
import { hasNation } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Why } from '../vocabulary/reasons.ts';
import { gain, taxableSquares } from './money.ts';
import { claimOf, inventionsOf, keepRates, type Taxation, taxesOf } from './taxes.ts';
import { tradeOf } from './trade-routes.ts';

/** 3.1 (2a), 10.1 and, if it is played, 25.0. Taxes of occupied squares, then what trade brings. */
export const taxation = procedure<Taxation>('taxation')({
  begin: (g, f) => (g.options.increasingTaxes || g.hands[f.seat] > 0 ? 'hub' : 'collect'),
  hub: {
    always: 'hides',
    deals: 'all',
    who: (_g, f) => f.seat,
    options: (g, f) => {
      const options: Option<Choice>[] = [];
      for (let power = 0; power < POWER_COUNT; power++)
        if (mayRaiseTaxes(g, f, power) === null) options.push({ t: 'raise-taxes', power: POWERS[power] });
      addPlays(g, f.seat, options);
      options.push({ t: 'done' });
      return options;
    },
    choose: (g, f, choice, x) => {
      if (choice.t === 'play') {
        x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
        return 'begin';
      }
      if (choice.t !== 'raise-taxes') return 'collect';
      declare(g, f, POWER[choice.power]);
      return 'claim';
    },
  },
  collect: (g, f, x) => {
    gain(g, f.seat, taxesOf(g, f), 'taxes', x);
    gain(g, f.seat, inventionsOf(g, f), 'manufacturing-inventions', x);
    gain(g, f.seat, tradeOf(g, f.seat), 'trade', x);
    keepRates(g, f);
    return DONE;
  },
  claim: {
    always: 'hides',
    who: (_g, f) => (f.mixed.length > 0 ? f.seat : null),
    options: () => [
      { t: 'tax-here', here: true },
      { t: 'tax-here', here: false },
    ],
    choose: (_g, f, choice) => {
      const square = f.mixed.shift()!;
      if (choice.t === 'tax-here' && choice.here) f.claims.push(square, f.raised.length - 1);
      return 'claim';
    },
  },
  throwDie: (_g, f, x) => x.call(roll, rolling(f.seat, 'increasing-taxes')),
  result: (g, f, x) => {
    const power = f.raised[f.raised.length - 1];
    const result = INCREASING_TAXES[g.die - 1];
    f.factors.push(TAX_FACTOR[result]);
    x.log?.({ t: 'taxes-raised', seat: f.seat, power: POWERS[power], result });
    if (result === 'rebellion') x.call(rebellion, { seat: f.seat, power, by: -1 });
    return 'begin';
  },
});

/** 25.1: once for each power, where it has anything to tax that no other power has laid claim to. */
export function mayRaiseTaxes(g: State, f: Taxation, power: Power): Why | null {
  if (!g.options.increasingTaxes) return { why: 'rule-not-played' };
  if (g.control[power] !== f.seat) return { why: 'power-not-yours', power: POWERS[power] };
  if (f.raised.includes(power)) return { why: 'taxes-raised-already', power: POWERS[power] };
  return openTo(g, f, power).length > 0 ? null : { why: 'no-taxes-there', power: POWERS[power] };
}

function openTo(g: State, f: Taxation, power: Power): Square[] {
  return taxableSquares(g, f.seat).filter((square) => hasNation(g, square, power) && claimOf(f, square) < 0);
}

/** What it holds alone is taxed at the new rate; about what it shares the player is asked. */
function declare(g: State, f: Taxation, power: Power): void {
  f.raised.push(power);
  for (const square of openTo(g, f, power)) {
    if (isShared(g, square, power)) f.mixed.push(square);
    else f.claims.push(square, f.raised.length - 1);
  }
}
