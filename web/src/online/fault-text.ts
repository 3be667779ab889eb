import { type OnlineWords, reasonIn } from '../i18n/online/index.ts';
import { NoAnswer, Refused } from './api.ts';

/** Why something asked of the server did not come about. */
export function faultText(fault: unknown, words: OnlineWords): string {
  if (fault instanceof Refused) return reasonIn(words, fault.reason.why) ?? words.failed;
  return fault instanceof NoAnswer ? words.noAnswer : words.failed;
}
