import { conform, namesSnapshot } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { type Toy, toy } from './toy.ts';

const committed = JSON.parse(JSON.stringify(namesSnapshot(toy())));
const heldTo = (game: Toy) => conform(game, { cases: [], snapshot: committed });
const messages = (game: Toy) => heldTo(game).failures.map(({ law, message }) => `law ${law}: ${message}`);

/** The same game with a saved moment at which the step that will be renamed is still to come. */
const renamed = (stateVersion: number, more: Partial<Toy> = {}): Toy => ({
  ...toy(null, { steps: 'gain renamed', stateVersion }),
  ...more,
});

describe('names that saved games rely on', () => {
  it('are kept by a game that has not changed', () => {
    expect(heldTo(toy())).toMatchObject({ ok: true, notes: [] });
  });

  it('may not be renamed just so', () => {
    expect(messages(renamed(1))).toEqual([
      'law 9: went or were renamed, and stateVersion was not raised: steps round.gain',
    ]);
  });

  it('may be renamed where a migration carries old tables over, and then the snapshot is committed again', () => {
    const report = heldTo(renamed(2));
    expect(report).toMatchObject({ ok: true });
    expect(report.notes).toEqual(['the snapshot of names is out of date: commit it again']);
  });

  it('may not be renamed where the migration throws', () => {
    const game = renamed(2, {
      migrate: () => {
        throw new Error('cannot be done');
      },
    });
    expect(messages(game)).toEqual([
      'law 9: the committed save of version 1 cannot be played on: Error: cannot be done',
    ]);
  });

  it('may not be renamed where the migration loses a card', () => {
    const game = renamed(2, {
      migrate: (saved) => {
        const g = saved as ReturnType<Toy['setup']>;
        g.secret.pile.pop();
        return g;
      },
    });
    expect(messages(game)[0]).toContain('the committed save of version 1 fails the audit');
  });

  it('may not lose an id or a kind of event either', () => {
    const game = { ...toy(), names: { ids: ['red', 'blue'], events: ['drew'] } };
    expect(messages(game)[0]).toContain('ids green, events banked');
  });

  it('may be added to, and then the snapshot is committed again', () => {
    const game = toy();
    const more = { ...game, names: { ...game.names, ids: [...game.names.ids, 'white'] } };
    expect(heldTo(more)).toMatchObject({ ok: true, notes: ['the snapshot of names is out of date: commit it again'] });
  });

  it('are renewed without losing the saves of earlier versions, and not before a migration covers what went', () => {
    const second = namesSnapshot(renamed(2), committed);
    expect(second.saves.map(({ header }) => header.stateVersion)).toEqual([1, 2]);
    expect(second.names.steps).toContain('round.profit');
    expect(namesSnapshot(renamed(2), second)).toEqual(second);
    expect(() => namesSnapshot(renamed(1), committed)).toThrow('steps round.gain');
  });
});
