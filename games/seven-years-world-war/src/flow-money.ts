import { endOfTurn } from './steps/end-of-turn.ts';
import { enlightenment } from './steps/enlightenment.ts';
import { pillage } from './steps/pillage.ts';
import { provisioning } from './steps/provisioning.ts';
import { treasury } from './steps/treasury.ts';

/** Treasury, pillage, provisioning, enlightenment, end of turn. */
export const moneyProcedures = [treasury, pillage, provisioning, enlightenment, endOfTurn];
