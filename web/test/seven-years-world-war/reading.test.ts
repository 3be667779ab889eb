import { choiceIn, isOffered } from '@cabinet-wars/kernel';
import { texts } from '@cabinet-wars/seven-years-world-war';
import { defaultData, ODDS } from '@cabinet-wars/seven-years-world-war/data';
import { EVENT_KINDS, isPromptKey, prompts } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import { namingOf } from '../../src/boards/seven-years-world-war/i18n/index.ts';
import { lookOf } from '../../src/boards/seven-years-world-war/map/looking.ts';
import { diceOf } from '../../src/boards/seven-years-world-war/read/battle/battle.ts';
import {
  bestTable,
  chancesOf,
  columnOf,
  oddsNow,
  oddsOfAttack,
} from '../../src/boards/seven-years-world-war/read/battle/odds.ts';
import { attemptOf } from '../../src/boards/seven-years-world-war/read/diplomacy.ts';
import { handOf, knownOf } from '../../src/boards/seven-years-world-war/read/hand.ts';
import { occupationsOf, printedOf } from '../../src/boards/seven-years-world-war/read/map/land.ts';
import { arrowsOf, marksOf, optionsAt } from '../../src/boards/seven-years-world-war/read/map/marks.ts';
import { reachIn, reachRequest } from '../../src/boards/seven-years-world-war/read/map/reach.ts';
import { routesOf } from '../../src/boards/seven-years-world-war/read/map/routes.ts';
import { counterOf, stacksOf } from '../../src/boards/seven-years-world-war/read/map/stacks.ts';
import { keyOf, type Thing, targetsOf, thingOf } from '../../src/boards/seven-years-world-war/read/map/things.ts';
import { motionOf } from '../../src/boards/seven-years-world-war/read/motion.ts';
import type { GameChoice } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { sentence } from '../../src/boards/seven-years-world-war/read/sentences.ts';
import { neutralsOf, standings } from '../../src/boards/seven-years-world-war/read/standing.ts';
import { CLICKED, KINDS_OF, wishAt, wishesOf } from '../../src/boards/seven-years-world-war/read/wishes.ts';
import { commits, durations, rulesFor } from '../../src/boards/seven-years-world-war/story.ts';
import { isForGood } from '../../src/shell/table-state/is-for-good.ts';
import { aheadOf, atQuestion, type Moment, moments, momentWhen } from './kit.ts';

const all = {
  players: 3,
  legions: true,
  minorRecruiting: true,
  increasingTaxes: true,
  pillage: true,
  enlightenment: true,
};
const nothing = { highlighted: null, picked: null };

describe('pointing at the map', () => {
  it('means the choice with the same number in the list, and finds what is there', () => {
    let looked = 0;
    for (const { view, ask } of moments(all, 11)) {
      if (looked++ > 900) break;
      const targets = targetsOf(ask, view.open);
      const marks = marksOf({ ask, ...nothing }, targets);
      const stacks = stacksOf(view.open);
      for (const { option, things } of targets)
        for (const thing of things) {
          expect(optionsAt(targets, thing)).toContain(option);
          expect(marks[keyOf(thing)].number).toBe(optionsAt(targets, thing)[0] + 1);
          expect(thingOf(keyOf(thing))).toEqual(thing);
          if (thing.t === 'unit') expect(counterOf(stacks[thing.square], thing.name)).not.toBeNull();
        }
      for (const [i, option] of ask.options.entries())
        if ('square' in option || 'piece' in option || 'to' in option || 'route' in option)
          expect(targets[i].things.length, JSON.stringify(option)).toBeGreaterThan(0);
    }
  });

  it('asks about what is not offered in words the rules know', () => {
    const { view, ask } = atQuestion(all, 'movement-phase.act', 3);
    expect(wishAt(ask, view.open, { t: 'square', square: 'A5' })).toEqual({ t: 'move', square: 'A5' });
    const telling = { name: (seat: number) => `seat ${seat}` };
    for (const wish of wishesOf(ask, view)) {
      expect(isOffered(ask.options, wish)).toBe(false);
      expect(texts.en.choice(wish as never, telling as never)).not.toContain('undefined');
    }
    for (const key of [...Object.keys(CLICKED), ...Object.keys(KINDS_OF)]) expect(isPromptKey(key), key).toBe(true);
  });

  it('draws an arrow for the attack one looks at, and looks there', () => {
    const { view, ask } = momentWhen(
      all,
      5,
      (m) => m.ask.key === 'combat-phase.act' && m.ask.options[0].t === 'attack',
    );
    const [arrow] = arrowsOf({ ask, highlighted: 0, picked: null }, view.open);
    expect(ask.options[0]).toMatchObject({ from: arrow.from, to: arrow.to });
    expect(lookOf(view.open, null, [arrow], [])).not.toBeNull();
    expect(lookOf(view.open, null, [], [])).toBeNull();
    const fight = atQuestion(all, 'attack.table', 5);
    expect(arrowsOf({ ask: fight.ask, ...nothing }, fight.view.open).length).toBe(1);
  });
});

describe('carrying a force', () => {
  const moment = atQuestion(all, 'movement-phase.act', 3);
  const { view, ask } = moment;
  const reachOf = (thing: Thing) => {
    const request = reachRequest(ask, thing);
    return request === null ? null : reachIn(aheadOf(moment, request));
  };
  const starts = ask.options.flatMap((option) => (option.t === 'move' ? [option.square] : []));

  it('reaches the next square with all that is to be said', () => {
    const reaches = starts.flatMap((square) => [...reachOf({ t: 'square', square })!]);
    expect(reaches.length).toBeGreaterThan(0);
    for (const [square, choices] of reaches) {
      expect(choices[0].t).toBe('move');
      expect(choices.findLast(({ t }) => t === 'step')).toEqual({ t: 'step', square });
    }
  });

  it('takes the way with the fewest steps, and no step by dice', () => {
    const { gestures } = aheadOf(moment, reachRequest(ask, { t: 'square', square: starts[0] })!);
    const steps = gestures.filter(({ choices, end }) => choices.at(-1)?.t === 'step' && end.t === 'question');
    const met = steps.map(({ choices }) => JSON.stringify(choices.at(-1)));
    expect(new Set(met).size).toBe(met.length);
    const lengths = steps.map(({ choices }) => choices.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('takes along only the units alike that were taken up', () => {
    const stack = Object.values(stacksOf(view.open)).find(
      ({ square, units }) => starts.includes(square) && units.length > 1,
    )!;
    const [unit] = stack.units;
    const { start } = aheadOf(moment, reachRequest(ask, { t: 'unit', square: stack.square, name: unit.name })!);
    const taken = start.choices.filter(({ t }) => t === 'take');
    expect(taken.length).toBeLessThanOrEqual(unit.count);
    for (const choice of taken) expect(choice).toEqual({ t: 'take', piece: unit.name });
  });

  it('leaves the rules’ own state alone', () => {
    const before = JSON.stringify(view);
    for (const square of Object.keys(stacksOf(view.open))) reachOf({ t: 'square', square });
    expect(JSON.stringify(view)).toBe(before);
  });

  it('takes up nothing that is not one’s own', () => {
    expect(reachOf({ t: 'square', square: 'A5' })).toBeNull();
    expect(reachOf({ t: 'route', route: 'china' })).toBeNull();
  });
});

describe('what is for good', () => {
  const isForGoodAt = (moment: Moment, choice: GameChoice) =>
    isForGood({ commits }, moment.ask.key, choice, async (request) => aheadOf(moment, request));

  it('is the table of a combat, and not the end of a phase', async () => {
    const combat = atQuestion(all, 'attack.table', 5);
    expect(await isForGoodAt(combat, choiceIn<GameChoice>(combat.ask.options[0])!)).toBe(true);
    const march = atQuestion(all, 'movement-phase.act', 3);
    expect(await isForGoodAt(march, { t: 'done' })).toBe(false);
  });

  it('is a marker bought, since it is drawn unseen', async () => {
    const isBuying = (option: { t: string }) => option.t === 'buy-marker';
    const buying = momentWhen(all, 2, (m) => m.ask.key === 'recruiting.hub' && m.ask.options.some(isBuying));
    expect(await isForGoodAt(buying, { t: 'buy-marker' })).toBe(true);
  });
});

describe('odds', () => {
  it('are read from the printed table, from one to six', () => {
    const printed = defaultData.combat.linear.map((row) => row.split(/\s+/)[ODDS.indexOf('2:1')]);
    expect(columnOf({ data: defaultData.id }, 'linear', '2:1')).toEqual(printed);
  });

  it('cover all six faces of the die at every table', () => {
    const { view } = atQuestion(all, 'attack.table', 5);
    const odds = oddsNow(view.open)!;
    for (const { results } of odds.tables) {
      const { good, even, bad } = chancesOf(results);
      expect(good + even + bad).toBe(6);
    }
    expect(bestTable(odds).isOpen).toBe(true);
  });

  it('are those the combat is then fought at', () => {
    let compared = 0;
    let asked: { attacker: number; told: number } | null = null;
    for (const { view, ask, events } of moments({ players: 2 }, 9)) {
      const odds = asked === null ? undefined : events.slice(asked.told).find(({ t }) => t === 'odds');
      if (asked !== null && odds?.t === 'odds') {
        expect(odds.attacker).toBe(asked.attacker);
        asked = null;
        compared++;
      }
      if (ask.key === 'attack.table') asked = { attacker: oddsNow(view.open)!.attack.total, told: events.length };
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('are told for every attack that is offered', () => {
    const { view, ask, seat } = momentWhen(
      all,
      5,
      (m) => m.ask.key === 'combat-phase.act' && m.ask.options[0].t === 'attack',
    );
    for (const option of ask.options)
      if (option.t === 'attack') expect(oddsOfAttack(view.open, seat, option as unknown as GameChoice)).not.toBeNull();
  });
});

describe('what everybody sees', () => {
  const { view } = momentWhen(all, 4, ({ g }) => g.turn === 3);

  it('is every unit once, cargo in its fleet', () => {
    const { view } = momentWhen(all, 4, ({ g }) => g.aboard.some((fleet) => fleet >= 0));
    const units = Object.values(stacksOf(view.open)).flatMap(({ units }) => units);
    const drawn = units.reduce((sum, { count, cargo }) => sum + count * (cargo === null ? 1 : 2), 0);
    expect(drawn).toBe(view.open.where.filter((at) => at >= 0).length);
  });

  it('is who holds what is not theirs', () => {
    for (const { square } of occupationsOf(view.open)) expect(view.open.first[square]).toBeGreaterThanOrEqual(0);
    expect(occupationsOf(atQuestion({ players: 2 }, 'initiative.grandTour').view.open)).toEqual([]);
  });

  it('is every power in one place: with a coalition or neutral', () => {
    const powers = [...standings(view.open, null).flatMap((standing) => standing.powers), ...neutralsOf(view.open)];
    expect([...powers].sort()).toEqual(['AU', 'FR', 'GB', 'MC', 'ME', 'OT', 'PR', 'RU', 'SP', 'UP']);
  });

  it('can be said in both languages', () => {
    for (const language of ['en', 'it'] as const) {
      const scene = {
        open: view.open,
        printed: printedOf(view.open),
        stacks: stacksOf(view.open),
        routes: routesOf(view.open),
        seatName: (seat: number) => `seat ${seat}`,
      };
      const say = (square: string) => sentence(namingOf(language), scene, { t: 'square', square });
      expect(say('C16')).toMatch(/C16/);
      expect(say('C10')).not.toContain('undefined');
      expect(sentence(namingOf(language), scene, { t: 'route', route: 'china' })).not.toContain('undefined');
    }
  });
});

describe('what only its owner sees', () => {
  it('is the hand: whoever watches is shown none', () => {
    const { view, g } = atQuestion(all, 'diplomacy.hub', 3);
    expect(handOf(view).reduce((sum, { count }) => sum + count, 0)).toBe(view.open.hands[view.own!.seat]);
    expect(handOf({ open: view.open, own: null })).toEqual([]);
    expect(knownOf({ open: view.open, own: null }, 1)).toEqual([]);
    expect(g.hands.length).toBe(3);
  });

  it('counts the markers one has laid oneself, and no others', () => {
    const { view } = atQuestion(all, 'attempt.commit', 3);
    const attempt = attemptOf(view)!;
    expect(attempt.column.length).toBe(6);
    expect(attemptOf({ open: view.open, own: null })!.difference).toBe(0);
    expect(attempt.difference).toBeGreaterThan(0);
  });
});

it('every question leads to a section of the rules', () => {
  const sections = texts.en.rules?.map(({ id }) => id) ?? [];
  for (const key of prompts) {
    const found = [rulesFor(key), key, key.split('.')[0]].some((id) => id !== null && sections.includes(id));
    expect(found, key).toBe(true);
  }
});

describe('what happens', () => {
  it('is shown as long as the board says, and only what can happen', () => {
    for (const kind of Object.keys(durations)) expect(EVENT_KINDS, kind).toContain(kind);
  });

  it('moves the force that is on its way', () => {
    const { view } = atQuestion(all, 'move.march', 3);
    const motion = motionOf({ t: 'moved', seat: 0, from: 'C14', to: 'C13' }, view.open);
    expect(motion).toMatchObject({ kind: 'travel', from: 'C14', to: 'C13' });
    expect(motionOf({ t: 'turn-begins', turn: 2 }, view.open)).toBeNull();
  });

  it('shows the dice of the last combat until a new phase begins', () => {
    const attack = { t: 'attack', seat: 0, from: 'C14', to: 'C15', pieces: ['GB:army-veteran'], against: [] } as const;
    const odds = { t: 'odds', table: 'linear', attacker: 5, defender: 3, odds: '1.5:1' } as const;
    const rolled = { t: 'rolled', seat: 0, for: 'combat', die: 4 } as const;
    const result = { t: 'combat-result', result: 'DZ', honours: false } as const;
    expect(diceOf([attack, odds, rolled, result]).battle).toMatchObject({ die: 4, result: 'DZ' });
    const phase = { t: 'phase-begins', phase: 'combat', seat: 1 } as const;
    expect(diceOf([attack, odds, rolled, result, phase])).toEqual({ battle: null, thrown: null });
    expect(diceOf([{ ...rolled, for: 'initiative' }]).thrown?.die).toBe(4);
  });
});
