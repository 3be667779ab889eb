import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The counters and the map by themselves, for looking at and for screenshots: `npm run demo -w web`. */
export default defineConfig({
  root: 'art/demo',
  publicDir: '../../public',
  plugins: [react()],
  server: { port: 1757, fs: { allow: ['../../..'] } },
  build: {
    rollupOptions: { input: ['art/demo/map.html', 'art/demo/counters.html'] },
    outDir: '../../.cache/demo',
    emptyOutDir: true,
  },
});
