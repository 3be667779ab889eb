import { KIND_OF, KINDS, type KindId, NATIONS, type SquareId, UNITS } from '@cabinet-wars/seven-years-world-war/data';
import { nameOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Move, PieceName } from '@cabinet-wars/seven-years-world-war/view';
import type { Naming } from '../i18n/index.ts';
import { type Event, frameOf, type NationId, type OpenView } from './seen.ts';

/** What is drawn of a unit on its way. */
export interface Mover {
  readonly nation: NationId;
  readonly kind: KindId;
  readonly veteran: boolean;
}

const unitNames: readonly string[] = UNITS;

/** A unit's name taken apart, as far as its picture goes. */
export function moverOf(name: PieceName): Mover {
  const [nation, unit] = name.split('+')[0].replace(/@sea$/, '').split(':');
  return {
    nation: NATIONS.find((id) => id === nation)!,
    kind: KINDS[KIND_OF[unitNames.indexOf(unit)]],
    veteran: unit.endsWith('veteran'),
  };
}

/** What kind of unit it is, and whether it is trained, in words. */
export function unitWords({ game }: Naming, name: PieceName): string {
  const { kind, veteran } = moverOf(name);
  const unit = UNITS.find((id) => id === `${kind}-${veteran ? 'veteran' : 'recruit'}`);
  return unit === undefined ? game.kinds[kind].one : game.units[unit];
}

export type Motion =
  | { readonly kind: 'travel'; readonly movers: readonly Mover[]; readonly from: SquareId; readonly to: SquareId }
  | { readonly kind: 'rise' | 'fall'; readonly movers: readonly Mover[]; readonly at: SquareId };

/** More counters than this on the way are shown by these. */
const MOST_SHOWN = 4;

/** What an event moves; `open` is still the view before it. */
export function motionOf(event: Event, open: OpenView): Motion | null {
  switch (event.t) {
    case 'moved': {
      const { from, to } = event;
      const force = frameOf<Move>(open, 'move')?.force ?? [];
      const movers = force.slice(0, MOST_SHOWN).map((piece) => moverOf(nameOf(open, piece)));
      return movers.length === 0 ? null : { kind: 'travel', movers, from, to };
    }
    case 'retreated':
    case 'advanced':
    case 'displaced':
      return { kind: 'travel', movers: [moverOf(event.piece)], from: event.from, to: event.to };
    case 'unit-placed':
      return { kind: 'rise', movers: [moverOf(event.piece)], at: event.square };
    case 'unit-lost':
      return { kind: 'fall', movers: [moverOf(event.piece)], at: event.square };
    default:
      return null;
  }
}
