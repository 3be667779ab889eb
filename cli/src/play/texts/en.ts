import type { PlayTexts } from './play-texts.ts';

export const en: PlayTexts = {
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
