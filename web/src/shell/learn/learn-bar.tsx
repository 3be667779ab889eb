import { useTexts } from '../../i18n/index.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { addressOf } from '../../routes.ts';
import { Bar } from '../parts/bar.tsx';

/** The bar over pages one learns from. */
export function LearnBar() {
  const shell = useTexts();
  const texts = useLearnTexts();
  return (
    <Bar>
      <nav aria-label={shell.menu}>
        <a href={addressOf({ page: 'lobby' })}>{shell.tables}</a>
        <a href={addressOf({ page: 'rules', game: null, section: null })}>{shell.rules}</a>
        <a href={addressOf({ page: 'learn', game: null })} aria-current="page">
          {texts.learn}
        </a>
      </nav>
    </Bar>
  );
}
