import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The counters and the map by themselves, for looking at, for screenshots and for the bench: `npm run demo -w web`. */
export default defineConfig({
  root: at('art/demo'),
  publicDir: at('public'),
  plugins: [react()],
  server: { port: 1757, fs: { allow: [at('..')] } },
  build: {
    rollupOptions: { input: [at('art/demo/map.html'), at('art/demo/counters.html')] },
    outDir: at('.cache/demo'),
    emptyOutDir: true,
  },
});
