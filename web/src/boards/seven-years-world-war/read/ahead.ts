import { Context, copy, isOffered, type Question, Seeded } from '@cabinet-wars/kernel';
import type { SquareId } from '@cabinet-wars/seven-years-world-war/data/squares';
import { game } from '@cabinet-wars/seven-years-world-war/game';
import type { State } from '@cabinet-wars/seven-years-world-war/state';
import type { Event, GameChoice, GameView } from './seen.ts';
import type { Thing } from './things.ts';

/** The rules' own functions are asked about a state that agrees with what the viewer knows, never the table's. */
class Trial {
  rolls = 0;
  draws = 0;
  readonly state: State;
  readonly seat: number;
  readonly said: GameChoice[] = [];
  question: Question<GameChoice> | null;

  constructor(seat: number, state: State) {
    this.seat = seat;
    this.state = state;
    this.question = game.flow.question(state);
  }

  static of(view: GameView, seat: number): Trial {
    const source = new Seeded(1756);
    const any = { roll: (n: number) => source.next(n), draw: (n: number) => source.next(n) };
    return new Trial(seat, game.sample(view, any));
  }

  get options(): readonly GameChoice[] {
    return (this.question?.waiting.find(({ seat }) => seat === this.seat)?.options ?? []) as readonly GameChoice[];
  }

  /** Says a choice, where it is offered: what has only one answer is never asked. */
  say(choice: GameChoice): boolean {
    if (!isOffered(this.options, choice)) return false;
    const source = new Seeded(1756);
    const roll = (n: number) => {
      this.rolls++;
      return source.next(n);
    };
    const draw = (n: number) => {
      this.draws++;
      return source.next(n);
    };
    this.question = game.flow.choose(this.state, this.seat, choice, new Context<Event>({ roll, draw }));
    this.said.push(choice);
    return true;
  }

  branch(): Trial {
    const other = new Trial(this.seat, copy(this.state));
    other.said.push(...this.said);
    return other;
  }
}

/** Losses are due in any case, and what only ends something is seldom regretted. */
const NEVER_TWICE: readonly string[] = ['losses.choose', 'retreat.where', 'deploy.place', 'random-forces.place'];
const PLAIN: readonly string[] = ['done', 'pass', 'stop', 'step', 'lay'];

/** Whether dice follow a choice, or something hidden is drawn: then it cannot be taken back and is asked for twice. */
export function isForGood(view: GameView, seat: number, key: string, choice: GameChoice): boolean {
  if (key === 'attack.table') return true;
  if (NEVER_TWICE.includes(key) || PLAIN.includes(choice.t)) return false;
  const trial = Trial.of(view, seat);
  trial.say(choice as unknown as GameChoice);
  return trial.rolls > 0 || trial.draws > 0;
}

/** A unit recruited from a square's own menu is placed there, where it may be: nobody asks where once more. */
export function recruitedAt(view: GameView, seat: number, choice: GameChoice, thing: Thing): readonly GameChoice[] {
  if (choice.t !== 'recruit' || thing.t === 'route') return [choice];
  const place = { t: 'place', square: thing.square } as const;
  const trial = Trial.of(view, seat);
  trial.say(choice);
  return trial.question?.key === 'recruiting.place' && isOffered(trial.options, place) ? [choice, place] : [choice];
}

/** Where a force taken up on the map can be carried, each square with all that is then to be said. */
export function reachOf(
  view: GameView,
  seat: number,
  key: string,
  thing: Thing,
): ReadonlyMap<SquareId, readonly GameChoice[]> {
  const reach = new Map<SquareId, readonly GameChoice[]>();
  if (thing.t === 'route') return reach;
  const trial = Trial.of(view, seat);
  if (key === 'movement-phase.act' && !muster(trial, thing)) return reach;
  if (trial.question?.key !== 'move.march') return reach;
  return spread(trial, reach);
}

/** The whole square sets out, or all units alike that one counter stands for. */
function muster(trial: Trial, thing: Exclude<Thing, { t: 'route' }>): boolean {
  if (!trial.say({ t: 'move', square: thing.square })) return false;
  if (thing.t === 'unit') while (trial.question?.key === 'move.muster' && trial.say({ t: 'take', piece: thing.name }));
  else if (trial.question?.key === 'move.muster') trial.say({ t: 'take-all' });
  if (trial.question?.key === 'move.muster') trial.say({ t: 'go' });
  return true;
}

/** Square by square, as long as only the mover is asked. */
function spread(
  first: Trial,
  reach: Map<SquareId, readonly GameChoice[]>,
): ReadonlyMap<SquareId, readonly GameChoice[]> {
  const queue = [first];
  const met = new Set<SquareId>();
  for (let trial = queue.shift(); trial !== undefined; trial = queue.shift()) {
    for (const step of trial.options) {
      if (step.t !== 'step' || met.has(step.square)) continue;
      const next = trial.branch();
      next.say(step);
      if (next.rolls > 0 || next.draws > 0) continue;
      met.add(step.square);
      const goesOn = next.question?.key === 'move.march' && next.options.length > 0;
      const stops = goesOn && next.options.some(({ t }) => t === 'stop');
      if (!goesOn) reach.set(step.square, next.said);
      else if (stops) reach.set(step.square, [...next.said, { t: 'stop' }]);
      if (goesOn) queue.push(next);
    }
  }
  return reach;
}
