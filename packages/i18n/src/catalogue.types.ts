/**
 * A compiled ICU message: text, and arguments as arrays of name, kind and options. The shape is
 * that of `@lingui/message-utils`; only the translator reads it.
 */
export type CompiledMessage = readonly CompiledToken[];

/** One part of a compiled message. */
export type CompiledToken =
  | string
  | readonly [argument: string, kind?: string | undefined, options?: unknown];

/** Compiled messages by their key. */
export type CompiledCatalogue = { readonly [key: string]: CompiledMessage };
