import { deal } from './steps/deal.ts';
import { diplomacy } from './steps/diplomacy.ts';
import { invade } from './steps/invade.ts';
import { minorRecruiting } from './steps/minor-recruiting.ts';
import { setUp } from './steps/set-up.ts';

/** Set-up, diplomacy, powers changing hands, the effects of markers, negotiation. */
export const powersProcedures = [setUp, diplomacy, invade, minorRecruiting, deal];
