import type { BoardWords } from './en.ts';

export const it: BoardWords = {
  seas: {
    atlantic: 'Atlantico',
    mediterranean: 'Mediterraneo',
    ocean: 'Oceano Atlantico',
    mexico: 'Golfo del Messico',
    'caribbean-sea': 'Mar dei Caraibi',
    bengal: 'Golfo del Bengala',
    arabian: 'Mare Arabico',
  },
  sheet: (region) => `Carta: ${region}`,
  sheets: 'Le quattro carte',
  sheetLabel: (region, britain, france, award) => `${region}: Gran Bretagna ${britain}, Francia ${france}; ${award}`,
  choicesThere: (n) => (n === 1 ? '1 scelta lì' : `${n} scelte lì`),
  number: (n) => `Scelta ${n}`,
  cancel: 'Lascia stare',

  localAlliance: 'alleanza locale',
  price: (n) => `prezzo ${n}`,
  damaged: 'danneggiato',
  isolated: 'isolato',
  guarded: 'protetto',
  wanted: 'richiesto',
  notInPlay: 'non ancora in gioco',
  joinedTo: (names) => `Collegato a: ${names}.`,
  conquestTo: (names) => `Linee di conquista verso: ${names}.`,
  huguenots: 'Ugonotti',
  exhausted: 'esaurito',
  held: (side) => `di ${side}`,
  unheld: 'di nessuno',
  gameOver: 'La partita è finita',
  finalScoring: 'Punteggio finale',
  peace: (turn) => `Pace ${turn} di 6`,
  peaceRound: (turn, round) => `Pace ${turn}, giro ${round} di 4`,

  sides: 'Le due parti',
  you: 'tu',
  bot: 'bot',
  initiative: 'ha l’iniziativa',
  treaty: 'Trattati',
  squadrons: (atSea, navyBox, unbuilt) =>
    `Squadre: ${atSea} in mare, ${navyBox} nella riserva navale, ${unbuilt} da costruire`,
  noMinisters: 'ancora nessun ministero',
  secretMinister: 'uno ancora segreto',
  cards: (n) => (n === 1 ? '1 carta evento' : `${n} carte evento`),
  debtOf: (debt, limit) => `Debito ${debt} su ${limit}`,
  pointsOf: { major: 'azione maggiore', minor: 'azione minore', extra: 'da un evento o da uno scambio' },
  spent: (what) => `spesi: ${what}`,
  track: (vp) => `Tracciato della vittoria: ${vp} di 30; la Gran Bretagna vince a 0, la Francia a 30`,
  calendar: 'Paci e guerre',
  warSigns: { WSS: 'Sp.', WAS: 'Au.', '7YW': '7A', AWI: 'Am.' },
  demand: 'Merci richieste in questa pace',
  demandOf: (commodity, reward, britain, france) =>
    `${commodity} (${reward}): Gran Bretagna ${britain}, Francia ${france}`,
  reward: ({ vp, trp, debt }) =>
    [`${vp} PV`, trp > 0 ? `${trp} PT` : '', debt === 0 ? '' : debt > 0 ? `debito +${debt}` : `debito −${-debt}`]
      .filter((part) => part !== '')
      .join(', '),
};
