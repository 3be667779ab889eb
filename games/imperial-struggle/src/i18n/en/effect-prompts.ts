import type { Row } from '../../cards/effects/row.ts';
import type { CommodityId } from '../../data/demand.ts';
import type { Harbour } from '../../vocabulary/events.ts';
import { glossary } from './glossary.ts';

const leaves: Readonly<Record<Harbour, string>> = {
  'navy-box': 'goes to the Navy Box',
  unbuilt: 'has to be built again',
  away: 'is sent away until the next Reset',
  lost: 'leaves the game',
};

/** What an Event's row asks. `drawn` is the commodity that comes into demand. */
export function effectQuestion(row: Row, drawn: CommodityId | null): string {
  switch (row.op) {
    case 'conflict':
      return row.strong === true ? 'Where do you place a strong Conflict?' : 'Where do you place a Conflict?';
    case 'unflag':
      return 'Which opposing flag do you take off?';
    case 'shift':
      return 'Which space do you shift?';
    case 'take-control':
      return 'Which Local Alliance do you take?';
    case 'own-flag-off':
      return 'Which of your own flags do you take off?';
    case 'damage-fort':
      return 'Which Fort do you damage?';
    case 'score-demand':
      return `Is ${glossary.commodities[row.commodity]} scored now?`;
    case 'squadron-leaves':
      return `Which ${row.whose === 'self' ? 'of your squadrons' : 'opposing squadron'} ${leaves[row.to]}?`;
    case 'opponent-loses':
      return 'What do you lose?';
    case 'return-tile':
      return 'From which theatre does an opposing Bonus War tile go back to its pool?';
    case 'byng':
      return 'In which theatre do you put the Byng marker?';
    case 'refresh':
      return 'Which Advantage do you refresh?';
    case 'exhaust':
      return 'Which Advantage do you exhaust?';
    case 'use-advantage':
      return 'Which Advantage do you use?';
    case 'add-demand':
      return 'Which commodity comes into demand as well?';
    case 'swap-demand':
      return `Which commodity makes room for ${drawn === null ? 'the new one' : glossary.commodities[drawn]}?`;
    default:
      return 'What do you do?';
  }
}
