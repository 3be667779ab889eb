import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './generated-files.ts';

/** `npm run art -w web`: writes every generated file. The test of the same name checks that they are up to date. */
for (const [path, text] of Object.entries(await generatedFiles())) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${path}  ${(text.length / 1000).toFixed(1)} kB\n`);
}
