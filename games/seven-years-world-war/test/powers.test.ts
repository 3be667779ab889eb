import { describe, expect, it } from 'vitest';
import { MARKER } from '../src/data/markers.ts';
import { POWER, type PowerId } from '../src/data/powers.ts';
import type { SquareId } from '../src/data/squares.ts';
import { changeSides } from '../src/diplomacy/control.ts';
import { invade } from '../src/diplomacy/invade.ts';
import { revert, reverting } from '../src/diplomacy/revert.ts';
import { game } from '../src/game.ts';
import { freeMarkersOf } from '../src/money/treasury.ts';
import { inBox, NEUTRAL } from '../src/state.ts';
import { inPhase, type Position, type Table, Trial, table } from './kit.ts';
import { running } from './powers-kit.ts';

const invaded = (power: PowerId, by: number, given: Partial<Position> = {}, ...dice: number[]) => {
  const g = table({ phase: 'movement', ...given });
  g.stack = [invade.frame({ power: POWER[power], by })];
  return new Trial(g).dice(...dice).run();
};
const reverted = (power: PowerId, lay: (t: Table) => void, given: Partial<Position> = {}) => {
  const position = { phase: 'diplomacy', lay, ...given } as const;
  return running(position, revert, reverting(table(position), POWER[power], 'diplomacy'));
};

describe('4.2 Control of a major power', () => {
  it('4.2 (1), 4.8: gives its units to the player, of several powers at once', () => {
    const t = inPhase({
      phase: 'movement',
      lay: (laid) => laid.unit('GB:army-veteran', 'C14').unit('PR:army-veteran', 'C16').unit('FR:army-veteran', 'D14'),
    });
    expect(t.offers()).toContain('move C16');
    expect(t.offers()).toContain('move C14');
    expect(t.offers()).not.toContain('move D14');
  });

  it('4.2 (2), 8.2 (2), ruling 3: gives free markers while a unit of that power holds its capital', () => {
    const g = table({
      phase: 'free-markers',
      lay: (t) => t.unit('GB:army-veteran', 'C14').unit('GB:army-recruit', 'C16').unit('FR:army-veteran', 'D14'),
    });
    expect([freeMarkersOf(g, 0), freeMarkersOf(g, 1)]).toEqual([4, 2]);
  });

  it('4.31: a neutral power’s units do nothing for anybody', () => {
    const lay = (laid: Table) => laid.unit('SP:army-recruit', 'E13').unit('GB:army-veteran', 'C14');
    expect(inPhase({ phase: 'movement', lay }).offers()).toEqual(['move C14', 'done']);
  });
});

describe('4.42 (2) Invasion', () => {
  it('ruling 20: with two players the other one gets the neutral', () => {
    expect(invaded('SP', 0).controls('SP')).toBe(1);
    expect(invaded('SP', 1).controls('SP')).toBe(0);
  });

  const three = { options: { players: 3 }, control: { GB: 0, FR: 1, RU: 2 } } as const;

  it('gives it to the other player with the lowest campaign values', () => {
    expect(invaded('SP', 0, three).controls('SP')).toBe(2);
    expect(invaded('SP', 2, three).controls('SP')).toBe(1);
  });

  it('ruling 81: goes by a die where they are equal', () => {
    const equal = { options: { players: 3 }, control: { GB: 0, AU: 1, RU: 2 } } as const;
    expect(invaded('SP', 0, equal, 3).controls('SP')).toBe(1);
    expect(invaded('SP', 0, equal, 4).controls('SP')).toBe(2);
    const four = { options: { players: 4 }, control: { GB: 0, AU: 1, RU: 2, MC: 3 } } as const;
    expect([1, 2, 3, 4, 5, 6].map((die) => invaded('SP', 0, four, die).controls('SP'))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('20.3, ruling 25: hands over the leaders in its box', () => {
    const t = invaded('SP', 0, { lay: (laid) => laid.leader('SP', 'general-3') });
    expect(t.g.leaders[inBox(POWER.SP, MARKER['general-3'])]).toBe(1);
    expect(t.controls('SP')).toBe(1);
  });

  it('4.413 (2), ruling 19: happens when a land unit enters a square, empty wilderness too', () => {
    const t = inPhase({ phase: 'movement', lay: (laid) => laid.unit('RU:army-veteran', 'C18').control({ RU: 0 }) });
    t.play(0, 'move C18');
    while (t.key === 'move.muster') t.play(0, t.offers().includes('take-all') ? 'take-all' : 'go');
    t.play(0, 'step D18').passes();
    expect(t.controls('OT')).toBe(1);
    expect(t.told('invaded')).toEqual([{ t: 'invaded', power: 'OT', seat: 0 }]);
  });

  it('4.413 (2), 18.4: a fleet may pass a neutral coast, but not stay there', () => {
    const sail = (...lines: string[]) => {
      const t = inPhase({ phase: 'movement', lay: (laid) => laid.unit('GB:fleet-veteran', 'D12') }).play(0, 'move D12');
      while (t.key === 'move.muster') t.play(0, t.offers().includes('take-all') ? 'take-all' : 'go');
      return t.play(0, ...lines).passes();
    };
    expect(sail('step E12', 'step E13', 'step F13').controls('SP')).toBe(NEUTRAL);
    expect(sail('step E12', 'step E13', 'stop').controls('SP')).toBe(1);
  });

  it('4.413 (1): happens when its forces are attacked', () => {
    const t = inPhase({
      phase: 'combat',
      lay: (laid) => laid.unit('FR:army-recruit', 'D13').unit('SP:army-recruit', 'E13').control({ FR: 0, AU: 1 }),
    });
    t.dice(3).play(0, 'attack D13 E13');
    while (t.key === 'attack.array') t.play(0, t.offers().includes('take-all') ? 'take-all' : 'go');
    t.play(0, 'table engagement').passes();
    expect(t.controls('SP')).toBe(1);
  });
});

describe('4.5 Reversion to neutrality', () => {
  it('4.51: takes the control marker away, 20.3: leaders stay in the box', () => {
    const t = reverted('PR', (laid) => laid.leader('PR', 'general-1').unit('PR:army-veteran', 'C16'));
    expect(t.controls('PR')).toBe(NEUTRAL);
    expect(t.g.leaders[inBox(POWER.PR, MARKER['general-1'])]).toBe(1);
    expect(t.at('C16')).toEqual(['PR:army-veteran']);
    expect(t.told('control')).toEqual([{ t: 'control', power: 'PR', seat: null, cause: 'diplomacy' }]);
  });

  it('4.51 (1): foreign units leave for the nearest civilized square of their own or of friends', () => {
    const t = reverted('PR', (laid) => laid.unit('GB:army-veteran', 'C16').unit('FR:base', 'D14'));
    expect(t.at('C16')).toEqual([]);
    expect(t.at('C14')).toEqual(['GB:army-veteran']);
    expect(t.told('displaced')).toEqual([{ t: 'displaced', piece: 'GB:army-veteran', from: 'C16', to: 'C14' }]);
  });

  it('4.51 (1): an enemy’s units leave, too, and their own player moves them', () => {
    const t = reverted('PR', (laid) => laid.unit('AU:army-veteran', 'C16').unit('FR:army-recruit', 'C17'));
    // Poland, held by friends, and Austria are equally near.
    expect(t.asked).toBe(1);
    expect(t.offers()).toEqual(['at C17', 'at D16']);
    t.play(1, 'at C17');
    expect(t.at('C17')).toEqual(['AU:army-veteran', 'FR:army-recruit']);
  });

  it('4.511: never onto squares with enemy, neutral or minor units', () => {
    const t = reverted('PR', (laid) => laid.unit('AU:army-veteran', 'C16').unit('GB:army-recruit', 'D16'));
    expect(t.at('D17')).toEqual(['AU:army-veteran']);
    expect(t.at('D16')).toEqual(['GB:army-recruit']);
    expect(reverted('PR', (laid) => laid.unit('AU:base', 'C16').unit('minor:base', 'D16')).at('D17')).toEqual([
      'AU:base',
    ]);
  });

  it('4.51 (2): its own units come home, moved by who controlled it', () => {
    const t = reverted('GB', (laid) => laid.unit('GB:army-veteran', 'D15').unit('GB:army-recruit', 'D9'));
    // Nova Scotia and Newfoundland are equally near to D9, and nearer than England is to D15.
    expect([t.asked, t.offers()]).toEqual([0, ['at C9', 'at D8']]);
    t.play(0, 'at D8');
    expect(t.told('displaced').map(({ to }) => to)).toEqual(['D8', 'C14']);
    const tie = reverted('GB', (laid) => laid.unit('GB:army-recruit', 'C15'));
    expect(tie.at('C14')).toEqual(['GB:army-recruit']);
    const choice = reverted('GB', (laid) => laid.unit('GB:army-recruit', 'B13'));
    expect([choice.asked, choice.offers()]).toEqual([0, ['at B14', 'at C13']]);
  });

  it('4.51, ruling 18: where a unit finds refuge does not hang on which counter it is', () => {
    // Austria leaves for its own empty Hungary, which is no friend's for France: it was held by nobody when all had to go.
    const t = reverted('PR', (laid) =>
      laid.unit('AU:army-veteran', 'C16').unit('FR:army-recruit', 'C16').unit('FR:base', 'D14'),
    );
    expect(t.at('D16')).toEqual(['AU:army-veteran']);
    expect(t.at('D14')).toEqual(['FR:army-recruit', 'FR:base']);
    // A square shared with the power that turns neutral bars whoever comes, in whatever order the counters lie.
    const shared = (first: string, second: string) =>
      reverted('PR', (laid) =>
        laid.unit('GB:army-veteran', 'C16').unit(first, 'D15').unit(second, 'D15').unit('GB:base', 'C14'),
      ).at('C14');
    const two = [shared('GB:army-recruit', 'PR:army-recruit'), shared('PR:army-recruit', 'GB:army-recruit')];
    expect(two[0]).toEqual(two[1]);
    expect(two[0]).toContain('GB:army-veteran');
  });

  it('4.511, ruling 18: of two bases the nearer gets the place for one, however the counters are numbered', () => {
    const bases = (first: SquareId, second: SquareId) =>
      reverted('FR', (laid) => laid.unit('GB:base', first).unit('GB:base', second))
        .told('displaced')
        .map(({ from, to }) => `${from} ${to}`);
    expect(bases('D7', 'C7')).toEqual(bases('C7', 'D7'));
  });

  it('4.51 (3): minor units stay where they are', () => {
    expect(reverted('FR', (laid) => laid.unit('minor:horde-recruit', 'D5')).at('D5')).toEqual(['minor:horde-recruit']);
  });

  it('4.511: fleets go to coasts, land units to land', () => {
    // Kiev is as near as St Petersburg, but no place for a fleet.
    const t = reverted('AU', (laid) => laid.unit('RU:fleet-veteran', 'D17'));
    expect(t.at('B17')).toEqual(['RU:fleet-veteran']);
    expect(reverted('AU', (laid) => laid.unit('RU:army-veteran', 'D17')).offers(1)).toEqual(['at B17', 'at C18']);
  });

  it('ruling 18: a unit with nowhere to go is removed', () => {
    const t = reverted('AU', (laid) => laid.unit('PR:army-veteran', 'D16').unit('FR:army-recruit', 'C16'));
    expect(t.told('unit-lost')).toMatchObject([{ piece: 'PR:army-veteran', cause: 'displacement' }]);
    expect(t.at('D16')).toEqual([]);
  });

  it('rulings 17 and 84: cargo goes its own way; another power’s is lost at sea and lands on a coast', () => {
    const t = reverted('GB', (laid) => laid.loaded('GB:fleet-veteran', 'GB:army-veteran', 'D12'));
    expect(t.told('displaced').map(({ piece, to }) => `${piece} ${to}`)).toHaveLength(2);
    expect(t.g.aboard.every((fleet) => fleet < 0)).toBe(true);
    const lost = reverted('GB', (laid) => laid.loaded('GB:fleet-veteran', 'PR:army-veteran', 'D12'));
    expect(lost.told('unit-lost')).toMatchObject([{ piece: 'PR:army-veteran', cause: 'sunk' }]);
    const ashore = reverted('GB', (laid) => laid.loaded('GB:fleet-veteran', 'PR:army-veteran', 'E12'));
    expect(ashore.at('E12')).toEqual(['PR:army-veteran']);
  });

  it('a base is not put beside another, nor a zone (erratum 11.3 (7))', () => {
    const t = reverted('GB', (laid) => laid.unit('GB:base', 'D9').unit('GB:base', 'D8'));
    expect(t.told('displaced')).toEqual([{ t: 'displaced', piece: 'GB:base', from: 'D9', to: 'C9' }]);
  });

  it('4.52: the power stays neutral until something makes it belligerent again', () => {
    const t = reverted('PR', (laid) => laid.unit('PR:army-veteran', 'C16'));
    expect(game.audit(t.g)).toEqual([]);
    expect(t.controls('PR')).toBe(NEUTRAL);
  });
});

describe('4.6 Defection', () => {
  const defected = (power: PowerId, lay: (t: Table) => void) => {
    const t = new Trial(table({ phase: 'diplomacy', lay }));
    changeSides(t.g, POWER[power], 1, 'diplomacy', t.x);
    return t;
  };

  it('moves no unit, wherever it stands', () => {
    const t = defected('PR', (laid) => laid.unit('PR:army-veteran', 'C16').unit('PR:army-recruit', 'D15'));
    expect(t.controls('PR')).toBe(1);
    expect([t.at('C16'), t.at('D15')]).toEqual([['PR:army-veteran'], ['PR:army-recruit']]);
  });

  it('12.23, ruling 17: removes its units from stacks with those that stay', () => {
    const t = defected('PR', (laid) => laid.unit('PR:army-veteran', 'D15', 2).unit('GB:army-veteran', 'D15'));
    expect(t.at('D15')).toEqual(['GB:army-veteran']);
    expect(t.told('unit-lost').map(({ cause }) => cause)).toEqual(['defection', 'defection']);
  });

  it('ruling 17: cargo of a removed fleet lands on a coast and is lost at sea', () => {
    expect(defected('GB', (laid) => laid.loaded('GB:fleet-veteran', 'PR:army-veteran', 'E12')).at('E12')).toEqual([
      'PR:army-veteran',
    ]);
    expect(defected('GB', (laid) => laid.loaded('GB:fleet-veteran', 'PR:army-veteran', 'D12')).at('D12')).toEqual([]);
    expect(defected('PR', (laid) => laid.loaded('GB:fleet-veteran', 'PR:army-veteran', 'D12')).at('D12')).toEqual([
      'GB:fleet-veteran',
    ]);
  });

  it('20.3: takes its leaders along', () => {
    const t = defected('PR', (laid) => laid.leader('PR', 'general-3'));
    expect(t.g.leaders[inBox(POWER.PR, MARKER['general-3'])]).toBe(1);
  });
});

describe('4.8, 4.9 Several powers, and squares that are only occupied', () => {
  it('4.8: forces of one player do not attack each other', () => {
    const lay = (laid: Table) => laid.unit('GB:army-veteran', 'C15').unit('PR:army-veteran', 'C16');
    expect(inPhase({ phase: 'combat', lay }).offers()).toEqual(['done']);
  });

  it('4.9, 5.3: to occupy every square of a power is not to control it', () => {
    const t = inPhase({
      phase: 'diplomacy',
      lay: (laid) => laid.unit('FR:army-veteran', 'C16').hand(0, 'diplomacy-1'),
    });
    expect(t.controls('PR')).toBe(0);
    expect(freeMarkersOf(t.g, 1)).toBe(0);
  });
});
