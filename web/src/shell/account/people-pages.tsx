import { inLanguage } from '@cabinet-wars/kernel';
import type { BotFacts } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { games } from '../../boards/games.ts';
import { coverOf } from '../../boards/registry.ts';
import { longDay } from '../../i18n/moment.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useProgramTexts } from '../../i18n/programs/index.ts';
import { post, remove } from '../../online/api.ts';
import { faultText } from '../../online/fault-text.ts';
import { useSession } from '../../online/session.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ActStatus, Plate, PlatePage } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';
import { Choose } from '../parts/fields.tsx';
import { Loading } from '../parts/loading.tsx';
import { ReportSomebody } from './account-peace.tsx';

/** The strongest at a game. */
export function RatingsPage({ game }: { readonly game: string }) {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const words = useProgramTexts();
  const [kind, setKind] = useState<'people' | 'bots'>('people');
  const { value: ranked, fault } = useFetched<'GET /ratings/:game'>(`ratings/${game}?kind=${kind}`);
  if (ranked === null && fault === null) return <Loading />;
  return (
    <PlatePage title={texts.ratings}>
      <nav className="row game-links" aria-label={texts.ratings}>
        {games.map(({ id }) => (
          <a
            key={id}
            className="link"
            aria-current={id === game ? 'page' : undefined}
            href={addressOf({ page: 'ratings', game: id })}
          >
            {inLanguage(coverOf(id).title, language)}
          </a>
        ))}
      </nav>
      <Plate title={inLanguage(coverOf(game).title, language)}>
        <Choose<'people' | 'bots'>
          name={texts.ratings}
          value={kind}
          values={['people', 'bots']}
          say={(each) => words[each]}
          onChange={setKind}
        />
        {fault !== null && <p className="problem">{faultText(fault, texts)}</p>}
        {ranked?.length === 0 && <p className="note">{texts.noRatings}</p>}
        <ol className="online-list ranking">
          {ranked?.map(({ name, rating, games }) => (
            <li key={name}>
              <a className="link" href={addressOf({ page: 'people', name })}>
                {name}
              </a>
              <strong>{rating}</strong>
              <em>{texts.games(games)}</em>
            </li>
          ))}
        </ol>
      </Plate>
    </PlatePage>
  );
}

/** What anybody may see of a person, and how to keep away from them. */
export function ProfilePage({ name }: { readonly name: string }) {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const session = useSession();
  const { value: profile, fault } = useFetched<'GET /users/:name'>(`users/${encodeURIComponent(name)}`);
  if (profile === null && fault === null) return <Loading />;
  return (
    <PlatePage title={name}>
      <Plate title={texts.ratings}>
        {fault !== null && <p className="problem">{faultText(fault, texts)}</p>}
        {profile?.bot && <AboutBot bot={profile.bot} />}
        {profile !== null && <p>{texts.profileSince(longDay(profile.since, language))}</p>}
        {profile?.ratings.length === 0 && <p className="note">{texts.unrated}</p>}
        <ul className="online-list ranking">
          {profile?.ratings.map(({ game, rating, games }) => (
            <li key={game}>
              <a className="link" href={addressOf({ page: 'ratings', game })}>
                {inLanguage(coverOf(game).title, language)}
              </a>
              <strong>{rating}</strong>
              <em>{texts.games(games)}</em>
            </li>
          ))}
        </ul>
      </Plate>
      {profile !== null && session.is === 'known' && session.me.name !== profile.name && (
        <>
          <Block name={profile.name} />
          <ReportSomebody name={profile.name} />
        </>
      )}
    </PlatePage>
  );
}

/** What a program with an account is, and who answers for it. */
function AboutBot({ bot }: { readonly bot: BotFacts }) {
  const words = useProgramTexts();
  const about = [
    words.invitedByOf[bot.invitedBy],
    ...(bot.house ? [words.ofTheHouse] : []),
    bot.awake ? words.awake : words.asleep,
  ];
  return (
    <>
      <p>
        <span className="program-mark">{words.program}</span> {words.programOf(bot.keeper)}{' '}
        <a href={addressOf({ page: 'people', name: bot.keeper })}>{bot.keeper}</a>
      </p>
      {bot.about !== '' && <p>{bot.about}</p>}
      <p className="hint">{about.join(' · ')}</p>
    </>
  );
}

function Block({ name }: { readonly name: string }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const { value, again } = useFetched<'GET /blocks'>('blocks');
  const isBlocked = value?.includes(name) ?? false;
  const turn = () =>
    doing.run(() => (isBlocked ? remove(`blocks/${encodeURIComponent(name)}`) : post('blocks', { name }))).then(again);
  return (
    <Plate title={isBlocked ? texts.blocked : texts.block}>
      <p className="hint">{texts.blockHint}</p>
      <button type="button" className="button" disabled={doing.busy || value === null} onClick={turn}>
        {isBlocked ? texts.unblock : texts.block}
      </button>
      <ActStatus doing={doing} done={null} />
    </Plate>
  );
}
