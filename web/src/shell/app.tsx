import { isTranslated, type Language, PSEUDO } from '@cabinet-wars/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onFault } from '../client/faults.ts';
import { useTexts } from '../i18n/index.ts';
import { Icon } from '../icons.tsx';
import { type Route, useRoute } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { Lobby } from './lobby/lobby.tsx';
import { Boundary } from './parts/boundary.tsx';
import { Loading } from './parts/loading.tsx';

const NewTablePage = lazy(() => import('./setup/new-table.tsx'));
const ComponentsPage = lazy(() => import('./components/components-page.tsx'));
const TablePage = lazy(() => import('./table/table-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));
const RulesPage = lazy(() => import('./help/rules-page.tsx'));
const LearnPage = lazy(() => import('./learn/learn-page.tsx'));
const LessonPage = lazy(() => import('./learn/lesson-page.tsx'));
const ExercisePage = lazy(() => import('./exercises/exercise-page.tsx'));
const HowToPlayPage = lazy(() => import('./learn/how-to-play-page.tsx'));
const OnlinePages = lazy(() => import('./online-pages.tsx'));

function Page() {
  const route = useRoute();
  switch (route.page) {
    case 'new':
      return <NewTablePage key={route.game} game={route.game} set={route.set} />;
    case 'components':
      return <ComponentsPage key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.at ?? 0} />;
    case 'rules':
      return <RulesPage game={route.game} section={route.section} />;
    case 'learn':
      return <LearnPage game={route.game} />;
    case 'lesson':
      return <LessonPage key={`${route.game} ${route.at}`} game={route.game} at={route.at} />;
    case 'exercise':
      return <ExercisePage key={`${route.game} ${route.id}`} game={route.game} id={route.id} />;
    case 'how-to-play':
      return <HowToPlayPage key={route.game} game={route.game} />;
    case 'lobby':
    case 'nowhere':
      return <Lobby />;
    default:
      return <OnlinePages route={route} />;
  }
}

/** What is played, taught and ruled is English in a language that has only the lobby: whoever reads it out must know. */
const played: ReadonlySet<Route['page']> = new Set([
  'table',
  'replay',
  'rules',
  'learn',
  'lesson',
  'exercise',
  'how-to-play',
]);
const spokenOn = (page: Route['page'], language: Language): string =>
  language === PSEUDO || isTranslated(language) || !played.has(page) ? language : 'en';

/** What goes wrong outside anybody's sight is said at the foot of the page until it is dismissed. */
function Faults() {
  const texts = useTexts();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => onFault(({ message }) => setFault(message)), []);
  if (fault === null) return null;
  return (
    <div className="fault" role="alert">
      <p>{texts.fault(fault)}</p>
      <button type="button" className="icon-button" aria-label={texts.close} onClick={() => setFault(null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

export function App() {
  const texts = useTexts();
  const { language, theme } = useSettings();
  const route = useRoute();
  useEffect(() => {
    document.documentElement.lang = spokenOn(route.page, language);
    document.title = texts.product;
  }, [language, texts, route.page]);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const system = dark.matches ? 'candlelight' : 'parchment';
      document.documentElement.dataset.theme = theme === 'system' ? system : theme;
    };
    // On paper it is always ink on a light ground.
    const lighten = () => {
      document.documentElement.dataset.theme = 'parchment';
    };
    apply();
    dark.addEventListener('change', apply);
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', apply);
    return () => {
      dark.removeEventListener('change', apply);
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', apply);
    };
  }, [theme]);
  return (
    <>
      <button type="button" className="skip-link" onClick={() => document.getElementById('content')?.focus()}>
        {texts.skipToContent}
      </button>
      <Boundary key={JSON.stringify(route)}>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </Boundary>
      <Faults />
    </>
  );
}
