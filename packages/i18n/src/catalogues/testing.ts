import type { Locale } from '../locales.ts';
import type { CompiledCatalogue } from './catalogue.types.ts';
import { loadCatalogue } from './loader.ts';
import { NOUNS } from './message-keys.ts';

/** Loads every catalogue of a language, in the order of `NOUNS`. */
export function loadCatalogues(locale: Locale): Promise<CompiledCatalogue[]> {
  return Promise.all(NOUNS.map((noun) => loadCatalogue(locale, noun)));
}
