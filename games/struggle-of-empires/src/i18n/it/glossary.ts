import { keysOf, recordOf } from '@cabinet-wars/kernel';
import type { AllianceId } from '../../data/alliances.ts';
import type { PowerId } from '../../data/powers.ts';
import type { RegionId } from '../../data/regions.ts';
import type { TileId } from '../../data/tiles.ts';
import { printedTiles } from '../printed-names.ts';
import { type Glossary, inEdition, type Named, type Setting } from '../tables.ts';
import { gold, list, unrest, vp } from './grammar.ts';
import { alliances, type PowerForms, powers, type RegionForms, regions, tiles, units } from './names.ts';

/** The Italian box has English tiles, so what is printed on them stands beside our name for it. Countries need no such help. */
const asPrinted = (name: string, printed: string): string => (name === printed ? name : `${name} (${printed})`);

const ORDINALS = ['Prima', 'Seconda', 'Terza'];

export function glossary({ edition }: Setting): Glossary {
  const isDeluxe = edition === 'deluxe';
  const each = <K extends string, V, R>(table: Readonly<Record<K, V>>, of: (value: V, id: K) => R) =>
    recordOf(keysOf(table), (id) => of(table[id], id));
  const names = each<PowerId, PowerForms, string>(powers, ({ name }) => name);
  return {
    powers: names,
    fullNames: names,
    places: { ...each<RegionId, RegionForms, string>(regions, ({ name }) => name), home: 'Madrepatria' },
    units,
    tiles: each<TileId, (typeof tiles)[TileId], Named>(tiles, ({ name, text }, id) => ({
      name: asPrinted(inEdition(name, edition), inEdition(printedTiles[id], edition)),
      hint: inEdition(text, edition),
    })),
    natures: {
      lasting: { name: 'Effetto duraturo', hint: 'Vale sempre.' },
      'each-war': {
        name: 'Una volta per guerra',
        hint: 'Si usa una volta in ogni guerra, come azione gratuita; nella successiva è di nuovo pronta.',
      },
      'one-use': { name: 'Uso singolo', hint: 'Si tiene fino all’uso, poi torna nella scorta.' },
      'at-once': { name: 'Effetto immediato', hint: 'Ha effetto quando si prende ed esce dal gioco.' },
      raid: { name: 'Incursione', hint: 'Parte subito; se vince resta sulla mappa, altrimenti torna nella scorta.' },
    },
    alliances: each<AllianceId, (typeof alliances)[AllianceId], Named>(alliances, ({ name, where, as }) => ({
      name,
      hint: `Fino alla fine della guerra vale come ${as} in più per te ${where}, quando attacchi o difendi. Non si perde mai.`,
    })),
    actions: {
      build: { name: 'Costruisci un’unità', hint: '1 popolazione; può muovere subito.' },
      move: { name: 'Muovi due unità', hint: 'Ciascuna dritta alla meta.' },
      attack: { name: 'Attacca', hint: '2 PO; un combattimento navale, terrestre o entrambi.' },
      tile: {
        name: isDeluxe ? 'Prendi una tessera' : 'Compra una tessera',
        hint: isDeluxe ? 'Azione speciale. Se ne paga il costo.' : 'Una volta per round. Se ne paga il costo.',
      },
      colonize: {
        name: 'Colonizza o Commercio della Costa d’Oro',
        hint: 'Al posto di un indicatore inattaccabile.',
      },
      alliance: { name: 'Stringi un’alleanza locale', hint: 'Azione speciale. Dura fino alla fine della guerra.' },
      pass: {
        name: 'Passa',
        hint: isDeluxe ? 'In un turno senza attacchi: 1 fermento in meno.' : 'Lascia l’azione inutilizzata.',
      },
    },
    grandAlliances: isDeluxe
      ? { a: 'Alleanza rossa', b: 'Alleanza blu' }
      : { a: 'Fila superiore', b: 'Fila inferiore' },
    sides: { attacker: 'attaccante', defender: 'difensore' },
    combats: { naval: 'In mare', land: 'A terra' },
    promises: {
      peace: { name: 'Pace', hint: 'Non ti attacco, in un’area o dovunque.' },
      help: { name: 'Aiuto', hint: 'Intervengo quando mi chiami.' },
      'stay-out': { name: 'Restare fuori', hint: 'Non aiuto l’altro.' },
      attack: { name: 'Attacco', hint: 'Attacco la potenza che diciamo.' },
      propose: { name: 'Proposta', hint: 'Propongo la potenza che diciamo, come d’accordo.' },
      'not-bid': { name: 'Niente rilanci', hint: 'Non rilancio su di te in quest’asta.' },
    },
    deals: {
      gold: { name: 'Dai oro', hint: 'Subito, tassando se serve; magari in cambio di una promessa.' },
      promise: { name: 'Promessa', hint: 'Non vincola nessuno; la cronaca la ricorda.' },
    },
    terms: {
      gold: 'Oro',
      promise: 'Promessa',
      power: 'Potenza',
      region: 'Area',
      auction: 'Asta',
      stance: 'Quando',
      armies: 'Eserciti',
      navies: 'Flotte',
    },
    stances: { always: 'sempre, con tutto', never: 'mai' },
    gold: 'oro',
    population: 'popolazione',
    unrest: 'punti fermento',
    vp: 'punti vittoria',
    token: 'pedina di controllo',
    tokens: 'pedine di controllo',
    neutral: 'indicatore di nazione',
    war: (war) => `${ORDINALS[war - 1]} guerra`,
    round: (round, of) => `Round ${round} di ${of}`,
    counter: ({ kind, defence, gold: coins, vp: points }) => {
      if (kind === 'colonize') return 'Colonizzabile (1 popolazione)';
      if (kind === 'commerce') return 'Costa d’Oro (una flotta in Africa)';
      const prize = coins > 0 ? `, premio ${gold(coins)}` : points > 0 ? `, premio ${vp(points)}` : '';
      return `Neutrale, difesa ${defence}${prize}`;
    },
    cost: (cost) => {
      const parts: string[] = [];
      if (cost.gold > 0) parts.push(gold(cost.gold));
      if (cost.population > 0) parts.push(`${cost.population} popolazione`);
      if (cost.unrest > 0) parts.push(unrest(cost.unrest));
      return parts.length === 0 ? 'gratuita' : list(parts);
    },
  };
}
