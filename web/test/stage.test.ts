import type { GameEvent, ToldEvent } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { Change, TableState } from '../src/client/table-client.ts';
import type { Speed } from '../src/settings.ts';
import { Stage, type StageOptions } from '../src/shell/time/stage.ts';

const state = (version: number, viewer: TableState['viewer'] = 0): TableState => ({
  version,
  viewer,
  view: { open: version, own: null },
  asks: { over: false, own: null, waitsFor: [0] },
  told: [],
  offers: [],
  orders: [],
  whyNoUndo: null,
  result: null,
  handTo: null,
  unseenFrom: 0,
  stamps: [],
  whys: [],
});

const change = (version: number, events: readonly string[], own = false): Change => ({
  state: state(version),
  fresh: events.map((t, i): ToldEvent<GameEvent> => ({ id: version * 10 + i, event: { t } })),
  own,
});

/** A stage with a clock that only moves when told to. */
function theatre(some: Partial<StageOptions> & { readonly pace?: Speed } = {}) {
  const waits: { then: () => void; after: number }[] = [];
  const shown: number[] = [];
  const stage = new Stage(state(0), {
    durations: { march: 400, dice: { milliseconds: 700, holds: true }, quick: 0 },
    speed: () => some.pace ?? 'normal',
    reducedMotion: () => false,
    shown: (version) => shown.push(version),
    wait: (then, after) => waits.push({ then, after }),
    ...some,
  });
  const tick = () => {
    const next = waits.shift()!;
    next.then();
    return next.after;
  };
  return { stage, waits, shown, tick };
}

describe('what happens at the table', () => {
  it('is shown at once where it is summed up afterwards; one’s own moves are not', () => {
    const { stage, waits } = theatre({ isSummedUp: (before, after) => before.version === 0 && after.version === 1 });
    stage.push(change(1, ['march', 'dice']));
    expect(stage.snapshot()).toMatchObject({ busy: false, state: { version: 1 } });
    stage.push(change(2, ['march']));
    expect([stage.snapshot().busy, waits.length]).toEqual([true, 1]);
    const own = theatre({ isSummedUp: () => true });
    own.stage.push(change(1, ['march'], true));
    expect(own.stage.snapshot().busy).toBe(true);
  });

  it('is shown one event at a time, and only then changes the board', () => {
    const { stage, tick } = theatre();
    stage.push(change(1, ['march', 'dice']));
    expect(stage.snapshot()).toMatchObject({ busy: true, animating: { event: { t: 'march' }, milliseconds: 400 } });
    expect(stage.snapshot().state.version).toBe(0);
    expect(tick()).toBe(400);
    expect(stage.snapshot().animating?.event.t).toBe('dice');
    expect(tick()).toBe(700);
    expect(stage.snapshot()).toMatchObject({ busy: false, animating: null, state: { version: 1 } });
  });

  it('is shown in order when much happens at once', () => {
    const { stage, tick, shown } = theatre();
    stage.push(change(1, ['march']));
    stage.push(change(2, ['march']));
    tick();
    expect(stage.snapshot().state.version).toBe(1);
    tick();
    expect(shown).toEqual([0, 1, 2]);
  });

  it('can be skipped to its end at any moment', () => {
    const { stage, tick, waits } = theatre();
    stage.push(change(1, ['march']));
    stage.push(change(2, ['dice']));
    stage.skip();
    expect(stage.snapshot()).toMatchObject({ busy: false, animating: null, state: { version: 2 } });
    expect(stage.snapshot().recent.map(({ t }) => t)).toEqual(['march', 'dice']);
    while (waits.length > 0) tick();
    expect(stage.snapshot().state.version).toBe(2);
  });

  it('takes no time at instant speed, nor with reduced motion', () => {
    for (const calm of [theatre({ pace: 'instant' }), theatre({ reducedMotion: () => true })]) {
      calm.stage.push(change(1, ['march', 'dice']));
      expect(calm.waits).toHaveLength(0);
      expect(calm.stage.snapshot()).toMatchObject({ busy: false, state: { version: 1 } });
      expect(calm.stage.snapshot().recent).toHaveLength(2);
    }
  });

  it('goes faster and slower as one likes', () => {
    for (const [pace, after] of [
      ['slow', 680],
      ['fast', 160],
    ] as const) {
      const { stage, tick } = theatre({ pace });
      stage.push(change(1, ['march']));
      expect(tick()).toBe(after);
    }
  });
});

describe('the next question', () => {
  it('does not wait for one’s own plain moves to be watched', () => {
    const { stage } = theatre();
    stage.push(change(1, ['march'], true));
    expect(stage.snapshot().state.version).toBe(0);
    expect(stage.snapshot().question.version).toBe(1);
  });

  it('waits for the dice, which it would give away', () => {
    const { stage, tick } = theatre();
    stage.push(change(1, ['dice'], true));
    expect(stage.snapshot().question.version).toBe(0);
    tick();
    expect(stage.snapshot().question.version).toBe(1);
  });

  it('waits for what others do', () => {
    const { stage } = theatre();
    stage.push(change(1, ['march'], false));
    stage.push(change(2, ['quick'], true));
    expect(stage.snapshot().question.version).toBe(0);
  });
});

it('shows nothing more of one seat when another sits down', () => {
  const { stage } = theatre();
  stage.push(change(1, ['march']));
  stage.push({ state: state(1, 1), fresh: [], own: true });
  expect(stage.snapshot()).toMatchObject({ busy: false, state: { viewer: 1 } });
});

describe('a ceremony', () => {
  const CEREMONY = { events: 2, steps: [300, 300, null] };
  const withCeremony = (pace: Speed = 'normal', still = false) =>
    theatre({
      pace,
      reducedMotion: () => still,
      ceremony: ([first]) => (first.t === 'war-ends' ? CEREMONY : null),
    });
  const asking = (each: Change, askId: number): Change => ({
    ...each,
    state: {
      ...each.state,
      asks: {
        over: false,
        own: { askId, seat: 0, key: 'turn.act', mode: 'open', options: [], soFar: [], pass: null, hides: false },
        waitsFor: [0],
      },
    },
  });

  it('is told step by step after what went before, and waits at its last step', () => {
    const { stage, tick, waits } = withCeremony();
    stage.push(asking(change(1, ['march', 'war-ends', 'prize', 'march'], true), 7));
    expect(stage.snapshot().ceremony).toBeNull();
    tick();
    expect(stage.snapshot()).toMatchObject({ ceremony: { at: 0 }, animating: null, busy: true });
    expect(tick()).toBe(300);
    expect(tick()).toBe(300);
    expect(stage.snapshot().ceremony?.at).toBe(2);
    expect(waits).toEqual([]);
    stage.nextStep();
    expect(stage.snapshot()).toMatchObject({ ceremony: null, animating: { event: { t: 'march' } } });
    tick();
    expect(stage.snapshot()).toMatchObject({ busy: false, state: { version: 1 } });
  });

  it('keeps the next question back, and shows no answered one beside it', () => {
    const { stage, tick } = withCeremony();
    stage.push(asking(change(1, ['march', 'war-ends', 'prize'], true), 7));
    expect(stage.snapshot().question.version).toBe(0);
    expect(stage.snapshot().stale).toBe(true);
    tick();
    stage.toLastStep();
    expect(stage.snapshot().stale).toBe(true);
    stage.toLastStep();
    expect(stage.snapshot()).toMatchObject({ stale: false, question: { version: 1 } });
  });

  it('is what a skip goes to, and is not skipped itself', () => {
    const { stage, tick } = withCeremony();
    stage.push(change(1, ['march', 'dice']));
    stage.push(change(2, ['march', 'war-ends', 'prize', 'march']));
    stage.skip();
    expect(stage.snapshot()).toMatchObject({ ceremony: { at: 0 }, state: { version: 1 } });
    stage.skip();
    expect(stage.snapshot().ceremony?.at).toBe(0);
    tick();
    stage.stepwise();
    expect(stage.snapshot().ceremony).toMatchObject({ at: 0, isStepwise: true });
    stage.toLastStep();
    stage.nextStep();
    stage.skip();
    expect(stage.snapshot()).toMatchObject({ busy: false, state: { version: 2 } });
  });

  it('waits at every step where nothing may move, and begins with its end for whoever wants all at once', () => {
    const still = withCeremony('normal', true);
    still.stage.push(change(1, ['march', 'war-ends', 'prize']));
    expect(still.stage.snapshot().ceremony).toMatchObject({ at: 0, isStepwise: true });
    expect(still.waits).toEqual([]);
    const instant = withCeremony('instant');
    instant.stage.push(change(1, ['march', 'war-ends', 'prize']));
    expect(instant.stage.snapshot().ceremony?.at).toBe(2);
  });
});
