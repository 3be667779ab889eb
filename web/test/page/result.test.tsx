// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardModule } from '../../src/boards/kit/board.ts';
import { change } from '../../src/settings.ts';
import { Since } from '../../src/shell/table/log/since.tsx';
import ResultPanel from '../../src/shell/table/result.tsx';
import { chooseFirst, friend, me } from '../office.ts';
import { click, doing, fill, textOf, textsOf, the, until } from './dom.ts';
import { sitDown } from './table.tsx';

beforeEach(() => change({ language: 'en' }));

/** Each round is a chapter with turns in it, and the first seat’s score goes up by one with each. */
let looked = 0;
const told: BoardModule = {
  chapter: ({ t }) =>
    t === 'round-began' ? { level: 1, title: 'Round' } : t === 'turn-began' ? { level: 2, title: 'Turn' } : null,
  scores: () => [++looked, 2],
  breakdown: () => ({
    columns: ['gold', 'lost', 'sum'],
    rows: [
      [3, -1, 2],
      [0, 0, 0],
    ],
  }),
};

const over = (board: BoardModule = told, choices = 400) => {
  looked = 0;
  return sitDown(
    { seats: [me, friend], choices },
    ({ sitting, looking }) => <ResultPanel sitting={sitting} looking={looking} />,
    board,
  );
};

describe('the result', () => {
  it('is not shown as long as the game goes on', async () => {
    await over(told, 3);
    expect(document.querySelector('.places')).toBeNull();
  });

  it('has every seat in its place, with its score', async () => {
    const table = await over({});
    const { result } = table.client.state();
    expect(textsOf('.places li')).toHaveLength(2);
    const seats = result!.places.flat();
    expect(textsOf('.places strong')).toEqual(seats.map((seat) => table.now.sitting.telling.name(seat)));
    const scores = textsOf('.places .score').map((text) => Number.parseInt(text, 10));
    expect(scores).toEqual(seats.map((seat) => result!.scores[seat]));
  });

  it.each([
    ['en', 'wins', 'share the victory'],
    ['it', 'Vinc', 'ondivi'],
  ] as const)('says in %s who has won', async (language, alone, shared) => {
    change({ language });
    const table = await over({});
    const winners = table.client.state().result!.places[0];
    expect(textOf('h2.prompt')).toContain(winners.length > 1 ? shared : alone);
    for (const seat of winners) expect(textOf('h2.prompt')).toContain(table.now.sitting.telling.name(seat));
  });

  it('says points as the board has them', async () => {
    await over({ scoreText: (score) => `${score} laurels` });
    for (const text of textsOf('.places .score')) expect(text).toMatch(/^\d+ laurels$/);
  });

  it('leads to the replay of this very game', async () => {
    const table = await over({});
    expect(the<HTMLAnchorElement>('a.button', 'Watch the replay').getAttribute('href')).toContain(
      table.client.facts.id,
    );
  });
});

describe('where the points came from', () => {
  it('is told seat by seat, losses with their sign', async () => {
    await over();
    // A game nobody can review has no other part, and so nothing is left to turn to.
    await until(() => expect(textsOf('[role=tab]')).toHaveLength(1));
    expect(textsOf('.breakdown thead th')).toEqual(['gold', 'lost', 'sum']);
    expect(textsOf('.breakdown td').filter((text) => text !== '')).toEqual(['3', '−1', '2', '·', '·', '·']);
    expect(document.querySelectorAll('.breakdown [data-loss]')).toHaveLength(1);
  });

  it('is not told where the board does not know', async () => {
    await over({});
    expect(document.querySelector('.breakdown')).toBeNull();
  });
});

describe('how the score went', () => {
  const range = () => the<HTMLInputElement>('input[type=range]');
  const drawn = async () => {
    const table = await over();
    await until(() => expect(document.querySelector('.score-time svg')).not.toBeNull());
    return table;
  };

  it('has a line for each seat, and ends with the result', async () => {
    const table = await drawn();
    expect(document.querySelectorAll('.score-line')).toHaveLength(2);
    expect(range().value).toBe(range().max);
    expect(textOf('.score-moment strong')).toBe('The end');
    const { scores } = table.client.state().result!;
    for (const score of scores) expect(textOf('.score-moment')).toContain(` ${score}`);
    expect(document.querySelectorAll('.score-time tbody tr')).toHaveLength(Number(range().max) + 1);
  });

  it('can be looked at from any moment, read out with its standings', async () => {
    const table = await drawn();
    await fill(range(), '0');
    const name = (seat: number) => table.now.sitting.telling.name(seat);
    expect(textOf('.score-moment')).toBe(`Round ${name(1)} 2, ${name(0)} 1`);
    expect(range().getAttribute('aria-valuetext')).toBe(`Round: ${name(1)} 2, ${name(0)} 1`);
    await click(the('button', 'See the board as it was'));
    await until(() => expect(table.now.looking.past).not.toBeNull());
    expect(table.now.looking.past!.at).toBeLessThan((await table.client.timeline()).length);
  });

  it('names a smaller chapter with the greater it stands in', async () => {
    await drawn();
    const titles = textsOf('.score-time tbody th');
    expect(titles.filter((title) => title.includes('Turn')).length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/^(Round|Round, Turn|The end)$/);
  });

  it('is not drawn where there is nothing to compare', async () => {
    await over({ ...told, chapter: () => null });
    await doing(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(document.querySelector('.score-time')).toBeNull();
  });
});

describe('what happened since I last chose', () => {
  const since = (choices: number) =>
    sitDown({ seats: [me, friend], choices, as: 0 }, ({ sitting }) => <Since sitting={sitting} />);

  it('is nothing before I have chosen', async () => {
    await since(3);
    expect(document.querySelector('.since')).toBeNull();
  });

  it('is counted, and told once it is opened', async () => {
    const table = await since(3);
    const { client } = table;
    const { own } = client.state().asks;
    await doing(() => client.choose(0, own!.askId, { t: 'recruit', province: 'hill' }));
    expect(document.querySelector('.since')).toBeNull();
    // Whoever must choose says the first thing, until the friend has played and it is my turn again.
    for (let n = 0, last = 0; n < 20 && (last === 0 || client.state().handTo !== 0); n++) {
      last = client.state().handTo ?? 0;
      await doing(() => client.sit(last));
      await doing(() => chooseFirst(client));
    }
    await doing(() => client.sit(0));
    const { told: events, unseenFrom } = client.state();
    const lines = events.filter(({ id }) => id >= unseenFrom).length;
    await until(() => expect(textOf('.since .count') ?? '0').toBe(String(lines)));
    expect(lines).toBeGreaterThan(0);
    expect(document.querySelectorAll('.since li')).toHaveLength(0);
    const details = the<HTMLDetailsElement>('details.since');
    await doing(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    expect(document.querySelectorAll('.since li')).toHaveLength(lines);
  });
});
