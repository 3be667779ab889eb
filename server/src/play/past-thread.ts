import { games } from '@cabinet-wars/games';
import { type AnyGame, CannotReplay, exportTranscript, writeTranscript } from '@cabinet-wars/kernel';
import { serveThread } from '../threads/serve.ts';
import { History } from './history.ts';
import type { PastAnswer, PastAsk, Played } from './past-protocol.ts';

/** The thread that plays games through again, so that the tables answer meanwhile. It keeps the last few it has played. */
const MOST_KEPT = 16;
const kept = new Map<string, History>();

serveThread<PastAsk, PastAnswer>(async (ask) => {
  try {
    if (ask.t === 'transcript') {
      const { game, header, journal, viewer, ended } = ask.played;
      const seen = viewer === 'open' ? 'spectator' : viewer;
      return { t: 'text', text: writeTranscript(exportTranscript(await rules(game), header, journal, seen, ended)) };
    }
    const history = kept.get(ask.name) ?? (ask.played === null ? null : await History.of(...(await given(ask.played))));
    if (history === null) return { t: 'unknown' };
    kept.delete(ask.name);
    kept.set(ask.name, history);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    if (ask.t === 'past') return { t: 'state', state: history.past(ask.at) };
    return { t: 'timeline', timeline: { length: history.length, told: history.told, at: history.at } };
  } catch (fault) {
    if (fault instanceof CannotReplay) return { t: 'cannot-replay', at: fault.at };
    throw fault;
  }
});

const given = async ({ game, header, journal, viewer }: Played) =>
  [await rules(game), header, journal, viewer] as const;

const rules = async (id: string): Promise<AnyGame> => (await games.find((each) => each.id === id)!.load()).game;
