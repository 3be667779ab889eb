/** Border Forts as a host's configuration may name it: it stands in no list of ours. */
export { manifest as game } from './src/manifest.ts';
