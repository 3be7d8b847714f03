import { hasOwn } from '@maidan/contract/has-own';
import type { CompiledCatalogue, CompiledMessage } from './catalogues/catalogue.types.ts';
import { toLatinDigits } from './formats/digits.ts';
import { createFormat } from './formats/format.ts';
import type { CurrencyStyle, Format } from './formats/format.types.ts';
import { fallbackLocale, locales } from './locales.ts';
import type { Digits, Locale } from './locales.ts';
import type { MessageKey } from './catalogues/message-keys.ts';
import { writeMessage } from './message-writer.ts';
import type { MessageValues } from './message-writer.ts';

/** What a translator is made of. */
export type TranslatorOptions = {
  readonly locale: Locale;
  /** Digit set of every number; the locale's own when left out. */
  readonly digits?: Digits;
  /** IANA name of the site's time zone; Asia/Dhaka when left out. */
  readonly timeZone?: string;
  /** The site's currency; the taka when left out. */
  readonly currency?: CurrencyStyle;
  /** Compiled catalogues of `locale`; a later one wins over an earlier one, so overrides go last. */
  readonly catalogues: readonly CompiledCatalogue[];
  /** Further catalogues of `locale` for keys that `catalogues` lacks. It is called each time, so they may grow. */
  readonly growing?: () => readonly CompiledCatalogue[];
  /** Compiled English catalogues, used for missing keys. */
  readonly fallbackCatalogues?: readonly CompiledCatalogue[];
  /** Called once per key that was asked for, by `t` or `has`, and has no text in the language. */
  readonly onMissing?: (key: string, locale: Locale) => void;
};

/** Every text, number, amount and date of one reader. */
export type Translator = {
  readonly locale: Locale;
  readonly digits: Digits;
  readonly format: Format;
  /**
   * The text of a key. Where the language has no text, it is the English text if that is
   * loaded, otherwise a note that it is loading. It is reported to `onMissing`. The
   * key itself is never returned, because it means nothing to a reader.
   */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** Tells whether a key from outside (an error code) has a text, and narrows it. */
  readonly has: (key: string) => key is MessageKey;
};

/** Shown in place of a text that is not loaded yet; `onMissing` then lets the caller load it. */
const STOPGAP: MessageKey = 'ui.loading';
/** Shown when not even that text is loaded; it needs no translation. */
const ELLIPSIS = '…';

/** Makes a translator for one language, digit set and time zone. It keeps no global state. */
export function createTranslator(options: TranslatorOptions): Translator {
  const { locale } = options;
  const digits = options.digits ?? locales[locale].defaultDigits;
  const format = createFormat({
    locale,
    digits,
    ...(options.timeZone === undefined ? {} : { timeZone: options.timeZone }),
    ...(options.currency === undefined ? {} : { currency: options.currency }),
  });
  const main = createSource(locale, digits, options.catalogues, options.growing);
  const fallback = createSource(fallbackLocale, digits, options.fallbackCatalogues ?? []);
  const reported = new Set<string>();

  function report(key: string): void {
    if (reported.has(key)) return;
    reported.add(key);
    options.onMissing?.(key, locale);
  }

  function t(key: MessageKey, values?: MessageValues): string {
    const text = main.text(key, values);
    if (text !== undefined) return text;
    report(key);
    return fallback.text(key, values) ?? main.text(STOPGAP) ?? ELLIPSIS;
  }

  return {
    locale,
    digits,
    format,
    t,
    has: (key): key is MessageKey => {
      if (main.has(key)) return true;
      report(key);
      return fallback.has(key);
    },
  };
}

type Source = {
  has(key: string): boolean;
  text(key: string, values?: MessageValues): string | undefined;
};

function createSource(
  locale: Locale,
  digits: Digits,
  catalogues: readonly CompiledCatalogue[],
  growing: () => readonly CompiledCatalogue[] = () => [],
): Source {
  const tag = `${locales[locale].intlTag}-u-nu-${digits}`;
  // Numerals written into the sentences of a language follow the reader's choice too.
  const rewrites = digits === 'latn' && locales[locale].defaultDigits === 'beng';
  // The catalogues are searched and not merged, because the server makes a translator for every page.
  const find = (key: string): CompiledMessage | undefined => {
    const has = (catalogue: CompiledCatalogue): boolean => hasOwn(catalogue, key);
    return (lastOf(catalogues, has) ?? growing().find(has))?.[key];
  };
  return {
    has: (key) => find(key) !== undefined,
    text(key, values) {
      const message = find(key);
      if (message === undefined) return undefined;
      return writeMessage(rewrites ? withLatinDigits(message) : message, tag, values);
    },
  };
}

/** `findLast` came with Chrome 97 and Safari 15.4. */
function lastOf<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item | undefined {
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at] as Item;
    if (isWanted(item)) return item;
  }
  return undefined;
}

function withLatinDigits(message: CompiledMessage): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return toLatinDigits(token);
    const [name, kind, cases] = token;
    if (cases === undefined) return token;
    const rewritten = Object.entries(cases).map(([chosen, value]) => [
      chosen,
      typeof value === 'object' ? withLatinDigits(value) : value,
    ]);
    return [name, kind, Object.fromEntries(rewritten)] as const;
  });
}
