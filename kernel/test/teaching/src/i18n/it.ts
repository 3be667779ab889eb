import { rules } from './rules-it.ts';
import { battleOf, disputed } from './scene.ts';
import { cardName, type Glossary, type Tables } from './tables.ts';

const glossary: Glossary = {
  provinces: { hill: 'Colle', ford: 'Guado', tower: 'Torre', marsh: 'Palude', pass: 'Valico', mill: 'Mulino' },
  kinds: { drum: 'tamburo', musket: 'moschetto', cannon: 'cannone' },
  markers: { luck: 'fortuna', veto: 'veto', blank: 'nullo' },
  sides: { attacker: 'l’attaccante', defender: 'il difensore' },
};
const { provinces, markers, sides } = glossary;
const endings = { rounds: 'L’ultimo round è finito.', conquest: 'Cinque province sono in una sola mano.' };

export const italian: Tables = {
  language: 'it',
  title: 'Forti di confine',
  colours: { red: 'Rosso', blue: 'Blu', green: 'Verde', white: 'Bianco' },
  prompts: {
    'auction.bid': () => 'Offri per giocare per primo, o ritirati.',
    'turn.stash': () => 'Metti da parte una carta, o tienile tutte.',
    'turn.act': () => 'Scegli un’azione.',
    'battle.help': (view) => `Intervieni nella battaglia (${provinces[battleOf(view).to]})?`,
    'battle.parley': (view) => `Dai l’assalto (${provinces[battleOf(view).to]}) o ti ritiri?`,
    'battle.commit': () => 'Impegna fino a due carte, coperte.',
    'battle.luck': (view) =>
      `I dadi: ${battleOf(view).attackDie} contro ${battleOf(view).defenceDie}. Tenti la fortuna?`,
    'marker.veto': (view, name) => `${name(disputed(view).seat)} gioca ${markers[disputed(view).marker]}. Lo annulli?`,
  },
  choices: {
    bid: ({ gold }) => `offri ${gold}`,
    pass: () => 'passa',
    stash: ({ card }) => `metti da parte: ${cardName(glossary, card)}`,
    keep: () => 'tieni tutte le carte',
    attack: ({ from, to }) => `attacca: ${provinces[from]} → ${provinces[to]}`,
    recruit: ({ province }) => `recluta un soldato (${provinces[province]})`,
    spy: ({ seat }, name) => `spia ${name(seat)}`,
    rest: () => 'riposa',
    help: ({ side }) => `aiuta ${sides[side]}`,
    storm: () => 'assalto',
    withdraw: () => 'ritirata',
    commit: ({ card }) => `impegna: ${cardName(glossary, card)}`,
    ready: () => 'pronto',
    luck: () => 'rilancia i dadi',
    veto: () => 'annullalo',
  },
  events: {
    'round-began': ({ round }) => `Round ${round}.`,
    bid: ({ seat, gold }, name) => `${name(seat)} offre ${gold}.`,
    'bowed-out': ({ seat }, name) => `${name(seat)} si ritira dall’asta.`,
    'goes-first': ({ seat, gold }, name) => `${name(seat)} paga ${gold} e gioca per primo.`,
    'turn-began': ({ seat }, name) => `Turno di ${name(seat)}.`,
    'drew-card': ({ seat, card }, name) => `${name(seat)} pesca ${card ? cardName(glossary, card) : 'una carta'}.`,
    stashed: ({ seat, card }, name) => `${name(seat)} mette da parte ${card ? cardName(glossary, card) : 'una carta'}.`,
    recruited: ({ seat, province }, name) => `${name(seat)} recluta un soldato (${provinces[province]}).`,
    spied: ({ seat, on, cards }, name) => {
      const seen = cards === null ? '' : `: ${cards.map((card) => cardName(glossary, card)).join(', ')}`;
      return `${name(seat)} guarda la mano di ${name(on)}${seen}.`;
    },
    attacked: ({ seat, from, to }, name) => `${name(seat)} attacca: ${provinces[from]} → ${provinces[to]}.`,
    helped: ({ seat, side }, name) => `${name(seat)} aiuta ${sides[side]}.`,
    withdrew: ({ seat, from }, name) => `${name(seat)} si ritira (${provinces[from]}).`,
    committed: ({ seat, card }, name) => `${name(seat)} impegna ${cardName(glossary, card)}.`,
    threw: ({ attack, defence }) => `I dadi: ${attack} per l’attacco, ${defence} per la difesa.`,
    'played-marker': ({ seat, marker }, name) => `${name(seat)} gioca ${markers[marker]}.`,
    cancelled: ({ seat, marker }, name) => `Annullato: ${markers[marker]} di ${name(seat)}.`,
    conquered: ({ seat, province }, name) => `${name(seat)} conquista: ${provinces[province]}.`,
    repelled: ({ seat, province }, name) => `${name(seat)} è respinto (${provinces[province]}).`,
    'drew-marker': ({ seat, marker }, name) =>
      `${name(seat)} pesca un segnalino${marker === null ? '' : `: ${markers[marker]}`}.`,
    rewarded: ({ seat, gold }, name) => `${name(seat)} riceve ${gold} ori per l’aiuto.`,
    earned: ({ seat, gold }, name) => `${name(seat)} incassa ${gold} ori.`,
    'gave-gold': ({ seat, to, gold }, name) => `${name(seat)} dà ${gold} ori a ${name(to)}.`,
    ceded: ({ seat, to, province, gold }, name) =>
      `${name(seat)} cede una provincia (${provinces[province]}) a ${name(to)} per ${gold} ori.`,
    borrowed: ({ seat }, name) => `${name(seat)} prende un prestito.`,
    'stash-shown': ({ seat, cards }, name) =>
      `La riserva di ${name(seat)}: ${cards.map((card) => cardName(glossary, card)).join(', ') || 'niente'}.`,
    ended: ({ reason }) => endings[reason],
  },
  reasons: {
    'pack-too-small': ({ players }) => `Il mazzo è troppo piccolo per una partita lunga in ${players}.`,
    'not-asked-now': () => 'Ora non tocca a te scegliere.',
    'not-here': () => 'Non è questo che si chiede.',
    'not-yours': () => 'La provincia non è tua.',
    'already-yours': () => 'La provincia è già tua.',
    'not-adjacent': () => 'Le due province non confinano.',
    'needs-two-soldiers': () => 'Un soldato deve restare; non ce n’è un altro.',
    yourself: () => 'La tua mano la conosci.',
    'empty-hand': () => 'In una mano vuota non c’è niente da vedere.',
    'not-in-hand': () => 'Non hai quella carta, o l’hai già impegnata.',
    'no-such-marker': () => 'Non hai quel segnalino, o arriverebbe tardi.',
    'too-little-gold': ({ needs }) => `Ci vogliono ${needs} ori.`,
    'bid-too-low': ({ high }) => `L’offerta più alta è ${high}.`,
    'too-many-loans': ({ most }) => `Nessuno può avere più di ${most} prestiti.`,
    'on-the-march': () => 'Gli attaccanti sono partiti da lì.',
    'under-attack': () => 'È sotto attacco: si può cedere solo all’attaccante.',
  },
  endings,
  deals: {
    gift: ({ from, to, gold }, name) => `${name(from)} dà ${gold} ori a ${name(to)}`,
    cede: ({ from, to, province, gold }, name) =>
      `${name(from)} cede una provincia (${provinces[province]}) a ${name(to)} per ${gold} ori`,
    loan: ({ from }, name) => `${name(from)} prende un prestito di 2 ori`,
  },
  options: {
    players: { name: 'Giocatori', hint: 'Da due a quattro.' },
    auction: { name: 'Asta', hint: 'Si offre ogni round per giocare per primi; senza, il primo turno passa di mano.' },
    length: { name: 'Durata', hint: 'Quanti round al massimo.' },
  },
  lengths: { short: 'breve (3 round)', standard: 'normale (4 round)', long: 'lunga (5 round)' },
  orders: {
    luck: { name: 'Fortuna', hint: 'Chiedimi della fortuna sempre, nelle mie battaglie, o mai.' },
    veto: { name: 'Veto', hint: 'Chiedimi dei veti sempre, quando mi riguarda, o mai.' },
    help: { name: 'Alleato', hint: 'Aiuta sempre questo giocatore in battaglia.' },
    'pass-auction': { name: 'Niente offerte', hint: 'Ritirati dall’asta di questo round.' },
  },
  rules,
};
