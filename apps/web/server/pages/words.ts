import { locales } from '@maidan/i18n/locales';
import type { Locale } from '@maidan/i18n/locales';
import { NOUNS } from '@maidan/i18n';
import { loadWords } from '#platform/words/loader.ts';

/** Loads every catalogue of every language, so that no render ever waits for messages. */
export async function loadAllWords(): Promise<void> {
  await Promise.all((Object.keys(locales) as Locale[]).map((locale) => loadWords(locale, NOUNS)));
}
