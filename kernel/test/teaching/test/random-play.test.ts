import { notPlain, playAtRandom, type Question, type Seat, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { contradictions, game } from '../src/index.ts';
import { names, prompts } from '../src/names.ts';
import type { Length, Options } from '../src/options.ts';
import type { State } from '../src/state.ts';

const lengths: Length[] = ['short', 'standard', 'long'];
const allOptions: Options[] = [2, 3, 4].flatMap((players) =>
  [true, false].flatMap((auction) => lengths.map((length) => ({ players, auction, length }))),
);
const allowed = allOptions.filter((options) => game.options.conflicts(options).length === 0);

const keysMet = new Set<string>();
const eventsMet = new Set<string>();

function play(options: Options, seed: string, watch: (g: State, events: Event[]) => void): void {
  const events: Event[] = [];
  const log = (event: unknown) => {
    events.push(event as Event);
    eventsMet.add((event as Event).t);
  };
  const after = (g: unknown, question: Question | null) => {
    keysMet.add(question?.key ?? '');
    watch(g as State, events);
  };
  expect(playAtRandom(game, options, new Seeded(seed), { watch: after, log }).finished).toBe(true);
}

describe('Random play', () => {
  it.each(allowed)('loses no piece and always ends: $players players, auction $auction, $length', (options) => {
    for (let seed = 0; seed < 60; seed++)
      play(options, `audit ${seed}`, (g) => {
        expect(game.audit(g)).toEqual([]);
        expect(notPlain(g)).toBeNull();
      });
  });

  it.each(allowed)('samples honour what each seat was told: $players, auction $auction, $length', (options) => {
    const chance = new Seeded('samples');
    for (let seed = 0; seed < 4; seed++)
      play(options, `told ${seed}`, (g, events) => {
        for (let seat = 0; seat < options.players; seat++) agree(g, seat, events, chance);
      });
  });

  function agree(g: State, seat: Seat, events: Event[], chance: Seeded): void {
    const heard = events.map((event) => game.redact(event, seat)!);
    const view = game.view(g, seat);
    const w = game.sample(view, chance);
    expect(contradictions(heard, g)).toEqual([]);
    expect(contradictions(heard, w)).toEqual([]);
    expect(game.audit(w)).toEqual([]);
    expect(game.view(w, seat)).toEqual(view);
    const asked = (state: State) => game.flow.question(state)?.waiting.find((one) => one.seat === seat);
    expect(asked(w)).toEqual(asked(g));
  }

  it('meets every question and every event there is, deals apart', () => {
    expect([...keysMet].filter((key) => key !== '').sort()).toEqual([...prompts].sort());
    const byDeal = ['gave-gold', 'ceded', 'borrowed'];
    expect([...eventsMet, ...byDeal].sort()).toEqual([...names.events].sort());
  });
});
