import { LEVELS_TOLD } from '@cabinet-wars/bots';
import { inLanguage } from '@cabinet-wars/kernel';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { addressOf, go } from '../../routes.ts';
import { change, useSettings } from '../../settings.ts';
import { quickGame } from '../setup/quick-game.ts';

/** A game against bots at once, at the level picked last; the part at its right opens the levels. */
export function PlayBots({ game }: { readonly game: string }) {
  const texts = useTexts();
  const { language, level } = useSettings();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const id = useId();
  const told = (each: string) => inLanguage(LEVELS_TOLD.find((one) => one.id === each)!.texts, language);
  const play = async () => {
    setBusy(true);
    go({ page: 'table', id: await quickGame(game, texts, language) });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the list, wherever the focus is in it
    <div className="play-bots" onBlur={leave} onKeyDown={press}>
      <button type="button" className="button" disabled={busy} data-busy={busy || undefined} onClick={play}>
        {texts.playBots}
      </button>
      <button
        type="button"
        className="button play-level"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="label">{texts.level}</span> {told(level).name} <span aria-hidden="true">▾</span>
      </button>
      {open && (
        <div className="play-levels plate" id={id}>
          <ul>
            {LEVELS_TOLD.map(({ id: each }) => (
              <li key={each}>
                <button
                  type="button"
                  aria-pressed={each === level}
                  onClick={() => {
                    change({ level: each });
                    setOpen(false);
                  }}
                >
                  <strong>{told(each).name}</strong>
                  <em>{told(each).hint}</em>
                </button>
              </li>
            ))}
          </ul>
          <a className="link" href={addressOf({ page: 'new', game })}>
            {texts.seatsAndOptions}
          </a>
        </div>
      )}
    </div>
  );
}
