import { lazy } from 'react';
import { games } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { addressOf } from '../../routes.ts';
import { Bar } from '../parts/bar.tsx';
import { PartlyTranslated } from '../parts/partly-translated.tsx';
import { AtServer } from './at-server.tsx';
import { GameCard } from './game-card.tsx';
import { MyGames } from './my-games.tsx';
import { WatchBots } from './watch-bots.tsx';

const online = () => import('./online-lobby.tsx');
const MyTables = lazy(() => online().then(({ MyTables }) => ({ default: MyTables })));
const OthersTables = lazy(() => online().then(({ OthersTables }) => ({ default: OthersTables })));
const PlayingTables = lazy(() => online().then(({ PlayingTables }) => ({ default: PlayingTables })));
const JoinByCode = lazy(() => online().then(({ JoinByCode }) => ({ default: JoinByCode })));

/** The first page: three games and the ways into them, and what one has begun. */
export function Lobby() {
  const texts = useTexts();
  return (
    <div className="lobby-page">
      <Bar>
        <nav aria-label={texts.menu}>
          <a href={addressOf({ page: 'lobby' })} aria-current="page">
            {texts.tables}
          </a>
          <a href={addressOf({ page: 'rules', game: null, section: null })}>{texts.rules}</a>
          <a href={addressOf({ page: 'learn', game: null })}>{texts.learn}</a>
        </nav>
      </Bar>
      <main className="lobby" id="content" tabIndex={-1}>
        <div className="lobby-main">
          <header className="lobby-head">
            <h1>{texts.product}</h1>
            <p>
              {texts.motto}. <strong>{texts.newHere}</strong> {texts.newHereHint}
            </p>
            <PartlyTranslated />
          </header>
          <div className="game-cards">
            {games.map((game, at) => (
              <GameCard key={game.id} game={game} isFirst={at === 0} />
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
            <JoinByCode />
          </AtServer>
          <AtServer>
            <OthersTables />
          </AtServer>
          <section className="online-lobby" aria-label={texts.watch}>
            <h2 className="ruled">{texts.watch}</h2>
            <AtServer>
              <PlayingTables />
            </AtServer>
            <WatchBots />
          </section>
        </div>
      </main>
    </div>
  );
}
