import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';
import { moreMarks } from './more-marks.ts';

const en: readonly Term[] = [
  {
    id: 'coalition',
    names: ['A coalition at a glance'],
    meaning:
      'Its ratio with the level of victory it stands for, the treasury with what a year brings in, the markers in hand, and a drum for whoever has the initiative.',
  },
  {
    id: 'ratio',
    names: ['Ratio'],
    meaning:
      'Points now over points at the start: 1 means as strong as on the first day. The word beside it is the level of victory it would be worth; the highest level wins.',
  },
  {
    id: 'gold',
    names: ['Treasury'],
    meaning:
      'What the coalition can spend now, a question mark where it is hidden. After the + what taxes and trade routes bring in a year as things stand.',
  },
  {
    id: 'tile',
    names: ['Campaign markers'],
    meaning: 'How many it holds, hidden from the others, and how many it may hold at most.',
  },
  {
    id: 'drum',
    names: ['Initiative'],
    meaning:
      'This coalition acts first this year: its powers have the highest sum of campaign values, or a Grand Tour named it.',
  },
  {
    id: 'years',
    names: ['Years of the war'],
    meaning:
      'Seven years from 1756 on, a turn each, by their last two figures; the present one stands out. The bar below says how far this year has come.',
  },
  {
    id: 'neutral-powers',
    names: ['Neutral powers'],
    meaning: 'Nobody controls them yet. Diplomacy may win them; an attack drives them to the other side.',
  },
  {
    id: 'ledger-treasury',
    names: ['In the treasury'],
    meaning: 'What you have to spend this year before anything is paid.',
  },
  {
    id: 'ledger-basket',
    names: ['In the basket'],
    meaning: 'What you have put together so far costs this much. Nothing is paid before you press Pay.',
  },
  {
    id: 'ledger-left',
    names: ['Left over'],
    meaning: 'Treasury less basket. Keep enough for the winter, or units starve.',
  },
  {
    id: 'ledger',
    names: ['The account'],
    meaning: 'What is in the treasury, what the basket costs, and what is left; under it, what winter will want.',
  },
  {
    id: 'wares',
    names: ['What can be bought'],
    meaning: 'A row for each kind: what one costs, how many are still to be had, and how many you buy.',
  },
  {
    id: 'ware-price',
    names: ['Price of one'],
    meaning: 'What one of them costs from the treasury.',
  },
  {
    id: 'ware-left',
    names: ['Still to be had'],
    meaning: 'How many of them there are left for you this year; a dash means that only money and room set a limit.',
  },
  {
    id: 'in-basket',
    names: ['How many you buy'],
    meaning: 'Minus and plus change the basket. Nothing is paid before you say so.',
  },
  {
    id: 'chances',
    names: ['Six faces of the die'],
    meaning: 'How many of the six are good for you, how many change nothing, how many are bad.',
  },
  {
    id: 'combat-odds',
    names: ['Odds'],
    meaning:
      'The attacker’s strength against the defender’s, rounded to a column of the combat table. The die is read in that column.',
  },
];

const it: readonly Term[] = [
  {
    id: 'coalition',
    names: ['Una coalizione in breve'],
    meaning:
      'Il rapporto e il livello di vittoria che vale, il tesoro e quanto entra in un anno, i segnalini in mano, e un tamburo per chi ha l’iniziativa.',
  },
  {
    id: 'ratio',
    names: ['Rapporto'],
    meaning:
      'Punti di adesso divisi per quelli di partenza: 1 vuol dire forte come il primo giorno. La parola accanto è il livello di vittoria che varrebbe; vince il livello più alto.',
  },
  {
    id: 'gold',
    names: ['Tesoro'],
    meaning:
      'Quanto la coalizione può spendere ora, un punto di domanda se è nascosto. Dopo il + quanto danno in un anno tasse e rotte, così come stanno le cose.',
  },
  {
    id: 'tile',
    names: ['Segnalini campagna'],
    meaning: 'Quanti ne ha, coperti per gli altri, e quanti può tenerne al massimo.',
  },
  {
    id: 'drum',
    names: ['Iniziativa'],
    meaning:
      'Questa coalizione agisce per prima quest’anno: le sue potenze hanno la somma più alta di valori di campagna, o l’ha nominata un Grand Tour.',
  },
  {
    id: 'years',
    names: ['Anni della guerra'],
    meaning:
      'Sette anni dal 1756, un turno ciascuno, con le ultime due cifre; quello presente spicca. La barra sotto dice a che punto è l’anno.',
  },
  {
    id: 'neutral-powers',
    names: ['Potenze neutrali'],
    meaning: 'Nessuno le controlla ancora. La diplomazia può conquistarle; un attacco le spinge dall’altra parte.',
  },
  {
    id: 'ledger-treasury',
    names: ['Nel tesoro'],
    meaning: 'Quanto hai da spendere quest’anno, prima di pagare qualsiasi cosa.',
  },
  {
    id: 'ledger-basket',
    names: ['Nel cesto'],
    meaning: 'Quanto costa ciò che hai messo insieme finora. Non si paga nulla prima di premere Paga.',
  },
  {
    id: 'ledger-left',
    names: ['Resta'],
    meaning: 'Il tesoro meno il cesto. Tienine abbastanza per l’inverno, o le unità moriranno di fame.',
  },
  {
    id: 'ledger',
    names: ['Il conto'],
    meaning: 'Quanto c’è nel tesoro, quanto costa il cesto e quanto resta; sotto, ciò che vorrà l’inverno.',
  },
  {
    id: 'wares',
    names: ['Che cosa si compra'],
    meaning: 'Una riga per tipo: quanto costa uno, quanti ne restano e quanti ne compri.',
  },
  {
    id: 'ware-price',
    names: ['Prezzo di uno'],
    meaning: 'Quanto costa ciascuno, preso dal tesoro.',
  },
  {
    id: 'ware-left',
    names: ['Ancora disponibili'],
    meaning: 'Quanti ne restano per te quest’anno; un trattino vuol dire che il limite sono solo i soldi e il posto.',
  },
  {
    id: 'in-basket',
    names: ['Quanti ne compri'],
    meaning: 'Meno e più cambiano il cesto. Non si paga nulla finché non lo dici.',
  },
  {
    id: 'chances',
    names: ['Le sei facce del dado'],
    meaning: 'Quante delle sei ti sono favorevoli, quante non cambiano nulla, quante sono contro.',
  },
  {
    id: 'combat-odds',
    names: ['Rapporto di forze'],
    meaning:
      'La forza di chi attacca contro quella di chi difende, arrotondata a una colonna della tabella. Il dado si legge in quella colonna.',
  },
];

const tables: Translations<readonly Term[]> = { en, it };

/** What the icons and figures of this board say that are no words of its glossary. */
export const marks = (language: Language): readonly Term[] => [...inLanguage(tables, language), ...moreMarks(language)];
