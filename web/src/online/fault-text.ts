import { type OnlineTexts, reasonIn } from '../i18n/online/index.ts';
import { NoAnswer, Refused } from './api.ts';

/** Why something asked of the server did not come about. */
export function faultText(fault: unknown, texts: OnlineTexts): string {
  if (fault instanceof Refused) return reasonIn(texts, fault.reason.why) ?? texts.failed;
  return fault instanceof NoAnswer ? texts.noAnswer : texts.failed;
}
