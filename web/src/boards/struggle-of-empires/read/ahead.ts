import { Context, copy, isOffered, type Question, Seeded } from '@cabinet-wars/kernel';
import type { PlaceId as Place } from '@cabinet-wars/struggle-of-empires/data/regions';
import type { UnitId } from '@cabinet-wars/struggle-of-empires/data/units';
import { game } from '@cabinet-wars/struggle-of-empires/game';
import type { State } from '@cabinet-wars/struggle-of-empires/state';
import type { PlaceId } from '../map/places.ts';
import { isPower } from '../map/places.ts';
import type { Thing } from '../map/position.ts';
import { type Event, type GameChoice, type GameView, powerIn } from './seen.ts';

const samples = new WeakMap<GameView, State>();

/**
 * A state that agrees with what the viewer knows: the rules' own functions are asked about it, never the table's. All who
 * ask about a view share it and only read; whoever plays on does so in a copy.
 */
export function sampleOf(view: GameView): State {
  let sample = samples.get(view);
  if (sample === undefined) {
    sample = game.sample(view, counting().chance);
    samples.set(view, sample);
  }
  return sample;
}

function counting() {
  const source = new Seeded(1756);
  const used = { rolls: 0, draws: 0 };
  const chance = {
    roll: (n: number) => {
      used.rolls++;
      return source.next(n);
    },
    draw: (n: number) => {
      used.draws++;
      return source.next(n);
    },
  };
  return { chance, used };
}

export interface Ahead {
  /** Those of the choices that are to be said: what has only one answer is never asked. */
  readonly said: readonly GameChoice[];
  readonly question: Question<GameChoice> | null;
  /** Open dice rolled, hidden things drawn. */
  readonly rolls: number;
  readonly draws: number;
}

/** Where some choices in a row would lead, as far as their seat can know. */
export function ahead(view: GameView, seat: number, choices: readonly GameChoice[]): Ahead {
  const { chance, used } = counting();
  const state = copy(sampleOf(view));
  const x = new Context<Event>(chance);
  let question = game.flow.question(state);
  const said: GameChoice[] = [];
  for (const choice of choices) {
    const asked = question?.waiting.find((each) => each.seat === seat);
    if (asked === undefined || !isOffered(asked.options, choice)) continue;
    said.push(choice);
    question = game.flow.choose(state, seat, choice, x);
  }
  return { said, question, ...used };
}

/** A unit that can be taken up and carried: where it may be put down, each with what is then to be said. */
export interface Carrying {
  readonly unit: UnitId;
  readonly from: PlaceId;
  readonly to: ReadonlyMap<PlaceId, readonly GameChoice[]>;
}

const CARRIES: Readonly<Record<string, readonly GameChoice[]>> = {
  'turn.act': [{ t: 'action', action: 'move' }],
  'move.unit': [],
};

/** Taking up a unit of one's own on the map; null where it cannot go anywhere now. */
export function carrying(view: GameView, seat: number, key: string, thing: Thing): Carrying | null {
  const { open } = view;
  const me = powerIn(open, seat);
  if (thing.t !== 'unit' || thing.power !== me || thing.unit === 'control') return null;
  const { unit, place } = thing;
  const home = (id: PlaceId): Place => (isPower(id) ? 'home' : id);
  const first = CARRIES[key];
  const begun = first === undefined ? [] : [...first, { t: 'move', unit, from: home(place) } as const];
  const { said, question } = ahead(view, seat, begun);
  const isMove = question?.key === 'move.to' && (begun.length === 0 || said.length > 0 || key === 'move.to');
  if (!isMove && key !== 'deploy.to') return null;
  const options = question?.waiting.find((each) => each.seat === seat)?.options ?? [];
  const to = new Map<PlaceId, readonly GameChoice[]>();
  for (const option of options as readonly GameChoice[])
    if (option.t === 'to') to.set(option.place === 'home' ? me : option.place, [...said, option]);
  return to.size === 0 ? null : { unit, from: place, to };
}

/** Whether dice follow a choice, or something hidden that costs: then it cannot be taken back and is asked for twice. */
export function isForGood(view: GameView, seat: number, key: string, choice: GameChoice): boolean {
  if (key === 'attack.declare') return true;
  if (NEVER_ASKED_TWICE.includes(key) || choice.t === 'end-turn') return false;
  const { rolls, draws } = ahead(view, seat, [choice as unknown as GameChoice]);
  return rolls > 0 || draws > 0;
}

/** Losses are due in any case, and bids and units of the set-up are many. */
const NEVER_ASKED_TWICE: readonly string[] = [
  'losses.choose',
  'auction.bid',
  'auction.proposeA',
  'auction.proposeB',
  'set-up.place',
  'set-up.redraw',
  'draft.pick',
];
