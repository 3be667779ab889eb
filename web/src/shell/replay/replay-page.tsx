import type { Viewer } from '@cabinet-wars/kernel';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../boards/kit/board.ts';
import { useClearedStores } from '../../boards/kit/store.ts';
import type { PastState, TableClient, Timeline } from '../../client/table-client.ts';
import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../icons.tsx';
import { go } from '../../routes.ts';
import { currentSettings, useSettings } from '../../settings.ts';
import { Choose } from '../parts/fields.tsx';
import { Loading } from '../parts/loading.tsx';
import { saveText } from '../parts/save-text.ts';
import { AskABot } from '../table/advice/ask-a-bot.tsx';
import { BoardArea } from '../table/board-area.tsx';
import { Log } from '../table/log/log.tsx';
import { PastControls } from '../table/past/past-controls.tsx';
import { TableBar } from '../table/table-bar.tsx';
import { type Looking, usePast } from '../table-state/use-past.ts';
import { prefersReducedMotion, type Sitting, useClient, useSitting } from '../table-state/use-table.ts';
import { chaptersOf } from '../time/story.ts';
import { TimelineBar } from './timeline-bar.tsx';
import { usePastStage } from './use-past-stage.ts';

/** Between two steps: long enough to be read; shorter after one that was itself played. */
const STEP = 900;
const BREATH = 350;
const nothing = () => undefined;

export default function ReplayPage({ id, at }: { readonly id: string; readonly at: number }) {
  const client = useClient(id);
  return client === null ? <Loading /> : <AtReplay client={client} from={at} />;
}

/** The replay itself, whoever hosts the table. */
export function AtReplay({ client, from }: { readonly client: TableClient; readonly from: number }) {
  const sitting = useSitting(client);
  const looking = usePast(client);
  const { past, timeline, to } = looking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a replay begins where it was asked for, once
  useEffect(() => {
    void to(from);
  }, []);
  if (past === null || timeline === null) return <Loading />;
  return <Replay sitting={sitting} looking={looking} past={past} timeline={timeline} />;
}

/** Plays on by itself, a step at a time, until the end or until stopped. */
function usePlaying({ past, stops, after }: Looking, isBusy: boolean) {
  const [playing, setPlaying] = useState(false);
  const at = past?.at ?? 0;
  const over = at >= (stops.at(-1) ?? 0);
  useEffect(() => {
    if (!playing || over || isBusy) return;
    const timer = setTimeout(after, prefersReducedMotion() || currentSettings().speed === 'instant' ? STEP : BREATH);
    return () => clearTimeout(timer);
  }, [playing, over, isBusy, after]);
  return { playing: playing && !over, toggle: () => setPlaying(!playing) };
}

interface ReplayProps {
  readonly sitting: Sitting;
  readonly looking: Looking;
  readonly past: PastState;
  readonly timeline: Timeline;
}

function Replay({ sitting, looking, past, timeline }: ReplayProps) {
  const shell = useTexts();
  const { language } = useSettings();
  useClearedStores();
  const played = usePastStage(sitting, looking, { past, timeline });
  const { playing, toggle } = usePlaying(looking, played.busy);
  const { client, loaded, texts, telling, seat, shown } = sitting;
  const { to } = looking;
  const props: BoardProps = {
    facts: client.facts,
    view: played.state.view,
    seat,
    seats: client.facts.seats,
    texts,
    language,
    telling,
    ask: null,
    highlighted: null,
    picked: null,
    pick: nothing,
    lookAhead: sitting.lookAhead,
    hover: nothing,
    explain: nothing,
    animating: played.animating,
    recent: played.recent,
    told: played.state.told,
    reducedMotion: prefersReducedMotion(),
    past: true,
    ceremony: null,
    suggested: [],
  };
  const chapters = chaptersOf(
    timeline.told,
    timeline.at,
    (event) => loaded.board.chapter?.(event, texts, language, telling) ?? null,
  );
  const branch = async () => go({ page: 'table', id: await client.branch(past.at) });
  const viewers: Viewer[] = ['open', ...client.facts.seats.flatMap((each, i) => (each.sitter === 'bot' ? [] : [i]))];
  const save = async () => saveText(`${client.facts.name}.txt`, await client.transcript());
  return (
    <div className="table-page replay-page" data-game={client.facts.game} data-tab="decide" data-sheet="half">
      <TableBar sitting={sitting} looking={looking} />
      <main className="table-main" id="content" tabIndex={-1}>
        <BoardArea ref={null} board={loaded.board} props={props} version={past.at} />
        <section className="rail" aria-label={shell.replay}>
          <div className="decision">
            <p className="label">{shell.replay}</p>
            <h2 className="prompt" aria-live="polite">
              {shell.pastOf(past.at, timeline.length)}
            </h2>
            <TimelineBar length={timeline.length} at={past.at} stops={looking.stops} chapters={chapters} onAt={to} />
            <PastControls looking={looking} at={past.at} />
            <div className="commit-row">
              <button type="button" className="button primary" onClick={toggle}>
                <Icon name={playing ? 'pause' : 'next'} size={16} /> {playing ? shell.pause : shell.playOn}
              </button>
              <button type="button" className="button" onClick={branch}>
                {shell.branch}
              </button>
            </div>
            <AskABot sitting={sitting} at={past.at} />
            {shown.state.result !== null && viewers.length > 1 && client.presence === undefined && (
              <Choose<string>
                name={shell.viewAs}
                value={String(shown.state.viewer)}
                values={viewers.map(String)}
                say={(viewer) => (viewer === 'open' ? shell.everything : telling.name(Number(viewer)))}
                onChange={async (viewer) => {
                  await client.sit(viewer === 'open' ? 'open' : Number(viewer));
                  await to(past.at);
                }}
              />
            )}
            <p>
              <button type="button" className="link" onClick={save}>
                {shell.exportTranscript}
              </button>
            </p>
          </div>
          <section className="tab-panel" aria-label={shell.log}>
            <Log sitting={sitting} looking={looking} upTo={past.next} />
          </section>
        </section>
      </main>
      {played.busy && (
        <button type="button" className="button skip" onClick={played.stage.skip}>
          <Icon name="last" size={16} /> {shell.skip}
        </button>
      )}
    </div>
  );
}
