import './watch-bots.css';
import { inLanguage } from '@cabinet-wars/kernel';
import { useState } from 'react';
import { games } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { quickGame } from '../setup/quick-game.ts';

/** Where nobody plays, bots do: a table to look on at, in any of the games. */
export function WatchBots() {
  const texts = useTexts();
  const { language } = useSettings();
  const [busy, setBusy] = useState(false);
  const watch = async (game: string) => {
    setBusy(true);
    go({ page: 'table', id: await quickGame(game, texts, language, true) });
  };
  return (
    <>
      <p className="note">{texts.watchBots}</p>
      <ul className="watch-bots">
        {games.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="link" disabled={busy} onClick={() => watch(id)}>
              {inLanguage(title, language)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
