import { Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { Card } from '../src/data/cards.ts';
import { redact } from '../src/events.ts';
import { contradictions, game } from '../src/index.ts';
import { noteHand, noteOpenLoss, noteUnseenLoss } from '../src/notes.ts';
import type { State } from '../src/state.ts';
import { Scene, stateWith } from './scene.ts';

const hands = [['drum-1'], ['drum-2', 'musket-1'], ['cannon-1']] as const;
const note = (g: State) => g.secret.notes[0][1];

/** Card by card, as a hand of seat 1 changes; seat 0 looks on. */
const draws = (g: State, card: Card) => g.secret.hands[1].push(...g.secret.pile.splice(g.secret.pile.indexOf(card), 1));
function stashes(g: State, card: Card) {
  noteUnseenLoss(g, 1);
  g.secret.stashes[1].push(...g.secret.hands[1].splice(g.secret.hands[1].indexOf(card), 1));
}
function plays(g: State, card: Card) {
  noteOpenLoss(g, 1, card);
  g.discard.push(...g.secret.hands[1].splice(g.secret.hands[1].indexOf(card), 1));
}

/** What seat 0 thinks seat 1 may hold: all the hands that turn up in samples. */
function thinkable(g: State): Set<string> {
  const hands = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const w = game.sample(game.view(g, 0), new Seeded(seed));
    expect(game.audit(w)).toEqual([]);
    hands.add(
      w.secret.hands[1]
        .filter((card) => hands0.has(card))
        .sort()
        .join(' '),
    );
  }
  return hands;
}
const hands0 = new Set<Card>(['drum-2', 'musket-1']);

describe('The spy', () => {
  it('sees a hand, and only spy and spied know which cards', () => {
    const scene = new Scene({ hands }).say(0, 'spy 1');
    const seen = scene.last('spied')!;
    expect(redact(seen, 0)).toMatchObject({ cards: ['drum-2', 'musket-1'] });
    expect(redact(seen, 1)).toMatchObject({ cards: ['drum-2', 'musket-1'] });
    expect(redact(seen, 2)).toMatchObject({ cards: null });
    expect(redact(seen, 'spectator')).toMatchObject({ cards: null });
    expect(game.view(scene.g, 1).own?.notesOnMe[0]?.seen).toEqual(['drum-2', 'musket-1']);
  });

  it('knows the hand for certain as long as nothing leaves it', () => {
    const { g } = new Scene({ hands }).say(0, 'spy 1');
    draws(g, 'cannon-2');
    expect(thinkable(g)).toEqual(new Set(['drum-2 musket-1']));
  });

  it('after a card is lost unseen thinks of each of them, and of the newcomer', () => {
    const { g } = new Scene({ hands }).say(0, 'spy 1');
    draws(g, 'cannon-2');
    stashes(g, 'drum-2');
    expect(note(g)).toEqual({ seen: ['drum-2', 'musket-1'], least: 1, most: 2, stashed: [] });
    expect(thinkable(g)).toEqual(new Set(['drum-2', 'musket-1', 'drum-2 musket-1']));
  });

  it('knows that one of the two is gone if nothing else was there to lose', () => {
    const { g } = new Scene({ hands }).say(0, 'spy 1');
    stashes(g, 'drum-2');
    draws(g, 'cannon-2');
    expect(thinkable(g)).toEqual(new Set(['drum-2', 'musket-1']));
  });

  it('remembers what an empty hand has told, when new cards come', () => {
    const { g } = new Scene({ hands }).say(0, 'spy 1');
    draws(g, 'cannon-2');
    stashes(g, 'drum-2');
    plays(g, 'cannon-2');
    plays(g, 'musket-1');
    draws(g, 'cannon-3');
    expect(note(g)).toEqual({ seen: [], least: 0, most: 0, stashed: ['drum-2'] });
  });

  it('concludes at the second look what has been stashed since the first', () => {
    const { g } = new Scene({ hands }).say(0, 'spy 1');
    draws(g, 'cannon-2');
    stashes(g, 'drum-2');
    noteHand(g, 0, 1);
    expect(note(g)).toEqual({ seen: ['musket-1', 'cannon-2'], least: 2, most: 2, stashed: ['drum-2'] });
  });

  it('has nothing to look for in an empty hand, nor in its own, nor without gold', () => {
    const g = stateWith({ hands: [['drum-1'], []] });
    game.flow.run(g, null as never);
    expect(game.explain(g, 0, { t: 'spy', seat: 1 })).toEqual([{ why: 'empty-hand' }]);
    expect(game.explain(g, 0, { t: 'spy', seat: 0 })).toEqual([{ why: 'yourself' }]);
    g.secret.hands[2].push(g.secret.pile.pop()!);
    expect(game.explain(g, 0, { t: 'spy', seat: 2 })).toEqual([]);
    g.gold[0] = 0;
    expect(game.explain(g, 0, { t: 'spy', seat: 2 })).toEqual([{ why: 'too-little-gold', needs: 1 }]);
  });

  it('can be caught by `told` when it would be wrong', () => {
    const scene = new Scene({ hands }).say(0, 'spy 1');
    const heard = scene.events.map((event) => redact(event, 0));
    const others = scene.events.map((event) => redact(event, 2));
    const w = game.sample(game.view(scene.g, 2), new Seeded(3));
    expect(contradictions(others, w).filter((wrong) => wrong.includes('cannot hold'))).toEqual([]);
    expect(contradictions(heard, w).some((wrong) => wrong.includes('cannot hold'))).toBe(true);
  });
});
