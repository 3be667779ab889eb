import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';

const en = {
  pieces: 'The pieces',
  army: 'army: fights on land, 1 in strength',
  navy: 'navy: fights at sea, carries armies, 1 in strength',
  fort: 'fort: defends on land, 2 in strength, never moves',
  control: 'control piece: the only thing that scores',
  neutral: 'neutral: its number is its defence',
  example: 'An example',
  attacks: '2 armies and the sea +1, dice 6 less 3',
  defends: 'a fort 2 and an army 1, dice 4 less 2',
  wins: 'The attacker wins, 6 to 5, and takes a control piece.',
  strength: 'What counts on land',
  unit: 'army',
  unitFort: 'fort, in defence only',
  support: 'won at sea, or an unopposed navy',
  training: 'more Army Training than the other side',
  dice: 'your two dice: the higher less the lower',
  seven: 'your two dice make seven',
  loseOne: '1 unit lost',
  places: 'An example: the German States',
  each: (vp: number) => `${vp} each`,
  tie: 'Who ties has the place in full; the next place is not lost.',
};
type Figures = typeof en;

const it: Figures = {
  pieces: 'I pezzi',
  army: 'esercito: combatte a terra, vale 1',
  navy: 'flotta: combatte in mare, porta eserciti, vale 1',
  fort: 'forte: difende a terra, vale 2, non si muove mai',
  control: 'pedina di controllo: la sola che fa punti',
  neutral: 'neutrale: il numero è la sua difesa',
  example: 'Un esempio',
  attacks: '2 eserciti e il mare +1, dadi 6 meno 3',
  defends: 'un forte 2 e un esercito 1, dadi 4 meno 2',
  wins: 'Vince chi attacca, 6 a 5, e prende una pedina di controllo.',
  strength: 'Che cosa conta a terra',
  unit: 'esercito',
  unitFort: 'forte, solo in difesa',
  support: 'ha vinto in mare, o ha navi che nessuno contrasta',
  training: 'più Addestramento dell’altra parte',
  dice: 'i tuoi due dadi: il maggiore meno il minore',
  seven: 'i tuoi due dadi fanno sette',
  loseOne: '1 unità persa',
  places: 'Un esempio: gli Stati tedeschi',
  each: (vp) => `${vp} ciascuno`,
  tie: 'A pari merito si ha il posto per intero; il posto dopo non va perduto.',
};

const figures: Translations<Figures> = { en, it };
export const figureTexts = (language: Language): Figures => inLanguage(figures, language);
