import { useProgramTexts } from '../../i18n/programs/index.ts';

/** Says that whoever sits there is a program. */
export function ProgramMark() {
  return <span className="program-mark">{useProgramTexts().program}</span>;
}
