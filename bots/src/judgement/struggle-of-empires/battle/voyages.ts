import { copy, type Frame } from '@cabinet-wars/kernel';
import { placeOf, SINK_TO_ARRIVE, STAY_TO_ARRIVE, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { hasOriginalSeaMove, needsSeaCheck, pay } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Dilemma } from '../../../greedy/judgement.ts';
import type { Value } from '../../../learning/value.ts';
import { coefficientsOf } from '../coefficients.ts';
import { silent } from './battle.ts';

/** What two dice at sea cost on the average, by the original rules. */
const TWO_DICE = 0.15;
const FACES = 6;

/** A plan supposes that ships arrive; this is what that leaves out. */
export function seaToll(value: Value<State>, { g, seat }: Dilemma<State, Choice>, choice: Choice): number {
  if (choice.t !== 'to') return 0;
  const { from } = g.stack[g.stack.length - 1] as Frame<{ from?: number }>;
  if (from === undefined || !needsSeaCheck(from, placeOf(choice.place))) return 0;
  if (hasOriginalSeaMove(g)) return TWO_DICE;
  const { seaDie } = coefficientsOf(g);
  return g.gold[g.plays[seat]] >= SINK_TO_ARRIVE ? seaDie : seaDie + unrestForFares(value, g, seat);
}

/** Who has not the gold pays by taxation: what the unrest of it costs beyond the gold. */
function unrestForFares(value: Value<State>, g: State, seat: number): number {
  const { arrives, stays } = tablesOf(g).data.seaDie;
  const sinks = FACES - arrives - stays;
  return (
    (stays * unrestFor(value, g, seat, STAY_TO_ARRIVE) + sinks * unrestFor(value, g, seat, SINK_TO_ARRIVE)) / FACES
  );
}

function unrestFor(value: Value<State>, g: State, seat: number, gold: number): number {
  const power = g.plays[seat];
  if (gold <= g.gold[power]) return 0;
  const [taxed, rich] = [copy(g), copy(g)];
  pay(taxed, power, gold, 'voyage', silent());
  rich.gold[power] = taxed.gold[power];
  return Math.max(0, value(rich, seat) - value(taxed, seat));
}
