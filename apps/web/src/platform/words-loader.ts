import type { ClientLoaderFunctionArgs } from 'react-router';
import { loadCatalogue } from '@maidan/i18n/catalogues';
import { isLocale } from '@maidan/i18n/locales';
import type { CatalogueNoun, CompiledCatalogue, Locale } from '@maidan/i18n';
import { ApiFailure } from './failure.ts';

/** After this long a screen that does not come is an error with a retry, in milliseconds. */
const TIMEOUT_MS = 30_000;

const loaded = new Map<string, CompiledCatalogue>();

/** Every catalogue that is here, for the language. */
export function loadedWords(locale: Locale): CompiledCatalogue[] {
  return [...loaded]
    .filter(([name]) => name.startsWith(`${locale}/`))
    .map(([, catalogue]) => catalogue);
}

/** Nouns whose words are here for a language. */
export function loadedNouns(locale: Locale): CatalogueNoun[] {
  return [...loaded.keys()]
    .filter((name) => name.startsWith(`${locale}/`))
    .map((name) => name.slice(locale.length + 1) as CatalogueNoun);
}

const watchers = new Set<() => void>();

/** Calls back whenever more words have come; the returned function ends it. */
export function watchWords(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** How many catalogues have come so far: changes exactly when words do. */
export function wordsVersion(): number {
  return loaded.size;
}

/** Brings the words of some nouns in a language; what is here is not fetched again. Fails when a chunk cannot be fetched. */
export async function loadWords(locale: Locale, nouns: readonly CatalogueNoun[]): Promise<void> {
  const missing = nouns.filter((noun) => !loaded.has(`${locale}/${noun}`));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (noun) => {
      loaded.set(`${locale}/${noun}`, await loadCatalogue(locale, noun));
    }),
  );
  for (const onChange of watchers) onChange();
}

/** The language of the document. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}

/** Brings the words that the server rendered the document with, before React takes it over. */
export async function loadWordsOfDocument(): Promise<void> {
  const nouns = (document.documentElement.dataset['words'] ?? '').split(' ').filter(Boolean);
  await loadWords(documentLocale(), nouns as CatalogueNoun[]);
}

/**
 * The clientLoader of a screen: its words and its data come together on client navigation. On the first document
 * the words are there already, so it does not run. After 30 s it gives up. Give it the type of the screen's loader: `wordsLoader<typeof loader>(…)`.
 */
export function wordsLoader<Loader>(nouns: readonly CatalogueNoun[]) {
  return async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new ApiFailure('client.timeout')), TIMEOUT_MS);
    });
    const words = loadWords(documentLocale(), nouns);
    const [data] = await Promise.race([Promise.all([serverLoader<Loader>(), words]), late]);
    return data;
  };
}

/** Words for a piece of code that is loaded late; on the server every word is there from the start. */
export async function loadWordsInBrowser(nouns: readonly CatalogueNoun[]): Promise<void> {
  if (typeof document !== 'undefined') await loadWords(documentLocale(), nouns);
}
