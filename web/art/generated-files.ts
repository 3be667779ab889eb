import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a folder of the art makes, by path under `web/`. */
export type Files = Readonly<Record<string, string>>;

const here = new URL('./', import.meta.url);
const folders = readdirSync(here).filter((name) => existsSync(fileURLToPath(new URL(`${name}/files.ts`, here))));

/** Every file the art builds: each folder with a `files.ts`, a game's folder named by its id. */
export async function generatedFiles(): Promise<Files> {
  const made = await Promise.all(folders.map(filesOf));
  return Object.assign({}, ...made);
}

async function filesOf(folder: string): Promise<Files> {
  const { files }: { files(): Files } = await import(`./${folder}/files.ts`);
  return files();
}
