import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';
import { namingIn } from './index.ts';

const en: readonly Term[] = [
  {
    id: 'track',
    names: ['Victory track'],
    meaning:
      'One number for both: France wins at 30, Britain at 0. The full arrow is now, the dashed one is where it would stand if the turn were scored now.',
  },
  {
    id: 'calendar',
    names: ['Turns and Wars'],
    meaning:
      'The numbers are the six Peace turns, the letters the Wars between them. What is past is pale, the present one stands out.',
  },
  {
    id: 'initiative',
    names: ['Initiative'],
    meaning: 'The side with the drum decides who takes the first action round of the turn.',
  },
  {
    id: 'award',
    names: ['Award'],
    meaning:
      'The medal shows what this Region pays in victory points at the end of the turn to the side with more flags there, if its lead is wide enough.',
  },
  {
    id: 'balance',
    names: ['How the Region stands'],
    meaning:
      'Flags that count there: Britain’s at the left, France’s at the right. An arrow shows what they would be after what you have picked.',
  },
  {
    id: 'region-legend',
    names: ['A Region at a glance'],
    meaning:
      'The medal is its Award; under it the flags of Britain and France that count, then who would score it now, and the Advantages held there.',
  },
  {
    id: 'scored-balance',
    names: ['Both counts'],
    meaning:
      'What Britain has of it at the left, and France at the right. Whoever has more scores, if the lead is wide enough.',
  },
  {
    id: 'event-card',
    names: ['Event card'],
    meaning:
      'Played at the start of a round, with a tile that allows it and shows its kind of points. Its bonus counts only if the condition holds.',
  },
  {
    id: 'event-type',
    names: ['Kind of the Event'],
    meaning: 'It can be played with a tile whose Major action is of this kind.',
  },
  {
    id: 'investment',
    names: ['Investment tile'],
    meaning:
      'Above, in the full box, its Major action: points for as many purchases as they pay. Below, dashed, its Minor action: one purchase, and no flag of the other side off. A scroll lets you play an Event, a drum upgrade a War tile.',
  },
  {
    id: 'investments',
    names: ['Investment tiles'],
    meaning:
      'Nine lie open each turn. In each round you take one, and spend its points; a disc shows who has taken a tile. The last one stays.',
  },
  {
    id: 'points-E',
    names: ['Economic points'],
    meaning:
      'Coins pay for Markets: to flag them, or to take flags of the other side off. A dotted ring is a point already spent.',
  },
  {
    id: 'points-D',
    names: ['Diplomatic points'],
    meaning: 'Quills pay for political spaces and Alliances. A dotted ring is a point already spent.',
  },
  {
    id: 'points-M',
    names: ['Military points'],
    meaning:
      'Cannons pay for squadrons, Forts, War tiles and for ending Conflicts. A dotted ring is a point already spent.',
  },
  {
    id: 'purse',
    names: ['What you can spend'],
    meaning:
      'The points of this round by kind: coins economic, quills diplomatic, cannons military. A dotted ring is spent. Debt and Treaty Points pay what is short.',
  },
  {
    id: 'war-score',
    names: ['Strength in a theatre'],
    meaning:
      'Britain’s strength, then France’s. Before the theatre is fought only what lies open is counted, not the tiles face down.',
  },
  {
    id: 'war-tile',
    names: ['War tile'],
    meaning:
      'Its number is added to its side’s strength when the theatre is fought; a sign on it is a further effect. A back is known only to its owner.',
  },
  {
    id: 'war-account',
    names: ['Strength, part by part'],
    meaning:
      'Each row is something that counts in this theatre, with Britain’s share at the left and France’s at the right. The higher total wins it.',
  },
  {
    id: 'war-ladder',
    names: ['What a win brings'],
    meaning:
      'The wider the lead in strength, the lower the row that is reached: victory points, conquests, what else it brings, and what the loser has of it.',
  },
  {
    id: 'theatre',
    names: ['A theatre of the War'],
    meaning: 'What each side’s strength is made of, then what a win brings by how wide the lead is.',
  },
  {
    id: 'action-points',
    names: ['E, D and M'],
    meaning: 'Economic, diplomatic and military action points: what purchases are paid with.',
  },
  {
    id: 'purchase-price',
    names: ['Price'],
    meaning: 'The action points it costs, by their letter: E economic, D diplomatic, M military.',
  },
  {
    id: 'victory-points',
    names: ['Victory points'],
    meaning: 'What it is worth on the track, where France pulls the marker up and Britain pulls it down.',
  },
  {
    id: 'score-table',
    names: ['If the turn ended now'],
    meaning: 'A row for each thing that pays, how much both sides have of it, and who would get its points.',
  },
  {
    id: 'region-targets',
    names: ['To be had here'],
    meaning: 'In how many spaces of this Region your points can buy something now.',
  },
];

const it: readonly Term[] = [
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

const tables: Translations<readonly Term[]> = { en, it };
const sign: Translations<string> = {
  en: 'Its colour and sign are on everything that belongs to it.',
  it: 'Il suo colore e il suo segno sono su tutto ciò che le appartiene.',
};
const SIDES = ['france', 'britain', 'either'] as const;

/** What the icons and figures of this board say that are no words of its glossary. */
export const marks = (language: Language): readonly Term[] => [
  ...inLanguage(tables, language),
  ...SIDES.map((side) => ({
    id: `side-${side}`,
    names: [namingIn(language).game.sides[side]],
    meaning: inLanguage(sign, language),
  })),
];
