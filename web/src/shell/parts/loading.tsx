import { useTexts } from '../../i18n/index.ts';
import { Rose } from './rose.tsx';

export function Loading() {
  const texts = useTexts();
  return (
    <main className="loading" id="content" tabIndex={-1} aria-busy="true">
      <Rose size={72} />
      <p>{texts.loading}</p>
    </main>
  );
}
