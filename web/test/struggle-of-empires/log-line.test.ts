import { texts } from '@cabinet-wars/struggle-of-empires';
import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/boards/kit/sentence-parts.ts';
import { regionNames } from '../../src/boards/struggle-of-empires/i18n/index.ts';
import { regionsIn, rollsIn } from '../../src/boards/struggle-of-empires/read/log-line.ts';
import { moments } from './kit.ts';

const rolled: Event = {
  t: 'combat-rolled',
  combat: 'land',
  attackDice: [6, 2],
  defenceDice: [4, 3],
  attackTotal: 7,
  defenceTotal: 2,
};

const events = (edition: 'original' | 'deluxe'): readonly Event[] =>
  [...moments({ edition, players: 5 }, 3)].at(-1)!.events;

describe('places in the log', () => {
  it('stand out where they are named', () => {
    const parts = partsOf('Britain moved an army from home to the German States.', ['German States']);
    expect(parts).toEqual([
      { text: 'Britain moved an army from home to the ', isName: false },
      { text: 'German States', isName: true },
      { text: '.', isName: false },
    ]);
  });

  it.each(['en', 'it'] as const)('are found in every line that tells of one, %s', (language) => {
    const names = regionNames(language);
    for (const edition of ['original', 'deluxe'] as const)
      for (const event of events(edition)) {
        const line = texts[language].event(event, { name: String });
        const regions = regionsIn(event).map((region) => names[region]);
        if (line === null || regions.length === 0 || !NAMING.includes(event.t)) continue;
        const parts = partsOf(line, regions);
        expect(
          parts
            .filter(({ isName }) => isName)
            .map(({ text }) => text)
            .sort(),
          line,
        ).toEqual(regions.sort());
        expect(parts.map(({ text }) => text).join('')).toBe(line);
      }
  });
});

/** Kinds whose line names all their regions. */
const NAMING: readonly string[] = [
  'counter-placed',
  'unit-placed',
  'built',
  'moved',
  'sea-check',
  'attack-declared',
  'combat-begins',
  'token-taken',
  'region-scored',
];

describe('dice in the log', () => {
  it('are in the colours of those who fight', () => {
    const begins = { t: 'combat-begins', attacker: 'russia', against: 'prussia' } as Event;
    const older = { t: 'combat-begins', attacker: 'spain', against: 'france' } as Event;
    expect(rollsIn(rolled, [begins, older])).toEqual([
      { dice: [6, 2], power: 'russia' },
      { dice: [4, 3], power: 'prussia' },
    ]);
  });

  it('are of bone for a neutral', () => {
    const begins = { t: 'combat-begins', attacker: 'russia', against: 'baltic-3' } as Event;
    expect(rollsIn(rolled, [begins]).map(({ power }) => power)).toEqual(['russia', null]);
  });

  it('are shown for a voyage that was rolled for', () => {
    const check = { t: 'sea-check', power: 'spain', dice: [5] } as unknown as Event;
    expect(rollsIn(check, [])).toEqual([{ dice: [5], power: 'spain' }]);
    expect(rollsIn({ ...check, dice: [] } as never, [])).toEqual([]);
  });
});
