import {
  Context,
  copy,
  type Deal,
  messageOf,
  type Option,
  type Question,
  randomChoice,
  Seeded,
} from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { densePosition, oneOf } from './dense-positions.ts';
import { hooks } from './law-hooks.ts';

const POSITIONS = 850;
/** What is odd about a position is met soon or not at all. */
const CHOICES = 32;

/** A test of dead ends is worth what it asks: every one of these at every number of players. */
const MUST_BE_ASKED = [
  'move.march',
  'move.muster',
  'move.countermarch',
  'combat-phase.act',
  'attack.lead',
  'attack.array',
  'attack.table',
  'attack.shield',
  'attack.honorsOfWar',
  'roll.illuminati',
  'play-marker.sturmUndDrang',
  'losses.choose',
  'retreat.where',
  'retreat.stand',
  'advance.choose',
  'upgrade.choose',
  'attempt.commit',
  'pillage.hub',
  'provisioning.which',
  'enlightenment.where',
  'taxation.hub',
  'recruiting.place',
  'disbanding.which',
];

/** What ends a phase or lets something pass; taken every time it is offered, it would leave nothing to test. */
const IDLE = new Set<string>(['done', 'stop', 'pass']);

/** One game from a dense position on, told as far as it went. */
class Play {
  readonly told: string[] = [];
  readonly #chance: Seeded;
  readonly #x: Context<Event>;
  readonly #g: State;

  constructor(players: number, seed: string) {
    this.#chance = new Seeded(seed);
    this.#x = new Context<Event>(this.#chance);
    this.#g = densePosition(players, this.#chance);
  }

  /** Throws where a seat has no option, a step fails or something no longer adds up. */
  run(asked: Set<string>): void {
    this.#audit();
    let question = game.flow.run(this.#g, this.#x);
    for (let i = 0; i < CHOICES && question !== null; i++) {
      asked.add(question.key);
      const deal = this.#bargain(question);
      question = deal === null ? this.#choose(question) : this.#carryOut(deal);
      this.#audit();
    }
  }

  #audit(): void {
    const faults = game.audit(this.#g);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }

  #choose({ key, waiting }: Question<Choice>): Question<Choice> | null {
    const { seat, options } = oneOf(waiting, this.#chance);
    const choice = this.#pick(options);
    this.told.push(`${key} ${seat}: ${game.notation.format(choice)}`);
    return game.flow.choose(this.#g, seat, choice, this.#x);
  }

  /** First a kind of choice, then one of that kind: one marker to play is not lost among thirty squares to march from. */
  #pick(options: readonly Option<Choice>[]): Choice {
    const acts = options.filter(({ t }) => !IDLE.has(t));
    const among = acts.length > 0 && this.#chance.roll(4) > 0 ? acts : options;
    const kind = oneOf([...new Set(among.map(({ t }) => t))], this.#chance);
    return randomChoice<Choice>(
      among.filter(({ t }) => t === kind),
      this.#chance,
    );
  }

  /** Now and then a bargain comes between a question and its answer: powers and markers change hands under it. */
  #bargain(question: Question<Choice>): Deal | null {
    if (this.#chance.roll(12) > 0) return null;
    const proposed = hooks.deals?.(this.#g, this.#chance.roll(this.#g.hands.length), this.#chance) ?? [];
    const deals = proposed.filter((deal) => isAllowed(question, deal) && game.deals.may(this.#g, deal) === null);
    return deals.length === 0 ? null : oneOf(deals, this.#chance);
  }

  /** The question is put afresh, unless the last debt was paid and the game is over. */
  #carryOut(deal: Deal): Question<Choice> | null {
    this.told.push(JSON.stringify(deal));
    return game.flow.interject(this.#g, game.deals.carryOut, { deal: copy(deal) }, this.#x);
  }
}

const isAllowed = ({ deals }: Question<Choice>, { t }: Deal): boolean =>
  deals === 'all' || (deals === 'money' && game.deals.kinds.some((kind) => kind.t === t && kind.money));

/** What goes wrong from a seed, with the last choices that led there. */
function faultFrom(players: number, seed: string, asked: Set<string>): string[] {
  const play = new Play(players, seed);
  try {
    play.run(asked);
    return [];
  } catch (error) {
    return [`seed ${seed}: ${messageOf(error)}\n  ${play.told.slice(-8).join('\n  ')}`];
  }
}

describe('From positions crowded with fleets, cargo, leaders, markers and agreements', () => {
  it.each([2, 3, 4])('play never comes to a dead end, and everything adds up, with %i players', (players) => {
    const asked = new Set<string>();
    const seeds = Array.from({ length: POSITIONS }, (_, i) => `dense ${players}/${i}`);
    expect(seeds.flatMap((seed) => faultFrom(players, seed, asked))).toEqual([]);
    expect(MUST_BE_ASKED.filter((key) => !asked.has(key))).toEqual([]);
  });
});
