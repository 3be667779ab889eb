import { Context, copy, Seeded } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import { type PowerId, powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { turn } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import type { Trial } from '../../games/struggle-of-empires/test/kit.ts';
import type { Bot, Move, Situation } from '../src/index.ts';
import { sense } from '../src/judgement/struggle-of-empires/sense.ts';
import { captainOf } from './captain.ts';
import { budget, nothing, situationOf as situated } from './situation.ts';

export { budget } from './situation.ts';
export const bot: Bot = captainOf(game, sense);

type Asked = Parameters<typeof situated>[3];

/** What a seat is told of a state. */
export const situationOf = (g: State, seat: number, asked: Asked = nothing): Situation =>
  situated(game, g, seat, asked);

/** What the planner does in a power's place. */
export const decide = (trial: Trial, power: PowerId, asked = nothing): Move =>
  bot(situationOf(trial.g, trial.g.seatOf[powerOf(power)], asked), budget()) as Move;

/** The choice it makes, as a line of text. */
export function choiceOf(trial: Trial, power: PowerId): string {
  const move = decide(trial, power, { offers: [], made: 1 });
  if (move.t !== 'choose') throw new Error(`${power} does not choose but ${JSON.stringify(move)}`);
  return game.notation.format(move.choice as never);
}

/** Lets it play its turn out, with luck from a seed, whoever else is asked deciding as it would; its own lines, and the end. */
export function turnOf(trial: Trial, power: PowerId): { lines: string[]; g: State } {
  const g = copy(trial.g);
  const me = powerOf(power);
  const x = new Context<never>(new Seeded('luck'));
  const lines: string[] = [];
  while (turn.underWay(g)?.power === me) {
    const { seat } = game.flow.question(g)!.waiting[0];
    const move = bot(situationOf(g, seat, { offers: [], made: 1 }), budget()) as Move;
    if (move.t !== 'choose') throw new Error(`seat ${seat} does not choose`);
    if (g.plays[seat] === me) lines.push(game.notation.format(move.choice as never));
    game.flow.choose(g, seat, move.choice as never, x as never);
  }
  return { lines, g };
}

/** What it answers to an offer made by another. */
export function answerTo(trial: Trial, power: PowerId, deal: Readonly<Record<string, unknown>>): boolean {
  const to = trial.g.seatOf[powerOf(power)];
  const offer = { id: 1, deal: { power: null, region: null, promise: null, ...deal, to } as never, agreed: false };
  const move = decide(trial, power, { offers: [offer], made: 0 });
  if (move.t !== 'answer') throw new Error(`${power} does not answer but ${JSON.stringify(move)}`);
  return move.accept;
}

export { game };
