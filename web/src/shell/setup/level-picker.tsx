import { LEVELS_TOLD } from '@cabinet-wars/bots';
import { inLanguage } from '@cabinet-wars/kernel';
import { useWords } from '../../i18n/index.ts';
import { change, useSettings } from '../../settings.ts';
import { Choose } from '../parts/fields.tsx';

const ids = LEVELS_TOLD.map(({ id }) => id);

/** How well bots play in games begun from here: kept, and what every new chair for a bot begins with. */
export function LevelPicker() {
  const words = useWords();
  const { language, level } = useSettings();
  const told = (id: string) => inLanguage(LEVELS_TOLD.find((each) => each.id === id)!.texts, language);
  return (
    <Choose<string>
      name={words.botLevel}
      hint={told(level).hint}
      value={level}
      values={ids}
      say={(id) => told(id).name}
      onChange={(id) => change({ level: id })}
    />
  );
}
