import { createRoot } from 'react-dom/client';
import '../theme/tokens.css';
import './styles/index.css';
import { App } from './app.tsx';

createRoot(document.getElementById('root')!).render(<App />);

/** Kept for use with no network, once the page itself no longer needs the line. */
function keepOffline(): void {
  navigator.serviceWorker.register('./sw.js').catch((error: unknown) => console.warn(error));
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepOffline();
  else addEventListener('load', keepOffline, { once: true });
}
