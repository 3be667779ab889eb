import { describe, expect, it } from 'vitest';
import { inPhase, type Table } from './kit.ts';
import { disbandingOf, recruitingOf, trainingOf } from './money-kit.ts';

const rich = (lay: (t: Table) => void, options = {}) => recruitingOf({ options, lay: (t) => lay(t.treasury(0, 60)) });

describe('11.1 Recruiting', () => {
  it('29.2: costs 4, 2, 6, 10 and 1', () => {
    const t = recruitingOf({
      control: { ME: 0 },
      lay: (laid) => laid.unit('ME:base', 'E26').unit('ME:base', 'F26').unit('ME:horde-recruit', 'D25').treasury(0, 60),
    });
    t.play(0, 'recruit ME army', 'place E26', 'recruit ME horde', 'place E26', 'recruit ME fleet', 'place E26');
    t.play(0, 'recruit ME fortified-zone').play(0, 'recruit ME army', 'place F26');
    expect(t.told('treasury').map((e) => e.points)).toEqual([-4, -2, -6, -10, -4]);
    expect(t.at('E26')).toEqual(['ME:army-recruit', 'ME:base', 'ME:fleet-recruit', 'ME:horde-recruit']);
  });

  it('11.7: brings recruits, never veterans', () => {
    const t = rich((laid) => laid.unit('PR:army-veteran', 'C16')).play(0, 'recruit PR army');
    expect(t.at('C16')).toEqual(['PR:army-recruit', 'PR:army-veteran']);
  });

  it('10.4: only with points one has', () => {
    const t = recruitingOf({ lay: (laid) => laid.unit('GB:base', 'C14').treasury(0, 3) });
    expect(t.offers()).toEqual(['buy-marker', 'done']);
    expect(t.why(0, 'recruit GB army')).toEqual(['cannot-pay']);
    expect(t.why(0, 'recruit FR army')).toEqual(['power-not-yours']);
  });

  it('11.2: up to four units in the Prussia “4” square, whoever is there already', () => {
    const t = rich((laid) => laid.unit('PR:army-recruit', 'C16', 2).unit('GB:army-recruit', 'C16'));
    t.play(0, 'recruit PR army', 'recruit PR army', 'recruit PR army', 'recruit PR army');
    expect(t.offers().filter((line) => line.startsWith('recruit'))).toEqual([]);
    expect(t.why(0, 'recruit PR base')).toEqual(['nowhere-to-place']);
    expect(t.at('C16')).toHaveLength(7);
  });

  it('11.2: pillaged squares take nobody', () => {
    const t = rich((laid) => laid.unit('PR:army-recruit', 'C16').pillaged('C16'));
    expect(t.offers()).toEqual(['restore C16', 'buy-marker', 'done']);
  });

  it('11.4: no more than the counter mix has', () => {
    const t = rich((laid) => laid.unit('PR:army-recruit', 'C16', 6));
    expect(t.why(0, 'recruit PR army')).toEqual(['counters-used-up']);
    expect(t.why(0, 'recruit PR fleet')).toEqual(['counters-used-up']);
  });

  it('11.41: what was eliminated may come back', () => {
    const t = disbandingOf({ lay: (laid) => laid.unit('PR:army-recruit', 'C16', 6) });
    t.play(0, 'disband').play(0, 'done');
    expect(t.at('C16')).toHaveLength(5);
    expect(t.told('unit-lost')).toMatchObject([{ cause: 'disbanded' }]);
  });
});

describe('11.3 Placement', () => {
  it('11.3 (1), errata: armies on civilized squares of their own power, colonies too, beside a friendly unit', () => {
    const t = rich((laid) =>
      laid
        .unit('GB:base', 'C13')
        .unit('PR:army-recruit', 'E7')
        .unit('GB:base', 'F7')
        .unit('GB:army-recruit', 'D15')
        .unit('FR:base', 'H7')
        .unit('GB:base', 'D8')
        .pillaged('D8'),
    ).play(0, 'recruit GB army');
    expect(t.offers()).toEqual(['place C13', 'place E7']);
    expect(t.why(0, 'place C14')).toEqual(['not-occupied']);
    expect(t.why(0, 'place F7')).toEqual(['not-civilized']);
    expect(t.why(0, 'place D15')).toEqual(['not-of-power']);
    expect(t.why(0, 'place D8')).toEqual(['pillaged']);
  });

  it('11.3 (1): British units may be placed in C13, C14 and B14', () => {
    const t = rich((laid) => laid.unit('GB:base', 'C13').unit('GB:base', 'C14').unit('GB:base', 'B14'));
    expect(t.play(0, 'recruit GB army').offers()).toEqual(['place B14', 'place C13', 'place C14']);
  });

  it('11.3 (2): hordes on any civilized square beside a friendly unit', () => {
    const t = recruitingOf({
      control: { MC: 0, GB: 0 },
      lay: (laid) => laid.unit('MC:base', 'H21').unit('GB:base', 'C14').unit('GB:base', 'F7').treasury(0, 20),
    }).play(0, 'recruit MC horde');
    expect(t.offers()).toEqual(['place C14', 'place H21']);
  });

  it('11.3 (3): fleets in civilized ports of their own power', () => {
    const t = rich((laid) =>
      laid.unit('GB:base', 'C14').unit('GB:base', 'F7').unit('GB:base', 'C16').unit('GB:base', 'E12'),
    );
    t.play(0, 'recruit GB fleet');
    expect(t.told('unit-placed')).toMatchObject([{ square: 'C14' }]);
    const france = recruitingOf({ seat: 1, lay: (laid) => laid.unit('FR:base', 'D14').treasury(1, 20) });
    expect(france.why(1, 'recruit FR fleet')).toEqual(['nowhere-to-place']);
  });

  it('11.3 (4), (5), ruling 33: works on any land square with a friendly unit, one where there is no value', () => {
    const t = rich((laid) =>
      laid.unit('GB:army-recruit', 'F7').unit('GB:army-recruit', 'D15').unit('GB:fleet-veteran', 'D12'),
    );
    t.play(0, 'recruit GB base');
    expect(t.offers()).toEqual(['place D15', 'place F7']);
    expect(t.why(0, 'place D12')).toEqual(['not-land']);
    t.play(0, 'place F7', 'recruit GB fortified-zone');
    expect(t.at('D15')).toEqual(['GB:army-recruit', 'GB:fortified-zone']);
  });

  it('11.3 (7), 12.4: a base and a zone never share a square, nor two of either', () => {
    const t = rich((laid) => laid.unit('GB:base', 'C14').unit('GB:fortified-zone', 'C13'));
    expect(t.why(0, 'recruit GB base')).toEqual(['nowhere-to-place']);
    expect(t.why(0, 'recruit GB fortified-zone')).toEqual(['nowhere-to-place']);
  });

  it('11.3 (8): a base becomes a fortified zone for 10', () => {
    const t = rich((laid) => laid.unit('GB:base', 'C14')).play(0, 'fortify C14');
    expect(t.at('C14')).toEqual(['GB:fortified-zone']);
    expect(t.treasury(0)).toBe(50);
    expect(t.why(0, 'fortify C14')).toEqual(['no-base']);
  });

  it('11.2, ruling 91: which is no new unit of the square', () => {
    const t = rich((laid) => laid.unit('GB:base', 'D8').unit('GB:base', 'E7'));
    t.play(0, 'recruit GB army', 'place D8', 'fortify D8');
    expect(t.at('D8')).toEqual(['GB:army-recruit', 'GB:fortified-zone']);
  });
});

describe('Other things to buy', () => {
  it('8.2 (3), 10.32: a marker for 3', () => {
    const t = recruitingOf({ lay: (laid) => laid.unit('GB:base', 'F7').treasury(0, 5) });
    t.numbers(0).play(0, 'buy-marker');
    expect([t.treasury(0), t.holds(0, 'attrition')]).toEqual([2, 1]);
  });

  it('8.31: with a full hand one is returned first', () => {
    const t = recruitingOf({
      options: { players: 4 },
      control: { GB: 0 },
      lay: (laid) => {
        laid.unit('GB:base', 'F7').treasury(0, 9);
        for (let i = 0; i < 8; i++) laid.hand(0, 'forced-march');
      },
    });
    t.play(0, 'buy-marker');
    expect(t.key).toBe('draw-markers.makeRoom');
    t.numbers(0).play(0, 'return forced-march');
    expect(t.g.hands[0]).toBe(8);
  });

  it('10.33, 26.3: pillage is undone for twice the printed value, or for 1', () => {
    const t = rich((laid) => laid.unit('GB:base', 'C14').unit('GB:base', 'F7').pillaged('C14', 'F7', 'C13'));
    t.play(0, 'restore C14', 'restore F7');
    expect(t.treasury(0)).toBe(60 - 12 - 1);
    expect(t.why(0, 'restore C13')).toEqual(['not-occupied']);
    // 26.4: the square is as it was.
    expect(t.offers()).toContain('recruit GB army');
  });
});

describe('23.0 Legions', () => {
  const legion = (lay: (t: Table) => void) =>
    recruitingOf({ options: { legions: true }, lay: (t) => lay(t.unit('PR:army-veteran', 'C16').treasury(0, 5)) });

  it('23.1: a die up to the leader’s value turns a veteran army into a recruit legion', () => {
    const t = legion((laid) => laid.leader('PR', 'general-3'));
    t.dice(3).play(0, 'build-legion general-3 PR no');
    expect([t.at('C16'), t.treasury(0)]).toEqual([['PR:legion-recruit'], 3]);
    expect(t.g.leaders.some((n) => n > 0)).toBe(false);
    expect(t.told('leader-used')).toHaveLength(1);
  });

  it('23.1: above it the army stays, and the leader is used all the same', () => {
    const t = legion((laid) => laid.leader('PR', 'general-3'));
    t.dice(4).play(0, 'build-legion general-3 PR no');
    expect([t.at('C16'), t.treasury(0)]).toEqual([['PR:army-veteran'], 3]);
    expect(t.why(0, 'build-legion general-3 PR no')).toEqual(['no-such-leader']);
  });

  it('20.1: a leader of the hand is put into a box for it', () => {
    const t = legion((laid) => laid.hand(0, 'admiral-1'));
    t.dice(1).play(0, 'build-legion admiral-1 GB yes');
    expect([t.at('C16'), t.g.hands[0]]).toEqual([['PR:legion-recruit'], 0]);
  });

  it('11.3 (6), ruling 92: only where a legion may be placed', () => {
    const t = recruitingOf({
      options: { legions: true },
      lay: (laid) => laid.unit('PR:army-veteran', 'D15').leader('PR', 'general-3').treasury(0, 5),
    });
    expect(t.why(0, 'build-legion general-3 PR no')).toEqual(['no-veterans']);
  });

  it('23.2: opens the Revolutionary table, and otherwise fights like other land units', () => {
    const t = inPhase({
      phase: 'combat',
      lay: (laid) => laid.unit('PR:legion-recruit', 'C16').unit('AU:army-recruit', 'D16'),
    });
    t.play(0, 'attack C16 D16');
    expect(t.offers()).toContain('table revolutionary');
  });

  it('are not to be had where the rule is not played', () => {
    const t = rich((laid) => laid.unit('PR:army-veteran', 'C16').leader('PR', 'general-3'));
    expect(t.why(0, 'build-legion general-3 PR no')).toEqual(['rule-not-played']);
  });
});

describe('17.0 Training', () => {
  const armies = (t: Table) => t.unit('PR:army-recruit', 'C16', 3).treasury(0, 9);

  it('17.1: a leader of two makes two veterans in one square, for 1 each, and is used up', () => {
    const t = trainingOf({ lay: (laid) => armies(laid).leader('PR', 'general-2') });
    t.play(0, 'trainer general-2 PR no');
    expect(t.offers()).toEqual(['upgrade PR:army-recruit', 'done']);
    t.play(0, 'upgrade PR:army-recruit');
    expect(t.at('C16')).toEqual(['PR:army-recruit', 'PR:army-veteran', 'PR:army-veteran']);
    expect([t.treasury(0), t.question]).toEqual([7, null]);
    expect(t.g.tired.reduce((a, b) => a + b)).toBe(1);
  });

  it('17.1: each leader in one square only', () => {
    const t = trainingOf({ lay: (laid) => armies(laid).unit('PR:army-recruit', 'D15').leader('PR', 'general-2') });
    t.play(0, 'trainer general-2 PR no');
    expect(t.offers()).toEqual(['train-in C16', 'train-in D15']);
    t.play(0, 'train-in D15');
    expect([t.at('D15'), t.question]).toEqual([['PR:army-veteran'], null]);
  });

  it('17.11, 20.5: generals train land units, admirals fleets, for 2', () => {
    const lay = (laid: Table) => laid.unit('GB:fleet-recruit', 'C14').unit('GB:army-recruit', 'C14').treasury(0, 9);
    const admiral = trainingOf({ lay: (laid) => lay(laid).leader('GB', 'admiral-2') });
    admiral.play(0, 'trainer admiral-2 GB no');
    expect([admiral.at('C14'), admiral.treasury(0)]).toEqual([['GB:army-recruit', 'GB:fleet-veteran'], 7]);
    const general = trainingOf({ lay: (laid) => lay(laid).leader('GB', 'general-1') });
    general.play(0, 'trainer general-1 GB no');
    expect([general.at('C14'), general.treasury(0)]).toEqual([['GB:army-veteran', 'GB:fleet-recruit'], 8]);
  });

  it('20.43, ruling 93: a unit of the leader’s own power must be there', () => {
    const t = trainingOf({ lay: (laid) => armies(laid).leader('GB', 'general-2').hand(0, 'attrition') });
    expect(t.offers()).toEqual(['done']);
    const joined = trainingOf({ lay: (laid) => armies(laid).unit('GB:base', 'C16').leader('GB', 'general-2') });
    joined.play(0, 'trainer general-2 GB no', 'done');
    expect(joined.at('C16')).toContain('PR:army-veteran');
  });

  it('20.2: a leader of the hand takes the nationality of the box he is put into', () => {
    const t = trainingOf({ lay: (laid) => armies(laid).hand(0, 'general-1') });
    expect(t.offers()).toEqual(['trainer general-1 PR yes', 'done']);
    t.play(0, 'trainer general-1 PR yes');
    expect(t.g.hands[0]).toBe(0);
    expect(t.told('leader-placed')).toMatchObject([{ marker: 'general-1', power: 'PR' }]);
  });

  it('20.44: a leader who has been used may not train', () => {
    const t = trainingOf({
      lay: (laid) => {
        armies(laid).leader('PR', 'general-2');
        laid.g.tired = laid.g.leaders;
        laid.g.leaders = laid.g.tired.map(() => 0);
      },
    });
    expect(t.question).toBeNull();
  });

  it('17.5: bases and fortified zones have no veteran side; 17.3: veterans stay what they are', () => {
    const t = trainingOf({
      lay: (laid) =>
        laid.unit('PR:fortified-zone', 'C16').unit('PR:army-veteran', 'C16').leader('PR', 'general-3').treasury(0, 9),
    });
    expect(t.question).toBeNull();
  });

  it('10.4: not without the points', () => {
    const dear = (laid: Table) => laid.unit('GB:fleet-recruit', 'C14').unit('GB:army-recruit', 'C14').treasury(0, 1);
    expect(trainingOf({ lay: (laid) => dear(laid).leader('GB', 'admiral-2') }).offers()).toEqual(['done']);
    expect(trainingOf({ lay: (laid) => armies(laid).leader('PR', 'general-2').treasury(0, 0) }).question).toBeNull();
  });
});

describe('11.5 Disbanding', () => {
  it('takes any friendly units off the map, a fleet with its cargo', () => {
    const t = disbandingOf({
      lay: (laid) =>
        laid.loaded('GB:fleet-recruit', 'PR:army-recruit', 'C14').unit('GB:base', 'C14').unit('FR:base', 'D14'),
    });
    t.play(0, 'disband');
    expect(t.offers()).toEqual(['lose GB:base', 'lose PR:army-recruit@sea', 'lose GB:fleet-recruit+PR:army-recruit']);
    t.play(0, 'lose GB:fleet-recruit+PR:army-recruit', 'disband');
    expect([t.at('C14'), t.at('D14')]).toEqual([[], ['FR:base']]);
    expect(t.question).toBeNull();
  });
});
