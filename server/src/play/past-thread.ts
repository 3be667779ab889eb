import { games } from '@cabinet-wars/games';
import {
  type AnyGame,
  CannotReplay,
  exportTranscript,
  type OwnData,
  playedWith,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { serveThread } from '../threads/serve.ts';
import { Moments } from './moments.ts';
import type { PastAnswer, PastAsk, Played } from './past-protocol.ts';

/** The thread that plays games through again, so that the tables answer meanwhile. It keeps the last few it has played. */
const MOST_KEPT = 16;
const kept = new Map<string, Moments>();

serveThread<PastAsk, PastAnswer>(async (ask) => {
  try {
    if (ask.t === 'transcript') {
      const { game, header, journal, viewer, ended } = ask.played;
      const seen = viewer === 'open' ? 'spectator' : viewer;
      return {
        t: 'text',
        text: writeTranscript(exportTranscript(await rules(game, header.data), header, journal, seen, ended)),
      };
    }
    const moments = kept.get(ask.name) ?? (ask.played === null ? null : await momentsOf(ask.played));
    if (moments === null) return { t: 'unknown' };
    kept.delete(ask.name);
    kept.set(ask.name, moments);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    if (ask.t === 'past') return { t: 'state', state: moments.past(ask.at) };
    return { t: 'timeline', timeline: moments.timeline };
  } catch (fault) {
    if (fault instanceof CannotReplay) return { t: 'cannot-replay', at: fault.at };
    throw fault;
  }
});

const momentsOf = async (played: Played): Promise<Moments> =>
  new Moments(await rules(played.game, played.header.data), played, played.viewer, played.times);

const rules = async (id: string, data: OwnData | undefined): Promise<AnyGame> =>
  playedWith(await games.find((each) => each.id === id)!.load(), data).game;
