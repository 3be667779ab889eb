import { game as imperial } from '@cabinet-wars/imperial-struggle';
import { type AnyGame, type GameState, Seeded } from '@cabinet-wars/kernel';
import { game as war } from '@cabinet-wars/seven-years-world-war';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { inRound } from '../../games/imperial-struggle/test/kit.ts';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import { hold } from '../src/arena/index.ts';
import { botCalled, botsFor, botTexts, type Move, usualBot } from '../src/index.ts';
import { sense } from '../src/judgement/imperial-struggle/sense.ts';
import { sense as empiresSense } from '../src/judgement/struggle-of-empires/sense.ts';
import { LEVELS } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';
import { budget, nothing, situationOf } from './situation.ts';

const games: readonly (readonly [string, AnyGame, string])[] = [
  ['struggle-of-empires', empires, 'planner'],
  ['imperial-struggle', imperial, 'minister'],
  ['seven-years-world-war', war, 'commander'],
];

const inWar = inTurn({
  options: { edition: 'deluxe' },
  top: ['france', 'austria'],
  bottom: ['britain', 'spain', 'russia'],
  lay: (t) =>
    t.neutral('india-1', 'north-america-1').units('france', 'army', 'india', 3).units('france', 'navy', 'india'),
});

describe.each(games)('the levels of %s', (id, game, former) => {
  it('have the same names everywhere, and say what they are like in both languages', async () => {
    const kinds = (await botsFor(id)).filter((kind) => kind.id !== 'random');
    expect(kinds.map(({ texts }) => texts.en.name)).toEqual(['Cadet', 'Ensign', 'Captain', 'Marshal']);
    expect(kinds.map(({ texts }) => texts.it.name)).toEqual(['Cadetto', 'Alfiere', 'Capitano', 'Maresciallo']);
    for (const { texts } of kinds) expect([texts.en.hint, texts.it.hint].every((hint) => hint.length > 20)).toBe(true);
    expect(usualBot(kinds).id).toBe('captain');
  });

  it('leave the bot of saved games in its seat, as it was', async () => {
    const kind = (await botCalled(id, former))!;
    expect(kind.id).toBe(former);
    expect(typeof (await kind.load())(game)).toBe('function');
    expect(botTexts(await botsFor(id), former, 'it')?.name).toBe(kind.texts.it.name);
  });
});

describe('a level', () => {
  const trial = inRound({ tile: null });
  const seat = trial.g.seatOf[trial.round.side];
  const asked = { ...situationOf(imperial, trial.g, seat, nothing), made: 1 };
  const chosen = (index: number, seed: string) => {
    const bot = playerOf(imperial, sense(imperial), LEVELS[index]);
    const move = bot(asked, { ...budget(400), chance: new Seeded(seed) }) as Move;
    return move.t === 'choose' ? JSON.stringify(move.choice) : expect.fail('it was asked');
  };
  const differing = (index: number): number =>
    new Set(Array.from({ length: 12 }, (_, i) => chosen(index, `slip.${i}`))).size;

  it('slips the more, the gentler it is', { timeout: 60_000 }, () => {
    const [cadet, ensign, captain] = [0, 1, 2].map(differing);
    expect(cadet).toBeGreaterThan(captain);
    expect(ensign).toBeLessThanOrEqual(cadet);
    expect(captain).toBeLessThanOrEqual(ensign);
    expect(LEVELS.map(({ slip }) => slip)).toEqual(LEVELS.map(({ slip }) => slip).toSorted((a, b) => b - a));
    expect(LEVELS[3].slip).toBe(0);
  });

  it('decides the same from the same numbers, whatever the others may reply', { timeout: 60_000 }, () => {
    const marshal = playerOf(empires, empiresSense(empires), LEVELS[3]);
    const told = { ...situationOf(empires, inWar.g, inWar.g.seatOf[powerOf('france')], nothing), made: 1 };
    const once = () => marshal(told, { ...budget(100), chance: new Seeded('same') });
    expect(once()).toEqual(once());
  });
});

describe('the levels beside each other', () => {
  const winsOf = async (ids: readonly string[]): Promise<readonly number[]> => {
    const entrants = await Promise.all(
      ids.map(async (name) => ({ name, bot: (await (await botCalled(empires.id, name))!.load())(empires) })),
    );
    const settings = ['deluxe', 'original'].map((edition) => ({ players: 2, edition }));
    const contest = { settings, entrants, games: 4, seed: 'levels', nodes: 100, milliseconds: 60_000 };
    return (await hold({ game: empires, ...contest })).map(({ wins }) => wins);
  };

  it('come in their order', { timeout: 180_000 }, async () => {
    const [ensign, cadet] = await winsOf(['ensign', 'cadet']);
    expect(ensign).toBeGreaterThan(cadet);
    const [captain, gentle] = await winsOf(['captain', 'cadet']);
    expect(captain).toBe(4);
    expect(gentle).toBe(0);
  });

  const round = inRound({});
  it.each([
    ['captain', imperial, round.g, round.g.seatOf[round.round.side]],
    ['marshal', empires, inWar.g, inWar.g.seatOf[powerOf('france')]],
  ] as const)('look at no more than they may (%s)', async (id, game: AnyGame, g: GameState, seat) => {
    const looked = { times: 0 };
    const counting: AnyGame = { ...game, flow: countedFlow(game, looked) };
    const bot = (await (await botCalled(game.id, id))!.load())(counting);
    const asked = { ...situationOf(game, g, seat, nothing), made: 1 };
    const lookedWith = async (nodes: number) => {
      looked.times = 0;
      await bot(asked, budget(nodes));
      return looked.times;
    };
    const few = await lookedWith(20);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(await lookedWith(400));
  });
});

/** The same game, with every choice that is tried counted. */
function countedFlow(game: AnyGame, looked: { times: number }): AnyGame['flow'] {
  const flow = Object.create(game.flow);
  flow.choose = (...said: Parameters<typeof game.flow.choose>) => {
    looked.times++;
    return game.flow.choose(...said);
  };
  flow.question = game.flow.question.bind(game.flow);
  return flow;
}
