import '../theme/tokens.css';
import './styles/index.css';
import { keptLanguage } from '../kept-language.ts';
import { startIn } from './start-in.ts';

const language = keptLanguage();
void startIn[language]();

/** Kept for use with no network, in one language, once the page itself no longer needs the line. */
function keepOffline(): void {
  navigator.serviceWorker.register(`./sw.js?language=${language}`).catch((error: unknown) => console.warn(error));
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepOffline();
  else addEventListener('load', keepOffline, { once: true });
}
