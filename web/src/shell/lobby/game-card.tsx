import { inLanguage } from '@cabinet-wars/kernel';
import { lazy } from 'react';
import type { games } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { AtServer } from './at-server.tsx';
import { Cover } from './cover.tsx';
import { PlayBots } from './play-bots.tsx';
import { WithFriends } from './with-friends.tsx';

const SetForOthers = lazy(() => import('./online-lobby.tsx').then(({ SetForOthers }) => ({ default: SetForOthers })));

const WEIGHTS = [1, 2, 3, 4, 5];

interface Props {
  readonly game: (typeof games)[number];
  /** Whether learning this one is what the page offers first. */
  readonly isFirst: boolean;
}

/** A game on the first page: what it is, how long and how hard, and the ways into it. */
export function GameCard({ game, isFirst }: Props) {
  const texts = useTexts();
  const { language } = useSettings();
  const { id, title, about, players, minutes, weight, lessonMinutes, loadHowToPlay } = game;
  const name = inLanguage(title, language);
  return (
    <article className="game-card">
      <Cover game={id} name={texts.boardOf(name)} />
      <h2>{name}</h2>
      <p className="game-hint">
        {inLanguage(about, language)}{' '}
        {loadHowToPlay !== undefined && (
          <a className="link" href={addressOf({ page: 'how-to-play', game: id })} aria-label={texts.howToPlay(name)}>
            {texts.howToPlayShort}
          </a>
        )}
      </p>
      <dl className="game-facts">
        <div>
          <dt>{texts.playersLabel}</dt>
          <dd>{texts.playersCount(...players)}</dd>
        </div>
        <div>
          <dt>{texts.withBots}</dt>
          <dd>{texts.minutesOrHours(...minutes)}</dd>
        </div>
        <div>
          <dt>{texts.weight}</dt>
          <dd>
            <span className="game-weight" role="img" aria-label={texts.weightOf(weight)}>
              {WEIGHTS.map((each) => (
                <i key={each} data-full={each <= weight || undefined} />
              ))}
            </span>
          </dd>
        </div>
      </dl>
      <div className="game-ways">
        {lessonMinutes !== null && (
          <a
            className={`button${isFirst ? ' primary' : ' may'}`}
            href={addressOf({ page: 'lesson', game: id, at: null })}
          >
            {texts.learnIn(lessonMinutes)}
          </a>
        )}
        <PlayBots game={id} />
        <AtServer otherwise={<WithFriends href={addressOf({ page: 'new', game: id })} />}>
          <SetForOthers game={id} />
        </AtServer>
      </div>
    </article>
  );
}
