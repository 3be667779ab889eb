import type { Translations } from '@cabinet-wars/kernel';

/** What the terminal itself says; everything about the game comes from the game's own texts. */
export interface PlayTexts {
  readonly turn: (name: string) => string;
  readonly ask: string;
  readonly range: (from: number, to: number) => string;
  readonly takenBack: (name: string) => string;
  readonly notUnderstood: string;
  readonly noChoice: (text: string) => string;
  readonly mayBeDone: string;
  readonly saved: (file: string) => string;
  readonly loaded: (file: string) => string;
  readonly offer: (id: number, from: string, terms: string) => string;
  readonly answerOffer: string;
  readonly botFailed: (bot: string, fault: string) => string;
  readonly noOffers: string;
  readonly noOrders: string;
  readonly askMe: string;
  readonly over: string;
  readonly place: (place: number, names: string, scores: string) => string;
  readonly inputEnded: string;
  readonly commands: string;
}

const en: PlayTexts = {
  turn: (name) => `— ${name} —`,
  ask: 'number, notation, or help',
  range: (from, to) => `number from ${from} to ${to}`,
  takenBack: (name) => `(${name} takes that back)`,
  notUnderstood: 'That is no number on the list, no choice and no command. `help` lists the commands.',
  noChoice: (text) => `"${text}" is not a choice in this game's notation.`,
  mayBeDone: 'Nothing stands in the way.',
  saved: (file) => `Written to ${file}.`,
  loaded: (file) => `Taken up from ${file}.`,
  offer: (id, from, terms) => `offer ${id} by ${from}: ${terms}`,
  answerOffer: 'accept, decline, or Enter to leave it open',
  botFailed: (bot, fault) => `(The bot "${bot}" has failed, the lot decides: ${fault})`,
  noOffers: 'No offers.',
  noOrders: 'No standing orders.',
  askMe: 'ask me about reactions',
  over: 'The game is over.',
  place: (place, names, scores) => `${place}. ${names} (${scores})`,
  inputEnded: 'The input ended before the game.',
  commands: `  a number             take that choice; \`2 5\` takes number 2 with 5 in its range
  attack hill ford     a choice in the game's notation
  undo                 take back the last thing, where that can be
  why <notation>       why a choice cannot be made
  show                 all that this seat may know, as data
  offers               the deals offered; accept N, decline N, withdraw N
  offer {"t":…}        offer a deal, as JSON; from and to are seat numbers, to null for nobody
  orders               standing orders; order {"order":…}, cancel {"order":…}
  save FILE, load FILE keep the table, take it up again
  transcript FILE      write the game as text: what this seat may know, or all of it once it is over
  quit                 leave`,
};

const it: PlayTexts = {
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

export const playTexts: Translations<PlayTexts> = { en, it };
