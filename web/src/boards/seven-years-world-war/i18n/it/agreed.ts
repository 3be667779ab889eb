import type { AgreedTexts } from '../en/agreed.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} punti`);

export const agreed: AgreedTexts = {
  title: 'Accordi',
  bargain: 'Nuovo patto',
  count: (n) => `Accordi, ${n}`,
  tabs: { mine: (n) => `Miei, ${n}`, all: (n) => `Tutti, ${n}`, ended: (n) => `Finiti, ${n}` },
  none: {
    mine: 'Nessuna promessa ti vincola, e nessuno è vincolato verso di te.',
    all: 'Nessuna promessa vincola nessuno.',
    ended: 'Nessuna promessa è ancora finita.',
  },
  wouldBreak: 'Così manchi alla parola.',
  breachCosts: (markers, whom) =>
    markers === 0
      ? `Non hai segnalini da perdere, ma da 1 a 6 vanno a ${whom}.`
      : `Costa ${markers === 1 ? 'il tuo solo segnalino' : `tutti i tuoi ${markers} segnalini, anche i comandanti`}; da 1 a 6 vanno a ${whom}.`,
  between: 'Fra gli altri',
  one: {
    'no-attack': (by, to) => `${by.name} non ${by.isMany ? 'attaccano' : 'attacca'} ${to}.`,
    'no-entry': (by, _to, thing) => `${by.name} non ${by.isMany ? 'entrano' : 'entra'}: ${thing}.`,
    'no-diplomacy': (by, _to, thing) => `${by.name} non ${by.isMany ? 'tentano' : 'tenta'} diplomazia: ${thing}.`,
    leave: (by, _to, thing) => `${by.name} ${by.isMany ? 'lasciano' : 'lascia'} la casella: ${thing}.`,
    pay: (by, to, _thing, sum) => `${by.name} ${by.isMany ? 'pagano' : 'paga'} a ${to} ${points(sum)}.`,
  },
  both: {
    'no-attack': () => 'Nessuno dei due attacca l’altro.',
    'no-entry': (thing) => `Nessuno dei due entra: ${thing}.`,
    'no-diplomacy': (thing) => `Nessuno dei due tenta diplomazia: ${thing}.`,
    leave: (thing) => `Entrambi lasciano la casella: ${thing}.`,
    pay: (_thing, sum) => `Ognuno paga all’altro ${points(sum)}.`,
  },
  breaks: {
    'no-attack': 'Lo violerebbe un attacco a una casella che tengono.',
    'no-entry': 'Lo violerebbe un’unità che entra; una flotta solo dove si ferma.',
    'no-diplomacy': 'Lo violerebbe già il tentativo.',
    leave: 'Lo violerebbe un’unità ancora lì alla fine di quell’anno.',
    pay: 'Lo violerebbe non pagare entro la fine di quell’anno.',
  },
  stillThere: 'Ci sono ancora unità.',
  until: (years) => `fino alla fine del ${years}`,
  due: 'scade quest’anno',
  kept: 'finora rispettato',
  payNow: (sum) => `Paga ${sum} ora`,
  tooLittle: (has) => `Hai ${points(has)}.`,
  ended: { kept: 'scaduto, rispettato', paid: 'pagato', broken: 'violato' },
  sign: (signed, all) => `Firma il trattato: ${signed} su ${all}`,
  unsign: 'Ritira la firma',
  treatyHint:
    'Quando tutti hanno firmato, la partita finisce con l’anno. Chi viola una promessa scritta perde tutti i segnalini; l’altra parte ne pesca quanti dice un dado.',
};
