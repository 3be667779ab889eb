import type { ScenarioId } from '../src/data/scenarios.ts';
import { newTrial, type Trial } from './kit.ts';

/** As many numbers as markers are drawn at the start, each the first of the pool. */
const START: Record<string, number> = { 'european-2': 11, 'european-3': 11, 'european-4': 11 };
START['worldwide-2'] = 14;
START['worldwide-3'] = 14;
START['worldwide-4'] = 14;

/** A game dealt out and waiting for the first deployment. */
export function dealt(scenario: ScenarioId, players: number, draws = START[`${scenario}-${players}`]): Trial {
  return newTrial({ players, scenario })
    .numbers(...Array<number>(draws).fill(0))
    .run();
}

/** Everybody deploys as suggested; the dice of the last forces bring nothing. */
export function suggested(t: Trial): Trial {
  t.dice(...Array<number>(t.g.hands.length).fill(1));
  while (t.key === 'deploy.place') t.play(t.asked!, 'suggested').passes();
  return t.passes();
}
