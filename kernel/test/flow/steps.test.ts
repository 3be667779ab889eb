import { describe, expect, test } from 'vitest';
import { Context, DONE, Flow, type Procedure, Scripted } from '../../src/index.ts';
import { begin, procedure, quietly, type Say, type State, say } from './trace.ts';

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
