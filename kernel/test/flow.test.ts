import { describe, expect, test } from 'vitest';
import type { AnyProcedure } from '../src/flow.ts';
import { Context, DONE, Flow, type GameState, type Procedure, rules, Scripted } from '../src/index.ts';

type State = GameState & { trace: string[] };
type Say = { t: 'say'; word: string } | { t: 'bid'; gold: number };
const { procedure } = rules<State, Say, { t: string }>();
const say = (word: string): Say => ({ t: 'say', word });
const quietly = () => new Context<{ t: string }>({ roll: () => 0, draw: () => 0 });

function begin(first: AnyProcedure<State, Say, { t: string }>, ...others: AnyProcedure<State, Say, { t: string }>[]) {
  const flow = new Flow<State, Say, { t: string }>([first, ...others]);
  const g: State = { stack: [first.frame({})], trace: [], secret: { answers: [] } };
  const x = quietly();
  return { flow, g, x, question: flow.run(g, x) };
}

describe('steps', () => {
  test('run in order, jump by name, and end with DONE', () => {
    const walk = procedure('walk')({
      one: (g) => {
        g.trace.push('one');
        return 'three';
      },
      two: (g) => {
        g.trace.push('two');
        return DONE;
      },
      three: (g) => {
        g.trace.push('three');
        return 'two';
      },
    });
    const { g, question } = begin(walk);
    expect(g.trace).toEqual(['one', 'three', 'two']);
    expect(question).toBeNull();
  });

  test('call another procedure, which can write into its caller', () => {
    const child = procedure<{ gift: number }>('child')({
      give: (g, f) => {
        parent.within(g).got += f.gift;
      },
    });
    const parent = procedure<{ got: number }>('parent')({
      first: (_g, _f, x) => x.call(child, { gift: 2 }),
      second: (_g, _f, x) => x.call(child, { gift: 3 }),
      tell: (g, f) => {
        g.trace.push(String(f.got));
      },
    });
    const flow = new Flow<State, Say, { t: string }>([parent, child]);
    const g: State = { stack: [parent.frame({ got: 0 })], trace: [], secret: { answers: [] } };
    flow.run(g, quietly());
    expect(g.trace).toEqual(['5']);
  });

  test('find the frame beneath their own, where a procedure calls itself', () => {
    const dive: Procedure<{ depth: number; heard: number }, State, Say, { t: string }> = procedure<{
      depth: number;
      heard: number;
    }>('dive')({
      down: (_g, f, x) => {
        if (f.depth < 3) x.call(dive, { depth: f.depth + 1, heard: 0 });
      },
      up: (g, f) => {
        const above = dive.underWay(g, f);
        if (above === null) g.trace.push(`heard ${f.heard}`);
        else above.heard = f.heard + 1;
      },
    });
    const flow = new Flow<State, Say, { t: string }>([dive]);
    const g: State = { stack: [dive.frame({ depth: 0, heard: 0 })], trace: [], secret: { answers: [] } };
    flow.run(g, quietly());
    expect(g.trace).toEqual(['heard 3']);
  });

  test('a last step that calls still stands below what it called', () => {
    const child = procedure('child')({ look: (g) => void g.trace.push(parent.underWay(g) ? 'below' : 'gone') });
    const parent = procedure('parent')({ only: (_g, _f, x) => x.call(child, {}) });
    expect(begin(parent, child).g.trace).toEqual(['below']);
  });

  test('may not call twice', () => {
    const child = procedure('child')({ nothing: () => {} });
    const parent = procedure('parent')({
      twice: (_g, _f, x) => {
        x.call(child, {});
        x.call(child, {});
      },
    });
    expect(() => begin(parent, child)).toThrow('calls child and then child');
  });

  test('that go on for ever without asking are stopped', () => {
    expect(() => begin(procedure('ever')({ again: () => 'again' }))).toThrow('1000 steps and nobody asked');
  });

  test('can end the whole game from deep inside', () => {
    const child = procedure('child')({ win: (_g, _f, x) => x.endGame() });
    const parent = procedure('parent')({
      first: (_g, _f, x) => x.call(child, {}),
      never: (g) => void g.trace.push('never'),
    });
    const { g, question } = begin(parent, child);
    expect([question, g.stack, g.trace]).toEqual([null, [], []]);
  });
});

describe('an ask of one seat', () => {
  const asking = (words: string[], more: { always?: boolean } = {}) =>
    procedure('asking')({
      word: {
        who: () => 1,
        options: () => words.map(say),
        choose: (g, _f, c) => void g.trace.push(c.t === 'say' ? c.word : ''),
        ...more,
      },
    });

  test('waits for its seat, and goes on with what it says', () => {
    const { flow, g, x, question } = begin(asking(['yes', 'no']));
    expect(question).toMatchObject({ key: 'asking.word', mode: 'one', waiting: [{ seat: 1 }] });
    expect(flow.choose(g, 1, say('no'), x)).toBeNull();
    expect(g.trace).toEqual(['no']);
  });

  test('with a single option is not put', () => {
    expect(begin(asking(['yes'])).g.trace).toEqual(['yes']);
  });

  test('with a single option is put all the same where skipping would betray', () => {
    expect(begin(asking(['yes'], { always: true })).question).not.toBeNull();
  });

  test('with no option is a dead end, and throws', () => {
    expect(() => begin(asking([]))).toThrow('dead end: seat 1 has no option at asking.word');
  });

  test('with a range is put even if it is the only option', () => {
    const bid = procedure('bid')({
      gold: { who: () => 0, options: () => [{ t: 'bid', gold: { from: 0, to: 3 } }], choose: () => {} },
    });
    expect(begin(bid).question?.waiting[0].options).toEqual([{ t: 'bid', gold: { from: 0, to: 3 } }]);
  });

  test('put again by its own name goes on until its seat is done', () => {
    const several = procedure('several')({
      word: {
        who: () => 0,
        options: () => [say('more'), say('enough')],
        choose: (g, _f, c) => {
          g.trace.push(c.t);
          return c.t === 'say' && c.word === 'more' ? 'word' : DONE;
        },
      },
    });
    const { flow, g, x } = begin(several);
    flow.choose(g, 0, say('more'), x);
    flow.choose(g, 0, say('more'), x);
    expect(flow.choose(g, 0, say('enough'), x)).toBeNull();
    expect(g.trace).toHaveLength(3);
  });

  test('to nobody is skipped', () => {
    const none = procedure('none')({ word: { who: () => null, options: () => [], choose: () => {} } });
    expect(begin(none).question).toBeNull();
  });
});

describe('an open ask', () => {
  const call = procedure('call')({
    help: {
      mode: 'open',
      who: () => [0, 1, 2],
      options: () => [say('yes'), say('no')],
      choose: (g, _f, c, _x, seat) => void g.trace.push(`${seat}:${c.t === 'say' ? c.word : ''}`),
    },
    after: (g) => void g.trace.push('after'),
  });

  test('hears everybody in any order, each with effect at once', () => {
    const { flow, g, x } = begin(call);
    flow.choose(g, 2, say('yes'), x);
    expect(g.trace).toEqual(['2:yes']);
    const question = flow.choose(g, 0, say('no'), x);
    expect(question?.waiting.map(({ seat }) => seat)).toEqual([1]);
    flow.choose(g, 1, say('yes'), x);
    expect(g.trace).toEqual(['2:yes', '0:no', '1:yes', 'after']);
  });
});

describe('a secret ask', () => {
  const commit = procedure('commit')({
    cards: {
      mode: 'secret',
      who: () => [0, 1],
      options: (_g, _f, _seat, soFar) =>
        ['a', 'b', 'c', 'done'].filter((w) => !soFar.some((c) => c.t === 'say' && c.word === w)).map(say),
      complete: (_g, _f, _seat, soFar) => soFar.some((c) => c.t === 'say' && c.word === 'done'),
      choose: (g, _f, c, _x, seat) => void g.trace.push(`${seat}:${c.t === 'say' ? c.word : ''}`),
    },
  });

  test('keeps several choices of each seat hidden until all are in, then lays them open in order', () => {
    const { flow, g, x } = begin(commit);
    flow.choose(g, 1, say('b'), x);
    flow.choose(g, 1, say('done'), x);
    flow.choose(g, 0, say('c'), x);
    expect(g.trace).toEqual([]);
    flow.choose(g, 0, say('a'), x);
    expect(flow.choose(g, 0, say('done'), x)).toBeNull();
    expect(g.trace).toEqual(['0:c', '0:a', '0:done', '1:b', '1:done']);
    expect(x.revealed).toBe(true);
    expect(g.secret.answers).toEqual([]);
  });

  test('lets a seat take back what it said, also after its last word, until all are in', () => {
    const { flow, g, x } = begin(commit);
    flow.choose(g, 1, say('b'), x);
    flow.choose(g, 1, say('done'), x);
    expect(flow.retract(g, 1)).toBe(true);
    expect(flow.question(g)?.waiting.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(flow.retract(g, 1)).toBe(true);
    expect(flow.retract(g, 1)).toBe(false);
    expect(flow.retract(g, 0)).toBe(false);
  });
});

describe('a quiet ask', () => {
  const pass = say('pass');
  const react = (afterFirst: 'again' | 'stop') =>
    procedure('react')({
      marker: {
        mode: 'quiet',
        pass,
        who: () => [2, 0, 1],
        options: (g) => (g.trace.length > 1 ? [pass] : [pass, say('use')]),
        choose: (g, _f, _c, _x, seat) => {
          g.trace.push(`used by ${seat}`);
          return afterFirst === 'stop' ? DONE : undefined;
        },
      },
      after: (g) => void g.trace.push('after'),
    });

  test('asks even those who can only pass, and lets those who react act in turn order', () => {
    const { flow, g, x } = begin(react('again'));
    flow.choose(g, 0, say('use'), x);
    flow.choose(g, 1, pass, x);
    expect(g.trace).toEqual([]);
    flow.choose(g, 2, say('use'), x);
    expect(g.trace).toEqual(['used by 2', 'used by 0', 'after']);
    expect(x.reacted).toBe(true);
  });

  test('forgets reactions that an earlier one has overtaken', () => {
    const { flow, g, x } = begin(react('stop'));
    for (const seat of [0, 1, 2]) flow.choose(g, seat, say('use'), x);
    expect(g.trace).toEqual(['used by 2']);
    expect(g.secret.answers).toEqual([]);
  });

  test('put to nobody is no barrier', () => {
    const { g, x } = begin(
      procedure('react')({
        marker: { mode: 'quiet', pass, who: () => [], options: () => [pass], choose: () => {} },
        after: (state) => void state.trace.push('after'),
      }),
    );
    expect(g.trace).toEqual(['after']);
    expect(x.reacted).toBe(false);
  });

  test('without a pass is refused when the game is built', () => {
    const bad = procedure('bad')({ q: { mode: 'quiet', who: () => [0], options: () => [pass], choose: () => {} } });
    expect(() => begin(bad)).toThrow('bad.q is quiet and has no pass');
  });
});

test('something done in between is carried out above the open ask, which is then put afresh', () => {
  const gift = procedure<{ word: string }>('gift')({ give: (g, f) => void g.trace.push(f.word) });
  const ask = procedure('ask')({
    word: { who: () => 0, options: (g) => [say('a'), say(g.trace.length > 0 ? 'b' : 'c')], choose: () => {} },
  });
  const { flow, g, x, question } = begin(ask, gift);
  expect(question?.waiting[0].options).toEqual([say('a'), say('c')]);
  expect(flow.interject(g, gift, { word: 'gold' }, x)?.waiting[0].options).toEqual([say('a'), say('b')]);
});

test('two procedures of one name are refused, and so is an unknown step', () => {
  const one = procedure('same')({ s: () => {} });
  expect(() => new Flow([one, one])).toThrow('two procedures are called same');
  const flow = new Flow([one]);
  const g: State = { stack: [{ proc: 'same', step: 'gone', said: null }], trace: [], secret: { answers: [] } };
  expect(() => flow.run(g, quietly())).toThrow('there is no step same.gone');
});

test('scripted dice reach the steps through the context', () => {
  const roll = procedure('roll')({ die: (g, _f, x) => void g.trace.push(String(x.chance.roll(6))) });
  const flow = new Flow<State, Say, { t: string }>([roll]);
  const g: State = { stack: [roll.frame({})], trace: [], secret: { answers: [] } };
  const script = new Scripted().dice(4);
  flow.run(g, new Context({ roll: (n) => script.next(n), draw: (n) => script.next(n) }));
  expect([g.trace, script.left]).toEqual([['3'], []]);
});
