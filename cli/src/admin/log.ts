import { readLog } from '@cabinet-wars/server/operator';
import { type Command, type ExitCode, FINE } from '../host/index.ts';
import { operate } from './as-operator.ts';

const help = `what moderators and the operator did, the newest first
npm exec -- cabinet-wars admin log`;

/** Reasons are moderators' own words: none of them may look like another entry, or tell a terminal what to do. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');

async function run(): Promise<ExitCode> {
  const log = await operate((services) => readLog(services, null));
  for (const { at, by, what, about, table, why } of log) {
    const whom = about === null ? table : about || '(deleted)';
    const text = [new Date(at).toISOString(), by ?? 'operator', what, whom, onOneLine(why)].filter(
      (part) => part !== null,
    );
    console.log(text.join('  ').trimEnd());
  }
  return FINE;
}

export const command: Command = { help, run };
