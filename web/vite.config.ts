import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { noLanguage, oneLanguage, type Spoken } from './build/one-language.ts';
import { outsideGames } from './build/outside-games.ts';
import { serviceWorker } from './build/service-worker.ts';

/** A language that is not whole has English beside it. */
const spoken: Spoken = { en: ['en'], it: ['it'], de: ['de', 'en'] };

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [oneLanguage(spoken), react(), outsideGames(process.env), serviceWorker(Object.keys(spoken)), compress()],
  worker: { format: 'es', plugins: () => [noLanguage(spoken), outsideGames(process.env)] },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, sourcemap: false },
  server: { port: 1757 },
});
