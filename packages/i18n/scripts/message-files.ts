/** Reads the catalogues as they are written: one JSON file per language and noun. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, testLocale } from '../src/locales.ts';
import type { CatalogueLocale } from '../src/locales.ts';
import { NOUNS } from '../src/catalogues/message-keys.ts';
import type { CatalogueNoun } from '../src/catalogues/message-keys.ts';

/** The ICU messages of one file by key, in the file's order. */
export type MessageFile = { readonly [key: string]: string };

/** All messages of one language by noun; a file that is missing is an empty one. */
export type LocaleMessages = { readonly [Noun in CatalogueNoun]: MessageFile };

/** All messages by language. */
export type AllMessages = { readonly [Code in CatalogueLocale]: LocaleMessages };

/** The languages that have catalogues, in the order of `locales`. */
export const CATALOGUE_LOCALES = Object.keys(locales).filter(
  (code) => code !== testLocale,
) as CatalogueLocale[];

/** Texts of a site that replace those of the catalogue, with the path of their file. */
export type OverrideFile = { file: string; locale: CatalogueLocale; messages: MessageFile };

/**
 * Reads every catalogue.
 *
 * @throws Error naming the file that is not a flat JSON object of texts, or that has a key twice
 */
export function readMessages(folder: string): AllMessages {
  return Object.fromEntries(
    CATALOGUE_LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        NOUNS.map((noun) => [noun, readMessageFile(join(folder, locale, `${noun}.json`))]),
      ),
    ]),
  ) as AllMessages;
}

/** Reads the texts of every site folder. */
export function readOverrides(sitesFolder: string): OverrideFile[] {
  const found: OverrideFile[] = [];
  for (const slug of readdirSync(sitesFolder).toSorted()) {
    for (const locale of CATALOGUE_LOCALES) {
      const file = join(sitesFolder, slug, `overrides.${locale}.json`);
      if (existsSync(file)) found.push({ file, locale, messages: readMessageFile(file) });
    }
  }
  return found;
}

function readMessageFile(file: string): MessageFile {
  if (!existsSync(file)) return {};
  const source = readFileSync(file, 'utf8');
  const parsed: unknown = parseJson(file, source);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${file} must hold one JSON object of keys and texts`);
  }
  for (const [key, text] of Object.entries(parsed)) {
    if (typeof text !== 'string') throw new Error(`${file}: the text of ${key} must be a string`);
    // JSON.parse keeps the last of two equal keys and reports nothing.
    const written = source.split(`${JSON.stringify(key)}:`).length - 1;
    if (written > 1) throw new Error(`${file}: the key ${key} is there twice`);
  }
  return parsed as MessageFile;
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Error(`${file} is not valid JSON`, { cause });
  }
}
