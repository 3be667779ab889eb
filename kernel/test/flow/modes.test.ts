import { describe, expect, test } from 'vitest';
import { DONE } from '../../src/index.ts';
import { begin, procedure, say } from './trace.ts';

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
