import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { useSettings } from '../../../settings.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { type ChapterMark, chaptersOf } from '../../time/story.ts';

/** The standings at a moment: where it lies in the journal, and whether a war or turn begins with it. */
export interface ScoreMoment {
  readonly at: number;
  readonly title: string;
  readonly isPart: boolean;
  readonly scores: readonly number[];
}

/** The standings at each chapter and at the end, filled in as the host finds them. */
export function useScoreMoments({ client, loaded, texts, shown }: Sitting): readonly ScoreMoment[] {
  const shell = useTexts();
  const { language } = useSettings();
  const { board } = loaded;
  const [moments, setMoments] = useState<readonly ScoreMoment[]>([]);
  const { result } = shown.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over does not change
  useEffect(() => {
    let left = false;
    const scoresOf = board.forecast ?? board.scores;
    const load = async () => {
      if (scoresOf === undefined) return;
      const { told, at, length } = await client.timeline();
      const chapters = chaptersOf(told, at, (event) => board.chapter?.(event, texts, language) ?? null);
      let part = '';
      const found: ScoreMoment[] = [];
      const titled = (chapter: ChapterMark) => (chapter.level === 1 ? chapter.title : `${part}, ${chapter.title}`);
      for (const chapter of chapters) {
        if (left) return;
        if (chapter.level === 1) part = chapter.title;
        const { view } = await client.past(chapter.at);
        const scores = scoresOf(view).map((score) => score ?? 0);
        found.push({ at: chapter.at, title: titled(chapter), isPart: chapter.level === 1, scores });
      }
      // A game given up is not counted: it stands where it stood.
      const isCounted = result === null || (client.endingText?.(result.reason, language) ?? null) === null;
      const scores = isCounted ? (result?.scores ?? []) : scoresOf(shown.state.view).map((score) => score ?? 0);
      if (!left) setMoments([...found, { at: length, title: shell.theEnd, isPart: false, scores }]);
    };
    void load();
    return () => {
      left = true;
    };
  }, [client]);
  return moments;
}
