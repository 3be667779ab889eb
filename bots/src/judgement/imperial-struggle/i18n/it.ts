import type { BotWords } from '../../bot-texts.ts';
import type { ReasonId } from '../reason-ids.ts';

const isPoor = (points: unknown): boolean => Number(points) <= 0;
const vp = (points: unknown): string => `${Number(points).toLocaleString('it')} PV`;

export const words: BotWords<ReasonId> = {
  name: 'Ministro',
  hint: 'Pesa ogni acquisto: premi, domanda e guerra in arrivo.',
  reasons: {
    tile: ({ points }) =>
      isPoor(points) ? 'Tra le tessere rimaste, la meno peggio.' : `La tessera che rende di più: vale ${vp(points)}.`,
    discards: () => 'La carta che gli serve meno.',
    ministry: () => 'Si accorda con le carte in mano e con il piano.',
    order: () => 'Chi viene secondo ha l’ultima parola prima del punteggio.',
    event: ({ points }) => `L’evento rende adesso: vale ${vp(points)}.`,
    space: ({ points }) =>
      isPoor(points)
        ? 'Nient’altro lì serve di più.'
        : `Quello spazio gli vale ${vp(points)}, resto del piano compreso.`,
    theatre: ({ points }) =>
      isPoor(points) ? 'Il teatro che ne ha più bisogno.' : `Fa pendere un teatro: vale ${vp(points)}.`,
    pays: () => 'Ciò che gli mancherà meno.',
    refuses: () => 'Il territorio vale più dei punti che costa rifiutare.',
    'gives-way': () => 'Rifiutare costerebbe più di quanto vale il territorio.',
    'nothing-better': () => 'Nient’altro vale il suo prezzo.',
    best: ({ points }) => (isPoor(points) ? 'Il male minore.' : `Il meglio che vede: vale ${vp(points)}.`),
    'no-such-deal': () => 'Non fa accordi.',
  },
};
