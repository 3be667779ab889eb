import { DONE } from '@cabinet-wars/kernel';
import { mayPay } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import { notLeft, payDebt, paymentDue } from './agreements.ts';
import { callBreach } from './breach.ts';

/** 21.2, ruling 64, at the end of a turn: squares that should have been left, sums that fall due; then what has run out goes. */
export const reckoningOfAgreements = procedure('reckoning-of-agreements')({
  left: (g, _f, x) => {
    const [first] = notLeft(g);
    if (first === undefined) return;
    callBreach([first], x);
    return 'left';
  },
  /** Who owes pays or breaks his word; he is asked even if he has too little. */
  honour: {
    always: 'hides',
    who: (g) => paymentDue(g)?.by ?? null,
    options: (g) => {
      const { by, points } = paymentDue(g)!;
      const refuse = { t: 'honour', pay: false } as const;
      return mayPay(g, by, points) === null ? [{ t: 'honour', pay: true }, refuse] : [refuse];
    },
    choose: (g, _f, choice, x) => {
      const due = paymentDue(g)!;
      if (choice.t === 'honour' && choice.pay) payDebt(g, due, x);
      else callBreach([due], x);
      return 'honour';
    },
  },
  runOut: (g) => {
    g.agreements = g.agreements.filter(({ until }) => until > g.turn);
    return DONE;
  },
});
