import type { Term } from '../../../kit/terms/term.ts';

export const marks: readonly Term[] = [
  {
    id: 'track',
    names: ['Tracciato della vittoria'],
    meaning:
      'Un solo numero per tutti e due: la Francia vince a 30, la Gran Bretagna a 0. La freccia piena è adesso, quella tratteggiata dove starebbe se il turno si contasse ora.',
  },
  {
    id: 'calendar',
    names: ['Turni e guerre'],
    meaning:
      'I numeri sono i sei turni di pace, le lettere le guerre fra l’uno e l’altro. Il passato è sbiadito, il presente spicca.',
  },
  {
    id: 'initiative',
    names: ['Iniziativa'],
    meaning: 'La parte con il tamburo decide chi fa il primo round di azioni del turno.',
  },
  {
    id: 'award',
    names: ['Premio'],
    meaning:
      'La medaglia dice quanti punti vittoria dà questa regione a fine turno a chi vi ha più bandiere, se il distacco basta.',
  },
  {
    id: 'balance',
    names: ['Come sta la regione'],
    meaning:
      'Le bandiere che vi contano: a sinistra della Gran Bretagna, a destra della Francia. La freccia dice quante sarebbero dopo ciò che hai scelto.',
  },
  {
    id: 'region-legend',
    names: ['Una regione in breve'],
    meaning:
      'La medaglia è il suo premio; sotto, le bandiere di Gran Bretagna e Francia che contano, poi chi la prenderebbe ora e i vantaggi tenuti lì.',
  },
  {
    id: 'scored-balance',
    names: ['I due conti'],
    meaning:
      'A sinistra quanto ne ha la Gran Bretagna, a destra la Francia. Fa punti chi ne ha di più, se il distacco basta.',
  },
  {
    id: 'event-card',
    names: ['Carta evento'],
    meaning:
      'Si gioca all’inizio di un round, con una tessera che lo permette e mostra il suo tipo di punti. Il bonus vale solo se la condizione è vera.',
  },
  {
    id: 'event-type',
    names: ['Tipo dell’evento'],
    meaning: 'Si gioca con una tessera la cui azione maggiore è di questo tipo.',
  },
  {
    id: 'investment',
    names: ['Tessera investimento'],
    meaning:
      'Sopra, nel riquadro pieno, l’azione maggiore: punti per quanti acquisti bastano a pagare. Sotto, tratteggiata, la minore: un solo acquisto, e nessuna bandiera altrui tolta. Il rotolo permette di giocare un evento, il tamburo di potenziare una tessera guerra.',
  },
  {
    id: 'investments',
    names: ['Tessere investimento'],
    meaning:
      'Ogni turno ne stanno scoperte nove. In ogni round ne prendi una e ne spendi i punti; un disco dice chi l’ha presa. L’ultima avanza.',
  },
  {
    id: 'points-E',
    names: ['Punti economici'],
    meaning:
      'Le monete pagano i mercati: mettervi bandiere, o togliere quelle dell’altra parte. Un anello punteggiato è un punto già speso.',
  },
  {
    id: 'points-D',
    names: ['Punti diplomatici'],
    meaning: 'Le penne pagano gli spazi politici e le alleanze. Un anello punteggiato è un punto già speso.',
  },
  {
    id: 'points-M',
    names: ['Punti militari'],
    meaning:
      'I cannoni pagano squadre, forti, tessere guerra e la fine dei conflitti. Un anello punteggiato è un punto già speso.',
  },
  {
    id: 'purse',
    names: ['Quanto puoi spendere'],
    meaning:
      'I punti di questo round per tipo: monete economici, penne diplomatici, cannoni militari. Un anello punteggiato è speso. Debito e punti trattato pagano quel che manca.',
  },
  {
    id: 'war-score',
    names: ['Forza in un teatro'],
    meaning:
      'La forza della Gran Bretagna, poi quella della Francia. Prima dello scontro si conta solo ciò che è scoperto, non le tessere coperte.',
  },
  {
    id: 'war-tile',
    names: ['Tessera guerra'],
    meaning:
      'Il numero si aggiunge alla forza della sua parte quando si combatte il teatro; un segno è un altro effetto. Il dorso lo conosce solo chi l’ha messa.',
  },
  {
    id: 'war-account',
    names: ['La forza, voce per voce'],
    meaning:
      'Ogni riga è qualcosa che conta in questo teatro: a sinistra la parte della Gran Bretagna, a destra quella della Francia. Vince il totale più alto.',
  },
  {
    id: 'war-ladder',
    names: ['Che cosa porta vincere'],
    meaning:
      'Più largo il distacco di forza, più bassa la riga che si raggiunge: punti vittoria, conquiste, altro, e ciò che tocca a chi perde.',
  },
  {
    id: 'theatre',
    names: ['Un teatro della guerra'],
    meaning: 'Di che cosa è fatta la forza di ciascuno, poi che cosa porta vincere secondo il distacco.',
  },
  {
    id: 'action-points',
    names: ['E, D e M'],
    meaning: 'Punti azione economici, diplomatici e militari: con questi si paga ogni acquisto.',
  },
  {
    id: 'purchase-price',
    names: ['Prezzo'],
    meaning: 'I punti azione che costa, con la loro lettera: E economici, D diplomatici, M militari.',
  },
  {
    id: 'victory-points',
    names: ['Punti vittoria'],
    meaning: 'Quanto vale sul tracciato, dove la Francia tira il segnalino in su e la Gran Bretagna in giù.',
  },
  {
    id: 'score-table',
    names: ['Se il turno finisse ora'],
    meaning: 'Una riga per ogni cosa che paga, quanto ne hanno le due parti e chi ne avrebbe i punti.',
  },
  {
    id: 'region-targets',
    names: ['Si può avere qui'],
    meaning: 'In quanti spazi di questa regione i tuoi punti possono comprare qualcosa adesso.',
  },
];

/** What the sign of a power means. */
export const sign = 'Il suo colore e il suo segno sono su tutto ciò che le appartiene.';
