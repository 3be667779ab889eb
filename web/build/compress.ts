import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Lays a `.br` and a `.gz` beside every text file of the build, so that the server never has to compress. */
export function compress(): Plugin {
  let folder = 'dist';
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      // Much is the same in every language.
      const done = new Map<string, Compressed>();
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(name)) continue;
        const text = readFileSync(join(folder, name));
        const hash = createHash('sha256').update(text).digest('hex');
        const { br, gz } = done.get(hash) ?? compressed(text);
        done.set(hash, { br, gz });
        writeFileSync(join(folder, `${name}.br`), br);
        writeFileSync(join(folder, `${name}.gz`), gz);
      }
    },
  };
}

interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

const compressed = (text: Buffer): Compressed => ({
  br: brotliCompressSync(text, quality(text.length)),
  gz: gzipSync(text, { level: 9 }),
});

const quality = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
