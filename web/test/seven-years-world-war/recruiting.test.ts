import { choiceIn, type Option } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/boards/seven-years-world-war/panels/faces.tsx';
import { recruitRequest } from '../../src/boards/seven-years-world-war/read/map/reach.ts';
import type { GameChoice } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { aheadOf, momentWhen } from './kit.ts';

const isArmyOf = (power: string) => (option: Option<GameChoice>) =>
  option.t === 'recruit' && option.kind === 'army' && option.power === power;

describe('recruiting from a square’s own menu', () => {
  const moment = momentWhen(
    { players: 2 },
    3,
    ({ ask }) => ask.key === 'recruiting.hub' && ask.options.some(isArmyOf('GB')),
  );
  const army = choiceIn<GameChoice>(moment.ask.options.find(isArmyOf('GB'))!)!;

  it('places an army of England in England and asks nobody where', () => {
    const { start } = aheadOf(moment, recruitRequest(army, { t: 'square', square: 'C14' })!);
    expect(start.choices).toEqual([army, { t: 'place', square: 'C14' }]);
    expect(start.end).toMatchObject({ t: 'question', key: 'recruiting.hub' });
  });

  it('asks where, from a square that does not take it', () => {
    const { start } = aheadOf(moment, recruitRequest(army, { t: 'square', square: 'A5' })!);
    expect(start.end).toMatchObject({ t: 'question', key: 'recruiting.place' });
  });
});

it('fortifying shows its price, not what the square is worth', () => {
  const { view, ask } = momentWhen(
    { players: 2 },
    3,
    (m) => m.ask.key === 'recruiting.hub' && m.ask.options.some(({ t }) => t === 'fortify'),
  );
  const choice = choiceIn<GameChoice>(ask.options.find(({ t }) => t === 'fortify')!)!;
  expect(faceOf({ choice, view, ask, language: 'en', text: 'fortify' })).toMatchObject({ figure: '10' });
});
