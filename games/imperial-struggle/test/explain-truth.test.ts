import { Context, chanceOf, copy, type Reason, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../src/data/abilities.ts';
import { ADVANTAGE, ADVANTAGES } from '../src/data/advantages.ts';
import { EVENT, EVENTS } from '../src/data/events.ts';
import { INVESTMENTS, investmentOf } from '../src/data/investments.ts';
import {
  IS_FORT,
  IS_MARKET,
  IS_NAVAL,
  IS_POLITICAL,
  LINKS,
  SEAS,
  SPACE,
  SPACES,
  type SpaceId,
} from '../src/data/map/spaces.ts';
import { MINISTRIES, MINISTRY } from '../src/data/ministries.ts';
import { BONUS_TILES_PER_THEATRE } from '../src/data/numbers.ts';
import { POINTS } from '../src/data/points.ts';
import { NOBODY, type Side } from '../src/data/sides.ts';
import { tablesOf } from '../src/data/tables.ts';
import { THEATRES, THEATRES_OF } from '../src/data/wars.ts';
import { game } from '../src/game.ts';
import { controllerOf } from '../src/map/control.ts';
import type { Options } from '../src/options.ts';
import { actionOf, isInRound, roundOf } from '../src/peace/round.ts';
import type { State } from '../src/state.ts';
import { type Choice, SQUADRON_PRICES } from '../src/vocabulary/choices.ts';
import { bonusTilesIn, theatreIndex } from '../src/wars/war-tiles.ts';
import { playOut } from './kit.ts';

/** Everything anybody could wish for, whether it can ever be had or not. */
const seas = SEAS.map((sea) => SPACES[sea]);
const bySpace = (
  t: 'shift' | 'remove-conflict' | 'build-fort' | 'repair-fort' | 'seize-fort' | 'displace' | 'conquer',
) => SPACES.map((space): Choice => ({ t, space }));
const WISHES: readonly Choice[] = [
  ...bySpace('shift'),
  ...bySpace('remove-conflict'),
  ...bySpace('build-fort'),
  ...bySpace('repair-fort'),
  ...bySpace('seize-fort'),
  ...bySpace('displace'),
  ...bySpace('conquer'),
  ...SPACES.map((space): Choice => ({ t: 'target', space })),
  ...SPACES.map((space): Choice => ({ t: 'huguenots', space })),
  ...['navy-box' as const, ...seas].flatMap((from) => seas.map((to): Choice => ({ t: 'deploy', from, to }))),
  ...['navy-box' as const, ...seas].flatMap((from) => seas.map((space): Choice => ({ t: 'conquer-sea', from, space }))),
  ...SQUADRON_PRICES.map((by): Choice => ({ t: 'build-squadron', by })),
  ...POINTS.map((points): Choice => ({ t: 'exchange', points })),
  ...EVENTS.flatMap((event): Choice[] => [
    { t: 'event', event },
    { t: 'discard', event },
  ]),
  ...MINISTRIES.flatMap((ministry): Choice[] => [
    { t: 'ministry', ministry },
    { t: 'reveal', ministry },
  ]),
  ...ABILITIES.map((ability): Choice => ({ t: 'ability', ability })),
  ...ADVANTAGES.map((advantage): Choice => ({ t: 'advantage', advantage })),
  ...INVESTMENTS.map((tile): Choice => ({ t: 'tile', tile })),
  ...(['major', 'minor', 'minor-joined', 'extra-E', 'extra-D', 'extra-M', 'upgrade'] as const).map(
    (action): Choice => ({ t: 'begin', action }),
  ),
  ...THEATRES.flatMap((theatre): Choice[] => [
    { t: 'place-tile', theatre },
    { t: 'upgrade', theatre },
  ]),
  { t: 'draw-event' },
  { t: 'war-tile' },
  { t: 'score-jacobites' },
  { t: 'pass' },
];

interface Refused {
  readonly g: State;
  readonly side: Side;
  readonly key: string;
  readonly wish: Choice;
  readonly reason: Reason;
}

const at = (space: unknown): number => SPACE[space as SpaceId];
/** Points of the actions that could be begun now, found by beginning them. */
function pointsToBegin(g: State): string[] {
  return (game.flow.question(g)?.waiting[0].options ?? []).flatMap((option) => {
    if (option.t !== 'begin') return [];
    const tried = copy(g);
    game.flow.choose(tried, tried.seatOf[roundOf(tried).side], option as Choice, new Context(chanceOf(new Seeded(1))));
    const action = actionOf(tried);
    return action === null ? [] : [POINTS[action.points] as string];
  });
}

/** Whether the wish could be had if only the purse were full. */
function isOnlyMoney({ g, side, wish }: Refused): boolean {
  const rich = copy(g);
  rich.treaty[side] = 50;
  return game.explain(rich, g.seatOf[side], wish).length === 0;
}

/** A Market's neighbours that would connect it. */
const connects = (g: State, side: Side, market: number): boolean =>
  LINKS[market].some(
    (next) =>
      g.flags[next] === side &&
      (!IS_MARKET[next] || (g.conflicts[next] === 0 && g.isolated[next] === 0 && g.changed[next] === 0)),
  );
const isShown = (g: State, tile: number): boolean =>
  g.shown.includes(tile) && g.takenBy[g.shown.indexOf(tile)] === NOBODY;
const tileOf = (g: State) => tablesOf(g).investments[roundOf(g).tile];

/** What each reason states, looked up in the state by itself. Reasons of the one kind left out are held to be no lie: `not-now`. */
const TRUE: Readonly<Record<string, (r: Refused) => boolean>> = {
  // Nothing may be brushed off that the question at hand could be about.
  'not-now': ({ key, wish }) =>
    !(key === 'action.spend' && ['shift', 'build-fort', 'deploy', 'displace'].includes(wish.t)),
  'tile-first': ({ g }) => roundOf(g).tile < 0,
  'tile-not-there': ({ g, wish }) => wish.t === 'tile' && !isShown(g, investmentOf(wish.tile)),
  'tile-alike': ({ g, wish, reason }) => {
    if (wish.t !== 'tile') return false;
    const { investments } = tablesOf(g).data;
    const other = reason.tile as typeof wish.tile;
    return other !== wish.tile && isShown(g, investmentOf(wish.tile)) && investments[other] === investments[wish.tile];
  },
  'already-acted': ({ g }) => roundOf(g).acted,
  'action-done': ({ g, wish }) => {
    const { majorDone, minorDone, upgradeDone } = roundOf(g);
    if (wish.t !== 'begin') return false;
    return wish.action === 'major' ? majorDone : wish.action === 'upgrade' ? upgradeDone : minorDone;
  },
  'no-such-action': ({ g, wish }) =>
    wish.t === 'begin' &&
    (wish.action !== 'upgrade' || !tileOf(g).upgrade) &&
    !['major', 'minor'].includes(wish.action),
  'joins-major': ({ g, wish }) => {
    const { grants, majorDone } = roundOf(g);
    return wish.t === 'begin' && !majorDone && grants.some(({ points }) => points === tileOf(g).major);
  },
  'action-first': ({ g, reason }) => actionOf(g) === null && pointsToBegin(g).includes(reason.points as string),
  'no-points': ({ g, reason }) => actionOf(g) === null && !pointsToBegin(g).includes(reason.points as string),
  'other-points': ({ g, reason }) => POINTS[actionOf(g)!.points] !== reason.points,
  'cannot-pay': (r) => (r.reason.price as number) > (r.reason.most as number) && isOnlyMoney(r),
  price: ({ reason, wish }) => wish.t === 'shift' && reason.space === wish.space,
  'not-in-play': ({ g, reason }) => g.flags[at(reason.space)] === NOBODY,
  'own-flag': ({ g, side, reason }) => g.flags[at(reason.space)] === side,
  'not-shifted': ({ reason }) => !IS_MARKET[at(reason.space)] && !IS_POLITICAL[at(reason.space)],
  'wrong-points': ({ g, reason }) => IS_POLITICAL[at(reason.space)] && POINTS[actionOf(g)!.points] === 'M',
  'not-connected': ({ g, side, reason }) => IS_MARKET[at(reason.space)] && !connects(g, side, at(reason.space)),
  'minor-cannot-unflag': ({ g, side, reason }) =>
    !actionOf(g)!.major && g.flags[at(reason.space)] === 1 - side && g.conflicts[at(reason.space)] === 0,
  'major-only': ({ g }) => !actionOf(g)!.major,
  'outside-limit': ({ g }) => actionOf(g)!.bound.length > 0,
  'only-in-europe': ({ g }) => actionOf(g)!.burkeUsed > 0,
  'not-for-discount': ({ g }) => actionOf(g)!.discounts.length > 0,
  'no-conflict': ({ g, reason }) => g.conflicts[at(reason.space)] === 0,
  'not-a-fort': ({ reason }) => !IS_FORT[at(reason.space)],
  'fort-taken': ({ g, reason }) => IS_FORT[at(reason.space)] && g.flags[at(reason.space)] !== NOBODY,
  'no-fort-there': ({ g, reason }) => IS_FORT[at(reason.space)] && g.flags[at(reason.space)] === NOBODY,
  'not-your-fort': ({ g, side, reason }) => IS_FORT[at(reason.space)] && g.flags[at(reason.space)] === 1 - side,
  'fort-intact': ({ g, reason }) => g.flags[at(reason.space)] !== NOBODY && g.damaged[at(reason.space)] === 0,
  'no-base-for-fort': ({ g, side, wish, reason }) =>
    !LINKS[at(reason.space)].some(
      (next) =>
        g.flags[next] === side &&
        g.conflicts[next] === 0 &&
        !IS_FORT[next] &&
        (wish.t === 'seize-fort' ? IS_MARKET[next] || IS_NAVAL[next] : g.changed[next] === 0),
    ),
  'not-a-sea': ({ reason }) => !IS_NAVAL[at(reason.space)],
  'own-squadron-there': ({ g, side, reason }) => g.flags[at(reason.space)] === side,
  'no-squadron-there': ({ g, side, wish }) => {
    if (wish.t === 'displace') return g.flags[at(wish.space)] !== 1 - side;
    if (wish.t !== 'deploy') return false;
    return wish.from === 'navy-box' ? g.navyBox[side] === 0 : g.flags[at(wish.from)] !== side;
  },
  'squadron-has-sailed': ({ g, wish }) => wish.t === 'deploy' && roundOf(g).sailed.includes(at(wish.from)),
  'squadron-new': ({ g, side }) => roundOf(g).built >= g.navyBox[side] && g.navyBox[side] > 0,
  'no-squadron-left': ({ g, side }) => g.unbuilt[side] === 0,
  'no-huguenots': ({ g, reason }) =>
    !g.huguenots.some((space, marker) => space === at(reason.space) && g.huguenotsSpent[marker] === 0),
  'huguenots-useless': ({ g, reason }) => g.huguenots.includes(at(reason.space)) && POINTS[actionOf(g)!.points] === 'E',
  'pile-empty': ({ g }) => g.secret.pile.length === 0,
  'no-next-war': ({ g }) => g.turn === 6,
  'war-tiles-bought': ({ g }) => roundOf(g).tilesBought === 2,
  'theatres-full': ({ g, side }) =>
    THEATRES_OF[g.war].every((_, theatre) => bonusTilesIn(g, side, theatre) === BONUS_TILES_PER_THEATRE),
  'only-last-turn': ({ g }) => g.turn < 6,
  'exchange-other-points': ({ g }) => roundOf(g).exchanged >= 0,
  'no-such-theatre': ({ g, wish }) => 'theatre' in wish && theatreIndex(g, wish.theatre) < 0,
  'not-in-hand': ({ g, side, reason }) => !g.secret.hands[side].includes(EVENT[reason.event as 'tax-reform']),
  'discard-chosen': ({ g, side, reason }) => g.secret.hands[side].includes(EVENT[reason.event as 'tax-reform']),
  'no-event-symbol': ({ g }) => !tileOf(g).event,
  'event-type': ({ g, reason }) => POINTS[tileOf(g).major] !== reason.points,
  'event-played': ({ g }) => roundOf(g).event >= 0,
  'ministry-not-eligible': ({ g, side, reason }) =>
    !g.secret.ministries[side].includes(MINISTRY[reason.ministry as 'turgot']),
  'ministry-chosen': ({ g, side, reason }) =>
    g.secret.ministries[side].includes(MINISTRY[reason.ministry as 'turgot']) ||
    JSON.stringify(g.secret.answers).includes(`"${reason.ministry}"`),
  'ministry-gone': ({ g }) => g.jacobitesGone,
  'third-ministry': ({ g }) => g.thirdMinistry && !g.jacobitesGone,
  'ministry-not-held': ({ g, side, reason }) =>
    !g.secret.ministries[side].includes(MINISTRY[reason.ministry as 'turgot']),
  'ministry-face-up': ({ g, reason }) => g.revealed[MINISTRY[reason.ministry as 'turgot']] === 1,
  'ministry-face-down': ({ g, side, reason }) =>
    g.secret.ministries[side].includes(MINISTRY[reason.ministry as 'turgot']) &&
    g.revealed[MINISTRY[reason.ministry as 'turgot']] === 0,
  'ability-used': ({ g, reason }) => g.spent[ABILITIES.indexOf(reason.ability as 'bank-limit')] === 1,
  'ability-timing': ({ g }) => isInRound(g),
  'ability-useless': ({ g }) => isInRound(g),
  'ability-by-purchase': ({ g }) => isInRound(g),
  'advantage-not-held': ({ g, side, reason }) => controllerOf(g, ADVANTAGE[reason.advantage as 'rum']) !== side,
  'advantage-exhausted': ({ g, reason }) => g.exhausted[ADVANTAGE[reason.advantage as 'rum']] === 1,
  'advantage-new': ({ g }) => g.changed.includes(1),
  'advantage-spoilt': ({ g }) => g.conflicts.some((conflict) => conflict !== 0),
  'advantages-used': ({ g }) => roundOf(g).advantages === 2,
  'advantage-region-used': ({ g }) => roundOf(g).advantages > 0,
  'advantage-needs': ({ g, reason }) => actionOf(g) === null || POINTS[actionOf(g)!.points] !== reason.points,
  'advantage-useless': ({ g, side, reason }) => controllerOf(g, ADVANTAGE[reason.advantage as 'rum']) === side,
  'advantage-first': ({ g, side, reason }) => controllerOf(g, ADVANTAGE[reason.advantage as 'rum']) === side,
  'advantage-by-purchase': ({ reason }) => reason.advantage === 'slaving-contracts',
  'no-target': ({ g, wish }) =>
    wish.t === 'target' &&
    game.flow.question(g)!.waiting.some(({ options }) => options.some(({ t }) => t === 'target')),
  'not-conquerable': ({ reason }) =>
    !IS_MARKET[at(reason.space)] && !IS_FORT[at(reason.space)] && !IS_NAVAL[at(reason.space)],
  'needs-squadron': ({ reason }) => IS_NAVAL[at(reason.space)],
  'already-yours': ({ g, side, reason }) => g.flags[at(reason.space)] === side,
  american: ({ g, reason }) => g.flags[at(reason.space)] > 1,
  'outside-theatre': ({ g }) => g.stack.some(({ proc }) => proc === 'conquest'),
  'refused-this-war': ({ g, side, reason }) => g.flags[at(reason.space)] === 1 - side,
  'no-conquest-line': ({ g, side, reason }) => g.flags[at(reason.space)] !== side,
  'conquest-points-short': ({ reason }) => (reason.need as number) > (reason.have as number),
  'no-squadron-to-send': ({ g, side, wish }) => {
    if (wish.t !== 'conquer-sea') return false;
    return wish.from === 'navy-box' ? g.navyBox[side] === 0 : g.flags[at(wish.from)] !== side;
  },
  'squadron-outside-theatre': ({ g, side, reason }) => g.flags[at(reason.space)] === side,
  'squadron-has-conquered': ({ g }) => g.stack.some(({ proc }) => proc === 'conquest'),
};

/** Every false reason at one moment of a game. */
function lies(g: State): string[] {
  const question = game.flow.question(g);
  if (question === null) return [];
  const { seat, options } = question.waiting[0];
  const side = g.sideOf[seat];
  const offered = new Set(options.map((option) => game.notation.format(option as Choice)));
  return WISHES.flatMap((wish) => {
    const line = game.notation.format(wish);
    const reasons = game.explain(g, seat, wish);
    if (offered.has(line)) return reasons.length === 0 ? [] : [`${line} is offered, and refused: ${reasons[0].why}`];
    if (reasons.length === 0) return [`${line} is not offered, and no reason given`];
    return reasons
      .filter((reason) => TRUE[reason.why]?.({ g, side, key: question.key, wish, reason }) !== true)
      .map((reason) => `${question.key}: ${line}: ${JSON.stringify(reason)} is not so`);
  });
}

describe('Whatever is refused, at any moment of a game, has a reason, and the reason is true', () => {
  const cases: [string, Partial<Options>][] = [
    ['first', {}],
    ['second', { spanishEmpire: true, tougherForts: true, swapBasicTiles: true }],
    ['third', { deployNewSquadrons: true, allotBasicTiles: true, bid: true }],
  ];
  it.each(cases)('in the %s game', (name, options) => {
    const found: string[] = [];
    const seen = new Map<string, number>();
    playOut(options, `explained ${name}`, (g, question) => {
      if (question === null) return;
      // Each question often enough to meet it in different states, and no more.
      const met = seen.get(question.key) ?? 0;
      seen.set(question.key, met + 1);
      if (met % 12 === 0) found.push(...lies(g));
    });
    expect([...new Set(found)].slice(0, 20)).toEqual([]);
  });
});
