import type { Power } from '../data/powers.ts';
import { type Place, placeOf } from '../data/regions.ts';
import type { Unit } from '../data/units.ts';
import { procedure } from '../procedure.ts';
import { destinations, moveUnit, needsSeaCheck, TO } from './movement.ts';
import { voyage } from './voyage.ts';

export interface Deploy {
  power: Power;
  unit: Unit;
  from: Place;
}

/** The free move of a unit just built, by the rules of movement; it may also stay (ruling 68). */
export const deploy = procedure<Deploy>('deploy')({
  to: {
    who: (g, f) => g.seatOf[f.power],
    options: (g, f) => [TO[f.from], ...destinations(g, f.power, f.unit, f.from)],
    choose: (g, f, choice, x) => {
      if (choice.t !== 'to') return;
      const { power, unit, from } = f;
      const to = placeOf(choice.place);
      if (to === from) return;
      if (needsSeaCheck(from, to)) x.call(voyage, { power, unit, from, to, roll: 'arrives', outcome: 'arrives' });
      else moveUnit(g, power, unit, from, to, x);
    },
  },
});
