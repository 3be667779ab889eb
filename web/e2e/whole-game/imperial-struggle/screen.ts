import type { Page } from 'playwright-core';
import type { Screen } from '../screen.ts';

/** Something is told rather than asked. */
export const isTold = (screen: Screen): boolean => screen.startsWith('scoring') || screen.startsWith('theatre');

/** What is on the screen of a table of Imperial Struggle; null while it changes. */
function look(): Screen | null {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('.places')) return 'over';
  if (has('.is-scoring')) return document.querySelector('.ceremony-next + .button') === null ? null : scored();
  if (has('.is-war-plate')) return `theatre-${stage()}`;
  const version = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.version;
  if (version('.table-page') !== version('.board') || !has('.decision .choices')) return null;
  if (has('.is-cards-plate[data-picking]'))
    return has('.is-cards-all .is-lay-open + .is-deeds') && picksEvents() ? 'deal' : 'ministries';
  const plate = document.querySelector<HTMLElement>('.is-tile-plate');
  if (plate !== null) return `tile-${plate.dataset.key ?? ''}`;
  if (has('.is-tile-panel')) return has('.is-digest') ? 'digest' : 'tiles';
  if (has('.is-round')) return 'round';
  if (has('.is-conquest')) return 'conquest';
  return has('.is-war-desk') ? 'war-question' : 'question';

  function scored(): Screen {
    return document.querySelectorAll('.is-scored-cell[data-state=now]').length === 0 ? 'scoring-sum' : 'scoring';
  }
  function stage(): string {
    const stages = [...document.querySelectorAll('.is-stages li')];
    return String(stages.findIndex((each) => each.hasAttribute('aria-current')));
  }
  function picksEvents(): boolean {
    return has('.is-cards-all .is-bonus') || has('.is-cards-all .is-other-half');
  }
}

export const screenOf = (page: Page): Promise<Screen | null> => page.evaluate(look);
