import type { ClientLoaderFunctionArgs } from 'react-router';
import { loadCatalogue } from '@maidan/i18n/catalogues';
import type { CatalogueNoun, CompiledCatalogue, Locale } from '@maidan/i18n';
import { routerPath } from '../page/address.ts';
import { keptPageFor, noteFreshPage } from '../connection/kept-pages.ts';
import { documentLocale } from './document-locale.ts';
import { ApiFailure } from '../api/failure.ts';
import { toFailure } from '../api/loader-result.ts';
import type { LoaderResult } from '../api/loader-result.ts';
import { loadWithRetries } from '../loading/load-with-retries.ts';
import { createWatchers } from '../page/watchers.ts';

/** A screen that has not loaded after this long, in milliseconds, is an error that can be retried. */
const TIMEOUT_MS = 30_000;

interface Shelf {
  readonly nouns: CatalogueNoun[];
  readonly catalogues: CompiledCatalogue[];
}

const shelves = new Map<Locale, Shelf>();
let isMissed = false;
let repairs = 0;

/** Every loaded catalogue of the language. The array grows when more load. */
export function loadedWords(locale: Locale): readonly CompiledCatalogue[] {
  return shelfOf(locale).catalogues;
}

/** Nouns whose messages are loaded for a language, in the order in which they were loaded. */
export function loadedNouns(locale: Locale): readonly CatalogueNoun[] {
  return shelfOf(locale).nouns;
}

function shelfOf(locale: Locale): Shelf {
  const shelf = shelves.get(locale) ?? { nouns: [], catalogues: [] };
  shelves.set(locale, shelf);
  return shelf;
}

const watchers = createWatchers();

/** Calls back when messages have loaded after one was missing; the returned function ends this. */
export const watchWords = watchers.watch;

/** Records that something was shown without its messages: they are loaded, and then it is drawn again. */
export function noteMissedWords(key: string, locale: Locale): void {
  isMissed = true;
  const noun = key.slice(0, key.indexOf('.')) as CatalogueNoun;
  if (typeof document === 'undefined' || loadedNouns(locale).includes(noun)) return;
  // Not while React draws.
  queueMicrotask(
    () => void loadWithRetries(`The words of ${noun}`, () => loadWords(locale, [noun])),
  );
}

/** Changes exactly when messages have loaded after one was missing. Nothing else has to be drawn again. */
export function wordsVersion(): number {
  return repairs;
}

/**
 * Loads the messages of some nouns in a language, except those that are loaded already. Rejects when a chunk fails to
 * load.
 */
export async function loadWords(locale: Locale, nouns: readonly CatalogueNoun[]): Promise<void> {
  const shelf = shelfOf(locale);
  const missing = nouns.filter((noun) => !shelf.nouns.includes(noun));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (noun) => {
      const catalogue = await loadCatalogue(locale, noun);
      if (shelf.nouns.includes(noun)) return;
      shelf.nouns.push(noun);
      shelf.catalogues.push(catalogue);
    }),
  );
  if (!isMissed) return;
  isMissed = false;
  drawAgain();
}

function drawAgain(): void {
  repairs += 1;
  watchers.tell();
}

/** Texts that were changed while somebody develops, as `development/hot-words.ts` sends them. */
interface ChangedTexts {
  readonly locale: Locale;
  readonly noun: CatalogueNoun;
  readonly messages: CompiledCatalogue;
}

if (import.meta.hot)
  import.meta.hot.on('maidan:words', ({ locale, noun, messages }: ChangedTexts) => {
    const { nouns, catalogues } = shelfOf(locale);
    const at = nouns.indexOf(noun);
    if (at < 0) return;
    catalogues[at] = messages;
    drawAgain();
  });

/** Loads the messages with which the server rendered the document, before hydration. */
export async function loadWordsOfDocument(): Promise<void> {
  const nouns = (document.documentElement.dataset['words'] ?? '').split(' ').filter(Boolean);
  await loadWords(documentLocale(), nouns as CatalogueNoun[]);
}

/**
 * The clientLoader of a screen: loads its messages and its data together when the reader navigates in the browser. It
 * does not run for the first document, which has its messages. After 30 s it gives up. When the server cannot be
 * reached, a page that this document has read before shows that data. Pass the type of the screen's loader:
 * `wordsLoader<typeof loader>(…)`.
 */
export function wordsLoader<Loader>(nouns: readonly CatalogueNoun[]) {
  return async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new ApiFailure('client.timeout')), TIMEOUT_MS);
    });
    const words = loadWords(documentLocale(), nouns);
    type Data = Awaited<ReturnType<typeof serverLoader<Loader>>>;
    const address = `${routerPath(url.pathname) ?? url.pathname}${url.search}`;
    try {
      const [data] = await Promise.race([Promise.all([serverLoader<Loader>(), words]), late]);
      const failure = failureIn(data);
      const kept = failure && keptPageFor(address, failure);
      if (kept) return kept.data as Data;
      noteFreshPage(address);
      return data;
    } catch (error) {
      const kept = keptPageFor(address, error);
      if (!kept) throw error;
      return kept.data as Data;
    }
  };
}

/** The failure in the data of a screen's own loader. */
function failureIn(data: unknown): ApiFailure | undefined {
  const loaded = data as LoaderResult<unknown> | null | undefined;
  return loaded?.ok === false ? toFailure(loaded.failure) : undefined;
}

/** Loads messages for code that loads late; the server has all of them from the start. */
export async function loadWordsInBrowser(nouns: readonly CatalogueNoun[]): Promise<void> {
  if (typeof document !== 'undefined') await loadWords(documentLocale(), nouns);
}
