import type { PaidWith } from '../../vocabulary/choices.ts';
import type { ChoiceTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import type { Grammar } from './grammar.ts';

const paidWith = (source: PaidWith): string =>
  source === 'debt' ? '1 debito' : source === 'treaty' ? '1 punto trattato' : `un punto ${glossary.limits[source]}`;

/** Short, as on a button or in a list of what was done. */
export function choices(g: Grammar): ChoiceTexts {
  const { space, place, theatre } = g;
  return {
    discard: ({ event }) => `scarta ${g.event(event)}`,
    ministry: ({ ministry }) => g.ministry(ministry),
    'no-more': () => 'nessun altro',
    first: ({ side }) => `comincia ${g.the(side)}`,
    tile: ({ tile }) => `prendi ${g.tile(tile)}`,
    reveal: ({ ministry }) => `rivela ${g.ministry(ministry)}`,
    ability: ({ ability }) => `usa ${glossary.abilities[ability]}`,
    event: ({ event }) => `gioca ${g.event(event)}`,
    advantage: ({ advantage }) => `usa ${g.advantage(advantage)}`,
    begin: ({ action }) => glossary.actions[action].name,
    pass: () => 'passa (fino a 2 debiti in meno)',
    'end-round': () => 'termina il round',

    shift: ({ space: id }, unflags) =>
      unflags === null ? `modifica ${space(id)}` : `${unflags ? 'togli' : 'issa'} la bandiera: ${space(id)}`,
    'draw-event': () => 'pesca un evento',
    'war-tile': () => 'compra una tessera guerra bonus',
    exchange: ({ points }) => `scambia 2 M con 1 ${points}`,
    'remove-conflict': ({ space: id }) => `seda il conflitto: ${space(id)}`,
    'build-fort': ({ space: id }) => `costruisci un forte: ${space(id)}`,
    'repair-fort': ({ space: id }) => `ripara il forte: ${space(id)}`,
    'seize-fort': ({ space: id }) => `prendi il forte: ${space(id)}`,
    'build-squadron': ({ by }) => `costruisci una squadra navale ${glossary.squadronPrices[by]}`,
    deploy: ({ from, to }) => `schiera una squadra: ${place(from)} → ${space(to)}`,
    displace: ({ space: id }) => `scaccia la squadra: ${space(id)}`,
    'score-jacobites': () => 'ottieni i PV dei giacobiti',
    huguenots: ({ space: id }) => `spendi il segnalino Ugonotti: ${space(id)}`,
    pay: ({ with: source }) => `paga ${paidWith(source)}`,
    finish: () => 'concludi l’azione',

    'place-tile': ({ theatre: id }) => `piazzala: ${theatre(id)}`,
    'move-tile': ({ tile, theatre: id }) => `sposta ${g.bonus(tile)}: ${theatre(id)}`,
    upgrade: ({ theatre: id }) => `potenzia: ${theatre(id)}`,
    'keep-tile': ({ keep, rest }) =>
      `tieni la tessera ${keep === 'drawn' ? 'nuova' : 'vecchia'}, l’altra ${rest === 'pool' ? 'nella riserva' : 'fuori dal gioco'}`,
    'swap-tiles': ({ theatre: one, with: two }) => `scambia le tessere: ${theatre(one)}, ${theatre(two)}`,

    'carry-out': () => 'applica l’evento',
    target: ({ space: id }) => space(id),
    decline: () => 'rinuncia',
    way: ({ way }) => glossary.ways[way],
    squadron: ({ from }) => `la squadra: ${place(from)}`,
    'pick-advantage': ({ advantage }) => g.advantage(advantage),
    'pick-theatre': ({ theatre: id }) => theatre(id),
    commodity: ({ commodity }) => glossary.commodities[commodity],
    'lose-tile': ({ theatre: id, tile }) => `la tessera guerra bonus ${g.bonus(tile)}: ${theatre(id)}`,

    conquer: ({ space: id }) => `conquista ${space(id)}`,
    'conquer-sea': ({ space: id, from }) => `conquista ${space(id)} con una squadra: ${place(from)}`,
    refuse: ({ refuse }) => (refuse ? 'rifiuta la cessione' : 'cedi il territorio'),
    'give-up': ({ from }) => `la squadra: ${place(from)}`,
    'american-flag': ({ space: id }) => `bandiera degli Stati Uniti: ${space(id)}`,
    'raze-fort': ({ space: id }) => `togli il forte: ${space(id)}`,
    bid: ({ trp }) => `offri ${trp} PTr`,
    allot: ({ theatre: id, tile }) => `${g.basic(tile)}: ${theatre(id)}`,
  };
}
