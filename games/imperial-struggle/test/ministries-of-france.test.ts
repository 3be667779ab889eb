import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { left, scored } from './card-kit.ts';
import { inRound, type Table } from './kit.ts';
import { inPeaceTurn } from './turn-kit.ts';

describe('The Cardinal Ministers', () => {
  const italy = ['savoy', 'sardinia', 'spain-prestige-2', 'spain-prestige-3'] as const;

  it('ruling 42: add 1 D for each southern space to the diplomatic action, Major or Minor, at most 3', () => {
    const major = inRound({ tile: 'inv-09', lay: (on) => on.ministry('cardinal-ministers').flag('france', ...italy) });
    major.play('france', 'ability cardinal-points', 'begin major');
    expect(left(major)).toBe(4 + 3);
    const minor = inRound({ tile: 'inv-01', lay: (on) => on.ministry('cardinal-ministers').flag('france', 'savoy') });
    // Austria's lower Prestige space is French from the start.
    minor.play('france', 'ability cardinal-points', 'begin minor');
    expect(left(minor)).toBe(2 + 2);
  });

  it('ruling 42: before an Event and before anything else, once a turn, and not without diplomacy on the tile', () => {
    const t = inRound({
      tile: 'inv-13',
      lay: (on) => on.ministry('cardinal-ministers').hand('france', 'tax-reform', 'acts-of-union'),
    });
    expect(t.offered('ability')).toEqual(['cardinal-points']);
    t.play('france', 'event acts-of-union');
    expect(t.offered('ability')).toEqual([]);
    expect(t.why('france', 'ability cardinal-points')).toEqual(['ability-timing']);
    const none = inRound({ tile: 'inv-03', lay: (on) => on.ministry('cardinal-ministers') });
    expect(none.offered('ability')).toEqual([]);
  });

  it('ruling 77: do not count a space with a Conflict', () => {
    const t = inRound({
      tile: 'inv-09',
      lay: (on) => on.ministry('cardinal-ministers').conflict('austria-prestige-south'),
    });
    expect(t.why('france', 'ability cardinal-points')).toEqual(['ability-useless']);
  });
});

describe('John Law', () => {
  it('lowers France’s Debt by 1 after the last round, by 2 with a space in Scotland, if he is face up', () => {
    const debtAfter = (lay: (on: Table) => void) => inPeaceTurn('remainingPowers', { turn: 2, lay }).debt('france');
    expect(debtAfter((on) => void on.ministry('john-law').debt('france', 3))).toBe(2);
    expect(debtAfter((on) => void on.ministry('john-law').debt('france', 3).flag('france', 'scotland-alliance'))).toBe(
      1,
    );
    expect(
      debtAfter(
        (on) =>
          void on
            .ministry('john-law')
            .debt('france', 3)
            .flag('france', 'scotland-alliance')
            .conflict('scotland-alliance'),
      ),
    ).toBe(2);
    expect(debtAfter((on) => void on.faceDown('john-law').debt('france', 3))).toBe(3);
  });
});

describe('New World Huguenots', () => {
  it('put a marker in a French Territory of the New World, once a turn', () => {
    const t = inRound({ lay: (on) => on.ministry('new-world-huguenots') });
    t.play('france', 'ability huguenots-place');
    expect(t.offered('target')).toEqual(['quebec-montreal', 'acadia', 'st-domingue', 'guadeloupe', 'louisiana']);
    t.play('france', 'target acadia');
    expect(t.g.huguenots).toEqual([SPACE.acadia, -1]);
    const second = inRound({
      lay: (on) => {
        on.ministry('new-world-huguenots');
        on.g.huguenots[0] = SPACE.acadia;
      },
    }).play('france', 'ability huguenots-place');
    expect(second.offered('target')).toEqual(['quebec-montreal', 'st-domingue', 'guadeloupe', 'louisiana']);
    expect(t.why('france', 'ability huguenots-place')).toEqual(['ability-used']);
  });

  it('ruling 46: two markers exist, and none goes where one is', () => {
    const t = inRound({
      lay: (on) => {
        on.ministry('new-world-huguenots');
        on.g.huguenots = [SPACE.acadia, SPACE.louisiana];
      },
    });
    expect(t.why('france', 'ability huguenots-place')).toEqual(['ability-useless']);
  });

  it('make one shift of a Market in the Region 1 E cheaper, and stay where they are, spent', () => {
    const t = inRound({
      tile: 'inv-01',
      lay: (on) => {
        on.ministry('new-world-huguenots');
        on.g.huguenots = [SPACE.acadia, -1];
      },
    });
    t.play('france', 'begin major', 'huguenots acadia', 'shift northeast-channel');
    expect(t.told('bought').at(-1)).toMatchObject({ price: 2 });
    expect([t.g.huguenotsSpent, t.g.huguenots[0]]).toEqual([[1, 0], SPACE.acadia]);
    expect(t.offered('huguenots')).toEqual([]);
  });
});

describe('Jacobite Uprisings', () => {
  const uprisings = (tile: 'inv-17' | 'inv-03' = 'inv-17') =>
    inRound({ tile, lay: (on) => on.ministry('jacobite-uprisings').flag('britain', 'scotland-alliance') });

  it('ruling 43: let France pay M for any number of shifts in Scotland and Ireland in one round of a turn', () => {
    const t = uprisings();
    t.play('france', 'begin major');
    expect(t.offered('shift')).toEqual([]);
    t.play('france', 'ability jacobite-shifts');
    expect(t.offered('shift')).toEqual(['ireland-prestige', 'scotland-alliance', 'scotland-prestige']);
    t.play('france', 'shift scotland-alliance', 'shift scotland-alliance');
    expect(t.flag('scotland-alliance')).toBe('france');
    expect(t.told('bought').map(({ price }) => price)).toEqual([2, 2]);
    // Their score must wait for another round.
    expect(t.offered('score-jacobites')).toEqual([]);
  });

  it('ruling 43: a Minor action flags, but takes no flag without a Conflict', () => {
    const t = uprisings('inv-03').play('france', 'begin minor', 'ability jacobite-shifts');
    expect(t.offered('shift')).not.toContain('scotland-alliance');
    expect(t.offered('shift')).toContain('ireland-prestige');
  });

  it('ruling 43: score for 3 M what France has there and the Victory markers, at most 4, also with a Minor and Debt', () => {
    const t = inRound({
      tile: 'inv-03',
      lay: (on) => {
        on.ministry('jacobite-uprisings').flag('france', 'scotland-alliance').conflict('scotland-alliance');
        on.g.jacobiteVictories = 1;
      },
    });
    t.play('france', 'begin minor', 'score-jacobites');
    expect([scored(t, 'france'), t.debt('france')]).toEqual([2, 1]);
    const most = inRound({
      tile: 'inv-17',
      lay: (on) => {
        on.ministry('jacobite-uprisings').flag('france', 'scotland-alliance', 'scotland-prestige', 'ireland-prestige');
        on.g.jacobiteVictories = 2;
      },
    });
    most.play('france', 'begin major', 'score-jacobites');
    expect(scored(most, 'france')).toBe(4);
    expect(most.why('france', 'ability jacobite-shifts')).toEqual(['ability-timing']);
  });
});

describe('Choiseul', () => {
  it('ruling 48: adds 1 M for Bonus War tiles or deploying to a military action, once a turn', () => {
    const t = inRound({ turn: 3, tile: 'inv-03', lay: (on) => on.ministry('choiseul') });
    expect(t.offered('ability')).toEqual([]);
    t.play('france', 'begin minor', 'ability choiseul-points');
    expect(left(t)).toBe(3);
    expect(t.why('france', 'ability choiseul-points')).toEqual(['ability-used']);
    const full = inRound({ turn: 3, tile: 'inv-03', lay: (on) => on.ministry('choiseul').debt('france', 10, 10) });
    full.play('france', 'begin minor', 'ability choiseul-points');
    expect([full.offered('war-tile').length, full.offered('build-fort')]).toEqual([1, []]);
  });

  it('ruling 47: builds a squadron for 2 M with one in North America; cheap prices do not add up', () => {
    const t = inRound({
      turn: 3,
      tile: 'inv-17',
      lay: (on) => on.ministry('choiseul').flag('france', 'cabot-strait', 'asiento'),
    });
    t.play('france', 'begin major');
    expect(t.offered('build-squadron')).toEqual(['usual', 'choiseul-squadron', 'slaving-contracts']);
    t.play('france', 'build-squadron choiseul-squadron', 'build-squadron slaving-contracts');
    expect(t.told('bought').map(({ price }) => price)).toEqual([2, 2]);
    const without = inRound({ turn: 3, tile: 'inv-17', lay: (on) => on.ministry('choiseul') }).play(
      'france',
      'begin major',
    );
    expect(without.offered('build-squadron')).toEqual(['usual']);
  });
});

describe('Pompadour & Du Barry', () => {
  it('gain a Treaty Point the first time in a round that France exhausts a European Advantage', () => {
    const t = inRound({
      turn: 3,
      lay: (on) =>
        on
          .ministry('pompadour-and-du-barry')
          .debt('france', 3)
          .flag('france', 'denmark-norway', 'prussia-alliance', 'algonquin'),
    });
    t.play('france', 'advantage algonquin-raids', 'target albany');
    expect(t.treaty('france')).toBe(0);
    t.play('france', 'advantage baltic-trade');
    expect(t.treaty('france')).toBe(1);
  });
});
