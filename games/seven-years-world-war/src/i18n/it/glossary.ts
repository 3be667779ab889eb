import { recordOf } from '@cabinet-wars/kernel';
import { yearsOf } from '../../data/charts.ts';
import { LANDS } from '../../data/powers.ts';
import type { Glossary } from '../tables.ts';
import { name, points, ratio } from './grammar.ts';
import { markers } from './markers.ts';
import { kinds, phases, routes, units } from './names.ts';
import { squares } from './squares.ts';
import { deals, terms } from './terms.ts';

const ORDINALS = ['Prima', 'Seconda', 'Terza', 'Quarta'];

export const glossary: Glossary = {
  squares,
  lands: recordOf(LANDS, name),
  kinds,
  units,
  markers,
  routes,
  phases,
  terrains: {
    civilized: {
      name: 'Terra civilizzata',
      hint: 'Costa 1 alle unità terrestri; rende e nutre secondo il suo valore.',
    },
    wilderness: {
      name: 'Terra selvaggia',
      hint: 'Costa 2 alle unità terrestri; 1 in difesa; nutre un’unità, due di potenza minore.',
    },
    'terra-incognita': {
      name: 'Terra incognita',
      hint: 'Costa 3 alle unità terrestri; 1 in difesa, 2 per le potenze minori; nutre solo un’unità di potenza minore.',
    },
    sea: { name: 'Mare', hint: 'Solo per le flotte, 1 a casella; nutre solo una flotta di potenza minore.' },
    ice: { name: 'Ghiacci polari', hint: 'Chiusi a tutti.' },
  },
  combatTables: {
    engagement: { name: 'Ingaggio', hint: 'Aperta a ogni contingente: poco si perde, poco si guadagna.' },
    linear: { name: 'Lineare', hint: 'Per contingenti fatti almeno a metà di eserciti, legioni o flotte.' },
    revolutionary: { name: 'Rivoluzionaria', hint: 'Per contingenti con una legione: battaglie di annientamento.' },
  },
  results: {
    '-': { name: 'Stallo', hint: 'Non succede nulla.' },
    AW: {
      name: 'L’attaccante desiste',
      hint: 'Chi attacca resta da dove è venuto; per riprovare serve una Marcia forzata.',
    },
    DW: {
      name: 'Ritirata del difensore',
      hint: 'Chi difende si ritira di una casella, e chi non può è perso; chi attacca può avanzare nella casella vuota.',
    },
    AZ: {
      name: 'Attaccante falcidiato',
      hint: 'Metà degli attaccanti, per eccesso, è persa; gli altri desistono; il loro comandante è perso con un dado sopra il suo valore più 2. Chi difende può promuovere a veterani un’unità di reclute.',
    },
    DZ: {
      name: 'Difensore falcidiato',
      hint: 'Metà dei difensori, per eccesso, è persa; gli altri si ritirano; il loro comandante è perso con un dado sopra il suo valore più 2. Chi attacca può promuovere a veterani un’unità di reclute e avanzare nella casella vuota.',
    },
    AA: {
      name: 'Attaccante annientato',
      hint: 'Tutti gli attaccanti e il loro comandante sono persi. Chi attacca rimette nel sacchetto un segnalino a caso; chi difende ne pesca uno, può promuovere a veterani un’unità di reclute e avanzare se la casella è vuota.',
    },
    DD: {
      name: 'Difensore annientato',
      hint: 'Tutti i difensori e il loro comandante sono persi. Chi difende rimette nel sacchetto un segnalino a caso; chi attacca ne pesca uno, può promuovere a veterani un’unità di reclute e avanzare.',
    },
    BB: {
      name: 'Carneficina',
      hint: 'Senza contare comandanti e terreno, il contingente più debole è perso, a parità entrambi; il più forte perde unità di almeno pari forza. Ogni comandante è perso con un dado sopra il suo valore più 2. Gli attaccanti rimasti possono avanzare nella casella vuota.',
    },
  },
  diplomacy: {
    '-': { name: 'Nessun effetto', hint: 'I segnalini sono spesi per nulla.' },
    R: { name: 'Reazione', hint: 'Ogni altro giocatore prende un punto tesoro o un segnalino.' },
    R2: { name: 'Grande reazione', hint: 'Ogni altro giocatore prende due punti tesoro o due segnalini.' },
    D1: { name: 'Successo 1', hint: 'Spionaggio.' },
    D2: { name: 'Successo 2', hint: 'Spionaggio, congiura o una potenza neutrale acquisita.' },
    D3: { name: 'Successo 3', hint: 'Come il successo 2, o una potenza resa neutrale.' },
    D4: { name: 'Successo 4', hint: 'Come il successo 3, o una potenza nemica sottratta.' },
  },
  gains: {
    inspection: { name: 'Sguardo in un tesoro', hint: 'Vedi quanto può spendere un avversario.' },
    espionage: { name: 'Spionaggio', hint: 'Vedi tutti i segnalini di un avversario.' },
    coup: { name: 'Congiura', hint: 'Un avversario rimette nel sacchetto un segnalino a caso.' },
    assassination: {
      name: 'Congiura contro un comandante',
      hint: 'Con un dado sopra il suo valore un comandante torna nel sacchetto.',
    },
    'win-neutral': {
      name: 'Acquisire una potenza neutrale',
      hint: 'La potenza neutrale a cui miravi passa sotto il tuo controllo.',
    },
    'make-neutral': { name: 'Rendere neutrale una potenza', hint: 'L’avversario sceglie quale delle sue.' },
    'win-over': { name: 'Sottrarre una potenza nemica', hint: 'L’avversario sceglie quale delle sue.' },
  },
  minorRecruiting: {
    uprising: 'Sollevazione',
    nothing: 'Nessun effetto',
    'base-or-zone': 'Base o zona fortificata',
    'army-horde-fleet': 'Esercito, orda o flotta',
  },
  taxes: {
    rebellion: 'Rivolta fiscale',
    protest: 'Protesta fiscale',
    'taxes-1': 'Tasse ×1',
    'taxes-2': 'Tasse ×2',
    'taxes-3': 'Tasse ×3',
  },
  pillage: { indiscipline: 'Indisciplina delle truppe', nothing: 'Nessun effetto', pillage: 'Saccheggio' },
  levels: {
    global: { name: 'Vittoria mondiale', hint: 'Indice di 2,00 o più: la tua coalizione domina il mondo.' },
    continental: { name: 'Vittoria continentale', hint: 'Indice da 1,50 a 1,99: un continente è tuo.' },
    marginal: { name: 'Vittoria marginale', hint: 'Indice da 1,20 a 1,49: un po’ di gloria.' },
    equilibrium: { name: 'Equilibrio', hint: 'Indice da 0,81 a 1,19: l’equilibrio delle potenze regge.' },
    defeat: { name: 'Sconfitta', hint: 'Indice di 0,80 o meno: la tua coalizione è vicina al crollo.' },
  },
  rolls: {
    initiative: 'per l’iniziativa',
    combat: 'in combattimento',
    'leader-lost': 'per la sorte di un comandante',
    attrition: 'per Logoramento',
    'balance-of-power': 'per Equilibrio delle potenze',
    corruption: 'per Corruzione',
    'coalition-rallies': 'per Riscossa della coalizione',
    'laissez-faire': 'per Laissez-faire',
    revolution: 'per Rivoluzione',
    'scientific-breakthrough': 'per Scoperta scientifica',
    diplomacy: 'in diplomazia',
    coup: 'per una congiura',
    invasion: 'per una potenza invasa',
    'minor-recruiting': 'per le reclute di una potenza minore',
    'increasing-taxes': 'per l’aumento delle tasse',
    legion: 'per una legione',
    pillage: 'per un saccheggio',
    enlightenment: 'per i Lumi',
    agreement: 'per un accordo violato',
    'set-up': 'allo schieramento',
  },
  moneyFor: {
    start: 'all’inizio',
    taxes: 'di tasse',
    trade: 'dal commercio',
    recruiting: 'per le reclute',
    marker: 'per un segnalino',
    restoring: 'per una casella risanata',
    fortifying: 'per una zona fortificata',
    legion: 'per una legione',
    training: 'per l’addestramento',
    provisioning: 'per i rifornimenti',
    pillage: 'di bottino',
    corruption: 'per Corruzione',
    'coalition-rallies': 'per Riscossa della coalizione',
    'laissez-faire': 'per Laissez-faire',
    'manufacturing-inventions': 'per Invenzioni manifatturiere',
    'trading-charter': 'per una Patente commerciale',
    reaction: 'per reazione',
    deal: 'in un accordo',
  },
  clauses: {
    'no-attack': { name: 'Nessun attacco', hint: 'Non ti attaccherò.' },
    'no-entry': { name: 'Nessun ingresso', hint: 'Nessuna mia unità entrerà nella potenza indicata.' },
    'no-diplomacy': { name: 'Nessuna diplomazia', hint: 'Non tenterò la diplomazia contro la potenza indicata.' },
    leave: { name: 'Sgombero', hint: 'Le mie unità avranno lasciato la casella indicata.' },
    pay: { name: 'Pagamento', hint: 'Ti avrò pagato la somma indicata.' },
  },
  deals,
  terms,
  coalition: (number) => `${ORDINALS[number - 1] ?? number} coalizione`,
  inShort: {
    GB: 'Gran Bretagna',
    FR: 'Francia',
    PR: 'Prussia',
    AU: 'Austria',
    RU: 'Russia',
    MC: 'Maratha',
    ME: 'Manciù',
    UP: 'Province Unite',
    SP: 'Spagna',
    OT: 'Ottomani',
  },
  turn: (turn) => yearsOf(turn),
  points,
  ratio,
};
