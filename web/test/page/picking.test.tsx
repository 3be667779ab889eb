// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { LookAhead } from '../../src/look-ahead/look-ahead.ts';
import { friend, me } from '../office.ts';
import { doing, until } from './dom.ts';
import { sitDown } from './table.tsx';

/** Red is asked what to do: rest, recruit, attack or spy. */
const toAct = { seats: [me, friend], choices: 3, as: 0 } as const;
const REST = { t: 'rest' };
const RECRUIT = { t: 'recruit', province: 'hill' };
/** What a spy finds is hidden until then: it cannot be taken back. */
const SPY = { t: 'spy', seat: 1 };

describe('what the pointer is on', () => {
  it('belongs to the question it was pointed at in, and to no later one', async () => {
    const table = await sitDown(toAct);
    await doing(() => table.now.picking.hover(1));
    expect(table.now.picking.highlighted).toBe(1);
    await doing(() => table.now.sitting.choose(RECRUIT));
    expect(table.now.picking.highlighted).toBeNull();
  });

  it('is nothing once the pointer has left', async () => {
    const table = await sitDown(toAct);
    await doing(() => table.now.picking.hover(2));
    await doing(() => table.now.picking.hover(null));
    expect(table.now.picking.highlighted).toBeNull();
  });
});

describe('what lies under a resting pointer when a question comes', () => {
  it('is taken up once the board has followed that question, and not before', async () => {
    const table = await sitDown(toAct);
    await doing(() => table.now.sitting.choose(RECRUIT));
    await doing(() => table.now.picking.hover(1));
    expect(table.now.picking.highlighted).toBeNull();
    await doing(() => table.now.picking.boardFollowed(table.now.picking.ask?.askId));
    expect(table.now.picking.highlighted).toBe(1);
    await doing(() => table.now.picking.hover(0));
    expect(table.now.picking.highlighted).toBe(0);
  });
});

describe('what one rests upon', () => {
  it('is looked ahead of before it is pressed; what the pointer only passes is not', async () => {
    const ask = vi.spyOn(LookAhead.prototype, 'ask');
    const table = await sitDown(toAct);
    await doing(() => table.now.picking.hover(0));
    await doing(() => table.now.picking.hover(1));
    const { options } = table.now.picking.ask!;
    const asked = () => ask.mock.calls.map(([, , , request]) => request.after);
    await until(() => expect(asked()).toContainEqual([options[1]]));
    expect(asked()).not.toContainEqual([options[0]]);
    ask.mockRestore();
  });
});

describe('a choice that can be taken back', () => {
  it('is made at once', async () => {
    const table = await sitDown(toAct);
    await doing(() => table.now.picking.pick(RECRUIT));
    await until(() => expect(table.client.state().told.at(-1)).toMatchObject({ event: { t: 'recruited' } }));
    expect(table.now.picking.picked).toBeNull();
  });
});

describe('a choice for good', () => {
  it('waits for a second click, and is then made', async () => {
    const table = await sitDown(toAct);
    const before = table.client.state().version;
    await doing(() => table.now.picking.pick(SPY));
    await until(() => expect(table.now.picking.picked).toEqual(SPY));
    expect(table.client.state().version).toBe(before);
    await doing(() => table.now.picking.commit(SPY));
    await until(() => expect(table.client.state().version).toBeGreaterThan(before));
    expect(table.now.picking.picked).toBeNull();
  });

  it('stays picked until it has been taken, and is sent once however often it is pressed', async () => {
    const table = await sitDown(toAct);
    const choose = vi.spyOn(table.client, 'choose');
    await doing(() => table.now.picking.pick(SPY));
    await until(() => expect(table.now.picking.picked).toEqual(SPY));
    const { commit } = table.now.picking;
    await doing(async () => {
      void commit(SPY);
      void commit(SPY);
    });
    await until(() => expect(table.now.picking.picked).toBeNull());
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('is let go of when the table refuses it', async () => {
    const table = await sitDown(toAct);
    await doing(() => table.now.picking.pick(SPY));
    await until(() => expect(table.now.picking.picked).toEqual(SPY));
    vi.spyOn(table.client, 'choose').mockResolvedValueOnce({ ok: false, reason: { why: 'illegal-choice' } });
    await doing(() => table.now.picking.commit(SPY));
    await until(() => expect(table.now.picking.picked).toBeNull());
    expect(table.now.sitting.notice('question')).not.toBeNull();
  });

  it('can be let go', async () => {
    const table = await sitDown(toAct);
    await doing(() => table.now.picking.pick(SPY));
    await until(() => expect(table.now.picking.picked).toEqual(SPY));
    await doing(() => table.now.picking.unpick());
    expect(table.now.picking.picked).toBeNull();
  });

  it('gives way to another that is picked after it', async () => {
    const table = await sitDown(toAct, undefined, { commits: { twice: ['recruit', 'rest'] } });
    await doing(() => table.now.picking.pick(RECRUIT));
    await until(() => expect(table.now.picking.picked).toEqual(RECRUIT));
    await doing(() => table.now.picking.pick(REST));
    await until(() => expect(table.now.picking.picked).toEqual(REST));
  });

  it('is whatever the board calls so, by kind or by question', async () => {
    const once = await sitDown(toAct, undefined, { commits: { once: ['spy'] } });
    const before = once.client.state().version;
    await doing(() => once.now.picking.pick(SPY));
    await until(() => expect(once.client.state().version).toBeGreaterThan(before));
    const twice = await sitDown(toAct, undefined, { commits: { twice: ['turn.act'] } });
    await doing(() => twice.now.picking.pick(RECRUIT));
    await until(() => expect(twice.now.picking.picked).toEqual(RECRUIT));
  });

  it('is not picked any more when the question has gone meanwhile', async () => {
    const table = await sitDown(toAct);
    const { picking, sitting } = table.now;
    await doing(async () => {
      picking.pick(SPY);
      await sitting.choose(REST);
    });
    await until(() => expect(table.client.state().asks.waitsFor).toEqual([1]));
    expect(table.now.picking.picked).toBeNull();
    expect(table.client.state().told.some((told) => 'event' in told && told.event.t === 'spied')).toBe(false);
  });
});

describe('a question about the past', () => {
  it('cannot be answered', async () => {
    const table = await sitDown(toAct);
    const before = table.client.state().version;
    await doing(() => table.now.looking.to(0));
    expect(table.now.picking.ask).toBeNull();
    await doing(() => table.now.picking.pick(RECRUIT));
    expect(table.client.state().version).toBe(before);
    await doing(() => table.now.looking.toNow());
    expect(table.now.picking.ask).not.toBeNull();
  });
});

it('a number left open is asked for, and nothing is chosen', async () => {
  const table = await sitDown({ seats: [me, friend], as: 0 }, () => (
    <div data-option="1">
      <input aria-label="gold" />
    </div>
  ));
  const bid = table.now.picking.ask!.options[1];
  expect(bid).toMatchObject({ gold: { from: 1, to: 4 } });
  await doing(() => table.now.picking.pick(bid));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('gold');
  expect(table.client.state().asks.own?.askId).toBe(table.now.picking.ask?.askId);
});

it('several choices are one gesture, taken back together', async () => {
  const table = await sitDown({ seats: [me, friend], choices: 2, as: 0 });
  const before = table.client.state().version;
  await doing(() => table.now.picking.pick([{ t: 'keep' }, RECRUIT]));
  await until(() => expect(table.client.state().told.at(-1)).toMatchObject({ event: { t: 'recruited' } }));
  expect(table.now.picking.ask?.key).toBe('turn.act');
  await doing(() => table.now.sitting.send(table.client.undo(0)));
  await until(() => expect(table.now.picking.ask?.key).toBe('turn.stash'));
  expect(table.client.state().version).toBeGreaterThan(before);
});

describe('what the table refuses', () => {
  it('is said in the part of the page it was sent from, until something is taken', async () => {
    const table = await sitDown(toAct);
    const { sitting } = table.now;
    await doing(() => sitting.send(table.client.propose(0, { t: 'gift', from: 0, to: 1, gold: 99 }), 'offers'));
    expect(table.now.sitting.notice('offers')).toMatch(/gold/i);
    expect(table.now.sitting.notice('question')).toBeNull();
    await doing(() => table.now.sitting.choose({ t: 'recruit', province: 'atlantis' }));
    expect(table.now.sitting.notice('offers')).toBeNull();
    expect(table.now.sitting.notice('question')).toEqual(expect.any(String));
    await doing(() => table.now.sitting.choose(RECRUIT));
    expect(table.now.sitting.notice('question')).toBeNull();
  });
});

describe('a gesture', () => {
  it('is sent once however often it is pressed, and nothing is refused', async () => {
    const table = await sitDown(toAct);
    const choose = vi.spyOn(table.client, 'choose');
    const { pick } = table.now.picking;
    await doing(() => [pick([RECRUIT]), pick([RECRUIT])]);
    await until(() => expect(table.client.state().told.at(-1)).toMatchObject({ event: { t: 'recruited' } }));
    await doing(() => pick([REST]));
    expect(choose).toHaveBeenCalledTimes(1);
    expect(table.now.sitting.notice('question')).toBeNull();
  });
});

describe('of two choices pressed one after the other', () => {
  it('the second is meant, whichever is known first to be for good', async () => {
    const table = await sitDown(toAct, undefined, { commits: { twice: ['rest'] } });
    const held: (() => void)[] = [];
    const ask = vi
      .spyOn(LookAhead.prototype, 'ask')
      .mockImplementation(() => new Promise((resolve) => held.push(() => resolve(null))));
    await doing(() => table.now.picking.pick(RECRUIT));
    await doing(() => table.now.picking.pick(REST));
    await until(() => expect(table.now.picking.picked).toEqual(REST));
    const { version } = table.client.state();
    await doing(() => held.forEach((answer) => void answer()));
    await doing(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(table.client.state().version).toBe(version);
    expect(table.now.picking.picked).toEqual(REST);
    ask.mockRestore();
  });
});
