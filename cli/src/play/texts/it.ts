import type { PlayTexts } from './play-texts.ts';

export const it: PlayTexts = {
  turn: (name) => `— ${name} —`,
  ask: 'numero, notazione o help',
  range: (from, to) => `numero da ${from} a ${to}`,
  takenBack: (name) => `(${name} ritira la mossa)`,
  notUnderstood: "Non è un numero dell'elenco, né una scelta, né un comando. `help` elenca i comandi.",
  noChoice: (text) => `«${text}» non è una scelta nella notazione di questo gioco.`,
  mayBeDone: 'Nulla lo impedisce.',
  saved: (file) => `Scritto in ${file}.`,
  loaded: (file) => `Ripreso da ${file}.`,
  offer: (id, from, terms) => `offerta ${id} di ${from}: ${terms}`,
  answerOffer: 'accept (accetta), decline (rifiuta) o Invio per lasciarla aperta',
  botFailed: (bot, fault) => `(Il bot «${bot}» ha fallito, decide la sorte: ${fault})`,
  noOffers: 'Nessuna offerta.',
  noOrders: 'Nessun ordine permanente.',
  askMe: 'chiedimi delle reazioni',
  over: 'La partita è finita.',
  place: (place, names, scores) => `${place}. ${names} (${scores})`,
  inputEnded: "L'ingresso è finito prima della partita.",
  commands: `  un numero            fa quella scelta; \`2 5\` prende la numero 2 con 5 nel suo intervallo
  attack hill ford     una scelta nella notazione del gioco
  undo                 ritira l'ultima mossa, dove si può
  why <notazione>      perché una scelta non si può fare
  show                 tutto ciò che questo posto può sapere, come dati
  offers               gli accordi proposti; accept N, decline N, withdraw N
  offer {"t":…}        propone un accordo, in JSON; from e to sono numeri di posto, to null per nessuno
  orders               ordini permanenti; order {"order":…}, cancel {"order":…}
  save FILE, load FILE conserva il tavolo, lo riprende
  transcript FILE      scrive la partita come testo: ciò che il posto può sapere, o tutto quando è finita
  quit                 lascia il tavolo`,
};
