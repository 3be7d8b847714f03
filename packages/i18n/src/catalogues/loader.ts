import { furtherLoaders, loaders, offered } from '../../generated/loaders.ts';
import type { CatalogueLoaders, CompiledCatalogue } from './catalogue.types.ts';
import type { Locale } from '../locales.ts';
import type { CatalogueNoun } from './message-keys.ts';

const further = { ...furtherLoaders, 'en-XA': () => import('./stretched.ts') };

/**
 * The languages whose catalogues are complete enough to offer: `auth`, `wallet` and `errors` whole
 * and the rest to nine tenths (SHELL-88). The compile script decides; a site chooses among these.
 */
export const offeredLocales: readonly Locale[] = offered;

/**
 * Loads one compiled catalogue of a language, as a chunk of its own in the browser. Rejects when
 * the chunk cannot be fetched.
 */
export async function loadCatalogue(
  locale: Locale,
  noun: CatalogueNoun,
): Promise<CompiledCatalogue> {
  const { messages } = await (await loadersOf(locale))[noun]();
  return messages;
}

async function loadersOf(locale: Locale): Promise<CatalogueLoaders> {
  return locale === 'bn' || locale === 'en' ? loaders[locale] : (await further[locale]()).loaders;
}
