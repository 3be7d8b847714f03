export {
  defaultLocale,
  fallbackLocale,
  isLocale,
  localeFromWire,
  locales,
  matchLocale,
} from './locales.ts';
export type { Digits, Locale, LocaleEntry } from './locales.ts';
export { createFormat, DEFAULT_TIME_ZONE, TAKA } from './formats/format.ts';
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
} from './formats/format.types.ts';
export {
  localiseDigits,
  parseAmountText,
  toBengaliDigits,
  toLatinDigits,
} from './formats/digits.ts';
export type { AmountFailure, AmountParse } from './formats/digits.ts';
export { createTranslator } from './translator.ts';
export type { Translator, TranslatorOptions } from './translator.ts';
export type { MessageValues } from './message-writer.ts';
export type { CompiledCatalogue, CompiledMessage } from './catalogues/catalogue.types.ts';
export { NOUNS } from './catalogues/message-keys.ts';
export type { CatalogueNoun, ErrorMessageKey, MessageKey } from './catalogues/message-keys.ts';
