import { getPriority } from 'node:os';
import { serveThread } from '../../../src/threads/serve.ts';

/** Says at which priority it runs. */
serveThread(() => getPriority());
