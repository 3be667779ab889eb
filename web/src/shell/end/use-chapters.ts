import { useEffect, useState } from 'react';
import { useSettings } from '../../settings.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { chaptersOf } from '../time/story.ts';

/** When something was: the chapters of the whole game, and in which of them an entry of the journal lies. */
export function useChapters({ client, loaded, texts }: Sitting): (at: number) => string {
  const { language } = useSettings();
  const [chapters, setChapters] = useState<readonly { readonly at: number; readonly title: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over does not change
  useEffect(() => {
    let left = false;
    void client.timeline().then(({ told, at }) => {
      let part = '';
      const found = chaptersOf(told, at, (event) => loaded.board.chapter?.(event, texts, language) ?? null).map(
        (chapter) => {
          if (chapter.level === 1) part = chapter.title;
          const isPart = chapter.level === 1 || part === '';
          return { at: chapter.at, title: isPart ? chapter.title : `${part}, ${chapter.title}` };
        },
      );
      if (!left) setChapters(found);
    });
    return () => {
      left = true;
    };
  }, [client, language]);
  return (at) => chapters.findLast((chapter) => chapter.at <= at)?.title ?? '';
}
