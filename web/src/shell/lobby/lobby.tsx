import { inLanguage } from '@cabinet-wars/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { games } from '../../boards/games.ts';
import { coverOf } from '../../boards/registry.ts';
import { useWords } from '../../i18n/index.ts';
import { addressOf, go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Bar } from '../parts/bar.tsx';
import { Boundary } from '../parts/boundary.tsx';
import { LevelPicker } from '../setup/level-picker.tsx';
import { quickGame } from '../setup/quick-game.ts';
import { Cut, Masthead } from './masthead.tsx';
import { MyGames } from './my-games.tsx';

const online = () => import('./online-lobby.tsx');
const MyTables = lazy(() => online().then(({ MyTables }) => ({ default: MyTables })));
const OthersTables = lazy(() => online().then(({ OthersTables }) => ({ default: OthersTables })));
const JoinByCode = lazy(() => online().then(({ JoinByCode }) => ({ default: JoinByCode })));
const SetForOthers = lazy(() => online().then(({ SetForOthers }) => ({ default: SetForOthers })));

/** What needs a server: where there is none, or it cannot be fetched, nothing stands there. */
const AtServer = ({ children }: { readonly children: ReactNode }) => (
  <Boundary quiet>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
);

function GameCard({ id, at }: { readonly id: string; readonly at: number }) {
  const words = useWords();
  const { language } = useSettings();
  const { title, about, players } = coverOf(id);
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    go({ page: 'table', id: await quickGame(id, words, language) });
  };
  return (
    <article className="game-card">
      <div className="game-picture">
        <Cut at={at} />
      </div>
      <h3>{inLanguage(title, language)}</h3>
      <p className="game-hint">{inLanguage(about, language)}</p>
      <p className="game-facts">{words.players(...players)}</p>
      <div className="row">
        <button type="button" className="button primary" disabled={busy} onClick={play}>
          {words.playNow}
        </button>
        <a className="link" href={addressOf({ page: 'new', game: id })}>
          {words.setTable}
        </a>
        <AtServer>
          <SetForOthers game={id} />
        </AtServer>
      </div>
    </article>
  );
}

/** The first page: a game one click away, tables to set, and the games kept here. */
export function Lobby() {
  const words = useWords();
  const { language } = useSettings();
  const [busy, setBusy] = useState(false);
  const first = games[0];
  const play = async () => {
    setBusy(true);
    go({ page: 'table', id: await quickGame(first.id, words, language) });
  };
  return (
    <div className="lobby-page">
      <Bar>
        <nav aria-label={words.menu}>
          <a href={addressOf({ page: 'lobby' })} aria-current="page">
            {words.tables}
          </a>
          <a href={addressOf({ page: 'rules', game: null, section: null })}>{words.rules}</a>
        </nav>
      </Bar>
      <main className="lobby" id="content" tabIndex={-1}>
        <div className="lobby-main">
          <Masthead>
            <h1>{words.product}</h1>
            <hr className="ornament" />
            <p>{words.motto}</p>
            <div className="row">
              <button type="button" className="button primary" disabled={busy} onClick={play}>
                {words.playNowAgainstBots}
              </button>
              <AtServer>
                <JoinByCode />
              </AtServer>
            </div>
            <LevelPicker />
          </Masthead>
          <h2 className="ruled">{words.setTables}</h2>
          <div className="game-cards">
            {games.map(({ id }, at) => (
              <GameCard key={id} id={id} at={at} />
            ))}
          </div>
        </div>
        <div className="lobby-side">
          <MyGames
            online={
              <AtServer>
                <MyTables />
              </AtServer>
            }
          />
          <AtServer>
            <OthersTables />
          </AtServer>
        </div>
      </main>
    </div>
  );
}
