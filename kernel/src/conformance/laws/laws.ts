/** The laws every game keeps; `quiet`, `notation`, `ahead` and `explain` are promises of the contract that stand beside the numbered ones. */
export const lawTitles = {
  1: 'the state is plain data and survives JSON',
  2: 'options are there, distinct and never refused; asking and viewing change nothing',
  3: 'copy, save and load, and replay continue identically',
  4: 'every game ends, with a result, and the audit is empty all along',
  5: 'a sample agrees with all its seat can see, and varies where the seat cannot know',
  6: 'where no barrier was set, nobody learnt anything',
  7: 'refused or malformed input changes nothing and tells nothing',
  8: "a view holds all that its seat's events ever told",
  9: 'no step, id or event is removed or renamed unless migrate covers it',
  quiet: 'a quiet ask tells nobody who was asked or has answered',
  notation: 'every choice survives its notation',
  ahead: 'look-ahead depends on nothing hidden, and what it lists is taken and undone as one',
  explain: 'what is offered is not refused, and no reason against a wish is false',
} as const;

export type Law = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'quiet' | 'notation' | 'ahead' | 'explain';

export const allLaws: readonly Law[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'quiet', 'notation', 'ahead', 'explain'];

export class LawBroken extends Error {
  override name = 'LawBroken';
  readonly law: Law;
  constructor(law: Law, message: string) {
    super(message);
    this.law = law;
  }
}

/** Runs what may not throw. */
export function unthrown<T>(law: Law, what: string, act: () => T): T {
  try {
    return act();
  } catch (fault) {
    if (fault instanceof LawBroken) throw fault;
    throw new LawBroken(law, `${what} throws: ${messageOf(fault)}`);
  }
}

/** Runs the rules on to their next question. A loop without one never ends; any other fault leads nowhere. */
export function leadOn<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (fault) {
    if (fault instanceof LawBroken) throw fault;
    const message = messageOf(fault);
    throw new LawBroken(message.includes('nobody asked') ? 4 : 2, `${what} leads nowhere: ${message}`);
  }
}

export const messageOf = (fault: unknown): string =>
  fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
