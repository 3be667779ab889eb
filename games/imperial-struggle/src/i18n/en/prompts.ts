import { beginsEra } from '../../data/turns.ts';
import type { Action } from '../../peace/round.ts';
import type { Conquest } from '../../wars/conquest.ts';
import type { PlaceTile } from '../../wars/place-tile.ts';
import type { SquadronLosses } from '../../wars/squadron-losses.ts';
import { capital, small } from '../forms.ts';
import { effectOf, pointsOf, refusalVp, type Scene, spaceAt, theatreAt } from '../scene.ts';
import type { PromptTexts } from '../tables.ts';
import { effectQuestion } from './effect-prompts.ts';
import { count, type Grammar } from './grammar.ts';

export function prompts(g: Grammar): PromptTexts {
  /** The Event that asks, and what. */
  const effect = (scene: Scene): string => {
    const asking = effectOf(scene);
    if (asking === null) return 'What do you do?';
    return `${g.event(asking.event)}: ${small(effectQuestion(asking.row, asking.drawn))}`;
  };
  const theatre = (scene: Scene, n: number | undefined): string => {
    const id = theatreAt(scene, n);
    return id === null ? 'the theatre' : g.theatre(id);
  };

  return {
    'deal.discard': () => 'Which Event do you discard? Keep three.',
    'ministries.choose': ({ turn }) =>
      beginsEra(turn)
        ? 'Which ministry do you choose for this Era?'
        : 'Ministries face down may be changed. Which one do you choose for the rest of the Era?',
    'initiative.first': () => 'You have the initiative. Who takes the first Action Round?',
    'action-round.tile': () => 'Which Investment tile do you take?',
    'action-round.act': () => 'What do you do with the tile?',
    'action.spend': (scene) => {
      const action = scene.frame<Action>('action');
      const points = pointsOf(scene);
      if (action === null || points === null) return 'What do you buy?';
      const left = action.purse.reduce((sum, grant) => sum + grant.n, 0);
      return `What do you buy? ${g.points(left, points)} left, besides Debt and Treaty Points.`;
    },
    'action.discounted': () => 'What do you use it for?',
    'action.pay': (scene) => {
      const owed = scene.frame<Action>('action')?.owed ?? 1;
      return `${count(owed, 'point')} to pay. With what?`;
    },
    'place-tile.theatre': () => 'In which theatre do you place the Bonus War tile?',
    'place-tile.move': (scene) => {
      const into = scene.frame<PlaceTile>('place-tile')?.into;
      return `${capital(theatre(scene, into))} is full. Which tile moves, and where?`;
    },
    'upgrade.theatre': () => 'In which theatre do you upgrade your Basic War tile?',
    'upgrade.keep': () => 'Which of the two tiles do you keep, and where does the other go?',

    'effects.before': (scene) => {
      const played = effectOf(scene);
      return `${played === null ? 'The Event' : g.event(played.event)}: do you use an Advantage before it is carried out?`;
    },
    'effects.target': effect,
    'effects.way': effect,
    'effects.squadron': effect,
    'effects.lose': effect,
    'effects.theatre': effect,
    'effects.advantage': effect,
    'effects.commodity': effect,
    'ability.discard': () => 'Which Event do you discard?',
    'ability.where': () => 'Where does the Huguenots marker go?',
    'ability.commodity': () => 'Which commodity do the Townshend Acts mark?',
    'use-advantage.where': () => 'Where do you place the Conflict?',

    'bid.bid': () => 'For how many Treaty Points would you play Britain? The lower bid does.',
    'allot.tiles': () => 'Which of your Basic War tiles goes where?',
    'tile-effects.fort': () => 'Which Fort is damaged, or which squadron displaced?',
    'tile-effects.unflag': () => 'Which opposing flag comes off?',
    'squadron-losses.giveUp': (scene) => {
      const left = scene.frame<SquadronLosses>('squadron-losses')?.squadrons ?? 1;
      return `Which squadron do you give up? ${count(left, 'squadron')} to go.`;
    },
    'conquest.take': (scene) => {
      const cp = scene.frame<Conquest>('conquest')?.cp ?? 1;
      return `What do you take? ${count(cp, 'Conquest Point')} left.`;
    },
    'conquest.refuse': (scene) => {
      const space = spaceAt(scene.frame<Conquest>('conquest')?.demanded);
      return `Demanded of you: ${space === null ? 'a Territory' : g.space(space)}. Do you give it up, or refuse and give the winner ${refusalVp(scene)} VP?`;
    },
    'theatre.unflag': () => 'You have won. Which opposing flag comes off?',
    'theatre.spain': () => 'A Spanish Territory was taken. Which space in Spain do you shift?',
    'usa.territories': () => 'Where do you raise the American flag?',
    'usa.forts': () => 'Which Fort of the Northern Colonies is taken away?',
  };
}
