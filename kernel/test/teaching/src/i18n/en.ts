import { rules } from './rules-en.ts';
import { battleOf, disputed } from './scene.ts';
import { cardName, type Glossary, type Tables } from './tables.ts';

const glossary: Glossary = {
  provinces: { hill: 'Hill', ford: 'Ford', tower: 'Tower', marsh: 'Marsh', pass: 'Pass', mill: 'Mill' },
  kinds: { drum: 'drum', musket: 'musket', cannon: 'cannon' },
  markers: { luck: 'luck', veto: 'veto', blank: 'blank' },
  sides: { attacker: 'attacker', defender: 'defender' },
};
const { provinces, markers, sides } = glossary;
const endings = { rounds: 'The last round is over.', conquest: 'Five provinces are in one hand.' };

export const english: Tables = {
  language: 'en',
  title: 'Border Forts',
  colours: { red: 'Red', blue: 'Blue', green: 'Green', white: 'White' },
  prompts: {
    'auction.bid': () => 'Bid for going first, or bow out.',
    'turn.stash': () => 'Stash a card, or keep them all.',
    'turn.act': () => 'Choose an action.',
    'battle.help': (view) => `Join the battle for the ${provinces[battleOf(view).to]}?`,
    'battle.parley': (view) => `Storm the ${provinces[battleOf(view).to]}, or withdraw?`,
    'battle.commit': () => 'Commit up to two cards, face down.',
    'battle.luck': (view) =>
      `The dice say ${battleOf(view).attackDie} against ${battleOf(view).defenceDie}. Your luck?`,
    'marker.veto': (view, name) => `${name(disputed(view).seat)} plays ${markers[disputed(view).marker]}. Cancel it?`,
  },
  choices: {
    bid: ({ gold }) => `bid ${gold}`,
    pass: () => 'pass',
    stash: ({ card }) => `stash the ${cardName(glossary, card)}`,
    keep: () => 'keep all cards',
    attack: ({ from, to }) => `attack the ${provinces[to]} from the ${provinces[from]}`,
    recruit: ({ province }) => `recruit a soldier in the ${provinces[province]}`,
    spy: ({ seat }, name) => `spy on ${name(seat)}`,
    rest: () => 'rest',
    help: ({ side }) => `help the ${sides[side]}`,
    storm: () => 'storm',
    withdraw: () => 'withdraw',
    commit: ({ card }) => `commit the ${cardName(glossary, card)}`,
    ready: () => 'ready',
    luck: () => 'throw the dice again',
    veto: () => 'cancel it',
  },
  events: {
    'round-began': ({ round }) => `Round ${round}.`,
    bid: ({ seat, gold }, name) => `${name(seat)} bids ${gold}.`,
    'bowed-out': ({ seat }, name) => `${name(seat)} bows out.`,
    'goes-first': ({ seat, gold }, name) => `${name(seat)} pays ${gold} and goes first.`,
    'turn-began': ({ seat }, name) => `${name(seat)}'s turn.`,
    'drew-card': ({ seat, card }, name) =>
      `${name(seat)} draws ${card ? `the ${cardName(glossary, card)}` : 'a card'}.`,
    stashed: ({ seat, card }, name) => `${name(seat)} stashes ${card ? `the ${cardName(glossary, card)}` : 'a card'}.`,
    recruited: ({ seat, province }, name) => `${name(seat)} recruits a soldier in the ${provinces[province]}.`,
    spied: ({ seat, on, cards }, name) => {
      const seen = cards === null ? '' : `: ${cards.map((card) => cardName(glossary, card)).join(', ')}`;
      return `${name(seat)} looks into ${name(on)}'s hand${seen}.`;
    },
    attacked: ({ seat, from, to }, name) => `${name(seat)} attacks the ${provinces[to]} from the ${provinces[from]}.`,
    helped: ({ seat, side }, name) => `${name(seat)} helps the ${sides[side]}.`,
    withdrew: ({ seat, from }, name) => `${name(seat)} withdraws from the ${provinces[from]}.`,
    committed: ({ seat, card }, name) => `${name(seat)} commits the ${cardName(glossary, card)}.`,
    threw: ({ attack, defence }) => `The dice: ${attack} for the attack, ${defence} for the defence.`,
    'played-marker': ({ seat, marker }, name) => `${name(seat)} plays ${markers[marker]}.`,
    cancelled: ({ seat, marker }, name) => `${name(seat)}'s ${markers[marker]} is cancelled.`,
    conquered: ({ seat, province }, name) => `${name(seat)} conquers the ${provinces[province]}.`,
    repelled: ({ seat, province }, name) => `${name(seat)} is repelled from the ${provinces[province]}.`,
    'drew-marker': ({ seat, marker }, name) =>
      `${name(seat)} draws a marker${marker === null ? '' : `: ${markers[marker]}`}.`,
    rewarded: ({ seat, gold }, name) => `${name(seat)} has ${gold} gold for helping.`,
    earned: ({ seat, gold }, name) => `${name(seat)} earns ${gold} gold.`,
    'gave-gold': ({ seat, to, gold }, name) => `${name(seat)} gives ${gold} gold to ${name(to)}.`,
    ceded: ({ seat, to, province, gold }, name) =>
      `${name(seat)} cedes the ${provinces[province]} to ${name(to)} for ${gold} gold.`,
    borrowed: ({ seat }, name) => `${name(seat)} takes a loan.`,
    'stash-shown': ({ seat, cards }, name) =>
      `${name(seat)}'s stash: ${cards.map((card) => cardName(glossary, card)).join(', ') || 'nothing'}.`,
    ended: ({ reason }) => endings[reason],
  },
  reasons: {
    'pack-too-small': ({ players }) => `The pack is too small for a long game of ${players}.`,
    'not-asked-now': () => 'It is not for you to choose now.',
    'not-here': () => 'That is not what is being asked.',
    'not-yours': () => 'The province is not yours.',
    'already-yours': () => 'The province is yours already.',
    'not-adjacent': () => 'The two provinces have no common border.',
    'needs-two-soldiers': () => 'One soldier must stay behind; there is no other.',
    yourself: () => 'You know your own hand.',
    'empty-hand': () => 'There is nothing to see in an empty hand.',
    'not-in-hand': () => 'You do not hold that card, or have committed it.',
    'no-such-marker': () => 'You hold no such marker, or it would come too late.',
    'too-little-gold': ({ needs }) => `That takes ${needs} gold.`,
    'bid-too-low': ({ high }) => `The highest bid is ${high}.`,
    'too-many-loans': ({ most }) => `Nobody may have more than ${most} loans.`,
    'on-the-march': () => 'The attackers have set out from there.',
    'under-attack': () => 'It is under attack, and can be ceded only to the attacker.',
  },
  endings,
  deals: {
    gift: ({ from, to, gold }, name) => `${name(from)} gives ${gold} gold to ${name(to)}`,
    cede: ({ from, to, province, gold }, name) =>
      `${name(from)} cedes the ${provinces[province]} to ${name(to)} for ${gold} gold`,
    loan: ({ from }, name) => `${name(from)} takes a loan of 2 gold`,
  },
  options: {
    players: { name: 'Players', hint: 'Two to four.' },
    auction: { name: 'Auction', hint: 'Bid each round for going first; without it, the first turn goes round.' },
    length: { name: 'Length', hint: 'How many rounds at most.' },
  },
  lengths: { short: 'short (3 rounds)', standard: 'standard (4 rounds)', long: 'long (5 rounds)' },
  orders: {
    luck: { name: 'Luck', hint: 'Ask me about luck always, in my battles, or never.' },
    veto: { name: 'Veto', hint: 'Ask me about vetoes always, where it concerns me, or never.' },
    help: { name: 'Ally', hint: 'Always help this player in battle.' },
    'pass-auction': { name: 'No bid', hint: 'Bow out of the auction of this round.' },
  },
  rules,
};
