import { type Language, languages } from '@cabinet-wars/kernel';
import { languageName, useWords } from '../../i18n/index.ts';
import { change, type Speed, speeds, type Theme, themes, useSettings } from '../../settings.ts';
import { Dialog } from './dialog.tsx';
import { Choose, Switch } from './fields.tsx';

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const words = useWords();
  const { language, theme, speed, sound } = useSettings();
  const themeNames: Readonly<Record<Theme, string>> = {
    system: words.asSystem,
    parchment: words.parchment,
    candlelight: words.candlelight,
  };
  return (
    <Dialog title={words.settings} onClose={onClose}>
      <div className="form">
        <Choose<Language>
          name={words.languageName}
          value={language}
          values={languages}
          say={languageName}
          onChange={(next) => change({ language: next })}
        />
        <Choose<Theme>
          name={words.appearance}
          value={theme}
          values={themes}
          say={(each) => themeNames[each]}
          onChange={(next) => change({ theme: next })}
        />
        <Choose<Speed>
          name={words.speed}
          value={speed}
          values={speeds}
          say={(each) => words.speeds[each]}
          onChange={(next) => change({ speed: next })}
        />
        <Switch name={words.sound} hint={words.soundHint} value={sound} onChange={(next) => change({ sound: next })} />
        <p className="note">{words.credits}</p>
      </div>
    </Dialog>
  );
}
