import { describe, expect, it } from 'vitest';
import {
  Context,
  choicesWithin,
  copy,
  lookAhead,
  lookAheadInSteps,
  type Outlook,
  Seeded,
  Table,
} from '../src/index.ts';
import { type Choice, type Event, market, type State } from './market.ts';

const game = {
  ...market,
  tally: (g: Omit<State, 'secret'>, seat: number) => ({ holds: { gold: g.gold[seat] }, scores: [...g.gold] }),
};

/** A market in which seat 0 has just begun its turn. */
function atTurn(): State {
  const g = copy(game.setup({ players: 3 }, new Seeded(1)));
  game.flow.run(g, new Context<Event>(new Seeded(1)));
  return g;
}

/** A market in which all are asked for their votes. */
function atVote(): State {
  const g = atTurn();
  for (const seat of [0, 1, 2]) game.flow.choose(g, seat, { t: 'end' }, new Context<Event>(new Seeded(1)));
  return g;
}

const look = (g: State, seat: number, outlook: Partial<Outlook<Choice>> = {}) =>
  lookAhead(game, g, seat, { depth: 1, nodes: 100, follow: ({ t }) => t !== 'boom', ...outlook });

describe('looking ahead', () => {
  it('says of every choice where it leads, and what there will be then', () => {
    const { start, gestures, complete } = look(atTurn(), 0);
    expect(start).toMatchObject({
      choices: [],
      end: { t: 'question', key: 'turn.act' },
      tally: { holds: { gold: 0 } },
    });
    expect(gestures.map(({ choices, end, tally }) => [choices[0].t, end.t, tally?.holds.gold])).toEqual([
      ['earn', 'question', 1],
      ['roll', 'chance', 0],
      ['draw', 'hidden', 0],
      ['end', 'others', 0],
    ]);
    expect(complete).toBe(true);
  });

  it('follows the seat’s own questions alone, the shortest gestures first', () => {
    const { gestures } = look(atTurn(), 0, { depth: 3 });
    const lengths = gestures.map(({ choices }) => choices.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(gestures).toHaveLength(12);
    for (const { choices } of gestures) expect(choices.slice(0, -1).every(({ t }) => t === 'earn')).toBe(true);
    expect(gestures.at(-1)).toMatchObject({
      choices: [{ t: 'earn' }, { t: 'earn' }, { t: 'end' }],
      end: { t: 'others' },
    });
  });

  it('goes first through what is said before, and leaves out what is then not asked', () => {
    const after: Choice[] = [{ t: 'earn' }, { t: 'object' }, { t: 'earn' }];
    const { start, gestures } = look(atTurn(), 0, { after });
    expect(start.choices).toEqual([{ t: 'earn' }, { t: 'earn' }]);
    expect(start.tally?.scores).toEqual([2, 0, 0]);
    expect(gestures[0].choices).toEqual([{ t: 'earn' }, { t: 'earn' }, { t: 'earn' }]);
  });

  it('lists what is looked for, and goes into a landmark once', () => {
    const isGoal: Outlook<Choice>['isGoal'] = ({ end }) => end.t === 'others';
    expect(look(atTurn(), 0, { depth: 2, isGoal }).gestures).toHaveLength(2);
    const once = look(atTurn(), 0, { depth: 3, landmark: ({ t }) => t });
    expect(once.gestures.map(({ choices }) => choices.map(({ t }) => t).join(' '))).toContain('earn');
    expect(once.gestures.filter(({ end }) => end.t === 'others')).toHaveLength(1);
    // What needs dice here might be had without them further on: it is not counted as met.
    expect(once.gestures.filter(({ end }) => end.t === 'chance').length).toBeGreaterThan(1);
  });

  it('stops when the nodes run out, and says so', () => {
    const { gestures, complete, tried } = look(atTurn(), 0, { depth: 9, nodes: 10 });
    expect({ listed: gestures.length, complete, tried }).toEqual({ listed: 10, complete: false, tried: 10 });
  });

  it('can be left at any choice', () => {
    const g = atTurn();
    const steps = lookAheadInSteps(game, g, 0, { depth: 50, nodes: 1e9, follow: ({ t }) => t !== 'boom' });
    for (let i = 0; i < 5; i++) expect(steps.next().done).toBe(false);
    steps.return(undefined as never);
    expect(g).toEqual(atTurn());
  });

  it('leaves the state as it is, and reckons nothing where that is not wanted', () => {
    const g = atTurn();
    const { gestures } = look(g, 0, { depth: 3, tally: false });
    expect(g).toEqual(atTurn());
    expect(gestures.every(({ tally }) => tally === null)).toBe(true);
    expect(lookAhead(market, g, 0, { depth: 1, nodes: 1 }).gestures[0].tally).toBeNull();
  });

  it('sees nothing where another is asked, or the game is over', () => {
    expect(look(atTurn(), 1)).toMatchObject({ start: { end: { t: 'others' } }, gestures: [] });
    const over = { ...atTurn(), stack: [] };
    expect(look(over, 0)).toMatchObject({ start: { end: { t: 'over' } }, gestures: [] });
  });

  it('does not look beyond an answer given together with others’, whether they have given theirs or not', () => {
    const first = atVote();
    const last = atVote();
    for (const seat of [1, 2]) game.flow.choose(last, seat, { t: 'vote', for: 0 }, new Context<Event>(new Seeded(1)));
    for (const g of [first, last])
      expect(look(g, 0).gestures.map(({ end, tally }) => [end.t, tally?.scores])).toEqual([
        ['others', [0, 0, 0]],
        ['others', [0, 0, 0]],
        ['others', [0, 0, 0]],
      ]);
  });

  it('does not count through a range: its ends and a middle stand for it', () => {
    expect(choicesWithin({ t: 'bid', gold: { from: 0, to: 1000 } }).map(({ gold }) => gold)).toEqual([0, 500, 1000]);
    expect(choicesWithin({ t: 'bid', gold: { from: 3, to: 4 }, on: 'a' })).toEqual([
      { t: 'bid', gold: 3, on: 'a' },
      { t: 'bid', gold: 4, on: 'a' },
    ]);
    expect(choicesWithin({ t: 'pass' })).toEqual([{ t: 'pass' }]);
  });
});

describe('a gesture found by looking ahead', () => {
  it('is taken by the table whole, and undone as one', () => {
    const table = Table.open(game, { chance: new Seeded(3) });
    const before = table.view(0);
    const { gestures } = look(atTurn(), 0, {
      depth: 4,
      isGoal: ({ choices, end }) => choices.length === 4 && end.t === 'question',
    });
    expect(table.choose(0, table.asks(0).own!.askId, gestures[0].choices)).toEqual({ ok: true, rest: [] });
    expect(table.view(0)).toMatchObject({ open: { gold: [4, 0, 0] } });
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.view(0)).toEqual(before);
    expect(table.whyNoUndo(0)?.why).toBe('undo-nothing');
  });
});
