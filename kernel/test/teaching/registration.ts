import { manifest } from './src/manifest.ts';

/** Border Forts as a host's configuration may name it: it stands in no list of ours. */
export const game = { ...manifest, load: () => import('./src/index.ts') };
