import { attempt } from './steps/attempt.ts';
import { breach } from './steps/breach.ts';
import { choosePowers } from './steps/choose-powers.ts';
import { deal } from './steps/deal.ts';
import { deploy } from './steps/deploy.ts';
import { diplomacy } from './steps/diplomacy.ts';
import { coupAgainstLeader, gains } from './steps/diplomacy-results.ts';
import { invade } from './steps/invade.ts';
import { attrition } from './steps/markers/attrition.ts';
import { balanceOfPower } from './steps/markers/balance-of-power.ts';
import { coalitionRallies } from './steps/markers/coalition-rallies.ts';
import { corruption } from './steps/markers/corruption.ts';
import { laissezFaire } from './steps/markers/laissez-faire.ts';
import { manufacturingInventions } from './steps/markers/manufacturing-inventions.ts';
import { minorPowerAlliance } from './steps/markers/minor-power-alliance.ts';
import { revolution } from './steps/markers/revolution.ts';
import { scientificBreakthrough } from './steps/markers/scientific-breakthrough.ts';
import { tradingCharter } from './steps/markers/trading-charter.ts';
import { voltaire } from './steps/markers/voltaire.ts';
import { minorRecruiting } from './steps/minor-recruiting.ts';
import { randomForces } from './steps/random-forces.ts';
import { reaction } from './steps/reaction.ts';
import { reckoningOfAgreements } from './steps/reckoning-of-agreements.ts';
import { recruitingTable } from './steps/recruiting-table.ts';
import { revert } from './steps/revert.ts';
import { setUp } from './steps/set-up.ts';

/** Set-up, diplomacy, powers changing hands, the effects of markers, negotiation. */
export const powersProcedures = [
  setUp,
  choosePowers,
  deploy,
  randomForces,
  diplomacy,
  attempt,
  reaction,
  gains,
  coupAgainstLeader,
  invade,
  revert,
  attrition,
  balanceOfPower,
  voltaire,
  corruption,
  coalitionRallies,
  laissezFaire,
  manufacturingInventions,
  minorPowerAlliance,
  revolution,
  scientificBreakthrough,
  tradingCharter,
  minorRecruiting,
  recruitingTable,
  deal,
  breach,
  reckoningOfAgreements,
];
