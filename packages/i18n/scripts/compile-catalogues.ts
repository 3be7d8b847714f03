/**
 * Compiles messages/<locale>/<noun>.json into generated/<locale>/<noun>.ts.
 * Without a switch it writes, English where a further language has a gap; with --check it writes
 * nothing and exits with 1 when a catalogue has a fault or a gap, or a generated file is stale.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCatalogue } from '../src/catalogues/compile.ts';
import { defaultLocale, fallbackLocale } from '../src/locales.ts';
import type { CatalogueLocale } from '../src/locales.ts';
import { NOUNS } from '../src/catalogues/message-keys.ts';
import type { CatalogueNoun } from '../src/catalogues/message-keys.ts';
import {
  findFaults,
  findOfferedLocales,
  findOverrideFaults,
  inspectFurtherLanguages,
} from './check-catalogues.ts';
import { CATALOGUE_LOCALES, readMessages, readOverrides } from './message-files.ts';
import type { AllMessages, MessageFile } from './message-files.ts';

const MEND = 'npm run messages --workspace @maidan/i18n';
const HEADER = `// Generated from the message files by: ${MEND}\n`;

/** Where the script reads and writes. */
export type Folders = {
  readonly messages: string;
  readonly generated: string;
  readonly sites: string;
};

/** Outcome of a run: what to print, and the exit code. */
export type Outcome = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 };

/** Compiles, or checks when `isCheck`; writes nothing when there is a fault. */
export function run(folders: Folders, isCheck: boolean): Outcome {
  const all = readMessages(folders.messages);
  const faults = [...findFaults(all), ...findOverrideFaults(all, readOverrides(folders.sites))];
  if (faults.length > 0) return { lines: faults, exitCode: 1 };
  const { usable, gaps } = inspectFurtherLanguages(all);
  const files = generate(usable);
  const stale = findStale(folders.generated, files);
  if (isCheck) {
    const lines = [...gaps, ...stale.map((file) => `generated/${file} is stale; run: ${MEND}`)];
    return { lines, exitCode: lines.length > 0 ? 1 : 0 };
  }
  for (const file of stale) {
    const path = join(folders.generated, file);
    const source = files.get(file);
    if (source === undefined) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  const count = Object.values(all[fallbackLocale]).flatMap((file) => Object.keys(file)).length;
  const lines = [`${count} messages, ${stale.length} files written`];
  if (gaps.length > 0)
    lines.push(`Missing texts, shown in English: ${gaps.length} (--check lists them)`);
  return { lines, exitCode: 0 };
}

/** The generated files by path; the same messages always give the same text. */
function generate(all: AllMessages): Map<string, string> {
  const files = new Map<string, string>();
  for (const locale of CATALOGUE_LOCALES) {
    for (const noun of NOUNS) {
      const compiled = compileCatalogue(wholeTexts(all, locale, noun));
      files.set(
        `${locale}/${noun}.ts`,
        `${HEADER}import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';\n\n` +
          `export const messages: CompiledCatalogue = ${JSON.stringify(compiled, null, 1)};\n`,
      );
    }
  }
  for (const locale of CATALOGUE_LOCALES.filter(isFurther))
    files.set(`${locale}/loaders.ts`, generateOwnLoaders());
  files.set('loaders.ts', generateLoaders(all));
  return files;
}

/** The texts of a language in the order of the English file; English fills the gaps. */
function wholeTexts(all: AllMessages, locale: CatalogueLocale, noun: CatalogueNoun): MessageFile {
  const english = Object.entries(all[fallbackLocale][noun]);
  return Object.fromEntries(english.map(([key, text]) => [key, all[locale][noun][key] ?? text]));
}

/**
 * The list of chunks of a further language is a chunk itself, so that readers of other languages load one line of it.
 */
function isFurther(locale: CatalogueLocale): boolean {
  return locale !== defaultLocale && locale !== fallbackLocale;
}

function generateLoaders(all: AllMessages): string {
  const [own, further] = [
    CATALOGUE_LOCALES.filter((locale) => !isFurther(locale)),
    CATALOGUE_LOCALES.filter(isFurther),
  ];
  const entries = own.map((locale) => {
    const lines = NOUNS.map((noun) => `    ${noun}: () => import('./${locale}/${noun}.ts'),`);
    return `  ${locale}: {\n${lines.join('\n')}\n  },`;
  });
  const others = further.map((locale) => `  ${locale}: () => import('./${locale}/loaders.ts'),`);
  const offered = findOfferedLocales(all).map((locale) => `'${locale}'`);
  return (
    `${HEADER}import type { Locale } from '../src/locales.ts';\n\n` +
    `export const offered: readonly Locale[] = [${offered.join(', ')}];\n\n` +
    `export const loaders = {\n${entries.join('\n')}\n};\n\n` +
    `export const furtherLoaders = {\n${others.join('\n')}\n};\n`
  );
}

function generateOwnLoaders(): string {
  const lines = NOUNS.map((noun) => `  ${noun}: () => import('./${noun}.ts'),`);
  return `${HEADER}export const loaders = {\n${lines.join('\n')}\n};\n`;
}

function findStale(folder: string, files: ReadonlyMap<string, string>): string[] {
  const existing = listFiles(folder);
  const stale = [...files].filter(([file, source]) => existing.get(file) !== source);
  const orphans = [...existing.keys()].filter((file) => !files.has(file));
  return [...stale.map(([file]) => file), ...orphans].toSorted();
}

function listFiles(folder: string): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        readFileSync(path, 'utf8'),
      ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const outcome = run(
    {
      messages: join(root, 'messages'),
      generated: join(root, 'generated'),
      sites: join(root, '../site'),
    },
    process.argv.includes('--check'),
  );
  const stream = outcome.exitCode === 0 ? process.stdout : process.stderr;
  for (const line of outcome.lines) stream.write(`${line}\n`);
  process.exitCode = outcome.exitCode;
}
