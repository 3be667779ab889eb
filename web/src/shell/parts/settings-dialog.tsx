import { languageNames, type Spoken, spokenFor, spokenLanguages } from '@cabinet-wars/kernel';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { forgetNotes, hasSeenNotes } from '../../notes/seen-notes.ts';
import { change, type Speed, speeds, type Tells, type Theme, tellings, themes, useSettings } from '../../settings.ts';
import { Dialog } from './dialog.tsx';
import { Choose, Switch } from './fields.tsx';
import { PartlyTranslated } from './partly-translated.tsx';

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts();
  const learn = useLearnTexts();
  const { language, theme, speed, rounds, sound, notes, hints } = useSettings();
  const [canRepeat, setCanRepeat] = useState(hasSeenNotes);
  const themeNames: Readonly<Record<Theme, string>> = {
    system: texts.asSystem,
    parchment: texts.parchment,
    candlelight: texts.candlelight,
  };
  return (
    <Dialog title={texts.settings} onClose={onClose}>
      <div className="form">
        <Choose<Spoken>
          name={texts.languageName}
          value={spokenFor(language)}
          values={spokenLanguages}
          say={(each) => languageNames[each]}
          onChange={(next) => change({ language: next })}
        />
        <PartlyTranslated />
        <Choose<Theme>
          name={texts.appearance}
          value={theme}
          values={themes}
          say={(each) => themeNames[each]}
          onChange={(next) => change({ theme: next })}
        />
        <Choose<Speed>
          name={texts.speed}
          value={speed}
          values={speeds}
          say={(each) => texts.speeds[each]}
          onChange={(next) => change({ speed: next })}
        />
        <Choose<Tells>
          name={texts.rounds}
          value={rounds}
          values={tellings}
          say={(each) => texts.tells[each]}
          onChange={(next) => change({ rounds: next })}
        />
        <Switch name={texts.sound} hint={texts.soundHint} value={sound} onChange={(next) => change({ sound: next })} />
        <Switch name={learn.hints} hint={learn.hintsHint} value={hints} onChange={(next) => change({ hints: next })} />
        <Switch name={learn.notes} hint={learn.notesHint} value={notes} onChange={(next) => change({ notes: next })} />
        {notes && (
          <button
            type="button"
            className="link"
            disabled={!canRepeat}
            onClick={() => {
              forgetNotes();
              setCanRepeat(false);
            }}
          >
            {canRepeat ? learn.notesAgain : learn.notesWillCome}
          </button>
        )}
        <p className="note">{texts.credits}</p>
      </div>
    </Dialog>
  );
}
