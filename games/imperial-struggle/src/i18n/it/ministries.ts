import type { MinistryId } from '../../data/ministries.ts';
import type { MinistryText } from '../cards.ts';

export const ministries: Readonly<Record<MinistryId, MinistryText>> = {
  'cardinal-ministers': {
    name: 'I cardinali ministri',
    abilities: [
      'Una volta per turno, subito dopo aver preso una tessera con un’azione diplomatica: quell’azione ha 1 D in più per ogni spazio francese tra Savoia, Sardegna e gli spazi prestigio di Spagna e Austria, al massimo 3.',
    ],
  },
  'john-law': {
    name: 'John Law',
    abilities: [
      'Dopo l’ultimo round di ogni turno il debito francese scende di 1, o di 2 se la Francia ha uno spazio in Scozia.',
    ],
  },
  'court-of-the-sun-king': {
    name: 'La corte del Re Sole',
    abilities: ['Se la Francia vince il premio dell’Europa, ottiene 1 PV in più.'],
  },
  'jacobite-uprisings': {
    name: 'Insurrezioni giacobite',
    abilities: [
      'Una volta per turno, per un round: la Francia può pagare M invece di D per modificare spazi in Scozia e in Irlanda.',
      'Una volta per turno, in un altro round: con 3 M ottieni 1 PV per ogni spazio francese in Scozia e in Irlanda e per ogni segnalino Vittoria giacobita, al massimo 4.',
      'È tolta dal gioco con una Sconfitta giacobita, o quando sono rivelati i Negoziati tra Papato e Hannover.',
    ],
  },
  'robert-walpole': {
    name: 'Robert Walpole',
    abilities: [
      'Una volta per turno, anche prima di prendere una tessera: pesca un evento, poi scartane uno dalla mano.',
    ],
  },
  'jonathan-swift': {
    name: 'Jonathan Swift',
    abilities: [
      'Issare una bandiera in Irlanda o in Scozia costa alla Gran Bretagna 1 D in meno.',
      'Finché la Gran Bretagna ha uno spazio in Irlanda, le sue azioni diplomatiche minori possono togliere bandiere francesi in Europa, con o senza conflitto.',
    ],
  },
  'east-india-company': {
    name: 'Compagnia delle Indie orientali',
    abilities: [
      'Al punteggio: 1 PV per ogni vantaggio britannico utilizzabile e non esaurito tra Tessuti, Seta, Frutta, Commercio di pellicce e Rum, al massimo 3.',
    ],
  },
  'bank-of-england': {
    name: 'Banca d’Inghilterra',
    abilities: [
      'Una volta per turno: il limite del debito britannico sale di 1.',
      'Una volta per turno: un evento economico si può giocare con una tessera la cui azione maggiore non è economica; la tessera deve avere il simbolo evento.',
    ],
  },
  'new-world-huguenots': {
    name: 'Ugonotti nel Nuovo Mondo',
    abilities: [
      'Una volta per turno: piazza un segnalino Ugonotti in un territorio francese del Nord America o dei Caraibi. Conquistarlo costa 2 punti conquista. Il segnalino resta oltre l’era, ed è tolto dal gioco se la Francia perde il territorio.',
      'Spendi un segnalino pronto: una modifica di un mercato della sua regione costa 1 E in meno. Anche speso protegge il suo territorio.',
    ],
  },
  'edmond-halley': {
    name: 'Edmond Halley',
    abilities: [
      'Una volta per turno: costruisci una squadra navale per 2 M.',
      'Una volta per turno, con una squadra britannica nel Golfo di Biscaglia o nel Mare delle Baleari: scarta un evento per 1 punto trattato.',
    ],
  },
  choiseul: {
    name: 'Choiseul',
    abilities: [
      'Una volta per turno, in un’azione militare: 1 M in più, solo per tessere guerra bonus o per schierare squadre.',
      'Una volta per turno, con una squadra francese in Nord America: costruisci una squadra navale per 2 M.',
    ],
  },
  dupleix: {
    name: 'Dupleix',
    abilities: [
      '1 punto trattato ogni volta che la Francia vince il premio dell’India, la domanda del cotone o delle spezie.',
    ],
  },
  'pompadour-and-du-barry': {
    name: 'Pompadour e Du Barry',
    abilities: ['1 punto trattato la prima volta in un round che la Francia esaurisce un vantaggio europeo.'],
  },
  voltaire: {
    name: 'Voltaire',
    abilities: [
      'Quando è assegnato il premio dell’Europa, a chiunque vada: 1 punto trattato per ogni paese di più spazi in cui la Francia ha uno spazio prestigio, al massimo 3.',
    ],
  },
  'pitt-the-elder': {
    name: 'Pitt il Vecchio',
    abilities: [
      'Una volta per turno, in un’azione diplomatica: 1 D in più, solo per spazi politici senza prestigio.',
      'Una volta per turno: costruisci una squadra navale per 2 M.',
    ],
  },
  'charles-hanbury-williams': {
    name: 'Charles Hanbury Williams',
    abilities: [
      'Una volta per turno, per un round: togliere bandiere francesi in Prussia, negli Stati tedeschi e in Russia costa 1 D in meno ciascuna.',
    ],
  },
  'merchant-banks': {
    name: 'Banche mercantili',
    abilities: [
      'Finché è scoperto, i primi due debiti di ogni turno di pace che la Gran Bretagna prende come punti economici lasciano il suo debito com’è. Si possono prendere anche al limite, in uno o più round.',
    ],
  },
  'samuel-johnson': {
    name: 'Samuel Johnson',
    abilities: [
      'Il premio dell’Europa: 1 PV in più se lo vince la Gran Bretagna, 1 PV in meno (non sotto 0) se lo vince la Francia.',
    ],
  },
  'james-watt': {
    name: 'James Watt',
    abilities: [
      'La Francia non ottiene nulla per il debito imposto alla Gran Bretagna oltre il suo limite.',
      '1 punto trattato la prima volta in un round che la Francia esaurisce un vantaggio.',
    ],
  },
  'papacy-hanover-negotiations': {
    name: 'Negoziati tra Papato e Hannover',
    abilities: [
      'Quando è rivelato, le Insurrezioni giacobite sono tolte dal gioco.',
      'Una volta per turno, in un’azione diplomatica: 2 D in più, solo per Scozia e Irlanda.',
    ],
  },
  'townshend-acts': {
    name: 'Leggi Townshend',
    abilities: [
      'Una volta per turno, all’inizio di un round: segna una merce. Per il resto del turno le azioni economiche minori britanniche possono togliere bandiere francesi dai suoi mercati.',
    ],
  },
  'edmund-burke': {
    name: 'Edmund Burke',
    abilities: [
      'Un’azione diplomatica maggiore spesa tutta in Europa ha 1 D in più per ogni spazio britannico in Irlanda.',
      'Modificare i Figli della Libertà o gli Stati Uniti costa alla Gran Bretagna 1 D in meno.',
    ],
  },
  turgot: {
    name: 'Turgot',
    abilities: [
      'Il primo debito che la Francia prende in un round vale 2 punti, se ha più debito disponibile della Gran Bretagna.',
    ],
  },
  'north-american-trade': {
    name: 'Commercio nordamericano',
    abilities: [
      'Se all’inizio del suo round la Francia ha più mercati di pellicce e pesce della Gran Bretagna, le sue azioni economiche hanno 1 E in più.',
      'Quando è rivelato, tutti i segnalini Ugonotti spesi tornano pronti.',
    ],
  },
  'marquis-de-condorcet': {
    name: 'Marchese di Condorcet',
    abilities: [
      'Una volta per turno, all’inizio di un round: gioca un evento anche se la tessera non ha il simbolo evento; il suo tipo deve comunque essere quello dell’azione maggiore.',
    ],
  },
  lavoisier: {
    name: 'Lavoisier',
    abilities: [
      'Quando la Francia ottiene il bonus di un evento, le azioni maggiore e minore della sua tessera hanno 1 punto in più ciascuna.',
    ],
  },
};
