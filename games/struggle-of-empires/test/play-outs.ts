import { Context, copy } from '@cabinet-wars/kernel';
import { areAllied } from '../src/alliances/grand-alliances.ts';
import { type Attack, attackUnderWay } from '../src/attack/attack-locals.ts';
import { powerOf } from '../src/data/powers.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';

/** What two dice can show that differs, each with its number of ways. */
const FACES = [
  [1, 1, 6],
  [2, 1, 8],
  [4, 3, 2],
  [3, 1, 8],
  [4, 1, 4],
  [5, 2, 2],
  [5, 1, 4],
  [6, 1, 2],
];
const OUT_OF_DICE = new Error('out of dice');

/** What the odds take for granted: nobody else comes, ships fight, alliances serve on land, no tile is used. */
function assumed(options: readonly object[]): Choice {
  const wanted = (options as readonly Choice[]).find((option) => {
    switch (option.t) {
      case 'call-no-more':
        return true;
      case 'fight-at-sea':
        return option.fight;
      case 'ally-as':
        return option.unit === 'army';
      case 'surprise':
      case 'blockade-support':
      case 'reserve':
      case 'withdraw':
        return !option.use;
      case 'surrender':
        return !option.surrender;
      default:
        return false;
    }
  });
  const commits = (options as readonly Choice[]).some(({ t }) => t === 'commit');
  return wanted ?? (commits ? { t: 'commit', armies: 0, navies: 0 } : (options[0] as Choice));
}

/** The attack under way played to its end with every roll of dice: how it ends, and what each side loses from here. */
export function played(start: State) {
  const attack: Attack = copy(attackUnderWay(start));
  const depth = start.stack.findLastIndex(({ proc }) => proc === 'attack' || proc === 'raid');
  const sum = { win: 0, tie: 0, lose: 0, attackerLoses: 0, defenderLoses: 0 };
  const visit = (rolls: number[][], weight: number): void => {
    const end = playOn(
      copy(start),
      depth,
      rolls.flatMap(([a, b]) => [a - 1, b - 1]),
    );
    if (end === null) {
      for (const face of FACES) visit([...rolls, face], (weight * face[2]) / 36);
      return;
    }
    const outcome = end.outcome ?? attack.outcome;
    sum[outcome === 'attacker' ? 'win' : outcome === 'defender' ? 'lose' : 'tie'] += weight;
    for (const event of end.events)
      if (event.t === 'unit-lost') {
        const loser = powerOf(event.power);
        const attacks = attack.attacker >= 0 && areAllied(start, loser, attack.attacker);
        sum[attacks || loser === attack.attacker ? 'attackerLoses' : 'defenderLoses'] += weight;
      }
  };
  visit([], 1);
  return sum;
}

function playOn(g: State, depth: number, faces: readonly number[]) {
  const events: Event[] = [];
  let at = 0;
  let outcome: Attack['outcome'] | null = null;
  const roll = (n: number) => {
    if (n !== 6) return 0; // a counter of unrest, whatever it is worth
    if (at === faces.length) throw OUT_OF_DICE;
    return faces[at++];
  };
  const x = new Context<Event>({ roll, draw: () => 0 }, (event) => {
    events.push(event);
    if (event.t === 'combat-ended') outcome = event.outcome;
  });
  try {
    let question = game.flow.question(g);
    while (question !== null && g.stack.length > depth && isUnderWay(g, depth)) {
      const { seat, options } = question.waiting[0];
      question = game.flow.choose(g, seat, assumed(options), x);
    }
    return { events: untilOver(events), outcome: outcome as Attack['outcome'] | null };
  } catch (thrown) {
    if (thrown === OUT_OF_DICE) return null;
    throw thrown;
  }
}

const isUnderWay = (g: State, depth: number): boolean => ['attack', 'raid'].includes(g.stack[depth]?.proc);

/** What follows an attack (the end of a turn, income) is no part of it. */
function untilOver(events: readonly Event[]): readonly Event[] {
  const over = events.findIndex(({ t }) => t === 'turn-begins' || t === 'round-begins' || t === 'income');
  return over < 0 ? events : events.slice(0, over);
}
