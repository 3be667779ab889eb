import type { Auction } from '../../alliances/auction.ts';
import type { Attack } from '../../attack/attack-locals.ts';
import type { Combat } from '../../attack/combat.ts';
import type { Losses } from '../../attack/losses.ts';
import type { RaidAttack } from '../../attack/raid.ts';
import { RAIDS } from '../../attack/raids.ts';
import { SINK_TO_ARRIVE, SINK_TO_STAY, STAY_TO_ARRIVE } from '../../data/numbers.ts';
import type { Deploy } from '../../movement/deploy.ts';
import type { Move } from '../../movement/move-locals.ts';
import type { Voyage } from '../../movement/voyage.ts';
import type { Turn } from '../../turn/turn.ts';
import { callerOf, placeAt, powerAt, regionAt, type Scene, totalsOf, unitAt } from '../scene.ts';
import type { PromptTexts } from '../tables.ts';
import { capital, type Grammar, gold } from './grammar.ts';

export function prompts(g: Grammar): PromptTexts {
  const where = (scene: Scene): string => {
    const region = regionAt(scene.frame<Attack>('attack')?.region);
    return region === null ? '' : ` ${g.within(region)}`;
  };
  const thing = (unit: number | undefined): string => {
    const id = unitAt(unit);
    return id === null ? 'l’unità' : g.theUnit(id);
  };
  const from = (place: number | undefined): string => {
    const id = placeAt(place);
    return id === null ? '' : ` ${g.from(id)}`;
  };
  const standing = (scene: Scene): string => {
    const totals = totalsOf(scene.frame<Combat>('combat'));
    return totals === null ? '' : `Attaccante ${totals.attack}, difensore ${totals.defence}. `;
  };
  const a = g.edition === 'deluxe' ? 'l’alleanza rossa' : 'la fila superiore';
  const b = g.edition === 'deluxe' ? 'l’alleanza blu' : 'la fila inferiore';

  return {
    'draft.pick': () => 'Quale indicatore tieni? Gli altri passano a sinistra.',
    'set-up.redraw': () => 'Hai pescato un’area due volte: la tieni o peschi di nuovo?',
    'set-up.place': () => 'Dove metti la prossima unità?',
    'auction.bid': (scene) => {
      const auction = scene.frame<Auction>('auction');
      return auction === null || auction.gold < 0
        ? 'Chi sarà alleato di chi in questa guerra? Apri tu l’asta.'
        : `L’offerta è di ${gold(auction.gold)}: rilanci o la lasci valere?`;
    },
    'auction.proposeA': (scene) =>
      scene.oneLeft ? 'Resta una sola potenza: da quale parte va?' : `Chi proponi per ${a}?`,
    'auction.proposeB': (scene) => {
      const first = powerAt(scene.frame<Auction>('auction')?.a);
      return `Chi proponi per ${b}${first === null ? '' : `, contro ${g.the(first)}`}?`;
    },
    'turn.act': (scene) => {
      const actions = scene.frame<Turn>('turn')?.actions ?? 0;
      if (actions === 0) return 'Nessuna azione rimasta: usa una tessera o termina il turno.';
      return actions === 1 ? 'Che altro fai?' : 'Che cosa fai?';
    },
    'turn.calm': () => 'Hai passato: restituisci un punto fermento, se ne hai?',
    'build.what': () => 'Che cosa costruisci?',
    'build.militia': () => 'La Milizia aggiunge un esercito, per 1 popolazione?',
    'trained-natives.where': () => 'Dove scendono in campo le Truppe indigene?',
    'deploy.to': (scene) => {
      const unit = unitAt(scene.frame<Deploy>('deploy')?.unit);
      return unit === null
        ? 'Dove va la nuova unità?'
        : `Dove va ${unit === 'navy' ? 'la nuova flotta' : `il nuovo ${g.unit(unit)}`}?`;
    },
    'move.unit': (scene) => {
      const left = scene.frame<Move>('move')?.left ?? 1;
      return `Quale unità muovi? ${left === 1 ? 'Ne resta una' : `Al massimo ${left}`}.`;
    },
    'move.to': (scene) => {
      const move = scene.frame<Move>('move');
      return `Dove va ${thing(move?.unit)}${from(move?.from)}?`;
    },
    'voyage.pay': (scene) => {
      const voyage = scene.frame<Voyage>('voyage');
      const what = capital(thing(voyage?.unit));
      return voyage?.roll === 'stays'
        ? `${what} deve tornare indietro: paghi ${gold(STAY_TO_ARRIVE)} perché arrivi?`
        : `${what} affonda: paghi ${gold(SINK_TO_STAY)} perché resti dov’era, o ${gold(SINK_TO_ARRIVE)} perché arrivi?`;
    },
    'take-tile.tile': () => 'Quale tessera prendi?',
    'ally.alliance': () => 'Con chi stringi un’alleanza?',
    'colonize.counter': () => 'Dove metti una pedina di controllo?',
    'attack.declare': () => 'Chi attacchi, e dove?',
    'attack.surprise': () => 'È un attacco a sorpresa, così che nessuno aiuti il difensore?',
    'call-allies.call': (scene) => `Chi chiami in aiuto${where(scene)}?`,
    'call-allies.answer': (scene) => {
      const caller = callerOf(scene);
      const calls = caller === null ? 'Serve' : `${g.The(caller)} ${g.v(caller, 'chiede', 'chiedono')}`;
      return `${calls} il tuo aiuto${where(scene)}: con quali unità intervieni?`;
    },
    'attack.alliances': (scene) => `Come vale la tua alleanza locale${where(scene)}?`,
    'attack.fightAtSea': () => 'Vuoi combattere in mare per il supporto navale?',
    'attack.defendAtSea': (scene) => {
      const power = powerAt(scene.frame<Attack>('attack')?.attacker);
      const attacker = power === null ? 'Chi attacca vuole' : `${g.The(power)} ${g.v(power, 'vuole', 'vogliono')}`;
      return `${attacker} combattere in mare: accetti?`;
    },
    'attack.surrender': (scene) => `Cedi la pedina di controllo${where(scene)} o combatti a terra?`,
    'combat.blockade': () => `Usi ${g.theTile('blockade')} per contare +2 il supporto navale?`,
    'combat.reserve': (scene) => `${standing(scene)}Usi ${g.theTile('reserve')} perché entrambi ripetano il lancio?`,
    'combat.withdraw': () => `Usi ${g.theTile('fighting-withdrawal')} per salvare le unità della tua parte?`,
    'losses.choose': (scene) =>
      scene.frame<Losses>('losses')?.cause === 'seven'
        ? 'Quale unità va persa per il lancio di 7?'
        : 'Quale unità va persa?',
    'raid.target': (scene) => {
      const raid = RAIDS[scene.frame<RaidAttack>('raid')?.raid ?? 0];
      return `Quale pedina di controllo ${g.raidVerb(raid, 'attacca', 'attaccano')} ${g.raid(raid)}, e dove?`;
    },
  };
}
