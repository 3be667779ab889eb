import type { View } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import { afterEach, describe, expect, it } from 'vitest';
import { LookAhead } from '../../src/look-ahead/look-ahead.ts';
import { thinkerMethods } from '../../src/look-ahead/methods.ts';
import { Thinker } from '../../src/look-ahead/thinker.ts';
import { connect, type Port, type Remote, serve } from '../../src/rpc.ts';
import { atQuestion } from '../struggle-of-empires/kit.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A thinker at the other end of a real channel, with a count of what was asked of it. */
function thinking(thinker = new Thinker()) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  serve<Thinker>(port2 as unknown as Port, thinkerMethods, thinker);
  port1.start();
  port2.start();
  const calls: string[] = [];
  const remote = connect<Thinker>(port1 as unknown as Port, thinkerMethods);
  const counted = Object.fromEntries(
    Object.entries(remote).map(([name, call]) => [
      name,
      (...args: never[]) => {
        calls.push(name);
        return (call as (...args: never[]) => unknown)(...args);
      },
    ]),
  ) as unknown as Remote<Thinker>;
  return { service: new LookAhead(counted), calls };
}

const moment = atQuestion({ players: 5 }, 'turn.act', 4);
/** As it comes over a wire: plain data. */
const view: View = JSON.parse(JSON.stringify(moment.view));
const { seat, ask } = moment;
const three = { depth: 3 } as const;

describe('look-ahead in a thread of its own', () => {
  it('answers from a view alone, with gestures the rules take one by one', async () => {
    const { service } = thinking();
    const ahead = (await service.ask(game.id, view, seat, three))!;
    expect(ahead.complete).toBe(true);
    expect(ahead.gestures.some(({ choices }) => choices.length === 3)).toBe(true);
    expect(ahead.start.end).toMatchObject({ t: 'question', key: 'turn.act', options: ask.options });
    expect(ahead.gestures.every(({ tally }) => tally?.scores.length === 5)).toBe(true);
    const building = ahead.gestures.find(
      ({ choices: [first], end }) => first.action === 'build' && end.t === 'question',
    );
    expect(building?.end).toMatchObject({ options: [] });
  });

  it('tells what a choice will have cost, up to the dice', async () => {
    const { service } = thinking();
    const { start, gestures } = (await service.ask(game.id, view, seat, three))!;
    const attack = gestures.find(({ choices }) => choices.at(-1)?.t === 'attack');
    expect(attack?.end.t).not.toBe('over');
    for (const { tally } of gestures) expect(tally!.holds.gold).toBeLessThanOrEqual(start.tally!.holds.gold + 5);
  });

  it('sends options of later questions only where they are wanted', async () => {
    const { service } = thinking();
    const { gestures } = (await service.ask(game.id, view, seat, { depth: 1, options: true }))!;
    for (const { end } of gestures) if (end.t === 'question') expect(end.options.length).toBeGreaterThan(0);
  });

  it('is shown a view once and asked the same thing once', async () => {
    const { service, calls } = thinking();
    const [first, second] = [service.ask(game.id, view, seat, three), service.ask(game.id, view, seat, three)];
    expect(first).toBe(second);
    await service.ask(game.id, view, seat, { depth: 1 });
    expect(calls).toEqual(['show', 'look', 'look']);
  });

  it('stops thinking when nobody wants the answer any more, and can be asked again', async () => {
    const thinker = new Thinker();
    const { service } = thinking(thinker);
    await service.ask(game.id, view, seat, { depth: 0 });
    const [one, other] = [new AbortController(), new AbortController()];
    const long = { depth: 9, nodes: 4000 } as const;
    const answers = [
      service.ask(game.id, view, seat, long, one.signal),
      service.ask(game.id, view, seat, long, other.signal),
    ];
    one.abort();
    other.abort();
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(await service.ask(game.id, view, seat, long)).toMatchObject({ tried: 4000, complete: false });
  });

  it('goes on thinking as long as one of several wants the answer', async () => {
    const { service } = thinking();
    const one = new AbortController();
    const answers = [service.ask(game.id, view, seat, three, one.signal), service.ask(game.id, view, seat, three)];
    one.abort();
    expect(await answers[1]).toMatchObject({ complete: true });
  });

  it('says what is wrong, and forgets it', async () => {
    const { service } = thinking();
    const broken = { open: null, own: null };
    await expect(service.ask('chess', view, seat, three)).rejects.toThrow('no game called chess');
    await expect(service.ask(game.id, broken, seat, three)).rejects.toThrow();
  });

  it('knows nothing of a view it has been shown long ago', async () => {
    const thinker = new Thinker();
    for (let number = 1; number <= 7; number++) thinker.show(number, game.id, view);
    expect(await thinker.look(1, 1, seat, { depth: 1 })).toBeNull();
    expect(await thinker.look(2, 7, seat, { depth: 1 })).not.toBeNull();
  });
});
