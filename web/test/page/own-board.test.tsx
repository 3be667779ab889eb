// @vitest-environment happy-dom
import { games } from '@cabinet-wars/games';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardModule } from '../../src/boards/kit/board.ts';
import { outsideGames } from '../../src/outside-games.ts';
import { friend, me } from '../office.ts';
import { click, named, textOf, textsOf, the, until } from './dom.ts';
import { atTable } from './table.tsx';

/** A board of the example game that draws next to nothing, but says everything a board may say. */
const board: BoardModule = {
  Board: ({ ask, pick, highlighted, hover }) => (
    <div className="own-board" data-highlighted={highlighted ?? undefined}>
      {ask?.options.map((option, i) => (
        <button key={JSON.stringify(option)} type="button" onClick={() => pick(option)} onFocus={() => hover(i)}>
          {`map ${i}`}
        </button>
      ))}
    </div>
  ),
  Row: ({ choice, text }) => (choice.t === 'rest' ? <em className="own-row">{`${choice.t}: ${text}`}</em> : null),
  Context: () => <p className="own-context">odds</p>,
  tabs: [{ id: 'charts', name: { en: 'Charts', it: 'Tabelle' }, Panel: () => <p className="own-charts">charts</p> }],
  headline: (_, texts) => `${texts.title}, round one`,
  aside: ({ seat }) => `you are seat ${seat}`,
  wishes: () => [
    { wish: { t: 'attack', from: 'hill', to: 'hill' }, name: 'Attack the hill', why: { why: 'already-yours' } },
    { wish: { t: 'bid', gold: 1 }, name: 'Bid one' },
  ],
  commits: { twice: ['recruit'] },
  chapter: (event) => (event.t === 'round-began' ? { level: 1, title: 'A round' } : null),
};

beforeAll(() => {
  const game = games.find(({ id }) => id === 'teaching')!;
  // A client is built with such a list; here it is filled in while the client runs.
  (outsideGames as (typeof outsideGames)[number][]).push({ game, board: async () => board });
});

const toAct = { seats: [me, friend], choices: 3, as: 0 } as const;

describe('a board', () => {
  it('adds its line, its odds and its headline to the question', async () => {
    await atTable(toAct);
    expect(textOf('.aside')).toBe('you are seat 0');
    expect(textOf('.own-context')).toBe('odds');
    expect(textOf('.bar-where')).toMatch(/round one/);
  });

  it('draws the rows it has more to say about', async () => {
    await atTable(toAct);
    expect(textsOf('.own-row')).toHaveLength(1);
    expect(textOf('.own-row')).toMatch(/^rest: ./);
  });

  it('chooses as the list does', async () => {
    const { client } = await atTable(toAct);
    const before = client.state().version;
    await until(() => expect(named('.own-board button', /./)).toHaveLength(6));
    await click(the('.own-board button', 'map 1'));
    await until(() => expect(named('button.commit', /./)).toHaveLength(1));
    await click(the('button.commit'));
    await until(() => expect(client.state().version).toBeGreaterThan(before));
  });

  it('names its chapters in the log, where they stand alone', async () => {
    await atTable(toAct);
    await click(the('[role=tab], .tab-nav button, nav button', /log/i));
    await until(() => expect(textsOf('.log-chapter')).toContain('A round'));
  });
});

describe('what one might wish for', () => {
  it('stands with its reason where many will look for it, else folded away', async () => {
    await atTable(toAct);
    await until(() => expect(textOf('.missed .wish-name')).toMatch(/^Attack the hill.+/));
    expect(textsOf('.wishes li .wish-name')).toEqual(['Bid one']);
  });

  it('is explained by the rules of the table', async () => {
    await atTable(toAct);
    await until(() => the('.wishes button', 'Bid one: Why not?'));
    await click(the('.wishes button', 'Bid one: Why not?'));
    await until(() => expect(textsOf('.wishes .wish-name em').length).toBeGreaterThan(0));
    expect(textsOf('.wishes .wish-name em').join(' ')).not.toMatch(/undefined|not-here/);
  });
});
