import { Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import type { PlayedMarker } from '../src/steps/marker.ts';
import { dice, Scene } from './scene.ts';

const toLuck = (scene: Scene) =>
  scene.say(0, 'attack hill ford').say(1, 'pass').say(2, 'pass').say(0, 'storm').say(1, 'pass').say(2, 'pass');

describe('Vetoes', () => {
  it('cancel luck: the dice stay as they fell', () => {
    const scene = toLuck(new Scene({ markers: [['luck'], ['veto'], ['blank']], dice: dice(1, 6) }));
    scene.say(0, 'luck');
    expect(scene.key).toBe('marker.veto');
    expect(scene.asked).toEqual([1, 2]);
    scene.say(1, 'veto').allPass();
    expect(scene.last('cancelled')).toEqual({ t: 'cancelled', seat: 0, marker: 'luck' });
    expect(scene.key).toBe('battle.luck');
    scene.allPass();
    expect(scene.last('repelled')).toBeDefined();
  });

  it('cancel vetoes: the luck under them stands again', () => {
    const markers = [['luck', 'veto'] as const, ['veto', 'blank'] as const, ['blank'] as const];
    const scene = toLuck(new Scene({ markers, dice: dice(1, 6, 6, 1).numbers(0) }));
    scene.say(0, 'luck').say(1, 'veto').say(2, 'pass').say(0, 'veto').say(2, 'pass');
    expect(scene.key).toBe('marker.veto');
    scene.allPass();
    expect(scene.last('threw')).toMatchObject({ attack: 6, defence: 1 });
  });

  it('go on as long as there are vetoes, each a frame above the last', () => {
    const markers = [['luck', 'veto', 'veto'] as const, ['veto', 'veto'] as const, ['veto'] as const];
    const scene = toLuck(new Scene({ markers, dice: dice(1, 6) }));
    scene.say(0, 'luck').say(1, 'veto').say(2, 'pass').say(0, 'veto').say(2, 'pass').say(1, 'veto').say(2, 'pass');
    scene.say(0, 'veto').say(2, 'pass').say(2, 'veto');
    // The fifth veto is the last there is: nobody is asked about it, and one after the other they fall or stand.
    expect(scene.g.spent.filter((marker) => marker === 'veto')).toHaveLength(5);
    expect(scene.events.filter((event) => event.t === 'cancelled').map((event) => event.seat)).toEqual([0, 0, 0]);
    expect(scene.last('repelled')).toBeDefined();
  });

  it('nest frames by frames: game, round, turn, battle, luck, veto, veto', () => {
    const markers = [['luck', 'veto'] as const, ['veto', 'blank'] as const, ['blank'] as const];
    const scene = toLuck(new Scene({ markers, dice: dice(1, 6) }));
    scene.say(0, 'luck').say(1, 'veto').say(2, 'pass').say(0, 'veto').say(2, 'pass');
    const path = scene.g.stack.map((frame) => (frame as unknown as PlayedMarker).marker ?? frame.proc);
    expect(path).toEqual(['game', 'round', 'turn', 'battle', 'luck', 'veto', 'veto']);
  });

  it('stay in the hand when they come too late, and nobody ever learns', () => {
    const scene = toLuck(new Scene({ markers: [['luck'], ['veto'], ['veto']], dice: dice(1, 6) }));
    scene.say(0, 'luck').say(2, 'veto').say(1, 'veto').allPass();
    expect(scene.g.secret.markers).toEqual([[], [], ['veto']]);
    expect(scene.events.filter((event) => event.t === 'played-marker')).toHaveLength(2);
  });

  it('still come when the veto before them was itself cancelled', () => {
    const scene = toLuck(new Scene({ markers: [['luck', 'veto'], ['veto', 'blank'], ['veto']], dice: dice(1, 6) }));
    scene.say(0, 'luck').say(1, 'veto').say(2, 'veto');
    expect(game.view(scene.g, 0).open.stack.at(-1)).toMatchObject({ seat: 1, marker: 'veto' });
    scene.say(2, 'pass').say(0, 'veto').say(1, 'pass').say(2, 'pass');
    expect(scene.last('played-marker')).toMatchObject({ seat: 2, marker: 'veto' });
    scene.allPass();
    expect(scene.last('cancelled')).toMatchObject({ seat: 0, marker: 'luck' });
  });

  it('may be waiting behind the one in dispute, and a sample reckons with that', () => {
    const scene = toLuck(new Scene({ markers: [['luck', 'veto'], ['veto'], ['veto']], dice: dice(1, 6) }));
    scene.say(0, 'luck').say(1, 'veto').say(2, 'veto');
    const waiting = (seat: number) =>
      new Set(
        Array.from({ length: 50 }, (_, seed) => {
          const w = game.sample(game.view(scene.g, seat), new Seeded(seed));
          return w.secret.answers.map((answer) => `${answer.seat} at ${answer.depth}`).join();
        }),
      );
    expect(waiting(0)).toEqual(new Set(['', '2 at 5']));
    expect(waiting(2)).toEqual(new Set(['2 at 5']));
  });
});
