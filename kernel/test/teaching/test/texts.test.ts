import { type Deal, playAtRandom, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import { game, texts } from '../src/index.ts';
import { prompts, reasons } from '../src/names.ts';
import type { State } from '../src/state.ts';

const telling = { name: (seat: number) => ['Ada', 'Bo', 'Cy', 'Di'][seat] };

const sampleDeals: Deal[] = [
  { t: 'gift', from: 0, to: 1, gold: 2 },
  { t: 'cede', from: 0, to: 1, province: 'ford', gold: 0 },
  { t: 'loan', from: 0, to: null },
];

describe.each(['en', 'it'] as const)('Texts in %s', (language) => {
  const text = texts[language];
  const isSaid = (line: string | null) => expect(line).toMatch(/^(?!.*\b(undefined|null|NaN|object)\b).+$/);

  it('put a whole game into words', () => {
    for (let seed = 0; seed < 10; seed++)
      playAtRandom(game, { players: 4, auction: true, length: 'standard' }, new Seeded(seed), {
        log: (event) => {
          isSaid(text.event(event as Event, telling));
          isSaid(text.event(game.redact(event as Event, 'spectator')!, telling));
        },
        watch: (g, question, _seat, choice) => {
          isSaid(text.choice(choice as Choice, telling));
          if (question !== null) isSaid(text.prompt(question.key, game.view(g as State, 0), 0, telling));
        },
      });
  });

  it('have a passage of the rules for every question', () => {
    const sections = text.rules!.map(({ id }) => id);
    for (const key of prompts) expect(sections).toContain(key.split('.')[0]);
    for (const { title, body } of text.rules!) for (const part of [title, ...body.flat()]) isSaid(part);
  });

  it('name every option, value, order, colour and reason', () => {
    for (const [key, field] of Object.entries(game.options.fields)) {
      isSaid(text.option(key).name);
      if (field.kind === 'one-of') for (const value of field.values) isSaid(text.value(key, value));
    }
    for (const order of game.orders) isSaid(text.order(order.id).hint);
    for (const { plays } of game.seats({ players: 4, auction: true, length: 'short' })) isSaid(text.plays(plays));
    for (const reason of ['rounds', 'conquest']) isSaid(text.ending!(reason));
    for (const deal of sampleDeals) isSaid(text.deal!(deal, telling));
    for (const why of reasons) isSaid(text.reason({ why, needs: 1, high: 1, most: 1, players: 4 }, telling));
  });
});
