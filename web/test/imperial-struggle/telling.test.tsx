// @vitest-environment happy-dom
import { MINISTRIES, REGIONS } from '@cabinet-wars/imperial-struggle/data';
import type { Event } from '@cabinet-wars/imperial-struggle/view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ceremony, Rail } from '../../src/boards/imperial-struggle/ceremony/index.tsx';
import {
  checkOf,
  gainOf,
  nameOfScored,
  sentenceOf,
} from '../../src/boards/imperial-struggle/ceremony/scoring-texts.ts';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { capital } from '../../src/boards/imperial-struggle/read/capital.ts';
import {
  type ScoringStep,
  scoringAccount,
  trackBefore,
} from '../../src/boards/imperial-struggle/read/scoring/scoring-steps.ts';
import { aside, chapter, doer, headline, rulesFor, scores } from '../../src/boards/imperial-struggle/story.ts';
import { change } from '../../src/settings.ts';
import { click, mount, textOf, textsOf, the } from '../page/dom.ts';
import { atQuestion, momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

const LANGUAGES = ['en', 'it'] as const;
const moment = momentWhen({}, 3, ({ ask, view }) => ask.key === 'action-round.act' && view.open.turn === 2);

/** A Scoring phase in which Britain wins Europe, France Prestige, and nobody furs. */
const told: Event[] = [
  { t: 'scoring-begins', turn: 2 },
  { t: 'region-scored', region: 'europe', britain: 5, france: 3, winner: 'britain' },
  { t: 'vp', side: 'britain', n: 3, cause: 'award', now: 12 },
  { t: 'treaty', side: 'britain', n: 1, cause: 'award', now: 2 },
  { t: 'prestige-scored', britain: 1, france: 2, winner: 'france' },
  { t: 'vp', side: 'france', n: 2, cause: 'prestige', now: 14 },
  { t: 'demand-scored', commodity: 'furs', britain: 2, france: 2, winner: 'nobody' },
];

describe('the Scoring phase', () => {
  it('is told in steps, each with what it brought and where it left the track', () => {
    const { steps, from, to, victor, events } = scoringAccount(told, 15)!;
    expect({ from, to, victor, events }).toEqual({ from: 15, to: 14, victor: null, events: 7 });
    expect(steps.map(({ vp, trp, from: was, to: is }) => [vp, trp, was, is])).toEqual([
      [3, 1, 15, 12],
      [2, 0, 12, 14],
      [0, 0, 14, 14],
    ]);
  });

  it('ends where something else begins, and says who has won by it', () => {
    const next: Event = { t: 'peace-turn', turn: 3, era: 'succession' };
    expect(scoringAccount([...told, next, told[1]], 15)).toMatchObject({ events: 7, victor: null });
    const over: Event = { t: 'game-over', winner: 'france', reason: 'track', vp: 30 };
    expect(scoringAccount([...told, over], 15)?.victor).toBe('france');
    expect(scoringAccount(told.slice(1), 15)).toBeNull();
    expect(scoringAccount([], 15)).toBeNull();
  });

  it('counts what a ministry brings as a step of its own', () => {
    const law: Event = { t: 'vp', side: 'france', n: 1, cause: MINISTRIES[0], now: 15 };
    const { steps } = scoringAccount([...told, law], 15)!;
    expect(steps.at(-1)).toMatchObject({ of: { t: 'ministry', id: MINISTRIES[0] }, winner: 'france', vp: 1, to: 15 });
  });
});

describe.each(LANGUAGES)('its words (%s)', (language) => {
  const naming = namingIn(language);
  const { own, game } = naming;
  const { steps } = scoringAccount(told, 15)!;
  beforeEach(() => change({ language }));

  it('name what is scored', () => {
    expect(steps.map(({ of }) => nameOfScored(of, naming))).toEqual([
      game.regions.europe,
      capital(game.prestige),
      capital(game.commodities.furs),
    ]);
    for (const id of REGIONS) expect(nameOfScored({ t: 'region', id }, naming)).toBe(game.regions[id]);
    for (const id of MINISTRIES) expect(nameOfScored({ t: 'ministry', id }, naming)).toBe(game.ministries[id].name);
  });

  it('say whose it is and what it brought, or that it is nobody’s', () => {
    const [europe, , furs] = steps;
    expect(sentenceOf(europe, naming)).toBe(
      own.goesToSide(game.regions.europe, game.sides.britain, 5, 3, own.gains(3, 1, 0), 12),
    );
    expect(sentenceOf(furs, naming)).toBe(own.goesToNobody(capital(game.commodities.furs), 2, 2));
  });

  it.each([
    [
      { vp: 3, trp: 0, debt: 0 },
      { en: '+3', it: /^\+3$/ },
    ],
    [
      { vp: 1, trp: 2, debt: -1 },
      { en: '+1, 2 treaty, Debt −1', it: /^\+1, .*2.*, .*−1/ },
    ],
    [
      { vp: 0, trp: 0, debt: 2 },
      { en: '+0, Debt +2', it: /\+2/ },
    ],
  ])('write a gain shortly (%o)', (gain, expected) => {
    const step: ScoringStep = { ...steps[0], ...gain };
    expect(gainOf(step, naming)).toMatch(expected[language]);
  });

  it('say what the check for victory finds', () => {
    const all = scoringAccount(told, 15)!;
    expect(checkOf(all, naming)).toBe(own.nobodyWins);
    expect(checkOf({ ...all, victor: 'britain' }, naming)).toBe(own.winsAtOnce(game.sides.britain));
  });

  it('stand in the rail: the step as a sentence, a line for each, the sum at the end', async () => {
    const made = ceremony(told, moment.view, moment.view, 0)!;
    const next = vi.fn();
    const at = (step: number) => ({
      of: made,
      at: step,
      isLast: step === made.steps.length - 1,
      isStepwise: false,
      next,
      toEnd: vi.fn(),
      again: vi.fn(),
    });
    const from = scoringAccount(told, trackBefore(told, moment.view.open.vp))!;
    const rail = (step: number) => <Rail {...propsAt(moment, { language, ceremony: at(step) })} />;
    const { draw } = await mount(rail(0));
    expect(textOf('.prompt')).toBe(sentenceOf(from.steps[0], naming));
    // What is to come is named, and not told before its time.
    expect(textsOf('.is-steps-list li')).toHaveLength(1);
    await draw(rail(3));
    expect(textsOf('.is-steps-list li')).toHaveLength(3);
    expect(textOf('.prompt')).toBe(own.trackFrom(from.from, 14));
    expect(textOf('.must-text, .note')).toBe(own.nobodyWins);
    expect(textsOf('.is-steps-list li b').at(-1)).toBe('–');
    await click(the('.ceremony-next'));
    expect(next).toHaveBeenCalledOnce();
    await draw(<Rail {...propsAt(moment, { language })} />);
    expect(document.querySelector('.ceremony-rail')).toBeNull();
  });
});

describe.each(LANGUAGES)('the story (%s)', (language) => {
  const { own, game } = namingIn(language);
  const at = (more: object) => ({ ...moment.view, open: { ...moment.view.open, ...more } });

  it('says where the game is', () => {
    expect(headline(moment.view, language)).toBe(own.peaceRound(2, Math.ceil(moment.view.open.round / 2)));
    expect(headline(at({ round: 0 }), language)).toBe(own.peace(2));
    expect(headline(at({ stack: [{ proc: 'war' }], war: 0 }), language)).toBe(game.wars.WSS);
    expect(headline(at({ stack: [{ proc: 'final-scoring' }] }), language)).toBe(own.finalScoring);
  });

  it('has chapters: turns and Wars, and rounds in them', () => {
    expect(chapter({ t: 'peace-turn', turn: 3, era: 'succession' }, language)).toEqual({
      level: 1,
      title: game.peaceTurn(3),
      sign: '3',
    });
    expect(chapter({ t: 'war-begins', war: 'WAS' }, language)).toEqual({
      level: 1,
      title: game.wars.WAS,
      sign: own.warSigns.WAS,
    });
    expect(chapter({ t: 'round-begins', round: 2, side: 'france' }, language)).toEqual({
      level: 2,
      title: game.round(2),
    });
    expect(chapter({ t: 'passed', side: 'france' }, language)).toBeNull();
  });

  it('tells under a purchase what one has besides, and under nothing else', () => {
    const spending = atQuestion({}, 'action.spend', 2);
    const { open } = spending.view;
    const side = open.sideOf[spending.seat];
    expect(aside(spending.ask, open, language)).toBe(
      own.besides(Math.max(0, open.debtLimit[side] - open.debt[side]), open.treaty[side]),
    );
    expect(aside(moment.ask, moment.view.open, language)).toBeNull();
  });
});

it('an event is the doing of its side, the end of the game that of its winner', () => {
  expect(doer({ t: 'passed', side: 'france' })).toBe('france');
  expect(doer({ t: 'game-over', winner: 'britain', reason: 'track', vp: 0 })).toBe('britain');
  expect(doer({ t: 'peace-turn', turn: 1, era: 'succession' })).toBeNull();
});

it('the two scores are the two ends of one track, by seat', () => {
  const { open } = moment.view;
  const [first, second] = scores(moment.view);
  expect(first + second).toBe(30);
  expect(open.sideOf[0] === 0 ? first : second).toBe(open.vp);
});

it('only a prompt of the game leads to a section of its rules', () => {
  expect([rulesFor('action.spend') === null, rulesFor('no.such')]).toEqual([false, null]);
});
