import { games } from '@cabinet-wars/games';
import { Seeded, Table } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../src/boards/registry.ts';
import { textsIn } from '../src/i18n/index.ts';
import {
  changedIn,
  conflictsAt,
  conflictsOf,
  defaultsOf,
  groupsOf,
  settledValues,
} from '../src/shell/setup/option-form.ts';
import { planSeats, playsOf, seatCount, seatTaken } from '../src/shell/setup/seat-form.ts';

const shell = textsIn('en');

for (const entry of games)
  describe(`the form of ${entry.id}`, async () => {
    const { game, texts } = await entry.load();

    it('begins with values that can be played as they are', () => {
      expect(conflictsOf(game, defaultsOf(game))).toEqual([]);
      expect(settledValues(game, defaultsOf(game))).toEqual({});
      expect(() => Table.open(game, { options: {}, chance: new Seeded(1) })).not.toThrow();
    });

    it('shows every option once, named and explained in both languages', () => {
      const keys = groupsOf(game).flatMap(({ fields }) => fields.map(([key]) => key));
      expect([...keys].sort()).toEqual(Object.keys(game.options.fields).sort());
      for (const text of Object.values(texts)) for (const key of keys) expect(text.option(key).name).not.toBe('');
    });

    it('counts what was changed in a group', () => {
      const [group] = groupsOf(game);
      const [[key]] = group.fields;
      expect(changedIn(group, defaultsOf(game))).toBe(0);
      expect(changedIn(group, { ...defaultsOf(game), [key]: 'another value' })).toBe(1);
    });

    it('is announced on the first page as what it is', () => {
      const { players } = game.options.fields;
      const cover = coverOf(entry.id);
      expect(cover.title).toEqual({ en: texts.en.title, it: texts.it.title });
      const [from, to] = cover.players;
      expect(players).toMatchObject({ kind: 'number', from, to });
    });
  });

describe('options that do not go together', async () => {
  const { game } = await games.find(({ id }) => id === 'teaching')!.load();
  it('are told beside the option and over the form', () => {
    const reasons = conflictsOf(game, { ...defaultsOf(game), length: 'long', players: 4 });
    expect(reasons).toEqual([{ why: 'pack-too-small', players: 4 }]);
    expect(conflictsAt([{ why: 'x', option: 'a', other: 'b' }], 'b')).toHaveLength(1);
    expect(conflictsAt([{ why: 'x', option: 'a' }], 'b')).toEqual([]);
  });
});

describe('seats', async () => {
  const { game } = await games.find(({ id }) => id === 'teaching')!.load();
  it('begin with me and bots, and keep what was planned when their number changes', () => {
    const three = planSeats(3, [], 'random', shell);
    expect(three.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot']);
    const planned = three.with(1, seatTaken(1, 'person', 'random', shell));
    expect(planSeats(4, planned, 'random', shell).map(({ sitter }) => sitter)).toEqual(['me', 'person', 'bot', 'bot']);
    expect(planSeats(2, planned, 'random', shell)).toHaveLength(2);
  });
  it('are as many as the options say', () => {
    expect(seatCount(game, { ...defaultsOf(game), players: 4 })).toBe(4);
    expect(playsOf(game, { ...defaultsOf(game), players: 2 })).toEqual(['red', 'blue']);
  });
});
