import { disbanding } from './steps/disbanding.ts';
import { endOfTurn } from './steps/end-of-turn.ts';
import { enlightenment } from './steps/enlightenment.ts';
import { pillage } from './steps/pillage.ts';
import { provisioning } from './steps/provisioning.ts';
import { ransack } from './steps/ransack.ts';
import { rebellion } from './steps/rebellion.ts';
import { recruiting } from './steps/recruiting.ts';
import { taxation } from './steps/taxation.ts';
import { training } from './steps/training.ts';
import { treasury } from './steps/treasury.ts';

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
