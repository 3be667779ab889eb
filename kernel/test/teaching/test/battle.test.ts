import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { dice, Scene } from './scene.ts';

const hands = [['drum-1', 'musket-1', 'cannon-1'], [], ['cannon-2']] as const;
const border = (g: Scene['g']) => {
  g.owner.ford = 2;
};

describe('A call for help', () => {
  it('is answered by everybody but the two at war, in any order', () => {
    const scene = new Scene({ players: 4 }).say(0, 'attack hill mill');
    expect(scene.key).toBe('battle.help');
    expect(scene.asked).toEqual([1, 2, 3]);
    scene.say(3, 'help attacker');
    expect(scene.asked).toEqual([1, 2]);
    expect(game.view(scene.g, 1).open.stack.at(-1)).toMatchObject({ attackHelpers: [3] });
    scene.say(1, 'pass').say(2, 'pass');
    expect(scene.key).toBe('battle.parley');
  });

  it('costs a gold, and the winner’s friends have two', () => {
    const scene = new Scene({ players: 4, dice: dice(6, 1).numbers(0) }).say(0, 'attack hill ford');
    scene.say(2, 'help defender').say(3, 'help attacker').say(0, 'storm');
    expect(scene.g.gold).toEqual([4, 4, 3, 5]);
  });

  it('is not heard by who has no gold', () => {
    const scene = new Scene({ players: 4 }, (g) => g.gold.splice(2, 1, 0)).say(0, 'attack hill ford');
    expect(scene.asked).toEqual([3]);
  });
});

describe('Cards in battle', () => {
  const commit = () =>
    new Scene({ hands, dice: dice(1, 1).numbers(0) }, border).say(0, 'attack hill ford').say(1, 'pass');

  it('are laid face down, up to two, and shown together', () => {
    const scene = commit().say(0, 'storm', 'commit cannon-1', 'commit musket-1');
    expect(scene.asked).toEqual([2]);
    expect(scene.last('committed')).toBeUndefined();
    expect(scene.g.discard).toEqual([]);
    scene.say(2, 'ready');
    expect(scene.g.discard).toEqual(['cannon-1', 'musket-1']);
    expect(scene.last('conquered')).toMatchObject({ seat: 0 });
  });

  it('cannot be laid twice', () => {
    const scene = commit().say(0, 'storm', 'commit cannon-1');
    expect(scene.offered(0)).toEqual(['ready', 'commit drum-1', 'commit musket-1']);
    expect(game.explain(scene.g, 0, { t: 'commit', card: 'cannon-1' })).toEqual([{ why: 'not-in-hand' }]);
  });

  it('can be taken back one by one until the other side is ready', () => {
    const scene = commit().say(0, 'storm', 'commit cannon-1', 'commit drum-1');
    expect(game.flow.retract(scene.g, 0)).toBe(true);
    scene.question = game.flow.question(scene.g);
    scene.say(0, 'commit musket-1').say(2, 'commit cannon-2');
    expect(scene.g.discard).toEqual(['cannon-1', 'musket-1', 'cannon-2']);
  });

  it('are not asked of an empty hand', () => {
    const scene = new Scene({ hands: [['drum-1'], [], []] }, border).say(0, 'attack hill ford').say(1, 'pass');
    expect(scene.say(0, 'storm').asked).toEqual([0]);
  });
});

describe('The outcome of a battle', () => {
  it('goes to the defender when the sums are equal', () => {
    const scene = new Scene({ dice: dice(3, 4) })
      .say(0, 'attack hill ford')
      .say(1, 'pass')
      .say(2, 'pass')
      .say(0, 'storm');
    expect(scene.last('repelled')).toBeDefined();
    expect(scene.g.soldiers.hill).toBe(2);
  });

  it('lets the attackers move in, leaving one behind, and draw a marker nobody else sees', () => {
    const scene = new Scene({ dice: dice(4, 4).numbers(0) });
    scene.say(0, 'attack hill ford').say(1, 'pass').say(2, 'pass').say(0, 'storm');
    expect(scene.g.soldiers).toMatchObject({ hill: 1, ford: 2 });
    expect(scene.g.secret.markers[0]).toEqual(['luck']);
    expect(game.redact(scene.last('drew-marker')!, 1)).toMatchObject({ marker: null });
  });

  it('is not sought by who withdraws', () => {
    const scene = new Scene().say(0, 'attack hill ford').say(1, 'pass').say(2, 'pass').say(0, 'withdraw');
    expect(scene.key).toBe('turn.act');
    expect(scene.g.soldiers.hill).toBe(3);
  });
});
