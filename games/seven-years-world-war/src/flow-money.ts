import { rebellion } from './minor-powers/rebellion.ts';
import { disbanding } from './money/disbanding.ts';
import { enlightenment } from './money/enlightenment.ts';
import { pillage } from './money/pillage.ts';
import { ransack } from './money/ransack.ts';
import { recruiting } from './money/recruiting.ts';
import { taxation } from './money/taxation.ts';
import { training } from './money/training.ts';
import { treasury } from './money/treasury.ts';
import { provisioning } from './movement/provisioning.ts';
import { endOfTurn } from './turn/end-of-turn.ts';

/** Treasury, pillage, provisioning, enlightenment, end of turn. */
export const moneyProcedures = [
  treasury,
  taxation,
  rebellion,
  recruiting,
  training,
  disbanding,
  pillage,
  ransack,
  provisioning,
  enlightenment,
  endOfTurn,
];
