export {
  defaultLocale,
  fallbackLocale,
  isLocale,
  localeFromWire,
  locales,
  matchLocale,
} from './locales.ts';
export type { Digits, Locale, LocaleEntry } from './locales.ts';
export { createFormat, DEFAULT_TIME_ZONE, TAKA } from './format.ts';
export type {
  CurrencyStyle,
  DayHeading,
  Decimals,
  Format,
  FormatOptions,
  MoneyValue,
  RelativeTime,
  SignDisplay,
  SplitMoney,
} from './format.types.ts';
export { localiseDigits, parseAmountText, toBengaliDigits, toLatinDigits } from './digits.ts';
export type { AmountFailure, AmountParse } from './digits.ts';
export { createTranslator } from './translator.ts';
export type { Translator, TranslatorOptions } from './translator.ts';
export type { MessageValues } from './message-writer.ts';
export type { CompiledCatalogue, CompiledMessage } from './catalogue.types.ts';
export { NOUNS } from './message-keys.ts';
export type { CatalogueNoun, ErrorMessageKey, MessageKey } from './message-keys.ts';
