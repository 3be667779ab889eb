import { inLanguage, type Language, type Seat } from '@cabinet-wars/kernel';
import { lazy, memo, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { BoardProps } from '../../boards/kit/board.ts';
import type { Presence } from '../../client/presence.ts';
import { type Texts, useTexts } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../icons.tsx';
import { useSettings } from '../../settings.ts';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { Offers } from './deals/offers.tsx';
import { Orders } from './deals/orders.tsx';
import { Log } from './log/log.tsx';
import { SeatsPanel } from './seats-panel.tsx';

const PresencePanel = lazy(() => import('../presence/presence-panel.tsx'));

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  /** What awaits the player there. */
  readonly count: number;
}

/** The panels of a table, with what awaits there; others' talk comes without anything else of the table changing. */
export function useTabs(sitting: Sitting, isWide: boolean): Tab[] {
  const texts = useTexts();
  const { language } = useSettings();
  const unread = useUnread(sitting.client.presence);
  return useMemo(() => tabsOf(sitting, texts, language, isWide, unread), [sitting, texts, language, isWide, unread]);
}

const nobody = () => () => undefined;
const useUnread = (presence: Presence | undefined): number =>
  useSyncExternalStore(presence?.subscribe ?? nobody, () => presence?.snapshot().unread ?? 0);

/** The shell's panels, and between them the game's own. Where the log has its column, it is no tab. */
function tabsOf(
  { client, loaded, shown, seat }: Sitting,
  texts: Texts,
  language: Language,
  isWide: boolean,
  unread: number,
): Tab[] {
  const toAnswer = shown.question.offers.filter((offer) => !offer.agreed && offer.deal.to === seat).length;
  const deals = loaded.game.deals.kinds.length > 0 && shown.question.result === null && seat !== null;
  return [
    { id: 'decide', name: texts.decide, icon: 'swords', count: 0 },
    ...(isWide ? [] : [{ id: 'log', name: texts.log, icon: 'scroll' as const, count: 0 }]),
    ...(loaded.board.tabs ?? []).map(({ id, name, icon = 'book' }) => ({
      id,
      name: inLanguage(name, language),
      icon,
      count: 0,
    })),
    ...(deals ? [{ id: 'offers', name: texts.offers, icon: 'hand' as const, count: toAnswer }] : []),
    ...(seat === null ? [] : [{ id: 'orders', name: texts.orders, icon: 'orders' as const, count: 0 }]),
    ...(client.presence === undefined ? [] : presenceTabs(client.presence.snapshot().seat, unread, texts)),
    { id: 'seats', name: texts.powers, icon: 'people', count: 0 },
  ];
}

/** Where others sit elsewhere there is talk, and whoever sits there has notes. */
const presenceTabs = (seat: Seat | null, unread: number, texts: Texts): Tab[] => [
  { id: 'chat', name: texts.talk, icon: 'talk', count: unread },
  ...(seat === null ? [] : [{ id: 'notes', name: texts.notes, icon: 'quill' as const, count: 0 }]),
];

interface NavProps {
  readonly tab: string;
  readonly tabs: readonly Tab[];
  onTab(tab: string): void;
}

export const TabNav = memo(function TabNav({ tab, tabs, onTab }: NavProps) {
  const texts = useTexts();
  return (
    <nav className="tab-nav" aria-label={texts.menu}>
      {tabs.map(({ id, name, icon, count }) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          aria-current={id === shownTab(tab, tabs) || id === tab ? 'true' : undefined}
          data-exact={id === tab ? '' : undefined}
          onClick={() => onTab(id)}
        >
          <Icon name={icon} size={26} />
          <span>{name}</span>
          {count > 0 && <span className="count">{count}</span>}
        </button>
      ))}
    </nav>
  );
});

/** Under the question stands the panel that was chosen, else the first of them. */
const shownTab = (tab: string, tabs: readonly Tab[]): string =>
  tab !== 'decide' && tabs.some(({ id }) => id === tab) ? tab : (tabs.find(({ id }) => id !== 'decide')?.id ?? 'log');

interface PanelProps {
  readonly tab: string;
  readonly tabs: readonly Tab[];
  readonly sitting: Sitting;
  readonly looking: Looking;
  readonly props: BoardProps;
  /** To whom an offer is to be made, if somebody was pointed out. */
  readonly offerTo: number | null;
}

export const TabPanel = memo(function TabPanel({ tab, tabs, sitting, looking, props, offerTo }: PanelProps) {
  const shown = shownTab(tab, tabs);
  const own = sitting.loaded.board.tabs?.find(({ id }) => id === shown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it takes the focus
    <section className="tab-panel" tabIndex={0} aria-label={tabs.find(({ id }) => id === shown)?.name}>
      {shown === 'log' && <Log sitting={sitting} looking={looking} />}
      {shown === 'offers' && <Offers sitting={sitting} props={props} offerTo={offerTo} />}
      {shown === 'orders' && <Orders sitting={sitting} />}
      {shown === 'seats' && <SeatsPanel sitting={sitting} />}
      {sitting.client.presence !== undefined && (
        <Suspense fallback={null}>
          <PresencePanel panel={shown} sitting={sitting} presence={sitting.client.presence} />
        </Suspense>
      )}
      {own !== undefined && <own.Panel {...props} />}
    </section>
  );
});
