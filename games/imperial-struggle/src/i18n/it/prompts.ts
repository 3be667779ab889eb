import { beginsEra } from '../../data/turns.ts';
import type { Action } from '../../peace/round.ts';
import type { Conquest } from '../../wars/conquest.ts';
import type { PlaceTile } from '../../wars/place-tile.ts';
import type { SquadronLosses } from '../../wars/squadron-losses.ts';
import { small } from '../forms.ts';
import { effectOf, pointsOf, refusalVp, type Scene, spaceAt, theatreAt } from '../scene.ts';
import type { PromptTexts } from '../tables.ts';
import { effectQuestion } from './effect-prompts.ts';
import { count, type Grammar } from './grammar.ts';

export function prompts(g: Grammar): PromptTexts {
  /** The Event that asks, and what. */
  const effect = (scene: Scene): string => {
    const asking = effectOf(scene);
    if (asking === null) return 'Che cosa fai?';
    return `${g.event(asking.event)}: ${small(effectQuestion(asking.row, asking.drawn))}`;
  };
  const theatre = (scene: Scene, n: number | undefined): string => {
    const id = theatreAt(scene, n);
    return id === null ? 'il teatro' : g.theatre(id);
  };

  return {
    'deal.discard': () => 'Quale evento scarti? Ne tieni tre.',
    'ministries.choose': ({ turn }) =>
      beginsEra(turn)
        ? 'Quale ministero scegli per questa era?'
        : 'I ministeri coperti si possono cambiare. Quale scegli per il resto dell’era?',
    'initiative.first': () => 'Hai l’iniziativa. Chi gioca il primo round azione?',
    'action-round.tile': () => 'Quale tessera investimento prendi?',
    'action-round.act': () => 'Che cosa fai con la tessera?',
    'action.spend': (scene) => {
      const action = scene.frame<Action>('action');
      const points = pointsOf(scene);
      if (action === null || points === null) return 'Che cosa compri?';
      const left = action.purse.reduce((sum, grant) => sum + grant.n, 0);
      return `Che cosa compri? Restano ${g.points(left, points)}, oltre a debito e punti trattato.`;
    },
    'action.discounted': () => 'Per che cosa lo usi?',
    'action.pay': (scene) => {
      const owed = scene.frame<Action>('action')?.owed ?? 1;
      return `Da pagare: ${count(owed, 'punto', 'punti')}. Con che cosa?`;
    },
    'place-tile.theatre': () => 'In quale teatro piazzi la tessera guerra bonus?',
    'place-tile.move': (scene) => {
      const into = scene.frame<PlaceTile>('place-tile')?.into;
      return `Posti esauriti: ${theatre(scene, into)}. Quale tessera si sposta, e dove?`;
    },
    'upgrade.theatre': () => 'In quale teatro potenzi la tessera guerra base?',
    'upgrade.keep': () => 'Quale delle due tessere tieni, e dove va l’altra?',

    'effects.before': (scene) => {
      const played = effectOf(scene);
      return `${played === null ? 'L’evento' : g.event(played.event)}: usi un vantaggio prima che abbia effetto?`;
    },
    'effects.target': effect,
    'effects.way': effect,
    'effects.squadron': effect,
    'effects.lose': effect,
    'effects.theatre': effect,
    'effects.advantage': effect,
    'effects.commodity': effect,
    'ability.discard': () => 'Quale evento scarti?',
    'ability.where': () => 'Dove va il segnalino Ugonotti?',
    'ability.commodity': () => 'Quale merce segnano le Leggi Townshend?',
    'use-advantage.where': () => 'Dove piazzi il conflitto?',

    'bid.bid': () => 'Per quanti punti trattato giocheresti la Gran Bretagna? La gioca chi ne chiede meno.',
    'allot.tiles': () => 'Quale tessera guerra base va in quale teatro?',
    'tile-effects.fort': () => 'Quale forte è danneggiato, o quale squadra scacciata?',
    'tile-effects.unflag': () => 'Quale bandiera avversaria togli?',
    'squadron-losses.giveUp': (scene) => {
      const left = scene.frame<SquadronLosses>('squadron-losses')?.squadrons ?? 1;
      return `Quale squadra perdi? Da perdere: ${left}.`;
    },
    'conquest.take': (scene) => {
      const cp = scene.frame<Conquest>('conquest')?.cp ?? 1;
      return `Che cosa conquisti? Punti conquista: ${cp}.`;
    },
    'conquest.refuse': (scene) => {
      const space = spaceAt(scene.frame<Conquest>('conquest')?.demanded);
      return `Territorio rivendicato${space === null ? '' : `: ${g.space(space)}`}. Lo cedi, o rifiuti dando ${refusalVp(scene)} PV al vincitore?`;
    },
    'theatre.unflag': () => 'Hai vinto. Quale bandiera avversaria togli?',
    'theatre.spain': () => 'Un territorio spagnolo è stato preso. Quale spazio in Spagna modifichi?',
    'usa.territories': () => 'Dove issi la bandiera degli Stati Uniti?',
    'usa.forts': () => 'Quale forte delle Colonie settentrionali è tolto?',
  };
}
