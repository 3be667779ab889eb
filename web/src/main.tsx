import { createRoot } from 'react-dom/client';
import './tokens.css';
import './shell/styles/index.css';
import { App } from './shell/app.tsx';

createRoot(document.getElementById('root')!).render(<App />);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => navigator.serviceWorker.register('./sw.js').catch(() => undefined));
