import './styles/online.css';
import type { Route } from '../routes.ts';
import AccountPage from './account/account-page.tsx';
import DataPage from './account/data-page.tsx';
import { ConfirmPage, ResetPage } from './account/link-pages.tsx';
import { ProfilePage, RatingsPage } from './account/people-pages.tsx';
import SignInPage from './account/sign-in-page.tsx';
import JoinPage from './join/join-page.tsx';
import { OnlineReplayPage, OnlineTablePage } from './join/online-table-page.tsx';
import ModerationPage from './moderation/moderation-page.tsx';
import SetTablePage from './setup/set-table-page.tsx';

export type OnlineRoute = Extract<
  Route,
  {
    page:
      | 'sign-in'
      | 'account'
      | 'moderation'
      | 'data'
      | 'set'
      | 'online'
      | 'online-replay'
      | 'join'
      | 'confirm'
      | 'reset'
      | 'ratings'
      | 'people';
  }
>;

/** Every page that needs a server, fetched together when the first of them is wanted. */
export default function OnlinePages({ route }: { readonly route: OnlineRoute }) {
  switch (route.page) {
    case 'sign-in':
      return <SignInPage />;
    case 'account':
      return <AccountPage />;
    case 'moderation':
      return <ModerationPage />;
    case 'data':
      return <DataPage />;
    case 'set':
      return <SetTablePage key={route.game} game={route.game} />;
    case 'online':
      return <OnlineTablePage key={route.id} id={route.id} link={route.link ?? null} />;
    case 'online-replay':
      return <OnlineReplayPage key={route.id} id={route.id} link={route.link ?? null} at={route.at ?? 0} />;
    case 'join':
      return <JoinPage link={route.link} />;
    case 'confirm':
      return <ConfirmPage word={route.word} />;
    case 'reset':
      return <ResetPage word={route.word} />;
    case 'ratings':
      return <RatingsPage game={route.game} />;
    case 'people':
      return <ProfilePage name={route.name} />;
  }
}
