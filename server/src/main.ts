import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

await serve(fileURLToPath(new URL('../../web/dist', import.meta.url)), process.env);
