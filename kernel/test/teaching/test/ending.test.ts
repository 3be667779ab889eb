import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { dice, Scene, stateWith } from './scene.ts';

const almostAll = (g: Scene['g']) => {
  g.owner = { hill: 0, ford: 0, pass: 0, mill: 0, tower: 1, marsh: null };
};

describe('The end of the game', () => {
  it('comes at once for who takes the fifth province, though turns are left', () => {
    const scene = new Scene({ players: 2, dice: dice(6, 1).numbers(0) }, (g) => {
      almostAll(g);
      g.soldiers.mill = 2;
    });
    scene.say(0, 'attack mill marsh').say(1, 'pass').say(0, 'storm');
    expect(scene.question).toBeNull();
    expect(scene.g.stack).toEqual([]);
    expect(game.result(scene.g)).toMatchObject({ places: [[0], [1]], reason: 'conquest' });
  });

  it('puts a conqueror first even with the lower score', () => {
    const g = stateWith({ players: 2 });
    almostAll(g);
    g.owner.marsh = 0;
    g.gold = [0, 90];
    g.ended = 'conquest';
    expect(game.result(g)).toMatchObject({ places: [[0], [1]], scores: [9, 32] });
  });

  it('comes after the last round, with the stashes laid open', () => {
    const scene = new Scene({ players: 2, hands: [['cannon-1'], []], dice: dice().numbers(0) }, (g) => {
      g.round = 3;
      g.secret.stashes[0] = ['cannon-1'];
      g.secret.hands[0] = [];
    });
    scene.say(0, 'rest').say(1, 'keep', 'rest');
    expect(scene.question).toBeNull();
    expect(scene.events).toContainEqual({ t: 'stash-shown', seat: 0, cards: ['cannon-1'] });
    expect(game.view(scene.g, 'spectator').open.stashes).toEqual([['cannon-1'], []]);
    // Hill 2 and cannon 3 and two points for 6 gold; tower 2 and 6 gold.
    expect(game.result(scene.g)).toEqual({ places: [[0], [1]], scores: [7, 4], reason: 'rounds' });
  });

  it('lets equal seats share a place', () => {
    const g = stateWith({ players: 3 });
    g.ended = 'rounds';
    g.loans[2] = 1;
    expect(game.result(g)).toMatchObject({ places: [[0, 1], [2]], scores: [3, 3, 1] });
  });

  it('has no result before it has come', () => {
    expect(game.result(stateWith({}))).toBeNull();
  });
});
