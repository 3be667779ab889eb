import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import type { Course } from '../../learning/course.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { judgementOf } from './judgement.ts';

export const course: Course<State, Choice> = {
  table: features,
  weights,
  unit: 6,
  judgement: judgementOf,
  clear: 12,
  isKept: (key) => key.startsWith('action-round.') || key === 'action.buy' || key.startsWith('war'),
  settings: [{}],
  kin: [
    ['VP ahead', 'near an'],
    ['Prestige this', 'Awards', 'demand'],
    ['Prestige in', 'Europe', 'North America', 'the Caribbean', 'India', 'commodities'],
    ['the War at'],
    ['the War after'],
    ['Available Debt', 'the last of'],
    ['Treaty Points'],
    ['Event cards'],
    ['squadrons'],
    ['Territories'],
    ['Forts', 'damaged Forts'],
    ['Markets', 'Conflicts'],
    ['Advantages'],
    ['Major action', 'Minor action', 'points to spend'],
  ],
};
