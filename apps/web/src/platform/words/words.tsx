import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createTranslator } from '@maidan/i18n';
import type { CompiledCatalogue, CurrencyStyle, Digits, Locale, Translator } from '@maidan/i18n';
import { loadedWords, noteMissedWords, watchWords, wordsVersion } from './loader.ts';

const WordsContext = createContext<Translator | null>(null);

interface WordsProviderProps {
  locale: Locale;
  digits: Digits;
  timeZone: string;
  currency: CurrencyStyle;
  /** The site's own texts, which replace those of the catalogue. */
  overrides: CompiledCatalogue;
  children: ReactNode;
}

/** Gives messages, numbers and dates for one reader to every component inside. */
export function WordsProvider({
  locale,
  digits,
  timeZone,
  currency,
  overrides,
  children,
}: WordsProviderProps) {
  const version = useSyncExternalStore(watchWords, wordsVersion, wordsVersion);
  const words = useMemo(
    () => makeWords({ locale, digits, timeZone, currency, overrides }, version),
    [locale, digits, timeZone, currency, overrides, version],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

// Messages that load later are found without a new translator, so nothing is drawn again. A new one is made only where
// something was shown without its messages.
function makeWords(reader: Omit<WordsProviderProps, 'children'>, _version: number): Translator {
  const { locale, digits, timeZone, currency, overrides } = reader;
  return createTranslator({
    locale,
    digits,
    timeZone,
    currency,
    catalogues: [overrides],
    growing: () => loadedWords(locale),
    onMissing: noteMissedWords,
  });
}

/** The words, numbers and dates of the reader. @throws outside of a WordsProvider */
export function useWords(): Translator {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider above it');
  return words;
}
