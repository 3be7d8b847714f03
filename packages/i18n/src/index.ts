export { locales, matchLocale } from './locales.ts';
export type { Digits, Locale } from './locales.ts';
export { createFormat } from './formats/format.ts';
export type { CurrencyStyle } from './formats/format.types.ts';
export { createTranslator } from './translator.ts';
export type { Translator } from './translator.ts';
export type { CompiledCatalogue } from './catalogues/catalogue.types.ts';
export { NOUNS } from './catalogues/message-keys.ts';
export type { CatalogueNoun, MessageKey } from './catalogues/message-keys.ts';
