import {
  actOf,
  type Bot,
  botCalled,
  doAct,
  type Reviewer,
  randomBot,
  referenceOf,
  situationOf,
} from '@cabinet-wars/bots';
import { type AnyGame, askMe, type Entry, type GameState, Seeded, Table } from '@cabinet-wars/kernel';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { chancesOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { atOnce, courseInSteps, judgementInSteps, type Moment, turningPoints } from '../src/review/index.ts';
import { keptChoices } from '../src/review/kept.ts';
import { swingFor } from '../src/review/review.ts';

const game: AnyGame = empires;
const captain = (await botCalled(game.id, 'captain'))!;
const reviewer = (await captain.loadReviewer!())(game);
const limits = { nodes: 60, milliseconds: 60_000, seed: 'review' };

/** The first choices of a game of two, all by one kind of bot. */
async function begun(bot: Bot, choices: number) {
  const table = Table.open(game, { options: { players: 2 }, chance: new Seeded('reviewed') });
  for (const seat of [0, 1]) table.order(seat, askMe());
  for (let n = 0; n < choices; n++) {
    const seat = table.asks(0).own === null ? 1 : 0;
    const situation = { ...situationOf(table, seat, 2), offers: [] };
    const move = await bot(situation, { nodes: 60, milliseconds: 60_000, chance: new Seeded(`${n}`) });
    doAct(table, seat, actOf(situation, move)!);
  }
  return { header: table.header, journal: table.journal };
}
/** What was told after each entry of the journal. */
function toldByEntry({ header, journal }: Awaited<ReturnType<typeof begun>>) {
  const told: Event[][] = [];
  let known = 0;
  for (const table of Table.steps(empires, header, journal)) {
    const fresh = table.events(0).slice(known);
    known += fresh.length;
    told.push(fresh.flatMap((each) => ('event' in each ? [each.event] : [])));
  }
  return told.slice(1);
}

const byLot = await begun(randomBot(game), 160);

describe('what a bot makes of a game', () => {
  it('finds what was given away, and more of it where the lot decided', { timeout: 120_000 }, async () => {
    const lot = atOnce(judgementInSteps(game, reviewer, byLot, 0, limits));
    const well = atOnce(judgementInSteps(game, reviewer, await begun((await captain.load())(game), 120), 0, limits));
    const mean = ({ decisions }: typeof lot) => decisions.reduce((sum, { lost }) => sum + lost, 0) / decisions.length;
    expect(well.decisions.length).toBeGreaterThan(5);
    expect(mean(lot)).toBeGreaterThan(3 * mean(well));
    expect(lot.same + lot.near + lot.worse).toBe(lot.decisions.length);
    expect(lot.worse).toBeGreaterThan(lot.same / 4);
    // In points of this game: no rule of thumb of a bot's gets among them.
    expect(lot.dearest!.lost).toBeLessThan(40);
    expect(lot.typical).toBeGreaterThan(0.25);
    expect(lot.typical).toBeLessThan(lot.dearest!.lost);
    expect(lot.dearest!.lost).toBe(Math.max(...lot.decisions.map(({ lost }) => lost)));
  });

  it('judges choices in a row as one decision, however they were sent', () => {
    const { decisions } = atOnce(judgementInSteps(game, reviewer, byLot, 0, limits));
    expect(decisions.some(({ choices }) => choices.length > 1)).toBe(true);
    const all = decisions.flatMap(({ choices }) => choices);
    const own = byLot.journal.flatMap((each) => (each.t === 'choose' && each.seat === 0 ? each.choices : []));
    expect(own).toEqual(expect.arrayContaining(all));
  });

  it('says how far it has got, and can be left', () => {
    const steps = judgementInSteps(game, reviewer, byLot, 0, limits);
    const first = steps.next().value;
    for (let n = 0; n < 400; n++) steps.next();
    const later = steps.next().value;
    expect(first).toMatchObject({ looked: 0 });
    expect((later as { looked: number }).looked).toBeGreaterThan(0);
    expect(steps.return({} as never).done).toBe(true);
  });
});

describe('how a game went', () => {
  const course = atOnce(courseInSteps(game, reviewer, byLot, 'luck'));

  it('keeps plan and dice apart: what nothing was thrown for is no luck', () => {
    const isCast = ({ at, until }: { at: number; until: number }) =>
      byLot.journal.slice(at, until).some((each) => each.t === 'choose' && each.outcomes.length > 0);
    for (const moment of course.moments)
      if (!isCast(moment)) for (const dice of moment.dice) expect(dice).toBeCloseTo(0, 9);
    expect(course.moments.some(({ dice }) => Math.abs(dice[0]) > 0.5)).toBe(true);
    const [mine] = course.luck;
    expect(mine).toBeCloseTo(
      course.moments.reduce((sum, { dice }) => sum + dice[0], 0),
      6,
    );
  });

  it('tells the moments that changed most for a seat, in the order of the game', () => {
    const told = turningPoints(course, 1, 5);
    const weight = (moment: (typeof told)[number]) => swingFor(moment, 1);
    expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(told.map(weight).toSorted((a, b) => b - a)).toEqual(
      course.moments
        .map(weight)
        .toSorted((a, b) => b - a)
        .slice(0, 5),
    );
  });

  it('calls luck what dice gave beyond the mean of all they could have given', () => {
    // One die decides everything: what it shows is what the seat that threw it gains, and the other loses.
    const shown = (g: GameState): number => Number(Reflect.get(g, 'shown') ?? 0);
    const thrown: Reviewer = {
      ...reviewer,
      period: () => 0,
      standing: (g, seat) => (g.stack.length === 0 ? null : (seat === 0 ? 1 : -1) * shown(g)),
      playOuts: (from, _seat, _said, chances) => chances.map((chance) => ({ ...from, shown: chance.roll(6) })),
    };
    const { moments } = atOnce(courseInSteps(game, thrown, byLot, 'luck'));
    const cast = moments.filter(({ dice }) => dice[0] !== 0);
    expect(cast.length).toBeGreaterThan(3);
    for (const { plan, dice } of cast) {
      expect(plan[0]).toBeCloseTo(2.5, 9);
      expect(dice).toEqual([-2.5, 2.5]);
    }
  });

  describe('reckons a battle as one would by hand: the plan is what winning brings times its chance, the dice are the rest', () => {
    // The reference is never tuned: the same battles for ever. A Captain slips, and keeps a Reserve at hand.
    it.each(['reference', 'captain'])('in a game of the %s', async (who) => {
      const kind = (await botCalled(game.id, who === 'captain' ? who : (await referenceOf(game.id))!))!;
      const played = await begun((await kind.load())(game), 260);
      const { moments, isInPoints } = atOnce(courseInSteps(game, reviewer, played, 'luck'));
      expect(isInPoints).toBe(true);
      const battles = battlesWon(played, moments);
      expect(battles.length).toBeGreaterThan(4);
      for (const { moment, brought, chance } of battles) {
        expect(brought).toBeCloseTo(Math.round(brought), 9);
        expect(Math.abs(moment.plan[moment.seat] - chance * brought)).toBeLessThan(0.15 * brought);
      }
    });
  });
});

/** Battles an attacker won in one combat, so that a single table of odds says all: two dice a side, the higher total wins. */
function battlesWon(played: Awaited<ReturnType<typeof begun>>, moments: readonly Moment[]) {
  const told = toldByEntry(played);
  return moments.flatMap((moment) => {
    const events = told.slice(moment.at, moment.until).flat();
    const [begins, ...more] = events.filter(({ t }) => t === 'combat-begins');
    const ended = events.find(({ t }) => t === 'combat-ended');
    if (begins?.t !== 'combat-begins' || more.length > 0 || ended?.t !== 'combat-ended') return [];
    const brought = moment.plan[moment.seat] + moment.dice[moment.seat];
    const { win } = chancesOf(begins.attack.total, begins.defence.total);
    const chance = withReserve(win, moment, played.journal.slice(moment.at, moment.until));
    return ended.outcome === 'attacker' && brought > 0 ? [{ moment, brought, chance }] : [];
  });
}

/** Whoever has a Reserve and has lost has all dice thrown again: he must lose twice. */
function withReserve(win: number, { seat }: Moment, journal: readonly Entry[]): number {
  const asked = journal.find((each) => each.t === 'choose' && each.choices.some(({ t }) => t === 'reserve'));
  if (asked?.t !== 'choose') return win;
  return asked.seat === seat ? 1 - (1 - win) ** 2 : win ** 2;
}

describe('choices that stand', () => {
  const chosen = (seat: number, t: string): Entry => ({
    t: 'choose',
    seat,
    choices: [{ t }],
    outcomes: [],
    byOrder: false,
  });

  it('are those that were not taken back', () => {
    const journal: Entry[] = [chosen(0, 'a'), chosen(0, 'b'), { t: 'undo', seat: 0 }, chosen(0, 'c'), chosen(1, 'd')];
    expect([...keptChoices(journal).values()].map(({ choices }) => choices[0].t)).toEqual(['a', 'c', 'd']);
  });

  it('an undo takes with it what a standing order added', () => {
    const ordered = { ...chosen(1, 'quiet'), byOrder: true } as Entry;
    const journal: Entry[] = [chosen(0, 'a'), chosen(0, 'b'), ordered, { t: 'undo', seat: 0 }];
    expect([...keptChoices(journal).keys()]).toEqual([0]);
  });
});
