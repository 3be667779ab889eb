import { Seeded, Table } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { type SquareId, squareOf } from '@cabinet-wars/seven-years-world-war/data';
import type { OpenView, PieceName } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import { forceOf, kindsAt, mostOf, presetsOf, type Taken } from '../../src/boards/seven-years-world-war/march/force.ts';
import type { Plan } from '../../src/boards/seven-years-world-war/march/marching.ts';
import { leftOf, onward, settingOut } from '../../src/boards/seven-years-world-war/march/plan.ts';

/** The forces as suggested, and the first coalition's turn to move as far as the view goes. */
function deployed(): OpenView {
  const table = Table.open(game, { options: { players: 2 }, chance: new Seeded('march') });
  for (let n = 0; n < 60; n++) {
    const seat = table.seats.findIndex((_, each) => table.asks(each).own?.key === 'deploy.place');
    if (seat < 0) break;
    const { askId, options } = table.asks(seat).own!;
    table.choose(seat, askId, options.find(({ t }) => t === 'suggested') ?? options[0]);
  }
  return table.view(0).open;
}

const open = deployed();
const from = 'C14';
const kinds = kindsAt(open, 0, { how: 'move', from });
const taken = (counts: Taken['counts']): Taken => ({ askId: 1, how: 'move', from, counts });

const planTo = (squares: readonly SquareId[], ashore: readonly PieceName[] = []): Plan => ({
  ...{ askId: 1, from, units: ['GB:fleet-veteran', 'GB:fleet-veteran'], squares, ashore },
  ...{ stops: true, size: 2 },
});

describe('taking up a force', () => {
  it('offers armies with transport first, then each arm alone', () => {
    const presets = presetsOf(kinds);
    expect(presets.map(({ id }) => id).slice(-2)).toEqual(['fleets', 'armies']);
    expect(forceOf(open, 0, taken(presets[0].counts))).toMatchObject({ marching: { naval: true } });
    expect(forceOf(open, 0, taken(presets.at(-1)!.counts))).toMatchObject({ marching: { naval: false }, aboard: [] });
  });

  it('takes no more land units along than the fleets have room for', () => {
    const [fleet, army] = [kinds.find(({ naval }) => naval)!, kinds.find(({ naval }) => !naval)!];
    expect(mostOf(kinds, { [fleet.name]: 0 }, army)).toBe(army.pieces.length);
    expect(mostOf(kinds, { [fleet.name]: 1 }, army)).toBe(Math.min(1, army.pieces.length));
    expect(forceOf(open, 0, taken({}))).toBeNull();
  });

  it('says fleets before cargo, and names cargo as at sea when it lands', () => {
    const force = forceOf(open, 0, taken(presetsOf(kinds)[0].counts))!;
    const choices = settingOut(open, taken(presetsOf(kinds)[0].counts), force);
    expect(choices[0]).toEqual({ t: 'move', square: from });
    expect(choices[1]).toMatchObject({ t: 'take', piece: expect.stringContaining('fleet') });
    expect(choices.at(-1)).toEqual({ t: 'go' });
    const plan = planTo(['C13', 'C12'], ['GB:army-veteran@sea']);
    expect(onward(plan, 'C13')).toEqual([
      { t: 'step', square: 'C12' },
      { t: 'debark', piece: 'GB:army-veteran@sea' },
      { t: 'stop' },
    ]);
  });
});

describe('a plan others were asked in', () => {
  const plan = planTo(['C13', 'C12']);
  const all = ['C13', 'C12'].map((square) => ({ t: 'step', square }));
  const moveAt = (square: SquareId, force: number[]) => ({ at: squareOf(square), force });

  it('begins with its units where a Forced March was answered first', () => {
    const units = plan.units.map((piece) => ({ t: 'take', piece }));
    expect(leftOf(plan, 'move.muster', moveAt(from, []))).toEqual([...units, { t: 'go' }, ...all, { t: 'stop' }]);
    expect(leftOf(plan, 'move.march', moveAt(from, [1, 2]))).toEqual([...all, { t: 'stop' }]);
  });

  it('goes on from the square it has come to, and is no more where somebody was lost or it stands elsewhere', () => {
    expect(leftOf(plan, 'move.march', moveAt('C13', [1, 2]))).toEqual([all[1], { t: 'stop' }]);
    expect(leftOf(plan, 'move.march', moveAt('C13', [1]))).toBeNull();
    expect(leftOf(plan, 'move.march', moveAt('D13', [1, 2]))).toBeNull();
    expect(leftOf(plan, 'movement-phase.act', null)).toBeNull();
  });
});
