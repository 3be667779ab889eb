import { drawFrom, type Option, type Seat } from '@cabinet-wars/kernel';
import type { Choice } from '../choices.ts';
import { neighbours, provinces } from '../data/provinces.ts';
import { mayAttack, mayRecruit, maySetOut, maySpy } from '../may.ts';
import { PRICE_OF_SOLDIER, PRICE_OF_SPY } from '../money.ts';
import { noteHand, noteUnseenLoss } from '../notes.ts';
import { procedure, type State, seatCount } from '../state.ts';
import { battle, newBattle } from './battle.ts';

export interface Turn {
  seat: Seat;
  actions: number;
}

const ACTIONS = 2;

/** Rule 4. Draw a card and perhaps stash one, then take up to two actions. */
export const turn = procedure<Turn>('turn')({
  draw: (g, f, x) => {
    x.log?.({ t: 'turn-began', seat: f.seat });
    if (g.secret.pile.length === 0) return 'act';
    const card = drawFrom(g.secret.pile, x.chance);
    g.secret.hands[f.seat].push(card);
    x.log?.({ t: 'drew-card', seat: f.seat, card });
  },

  // Rule 4.2: only who has drawn may stash, and nobody sees what.
  stash: {
    who: (_g, f) => f.seat,
    options: (g, _f, seat) => [{ t: 'keep' }, ...g.secret.hands[seat].map((card) => ({ t: 'stash', card }) as const)],
    choose: (g, f, choice, x) => {
      if (choice.t !== 'stash') return;
      const { card } = choice;
      noteUnseenLoss(g, f.seat);
      g.secret.hands[f.seat].splice(g.secret.hands[f.seat].indexOf(card), 1);
      g.secret.stashes[f.seat].push(card);
      x.log?.({ t: 'stashed', seat: f.seat, card });
    },
  },

  act: {
    who: (_g, f) => f.seat,
    options: actions,
    choose: (g, f, choice, x) => {
      if (choice.t === 'rest') return 'end';
      f.actions++;
      if (choice.t === 'attack') {
        x.log?.({ t: 'attacked', seat: f.seat, from: choice.from, to: choice.to });
        x.call(battle, newBattle(g, f.seat, choice.from, choice.to));
      } else if (choice.t === 'recruit') {
        g.gold[f.seat] -= PRICE_OF_SOLDIER;
        g.soldiers[choice.province]++;
        x.log?.({ t: 'recruited', seat: f.seat, province: choice.province });
      } else if (choice.t === 'spy') {
        g.gold[f.seat] -= PRICE_OF_SPY;
        noteHand(g, f.seat, choice.seat);
        x.reveal();
        x.log?.({ t: 'spied', seat: f.seat, on: choice.seat, cards: [...g.secret.hands[choice.seat]] });
      }
      return f.actions < ACTIONS ? 'act' : 'end';
    },
  },

  end: (_g, _f, x) => x.endTurn(),
});

function actions(g: State, _f: Turn, seat: Seat): Option<Choice>[] {
  const options: Option<Choice>[] = [{ t: 'rest' }];
  for (const from of provinces) {
    if (mayRecruit(g, seat, from) === null) options.push({ t: 'recruit', province: from });
    if (maySetOut(g, seat, from) !== null) continue;
    for (const to of neighbours[from])
      if (mayAttack(g, seat, from, to) === null) options.push({ t: 'attack', from, to });
  }
  for (let on = 0; on < seatCount(g); on++) if (maySpy(g, seat, on) === null) options.push({ t: 'spy', seat: on });
  return options;
}
