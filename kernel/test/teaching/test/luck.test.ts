import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { dice, Scene } from './scene.ts';

/** Three soldiers of the hill march to the ford, where a garrison of one stands: dice decide. */
const throwDice = (scene: Scene) => scene.say(0, 'attack hill ford').say(1, 'pass').say(2, 'pass').say(0, 'storm');

describe('Luck after the dice', () => {
  it('asks everybody with a marker, whatever it is, and nobody without', () => {
    const scene = throwDice(new Scene({ markers: [['blank'], ['luck', 'veto'], []], dice: dice(1, 6) }));
    expect(scene.key).toBe('battle.luck');
    expect(scene.asked).toEqual([0, 1]);
    expect(scene.offered(0)).toEqual(['pass']);
    expect(scene.offered(1)).toEqual(['pass', 'luck']);
  });

  it('throws both dice again', () => {
    const scene = throwDice(new Scene({ markers: [['luck'], ['blank']], dice: dice(1, 6, 5, 2).numbers(0) }));
    scene.say(1, 'pass').say(0, 'luck').allPass();
    expect(scene.last('threw')).toEqual({ t: 'threw', attack: 5, defence: 2 });
    expect(scene.key).toBe('battle.luck');
    scene.allPass();
    expect(scene.g.owner.ford).toBe(0);
    expect(scene.diceLeft).toBe(0);
  });

  it('lets the first in turn order go ahead; the second keeps its marker and is asked about the new dice', () => {
    const scene = throwDice(new Scene({ markers: [['blank'], ['luck'], ['luck']], dice: dice(6, 1, 3, 3) }));
    scene.say(2, 'luck').say(1, 'luck').say(0, 'pass').allPass();
    expect(scene.last('played-marker')).toMatchObject({ seat: 1 });
    expect(scene.g.secret.markers[2]).toEqual(['luck']);
    expect(scene.key).toBe('battle.luck');
    expect(scene.asked).toEqual([0, 2]);
  });

  it('asks nobody once all luck in the game is spent', () => {
    const spend = (g: Scene['g']) => {
      g.spent = ['luck', 'luck', 'luck', 'luck'];
      g.secret.bag = g.secret.bag.filter((marker) => marker !== 'luck');
    };
    const scene = throwDice(new Scene({ markers: [['blank'], ['veto'], ['veto']], dice: dice(1, 6) }, spend));
    expect(scene.key).toBe('turn.act');
    expect(scene.last('repelled')).toMatchObject({ seat: 0, province: 'ford' });
  });

  it('tells no view who has answered', () => {
    const scene = throwDice(new Scene({ markers: [['luck'], ['luck'], ['blank']], dice: dice(1, 6) }));
    const before = game.view(scene.g, 2);
    scene.say(1, 'luck').say(0, 'pass');
    expect(game.view(scene.g, 2)).toEqual(before);
    expect(game.view(scene.g, 1).own?.said).toHaveLength(1);
  });
});
