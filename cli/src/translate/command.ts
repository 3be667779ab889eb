import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isRecord, isTranslated } from '@cabinet-wars/kernel';
import { BadUsage, CannotDo, type Command, type ExitCode, FAILED, FINE, readText, writeText } from '../host/index.ts';
import { type Catalogue, catalogueOf, type Entry, fileIn, type Source, sources } from './catalogue.ts';
import { gapFault, withTexts } from './literals.ts';
import { writtenIn } from './written.ts';

const clone = fileURLToPath(new URL('../../../', import.meta.url));

const help = `all texts for translators, and back: in a clone
npm exec -- cabinet-wars translate export <language> [--out FILE] [--earlier FILE]
npm exec -- cabinet-wars translate report FILE
npm exec -- cabinet-wars translate import FILE [--to FOLDER]

  export          every English text with its key and the gaps that code fills in, as JSON, with what files
                  of that language already say; --earlier takes over what was translated
  report          how much is translated, by file, and what is wrong with it; exits 1 if anything is
  import          writes the files of that language beside the English ones (or in a folder); what is not translated stays English

docs/guide/translating.md tells the whole way.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' }, earlier: { type: 'string' }, to: { type: 'string' } },
  });
  const [what, given] = positionals;
  if (positionals.length !== 2) throw new BadUsage('export a language, or report or import a file');
  if (what === 'export') return exported(given, values);
  if (what === 'report') return reported(readCatalogue(given));
  if (what === 'import') return imported(readCatalogue(given), values.to ?? clone);
  throw new BadUsage(`"${what}" is none of export, report and import`);
}

function exported(
  language: string,
  { out, earlier }: { out?: string | undefined; earlier?: string | undefined },
): ExitCode {
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language)) throw new BadUsage(`"${language}" is no language: de, fr, pt-BR`);
  const all = sources(clone);
  const given = earlier === undefined ? [] : readCatalogue(earlier).entries.filter(({ to }) => to !== '');
  const text = JSON.stringify(catalogueOf(language, all, [...writtenIn(clone, language, all), ...given]), null, 1);
  if (out === undefined) console.log(text);
  else writeText(out, `${text}\n`);
  return FINE;
}

function readCatalogue(path: string): Catalogue {
  const given: unknown = JSON.parse(readText(path));
  if (!isRecord(given) || typeof given.language !== 'string' || !Array.isArray(given.entries))
    throw new CannotDo(`${path} is no catalogue: \`translate export\` makes one`);
  return { language: given.language, entries: given.entries };
}

/** The translations of a file, by the places of its texts; only of texts that are still what they were. */
function textsFor({ file, literals }: Source, entries: readonly Entry[]): (string | undefined)[] {
  const own = new Map(
    entries.filter((entry) => entry.file === file && entry.to !== '').map((entry) => [entry.at, entry]),
  );
  return literals.map(({ text }, at) => (own.get(at)?.text === text ? own.get(at)?.to : undefined));
}

function reported({ language, entries }: Catalogue): ExitCode {
  let faults = 0;
  const [done, all] = [0, 0];
  const totals = { done, all };
  for (const source of sources(clone)) {
    const texts = textsFor(source, entries);
    const count = texts.filter((text) => text !== undefined).length;
    totals.done += count;
    totals.all += texts.length;
    console.log(
      `${percent(count, texts.length).padStart(5)}  ${String(texts.length - count).padStart(5)} left  ${source.file}`,
    );
    for (const [at, text] of texts.entries()) {
      const fault = text === undefined ? null : gapFault(source.literals[at], text);
      if (fault === null) continue;
      faults++;
      console.log(`       ${source.file}, text ${at} (${source.literals[at].key}): ${fault}`);
    }
  }
  console.log(
    `${language}: ${totals.done} of ${totals.all} texts, ${percent(totals.done, totals.all)}; ${faults} with a fault`,
  );
  return faults === 0 ? FINE : FAILED;
}

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${Math.floor((100 * part) / of)} %`);

function imported({ language, entries }: Catalogue, folder: string): ExitCode {
  if (language === 'en' || (isTranslated(language) && folder === clone))
    throw new CannotDo(`${language} is written by hand already; --to writes it elsewhere`);
  let written = 0;
  for (const source of sources(clone)) {
    const texts = textsFor(source, entries).map((text, at) =>
      text === undefined || gapFault(source.literals[at], text) !== null ? undefined : text,
    );
    if (texts.every((text) => text === undefined)) continue;
    const path = join(folder, fileIn(language, source.file));
    if (folder === clone && existsSync(path)) throw new CannotDo(`${path} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withTexts(source.text, source.literals, texts));
    written++;
  }
  console.log(`${written} files of ${language} written`);
  return FINE;
}

export const command: Command = { help, run };
