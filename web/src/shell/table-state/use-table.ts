import {
  type AnyTexts,
  type Choice,
  inLanguage,
  type Reason,
  type Refusal,
  type Telling,
  type Viewer,
} from '@cabinet-wars/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type GameForPages, useGame } from '../../boards/games.ts';
import type { TableClient, TableState } from '../../client/table-client.ts';
import { currentTexts, sayReason } from '../../i18n/index.ts';
import { openTable } from '../../local/local-tables.ts';
import { type AskAhead, lookAheadService } from '../../look-ahead/index.ts';
import { currentSettings, useSettings } from '../../settings.ts';
import { tellingOf } from '../parts/seat-names.ts';
import { FACTORS, type Shown, Stage } from '../time/stage.ts';

/** How long bots wait with their own move where a slip of the hand is likely. */
const GRACE = 1600;
/** From when on one is told that a choice is still on its way. */
const SLOW = 300;

/** The table of an id: null while it is being opened. Left again with the page. */
export function useClient(id: string): TableClient | null {
  const [client, setClient] = useState<TableClient | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    let opened: TableClient | null = null;
    openTable(id, () => currentTexts().branchName(opened?.facts.name ?? '')).then((table) => {
      opened = table;
      if (left) void table.close();
      else setClient(table);
    }, setError);
    return () => {
      left = true;
      void opened?.close();
    };
  }, [id]);
  if (error !== null) throw error;
  return client;
}

const seatOf = (viewer: Viewer): number | null => (typeof viewer === 'number' ? viewer : null);

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** What is on the screen, and the way to hurry it. */
export function useStage(client: TableClient, { board }: GameForPages): { shown: Shown; stage: Stage } {
  const stage = useMemo(
    () =>
      new Stage(client.state(), {
        durations: board.durations ?? {},
        speed: () => currentSettings().speed,
        reducedMotion: () => reducedMotion.matches,
        shown: (version) => client.shown(version),
        isSummedUp: (before, after) =>
          currentSettings().rounds === 'digest' && board.sumsUp?.(before.view, after.view) === true,
        ceremony: (events, before, after) =>
          board.ceremony?.(events, before.view, after.view, seatOf(before.viewer), after.told) ?? null,
      }),
    [client, board],
  );
  useEffect(() => {
    const stop = client.onChange(stage.push);
    const missed = client.state() !== stage.snapshot().state;
    if (missed) stage.push({ state: client.state(), fresh: [], own: true });
    return stop;
  }, [client, stage]);
  return { shown: useSyncExternalStore(stage.subscribe, stage.snapshot), stage };
}

/** Looks ahead of the viewer's question, from what the viewer sees. */
function useAskAhead(game: string, { view, asks }: TableState): AskAhead {
  const seat = asks.own?.seat ?? null;
  useEffect(() => {
    lookAheadService()
      .warm(game)
      .catch(() => undefined);
  }, [game]);
  return useCallback(
    (request, signal) =>
      seat === null ? Promise.resolve(null) : lookAheadService().ask(game, view, seat, request, signal),
    [game, view, seat],
  );
}

export const prefersReducedMotion = (): boolean => reducedMotion.matches;

/** A part of the page from which something is sent to the table. */
export type Sender = 'question' | 'offers' | 'orders';

/** Everything the parts of a table page share. */
export interface Sitting {
  readonly client: TableClient;
  readonly loaded: GameForPages;
  readonly texts: AnyTexts;
  readonly telling: Telling;
  readonly shown: Shown;
  readonly stage: Stage;
  readonly lookAhead: AskAhead;
  /** The viewer's seat; null for whoever only watches. */
  readonly seat: number | null;
  say(reason: Reason): string;
  /** Sends something to the table; a refusal is shown to the player, in the part of the page it was sent from. */
  send(doing: Promise<{ readonly ok: true } | Refusal>, from?: Sender): Promise<boolean>;
  /** Why the last thing sent was refused, in the one part of the page that is to show it; null elsewhere. */
  notice(at: Sender): string | null;
  choose(choice: Choice | readonly Choice[]): Promise<boolean>;
  /** Something has been sent and takes longer than it should to be answered. */
  readonly isSending: boolean;
}

interface Refused {
  readonly at: Sender;
  readonly text: string;
}

/** Why the last thing was refused. That nothing is refused any more draws nothing anew where nothing was: it comes with every choice. */
function useRefusal(): [Refused | null, (refused: Refused | null) => void] {
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const last = useRef<Refused | null>(null);
  const refuse = useCallback((refused: Refused | null) => {
    if (refused !== last.current) setRefusal(refused);
    last.current = refused;
  }, []);
  return [refusal, refuse];
}

export function useSitting(client: TableClient): Sitting {
  const { language } = useSettings();
  const loaded = useGame(client.facts.game);
  const { shown, stage } = useStage(client, loaded);
  const [refusal, refuse] = useRefusal();
  const [isSending, setSending] = useState(false);
  const texts = inLanguage(loaded.texts, language);
  const telling = tellingOf(client.facts.seats, texts, shown.state.view);
  const say = (reason: Reason) => client.reasonText?.(reason, language) ?? sayReason(reason, texts, telling);
  const send = async (doing: Promise<{ readonly ok: true } | Refusal>, from: Sender = 'question') => {
    stage.skip();
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      setSending(true);
    }, SLOW);
    const result = await doing.finally(() => {
      clearTimeout(timer);
      if (isSlow) setSending(false);
    });
    refuse(result.ok ? null : { at: from, text: say(result.reason) });
    return result.ok;
  };
  const notice = (at: Sender) => (refusal?.at === at ? refusal.text : null);
  const { viewer, asks } = shown.question;
  const choose = async (choice: Choice | readonly Choice[]) => {
    if (asks.own === null) return false;
    const grace = loaded.board.forgiving?.includes(asks.own.key) ? GRACE * FACTORS[currentSettings().speed] : 0;
    return send(client.choose(asks.own.seat, asks.own.askId, choice, grace));
  };
  const seat = seatOf(viewer);
  const lookAhead = useAskAhead(client.facts.game, shown.question);
  return { client, loaded, texts, telling, shown, stage, lookAhead, seat, say, send, notice, choose, isSending };
}
