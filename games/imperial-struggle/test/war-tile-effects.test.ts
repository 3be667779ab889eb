import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { inTheatre, strengthsIn } from './war-kit.ts';

describe('Who goes first', () => {
  const fortsOnBothSides = (vp: number, first = 0) =>
    inTheatre('WSS-3', {
      lay: (table) => {
        table.vp(vp).flag('france', 'louisbourg', 'cabot-strait').flag('britain', 'halifax', 'gulf-of-maine');
        table.tile('france', 'WSS-3', 'fort').tile('britain', 'WSS-3', 'fort');
        table.g.first = first;
      },
    });

  it('rule 35: the tiles of the side nearer its automatic win act first', () => {
    expect(fortsOnBothSides(16).asked).toBe('france');
    expect(fortsOnBothSides(14).asked).toBe('britain');
  });

  it('rule 35: at 15 VP it is the side that took the first Action Round', () => {
    expect(fortsOnBothSides(15, 0).asked).toBe('france');
    expect(fortsOnBothSides(15, 1).asked).toBe('britain');
  });

  it('rule 35: all of one side’s effects come before the other’s, and losses count at once', () => {
    const t = inTheatre('WSS-3', {
      lay: (table) =>
        table
          .vp(16)
          .flag('france', 'louisbourg', 'cabot-strait')
          .flag('britain', 'halifax', 'gulf-of-maine', 'atlantic-passage')
          .tile('france', 'WSS-3', 'fort')
          .tiles('france', 'WSS-3', 'fort')
          .tile('britain', 'WSS-3', 'fort'),
    });
    t.play('france', 'target gulf-of-maine', 'target halifax');
    expect(t.asked).toBe('britain');
    t.play('britain', 'target cabot-strait');
    expect(strengthsIn(t, 'WSS-3')).toEqual([2, 1]);
    expect(t.g.navyBox).toEqual([2, 3]);
    expect(t.g.damaged[SPACE.halifax]).toBe(1);
    expect(t.flag('halifax')).toBe('britain');
  });
});

describe('Debt tiles', () => {
  it('rule 36: one forced Debt for each', () => {
    const t = inTheatre('7YW-4', {
      lay: (table) => table.tile('france', '7YW-4', 'debt').tiles('france', '7YW-4', 'debt', 'debt'),
    });
    expect(t.g.debt).toEqual([0, 3]);
  });

  it('rule 36: what goes beyond the Debt Limit is not taken and pays a VP', () => {
    const t = inTheatre('WSS-4', {
      lay: (table) =>
        table.debt('britain', 5).tiles('france', 'WSS-4', 'debt', 'debt').tiles('britain', 'WSS-4', 'plus-2'),
    });
    expect(t.g.debt[1]).toBe(6);
    expect(t.told('vp')).toMatchObject([{ side: 'france', n: 1, cause: 'excess-debt' }]);
  });
});

describe('Fort tiles', () => {
  it('rule 37: damage an intact Fort or send a squadron to the Navy Box, in the theatre’s Regions alone', () => {
    const t = inTheatre('WSS-3', {
      lay: (table) =>
        table
          .flag('britain', 'halifax', 'louisbourg', 'atlantic-passage', 'biscay', 'arcot')
          .flag('france', 'ohio-forks')
          .damaged('louisbourg')
          .tile('france', 'WSS-3', 'fort'),
    });
    expect(t.offers()).toEqual(['target halifax', 'target atlantic-passage']);
  });

  it('rule 37: are lost where there is neither', () => {
    const t = inTheatre('WSS-3', { lay: (table) => table.tile('france', 'WSS-3', 'fort').navyBox('britain', 4) });
    expect(t.told('tile-wasted')).toEqual([{ t: 'tile-wasted', side: 'france', effect: 'fort-or-squadron' }]);
    expect(t.g.navyBox[1]).toBe(4);
  });

  it('rule 37: in Europe strike squadrons', () => {
    const t = inTheatre('WSS-1', {
      lay: (table) => table.flag('britain', 'biscay', 'balearic').tiles('france', 'WSS-1', 'fort'),
    });
    expect(t.offers()).toEqual(['target biscay', 'target balearic']);
  });
});

describe('Unflag tiles', () => {
  it('rule 38, ruling 76: take an opposing Market or Political space, but none with a Conflict', () => {
    const t = inTheatre('WSS-3', {
      lay: (table) =>
        table
          .flag('britain', 'northern-colonies', 'massachusetts-bay', 'chesapeake', 'iroquois', 'havana', 'savoy')
          .conflict('chesapeake')
          .tile('france', 'WSS-3', 'unflag'),
    });
    expect(t.offers()).toEqual(['target massachusetts-bay', 'target iroquois']);
    t.play('france', 'target massachusetts-bay');
    expect(t.flag('massachusetts-bay')).toBe('nobody');
  });

  it('rule 38, ruling 98: a Market whose loss Isolates another only where no Market would not', () => {
    const lay = (also: readonly ('cumberland' | 'iroquois')[]) =>
      inTheatre('WSS-3', {
        lay: (table) =>
          table
            .flag('britain', 'northern-colonies', 'hudson-valley', 'albany', ...also)
            .tile('france', 'WSS-3', 'unflag'),
      });
    expect(lay([]).offers()).toEqual([]);
    expect(lay([]).flag('albany')).toBe('nobody');
    expect(lay(['iroquois']).offers()).toEqual(['target albany', 'target iroquois']);
    expect(lay(['cumberland']).offers()).toEqual(['target hudson-valley', 'target albany', 'target cumberland']);
  });

  it('rule 38: if every Market would Isolate another, any may be taken', () => {
    const t = inTheatre('WAS-3', {
      lay: (table) =>
        table
          .flag('britain', 'madras', 'kanchipuram', 'vellore', 'kurpa', 'tiruchirappalli', 'calicut')
          .conflict('kurpa', 'calicut')
          .tile('france', 'WAS-3', 'unflag'),
    });
    expect(t.offers()).toEqual(['target vellore', 'target kanchipuram', 'target tiruchirappalli']);
  });

  it('rule 38: in Europe there are Political spaces alone', () => {
    const t = inTheatre('WSS-2', {
      lay: (table) =>
        table.flag('britain', 'savoy', 'spain-prestige-2', 'minorca', 'biscay').tile('france', 'WSS-2', 'unflag'),
    });
    expect(t.offers()).toEqual(['target savoy', 'target spain-prestige-2']);
  });

  it('rule 38: a flag lost counts no more', () => {
    const t = inTheatre('WSS-1', {
      lay: (table) => table.flag('britain', 'savoy').tile('france', 'WSS-1', 'unflag'),
    });
    expect(strengthsIn(t, 'WSS-1')).toEqual([-1, 1]);
  });
});

describe('All tiles of a side', () => {
  it('ruling 97: act as Debt, then on Forts and squadrons, then on flags', () => {
    const t = inTheatre('WSS-3', {
      lay: (table) =>
        table
          .flag('britain', 'halifax', 'louisbourg', 'iroquois', 'massachusetts-bay', 'northern-colonies')
          .tile('france', 'WSS-3', 'unflag')
          .tiles('france', 'WSS-3', 'fort', 'debt'),
    });
    expect(t.debt('britain')).toBe(1);
    expect(t.key).toBe('tile-effects.fort');
    t.play('france', 'target halifax');
    expect(t.key).toBe('tile-effects.unflag');
  });

  it('ruling 102: must act where there is something to act on', () => {
    const t = inTheatre('WSS-3', {
      lay: (table) => table.flag('britain', 'halifax', 'louisbourg').tile('france', 'WSS-3', 'fort'),
    });
    expect(t.offers()).toEqual(['target louisbourg', 'target halifax']);
  });

  it('ruling 101: strike the opponent, never Spain', () => {
    const t = inTheatre('AWI-3', {
      options: { spanishEmpire: true },
      lay: (table) => table.flag('spain', 'havana', 'santiago').tile('france', 'AWI-3', 'unflag'),
    });
    expect(t.told('tile-wasted')).toMatchObject([{ effect: 'unflag' }]);
    expect(t.flag('havana')).toBe('spain');
  });
});
