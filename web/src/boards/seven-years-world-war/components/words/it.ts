import type { SquareWords } from './en.ts';

export const it: SquareWords = {
  title: 'La mappa',
  hint: 'Indica una casella per cambiare ciò che vi è stampato. Con le frecce si percorre la mappa.',
  square: (id) => `Casella ${id}`,
  ground: 'Terreno',
  grounds: {
    sea: 'mare',
    ice: 'ghiaccio polare',
    civilized: 'civilizzato',
    wilderness: 'selvaggio',
    'terra-incognita': 'Terra Incognita',
  },
  land: 'Di chi è',
  nobody: 'di nessuno',
  value: 'Valore del tesoro',
  shore: 'Costa',
  shores: { inland: 'interno', coastal: 'costiero', port: 'costiero, con porto' },
  asOurs: 'Come nei nostri',
  unreadable: 'non si può leggere',
};
