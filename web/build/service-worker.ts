import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `sw.js` into the build: the template with the names of all files, and a version that changes with them. Those of other
 * languages than the page's are left out when it is installed.
 */
export function serviceWorker(languages: readonly string[]): Plugin {
  let root = '.';
  let folder = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: () => {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile() && !/^sw\.js|\.(br|gz)$/.test(file.name))
          .map((file) =>
            join(file.parentPath, file.name)
              .slice(folder.length + 1)
              .replaceAll('\\', '/'),
          )
          // What stands in for a server where there is none must never stand in for one that is there.
          .filter((file) => !file.startsWith('api/'))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
        const template = readFileSync(join(root, 'build', 'sw-template.js'), 'utf8');
        const addresses = ['./', ...files.filter((file) => file !== 'index.html')];
        writeFileSync(
          join(folder, 'sw.js'),
          template
            .replace('__FILES__', JSON.stringify(addresses))
            .replace('__LANGUAGES__', JSON.stringify(languages))
            .replace('__VERSION__', hash.digest('hex').slice(0, 12)),
        );
      },
    },
  };
}
