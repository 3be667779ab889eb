import { useMemo } from 'react';
import { useSettings } from '../../settings.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { chaptersOf } from '../time/story.ts';
import { useTimeline } from './use-timeline.ts';

/** When something was: the chapters of the whole game, and in which of them an entry of the journal lies. */
export function useChapters({ client, loaded, texts }: Sitting): (at: number) => string {
  const { language } = useSettings();
  const timeline = useTimeline(client);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over does not change
  const chapters = useMemo(() => {
    let part = '';
    const { told, at } = timeline ?? { told: [], at: [] };
    return chaptersOf(told, at, (event) => loaded.board.chapter?.(event, texts, language) ?? null).map((chapter) => {
      if (chapter.level === 1) part = chapter.title;
      const isPart = chapter.level === 1 || part === '';
      return { at: chapter.at, title: isPart ? chapter.title : `${part}, ${chapter.title}` };
    });
  }, [timeline, language]);
  return (at) => chapters.findLast((chapter) => chapter.at <= at)?.title ?? '';
}
