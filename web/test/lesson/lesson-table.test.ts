import { games } from '@cabinet-wars/games';
import type { AnyGame, Choice, Lesson } from '@cabinet-wars/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../src/client/table-client.ts';
import { LessonTable } from '../../src/lesson/lesson-table.ts';

const entry = games.find(({ id }) => id === 'struggle-of-empires')!;
const { game }: { game: AnyGame } = await entry.load();
const [{ lesson }]: readonly { lesson: Lesson }[] = await entry.loadLessons!();
const stepAt = (id: string) => lesson.steps.findIndex((step) => step.id === id);
const choice = (text: string): Choice => game.notation.parse(text)!;

let reached: number[] = [];
const tableAt = (id: string) =>
  new LessonTable(game, lesson, stepAt(id), { table: 'Lesson', learner: 'You', others: 'Bot' }, (at) =>
    reached.push(at),
  );
const say = (table: LessonTable, ...texts: string[]) =>
  table.choose(0, table.state().asks.own!.askId, texts.map(choice));

beforeEach(() => {
  reached = [];
});

describe('a table at which one is taught', () => {
  it('takes what the step means, choice by choice or as one gesture, and goes on to the next', async () => {
    const slowly = tableAt('attack');
    await say(slowly, 'action attack');
    expect(slowly.lesson.now().wanted.map((each) => each.t)).toEqual(['attack']);
    await say(slowly, 'attack india france');
    const atOnce = tableAt('attack');
    await say(atOnce, 'action attack', 'attack india france');
    for (const table of [slowly, atOnce]) expect(table.lesson.now().at).toBe(stepAt('ally'));
    expect(reached).toEqual([stepAt('ally'), stepAt('ally')]);
  });

  it('holds back what is not meant, and answers it by name', async () => {
    const table = tableAt('attack');
    const before = table.state();
    expect(await say(table, 'action build')).toMatchObject({ ok: true });
    expect(table.lesson.now().otherwise).toEqual({ answer: 'build' });
    expect(table.state()).toBe(before);
    table.lesson.takeBack();
    expect(table.lesson.now().otherwise).toBeNull();
  });

  it('answers what is chosen while a step is to be read, and stays at that step', async () => {
    const table = tableAt('places');
    await say(table, 'action build');
    expect(table.lesson.now()).toMatchObject({ at: stepAt('places'), otherwise: {} });
    table.lesson.takeBack();
    expect(table.lesson.now()).toMatchObject({ at: stepAt('places'), otherwise: null });
  });

  it('weighs every choice: meant now, coming in a later step, or neither', async () => {
    const { lesson: teacher } = tableAt('attack');
    expect(teacher.weigh(choice('action attack'))).toEqual({ isMeant: true, step: null });
    expect(teacher.weigh(choice('action build'))).toEqual({ isMeant: false, step: stepAt('build') });
    expect(teacher.weigh(choice('action tile'))).toEqual({ isMeant: false, step: stepAt('tile') });
    expect(teacher.weigh(choice('action pass'))).toEqual({ isMeant: false, step: null });
    // What has been held back or tried is no longer weighed.
    const table = tableAt('attack');
    await say(table, 'action build');
    expect(table.lesson.weigh(choice('action pass')).isMeant).toBe(true);
    table.lesson.tryIt();
    expect(table.lesson.weigh(choice('action pass')).isMeant).toBe(true);
  });

  it('lets it be tried all the same, and begins the step again when it is taken back', async () => {
    const table = tableAt('attack');
    const before = table.state();
    await say(table, 'action build');
    table.lesson.tryIt();
    expect(table.lesson.now().isAstray).toBe(true);
    expect(table.state().asks.own?.key).toBe('build.what');
    table.lesson.takeBack();
    expect(table.lesson.now()).toMatchObject({ isAstray: false, at: stepAt('attack') });
    expect(table.state().view).toEqual(before.view);
    expect(table.state().asks.own?.key).toBe('turn.act');
  });

  it('takes no answer to a question of the table as it was before', async () => {
    const table = tableAt('attack');
    const { askId } = table.state().asks.own!;
    await say(table, 'action build');
    table.lesson.tryIt();
    table.lesson.takeBack();
    expect(await table.choose(0, askId, choice('action attack'))).toMatchObject({ ok: false });
  });

  it('tells what others then do, change by change, and passes over what is out of sight', async () => {
    const table = tableAt('tile');
    const changes: Change[] = [];
    table.onChange((change) => changes.push(change));
    await say(table, 'action tile', 'tile army-training');
    expect(changes[0].own).toBe(true);
    expect(changes.slice(1).some(({ own }) => own)).toBe(false);
    expect(changes.slice(1).flatMap(({ fresh }) => fresh).length).toBeGreaterThan(8);
    expect(changes.length).toBe(1 + lesson.steps[stepAt('tile')].afterwards!.length);
    const later = tableAt('move');
    const seen: Change[] = [];
    later.onChange((change) => seen.push(change));
    later.lesson.doIt();
    expect(seen.at(-1)).toMatchObject({ own: true, fresh: [] });
    expect(later.lesson.now().at).toBe(stepAt('friends'));
  });

  it('shows how it is done and leaves it to be done', () => {
    vi.useFakeTimers();
    const table = tableAt('build');
    const before = table.state().view;
    table.lesson.showMe();
    expect(table.lesson.now().isShown).toBe(true);
    vi.advanceTimersByTime(2500);
    expect(table.state().view).not.toEqual(before);
    vi.advanceTimersByTime(5000);
    expect(table.lesson.now()).toMatchObject({ isShown: false, at: stepAt('build') });
    expect(table.state().view).toEqual(before);
    vi.useRealTimers();
  });

  it('goes back a step, and takes a step back whole', async () => {
    const table = tableAt('build');
    await say(table, 'action build', 'build army');
    expect(table.state().whyNoUndo).toBeNull();
    await table.undo();
    expect(table.state().asks.own?.key).toBe('turn.act');
    table.lesson.back();
    expect(table.lesson.now().at).toBe(stepAt('unrest'));
  });

  it('offers nothing to take back at a step that has just begun, whoever has played before it', async () => {
    const table = tableAt('tile');
    await say(table, 'action tile', 'tile army-training');
    expect(table.lesson.now().at).toBe(stepAt('attacked'));
    expect(table.state().whyNoUndo).toEqual({ why: 'undo-nothing' });
  });

  it('knows its own past', async () => {
    const table = tableAt('tile');
    const { length } = await table.timeline();
    expect(length).toBeGreaterThan(20);
    expect((await table.past(3)).at).toBe(3);
  });
});
