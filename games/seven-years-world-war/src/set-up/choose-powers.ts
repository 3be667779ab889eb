import { DONE, type Reason, type Seat } from '@cabinet-wars/kernel';
import { POWER, POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { NOT_TOGETHER, POWERS_PER_PLAYER } from '../data/scenarios.ts';
import { takeControl } from '../diplomacy/control.ts';
import { procedure } from '../procedure.ts';
import { NEUTRAL, type State } from '../state.ts';
import { OF_POWER } from '../vocabulary/choices/constants.ts';
import { because } from '../vocabulary/reasons.ts';

export interface ChoosePowers {
  /** Powers chosen so far by all. */
  chosen: number;
}

/** 28.57. Players take powers in turn, from the first seat to the last and back again. */
export const choosePowers = procedure<ChoosePowers>('choose-powers')({
  choose: {
    who: (g, f) => turnOf(g.hands.length, f.chosen),
    options: (g, f) => {
      const seat = turnOf(g.hands.length, f.chosen);
      return OF_POWER.filter((_, power) => mayChoose(g, seat, power) === null);
    },
    choose: (g, f, choice, x, seat) => {
      if (choice.t !== 'power') return;
      takeControl(g, POWER[choice.power], seat, 'set-up', x);
      f.chosen++;
      return f.chosen === g.hands.length * POWERS_PER_PLAYER[g.hands.length] ? DONE : 'choose';
    },
  },
});

/** Up and down the seats, so that who chooses last chooses twice in a row. */
export function turnOf(seats: number, chosen: number): Seat {
  const round = Math.floor(chosen / seats);
  const place = chosen % seats;
  return round % 2 === 0 ? place : seats - 1 - place;
}

/** 28.571: nobody may have both Great Britain and France. */
export function mayChoose(g: State, seat: Seat, power: Power): Reason | null {
  if (g.control[power] !== NEUTRAL) return because({ why: 'power-taken', power: POWERS[power] });
  const [one, other] = NOT_TOGETHER.map((id) => POWER[id]);
  const rival = power === one ? other : power === other ? one : POWER_COUNT;
  return g.control[rival] === seat ? because({ why: 'not-together', power: POWERS[power] }) : null;
}
