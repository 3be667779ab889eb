import { attempt } from './diplomacy/attempt.ts';
import { breach } from './diplomacy/breach.ts';
import { deal } from './diplomacy/deal.ts';
import { diplomacy } from './diplomacy/diplomacy.ts';
import { coupAgainstLeader, gains } from './diplomacy/diplomacy-results.ts';
import { invade } from './diplomacy/invade.ts';
import { reaction } from './diplomacy/reaction.ts';
import { reckoningOfAgreements } from './diplomacy/reckoning-of-agreements.ts';
import { revert } from './diplomacy/revert.ts';
import { attrition } from './markers/attrition.ts';
import { balanceOfPower } from './markers/balance-of-power.ts';
import { coalitionRallies } from './markers/coalition-rallies.ts';
import { corruption } from './markers/corruption.ts';
import { laissezFaire } from './markers/laissez-faire.ts';
import { manufacturingInventions } from './markers/manufacturing-inventions.ts';
import { minorPowerAlliance } from './markers/minor-power-alliance.ts';
import { revolution } from './markers/revolution.ts';
import { scientificBreakthrough } from './markers/scientific-breakthrough.ts';
import { tradingCharter } from './markers/trading-charter.ts';
import { voltaire } from './markers/voltaire.ts';
import { minorRecruiting } from './minor-powers/minor-recruiting.ts';
import { recruitingTable } from './minor-powers/recruiting-table.ts';
import { choosePowers } from './set-up/choose-powers.ts';
import { deploy } from './set-up/deploy.ts';
import { randomForces } from './set-up/random-forces.ts';
import { setUp } from './set-up/set-up.ts';

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
