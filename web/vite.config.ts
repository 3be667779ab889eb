import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { outsideGames } from './build/outside-games.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), outsideGames(process.env), serviceWorker(), compress()],
  worker: { format: 'es', plugins: () => [outsideGames(process.env)] },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, sourcemap: false },
  server: { port: 1757 },
});
