import { powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { unrestOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import { choiceOf, decide, turnOf } from './empires.ts';

const top = ['france', 'austria'] as const;
const bottom = ['britain', 'spain', 'russia'] as const;
const editions = ['original', 'deluxe'] as const;

describe.each(editions)('the planner in its turn (%s)', (edition) => {
  it('takes a marker that is to be had for nothing', () => {
    const trial = inTurn({ options: { edition }, top, bottom, lay: (t) => t.neutral('north-america-1') });
    expect(turnOf(trial, 'france').lines).toContain('action colonize');
  });

  it('attacks where the odds are better', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      lay: (t) => t.neutral('india-1', 'india-3').units('france', 'army', 'india', 3).units('france', 'navy', 'india'),
    });
    trial.play('france', 'action attack');
    expect(choiceOf(trial, 'france')).toBe('attack india india-1');
  });

  it('attacks the leader rather than somebody behind', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      war: 3,
      round: 5,
      lay: (t) =>
        t
          .units('france', 'army', 'mediterranean', 3)
          .tokens('france', 'mediterranean')
          .tokens('britain', 'mediterranean', 2)
          .tokens('spain', 'mediterranean', 2)
          .vp('britain', 20)
          .vp('spain', 60)
          .vp('france', 50),
    });
    trial.play('france', 'action attack');
    expect(choiceOf(trial, 'france')).toBe('attack mediterranean spain');
  });

  it('does not tax itself into a revolution, whatever there is to gain', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      war: 3,
      round: 5,
      lay: (t) =>
        t
          .unrest('france', 19)
          .gold('france', 0)
          .units('france', 'army', 'india', 4)
          .tokens('france', 'india', 2)
          .tokens('britain', 'india', 2)
          .neutral('india-5', 'india-6'),
    });
    const { lines, g } = turnOf(trial, 'france');
    expect(lines.filter((line) => line.startsWith('attack'))).toEqual([]);
    expect(unrestOf(g, powerOf('france'))).toBeLessThan(20);
  });

  it('sheds unrest when it has by far the most', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      war: 3,
      round: 5,
      lay: (t) => t.unrest('france', 13).unrest('britain', 12).gold('france', 0).population('france', 0),
    });
    const { lines } = turnOf(trial, 'france');
    expect(lines).toContain('tile government-reform');
  });

  it('sends an army where it can take something, with the ship that opens the way', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      lay: (t) => t.units('france', 'army', 'home', 2).units('france', 'navy', 'caribbean').neutral('caribbean-5'),
    });
    const { lines } = turnOf(trial, 'france');
    expect(lines).toContain('to caribbean');
  });

  it('uses what costs no action while there is a use for it', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      round: 5,
      lay: (t) => t.tile('france', 'mercenaries').neutral('german-states-1', 'german-states-4'),
    });
    expect(turnOf(trial, 'france').lines).toContain('use mercenaries');
  });

  it('collects from its companies before the war ends', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      round: 5,
      lay: (t) => t.tile('france', 'baltic-company').tokens('france', 'baltic', 3),
    });
    expect(turnOf(trial, 'france').lines).toContain('trade baltic-company baltic');
  });

  it('decides the same when it is asked the same', () => {
    const trial = inTurn({
      options: { edition },
      top,
      bottom,
      lay: (t) => t.neutral('india-1', 'baltic-2').units('france', 'army', 'baltic', 2).tokens('france', 'india'),
    });
    expect(decide(trial, 'france')).toEqual(decide(trial, 'france'));
  });
});
