import type { Page } from 'playwright-core';
import type { Screen } from '../screen.ts';

/** Something is told rather than asked. */
export const isTold = (screen: Screen): boolean => screen.startsWith('scoring') || screen.startsWith('theatre');

/** What is on the screen of a table of Imperial Struggle; null while it changes. */
function look(): Screen | null {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('.places')) return 'over';
  if (has('.is-scoring')) return has('.ceremony-next + .button') ? `scoring-${stepOf('.is-scoring')}` : null;
  if (has('.is-war-plate')) return `theatre-${stepOf('.is-war-plate')}`;
  const version = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.version;
  if (version('.table-page') !== version('.board') || !has('.decision .choices')) return null;
  if (has('.is-cards-plate[data-picking]'))
    return has('.is-cards-all .is-lay-open + .is-deeds') && picksEvents() ? 'deal' : 'ministries';
  const plate = document.querySelector<HTMLElement>('.is-tile-plate');
  if (plate !== null) return `tile-${plate.dataset.key ?? ''}`;
  if (has('.is-tile-panel')) return has('.is-digest') ? 'digest' : 'tiles';
  if (has('.is-round')) return 'round';
  if (has('.is-conquest')) return 'conquest';
  return `question-${document.querySelector<HTMLElement>('.decision')?.dataset.question ?? ''}`;

  /** What is told just now on a plate. */
  function stepOf(plate: string): string {
    return document.querySelector<HTMLElement>(plate)?.dataset.step ?? '';
  }
  function picksEvents(): boolean {
    return has('.is-cards-all .is-bonus') || has('.is-cards-all .is-other-half');
  }
}

export const screenOf = (page: Page): Promise<Screen | null> => page.evaluate(look);
