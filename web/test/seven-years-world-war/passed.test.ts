import { MARKER, MARKERS, type MarkerId, SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { Event } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import { chancesIn, isPassed } from '../../src/boards/seven-years-world-war/orders/passed.ts';
import { SENTENCES } from '../../src/boards/seven-years-world-war/orders/sentences.ts';
import { atQuestion } from './kit.ts';

const { view } = atQuestion({ players: 2 }, 'movement-phase.act', 2);
const me = view.own!.seat;
const other = 1 - me;

const holding = (...markers: readonly MarkerId[]) => {
  const hand = MARKERS.map(() => 0);
  for (const marker of markers) hand[MARKER[marker]]++;
  return { ...view, own: { ...view.own!, hand } };
};
const told = (...events: readonly Event[]) => events.map((event, id) => ({ id, event }));
const die: Event = { t: 'rolled', seat: other, for: 'combat', die: 3 };
const played = (seat: number, marker: MarkerId): Event => ({ t: 'marker-played', seat, marker, forced: false });

describe('what could have been answered', () => {
  it('is noted only for whoever held the marker at that moment', () => {
    expect([...chancesIn(holding(), told(die)).keys()]).toEqual([]);
    expect(chancesIn(holding('illuminati'), told(die)).get(0)).toMatchObject({ sentence: 'die', marker: 'illuminati' });
    // It was drawn after the first die.
    const drawn: Event = { t: 'marker-drawn', seat: me, marker: 'illuminati' };
    expect([...chancesIn(holding('illuminati'), told(die, drawn, die)).keys()]).toEqual([2]);
    // It was held, and has been played since.
    expect([...chancesIn(holding(), told(die, played(me, 'illuminati'), die)).keys()]).toEqual([0]);
  });

  it('takes others’ markers, and not one’s own, for something to be stopped', () => {
    const story = told(played(other, 'corruption'), played(me, 'corruption'));
    expect([...chancesIn(holding('sturm-und-drang'), story).keys()]).toEqual([0]);
  });

  it('is noted where the move is told, not at a square of its way that has no line', () => {
    const moved = (to: SquareId): Event => ({ t: 'moved', seat: other, from: 'C14', to });
    const noted = (...events: readonly Event[]) => [...chancesIn(holding('forced-march'), told(...events)).keys()];
    const beside = SQUARES.find((square) => noted(moved(square)).length > 0)!;
    const away = SQUARES.find((square) => noted(moved(square)).length === 0)!;
    expect(noted(moved(away), moved(beside), moved(away), moved(away), die)).toEqual([3]);
  });

  it('passes what the orders do not ask about, and nothing once the widest answer is set', () => {
    const events = [die, played(other, 'corruption'), { t: 'diplomacy-tried', seat: other, power: 'SP' }] as const;
    const all = chancesIn(holding('illuminati', 'sturm-und-drang', 'diplomacy-2'), told(...events));
    expect(all.size).toBe(3);
    for (const chance of all.values()) {
      const sentence = SENTENCES.find(({ id }) => id === chance.sentence)!;
      expect(isPassed(chance, sentence.answers[0].orders), chance.sentence).toBe(true);
      expect(isPassed(chance, sentence.answers.at(-1)!.orders), chance.sentence).toBe(false);
    }
  });

  it('says how a countermarch would have stood, and where half of the dice would win it was asked', () => {
    const given = [{ order: 'ask-good-countermarch' }];
    const march = (wins: number | null) => ({
      ...({ sentence: 'countermarch', marker: 'forced-march', concernsMe: false, isBad: false, wins } as const),
      event: { t: 'moved', seat: other, from: 'C14', to: 'C13' } as const,
    });
    expect([2, 3, null].map((wins) => isPassed(march(wins), given))).toEqual([true, false, false]);
  });

  it('takes a die of a battle for bad by what came of it, on the viewer’s side', () => {
    const given = [{ order: 'ask-die', which: 'my-battles-if-bad' }];
    const attack: Event = { t: 'attack', seat: me, from: 'C14', to: 'C13', pieces: [], against: [] };
    const fought = (result: 'AA' | 'DD'): Event[] => [
      attack,
      { t: 'rolled', seat: me, for: 'combat', die: 3 },
      { t: 'combat-result', result, honours: false },
    ];
    const passed = (result: 'AA' | 'DD') =>
      isPassed(chancesIn(holding('illuminati'), told(...fought(result))).get(1)!, given);
    expect([passed('AA'), passed('DD')]).toEqual([false, true]);
  });
});
