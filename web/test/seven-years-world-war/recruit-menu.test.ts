import { describe, expect, it } from 'vitest';
import { recruitRequest } from '../../src/boards/seven-years-world-war/read/map/reach.ts';
import type { Thing } from '../../src/boards/seven-years-world-war/read/map/things.ts';
import { aheadOf, momentWhen } from './kit.ts';

describe('recruiting from the menu of a square', () => {
  const army = { t: 'recruit', power: 'GB', kind: 'army' } as const;
  const moment = momentWhen(
    { players: 2, scenario: 'european' },
    1,
    ({ ask }) => ask.key === 'recruiting.hub' && ask.options.some((one) => one.t === 'recruit' && one.power === 'GB'),
  );
  const option = moment.ask.options.find((one) => one.t === 'recruit' && one.power === 'GB' && one.kind === 'army')!;
  const startOf = (thing: Thing) => aheadOf(moment, recruitRequest(option, thing)!).start.choices;

  it('11.3 (1): England, Army: the army stands there, and nobody asks where', () => {
    expect(option).toEqual(army);
    expect(startOf({ t: 'square', square: 'C14' })).toEqual([army, { t: 'place', square: 'C14' }]);
  });

  it('11.3 (1): where an army may not stand, the question where is left open', () => {
    expect(startOf({ t: 'square', square: 'D14' })).toEqual([army]);
  });

  it('is for units and squares alone', () => {
    expect(recruitRequest(option, { t: 'route', route: 'china' })).toBeNull();
    expect(recruitRequest({ t: 'done' }, { t: 'square', square: 'C14' })).toBeNull();
  });
});
