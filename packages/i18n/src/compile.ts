/** Server and scripts only: it carries the ICU parser, which no browser needs. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledCatalogue, CompiledMessage } from './catalogue.types.ts';

/**
 * Compiles ICU messages, such as the texts a site puts over the catalogue.
 *
 * @throws Error naming the key when a message is no valid ICU MessageFormat
 */
export function compileCatalogue(texts: { readonly [key: string]: string }): CompiledCatalogue {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(key, text)]));
}

function compile(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`The message ${key} is no valid ICU message: ${text}`, { cause });
  }
}
