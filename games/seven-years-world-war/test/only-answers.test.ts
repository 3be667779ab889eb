import { askMe, EMPTY_HANDED, Seeded, Table } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { MarkerId } from '../src/data/markers.ts';
import { game } from '../src/game.ts';
import { inPhase, settled } from './kit.ts';

/** A British army is about to pass a French one whose player holds a marker. */
function beside(marker: MarkerId) {
  const { g } = inPhase({
    phase: 'movement',
    lay: (on) => on.unit('PR:army-veteran', 'C16').unit('FR:army-veteran', 'D15').hand(1, marker),
  });
  const table = Table.open(game, { options: settled({}), players: ['a', 'b'], chance: new Seeded('x'), start: g });
  const { askId } = table.asks(0).own!;
  expect(
    table.choose(0, askId, [
      { t: 'move', square: 'C16' },
      { t: 'step', square: 'C15' },
    ]).ok,
  ).toBe(true);
  return table;
}

describe('Whoever is asked lest silence betray something (ruling 49)', () => {
  it('has one answer without the marker, which the table may give: the march goes on', () => {
    const table = beside('general-1');
    expect(table.asks(1).own?.key).toBe('move.countermarch');
    expect(table.hasOneAnswer(1)).toBe(true);
    expect(table.hasOneAnswer(0)).toBe(false);
    expect(table.answerFor(1)).toEqual({ ok: true });
    expect(table.asks(0).own?.key).toBe('move.march');
    expect(table.journal.at(-1)).toMatchObject({ t: 'choose', seat: 1, byOrder: true });
  });

  it('is not answered for with the marker in hand', () => {
    const table = beside('forced-march');
    expect(table.hasOneAnswer(1)).toBe(false);
    expect(table.answerFor(1)).toMatchObject({ ok: false });
    expect(table.asks(1).own?.options).toHaveLength(2);
  });

  it('may want to be asked all the same, and be seen to think', () => {
    const table = beside('general-1');
    table.order(1, askMe(EMPTY_HANDED));
    expect(table.hasOneAnswer(1)).toBe(false);
    table.order(1, askMe(EMPTY_HANDED), false);
    expect(table.hasOneAnswer(1)).toBe(true);
  });

  it('and others see the same of the table, whatever the hand', () => {
    const [without, holder] = [beside('general-1'), beside('forced-march')];
    expect(without.asks(0)).toEqual(holder.asks(0));
    expect(without.asks('spectator')).toEqual({ over: false, own: null, waitsFor: null });
  });

  it('cannot take back what was answered for it alone: it would only be given again', () => {
    const { g } = inPhase({ phase: 'diplomacy', lay: (on) => on.unit('PR:army-veteran', 'C16').hand(0, 'general-1') });
    const table = Table.open(game, { options: settled({}), players: ['a', 'b'], chance: new Seeded('x'), start: g });
    expect(table.asks(0).own?.key).toBe('diplomacy.hub');
    expect(table.answerFor(0)).toEqual({ ok: true });
    expect(table.whyNoUndo(0)).toEqual({ why: 'undo-nothing' });
  });
});
