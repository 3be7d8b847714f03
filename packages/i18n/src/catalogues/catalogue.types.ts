import type { CatalogueNoun } from './message-keys.ts';

/**
 * A compiled ICU message: text, and arguments as arrays of name, kind and cases. The shape is
 * that of `@lingui/message-utils`; only the translator reads it.
 */
export type CompiledMessage = readonly CompiledToken[];

/** One part of a compiled message. */
export type CompiledToken =
  | string
  | readonly [argument: string, kind?: MessageKind | undefined, cases?: MessageCases];

/** Kinds of arguments that the product can write. */
export type MessageKind = 'number' | 'plural' | 'select' | 'selectordinal';

/** The text of a plural or a choice in each case, and the number that a plural subtracts before it counts. */
export type MessageCases = { readonly offset?: number } & {
  readonly [name: string]: CompiledMessage | number | undefined;
};

/** Compiled messages by their key. */
export type CompiledCatalogue = { readonly [key: string]: CompiledMessage };

/** Loads the compiled catalogue of each noun in one language. */
export type CatalogueLoaders = {
  readonly [Noun in CatalogueNoun]: () => Promise<{ readonly messages: CompiledCatalogue }>;
};
