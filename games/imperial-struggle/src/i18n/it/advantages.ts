import type { AdvantageId } from '../../data/advantages.ts';
import type { Named } from '../tables.ts';

const cheaper = (where: string) => `Togliere una bandiera da un mercato ${where} costa 1 E in meno.`;

export const advantages: Readonly<Record<AdvantageId, Named>> = {
  'baltic-trade': { name: 'Commercio baltico', hint: 'Il tuo debito scende di 2.' },
  'central-europe-conflict': {
    name: 'Conflitto in Europa centrale',
    hint: 'Piazza un conflitto in uno spazio alleanza in Europa.',
  },
  'german-diplomacy': {
    name: 'Diplomazia tedesca',
    hint: 'Togli la bandiera avversaria da Russia, Svezia o Baviera a un costo base di 1 D.',
  },
  'italy-influence': {
    name: 'Influenza in Italia',
    hint: 'Togli la bandiera avversaria da uno spazio in Spagna o in Austria a un costo base di 1 D.',
  },
  'mediterranean-intrigue': {
    name: 'Intrigo mediterraneo',
    hint: 'Piazza un conflitto in Spagna, in Austria o in Sardegna.',
  },
  'naval-bastion': {
    name: 'Bastione navale',
    hint: 'Con 1 M di un’azione maggiore, manda una squadra avversaria da un mare qualsiasi al riquadro Marina.',
  },
  'silesia-negotiations': {
    name: 'Negoziati sulla Slesia',
    hint: 'Togli la bandiera avversaria da uno spazio in Prussia o negli Stati tedeschi a un costo base di 1 D.',
  },
  'algonquin-raids': { name: 'Incursioni algonchine', hint: 'Piazza un conflitto in un mercato delle pellicce.' },
  'fur-trade': {
    name: 'Commercio di pellicce',
    hint: 'Togli la bandiera avversaria da un mercato in Nord America a un costo base di 1 E.',
  },
  'iroquois-raids': { name: 'Incursioni irochesi', hint: 'Piazza un conflitto in un mercato delle pellicce.' },
  'patriot-agitation': {
    name: 'Agitazione patriottica',
    hint: 'Piazza un conflitto in un mercato o spazio politico in Nord America.',
  },
  wheat: { name: 'Grano', hint: cheaper('in Nord America') },
  fruit: { name: 'Frutta', hint: cheaper('nei Caraibi') },
  'letters-of-marque': {
    name: 'Lettere di corsa',
    hint: 'Piazza un conflitto in un mercato dei Caraibi che non è protetto.',
  },
  'pirate-havens': {
    name: 'Covi di pirati',
    hint: 'Piazza un conflitto in un mercato dei Caraibi che non è protetto.',
  },
  rum: { name: 'Rum', hint: cheaper('nei Caraibi') },
  'slaving-contracts': { name: 'Contratti della tratta', hint: 'Costruisci una squadra navale per 2 M.' },
  'power-struggle': {
    name: 'Lotta per il potere',
    hint: 'Piazza un conflitto in un mercato della Costa del Carnatico.',
  },
  'raids-and-incursions': { name: 'Scorrerie e incursioni', hint: 'Piazza un conflitto in un mercato in India.' },
  'separatist-wars': { name: 'Guerre separatiste', hint: 'Piazza un conflitto in un mercato del cotone.' },
  silk: { name: 'Seta', hint: cheaper('in India') },
  textiles: { name: 'Tessuti', hint: cheaper('in India') },
};
