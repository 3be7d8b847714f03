/** For the server and for scripts only: it contains the ICU parser, which no browser needs. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledCatalogue, CompiledMessage } from './catalogue.types.ts';

/**
 * Compiles ICU messages, such as the texts a site puts over the catalogue.
 *
 * @throws Error naming the key when a message is not valid ICU MessageFormat, or has an argument
 * that is not text, a plain number, a plural or a choice. Dates and styled numbers are passed as
 * text that `format` made
 */
export function compileCatalogue(texts: { readonly [key: string]: string }): CompiledCatalogue {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(key, text)]));
}

function compile(key: string, text: string): CompiledMessage {
  let message: unknown;
  try {
    message = compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`The message ${key} is not a valid ICU message: ${text}`, { cause });
  }
  if (isWritable(message)) return message;
  throw new Error(
    `The message ${key} has a kind of argument that the product cannot write: ${text}`,
  );
}

const CHOOSING: readonly unknown[] = ['plural', 'select', 'selectordinal'];

/** Tells whether the message writer can write every part, because lingui's compiler allows more kinds. */
function isWritable(message: unknown): message is CompiledMessage {
  return Array.isArray(message) && message.every((part) => isWritablePart(part));
}

function isWritablePart(part: unknown): boolean {
  if (typeof part === 'string') return true;
  if (!Array.isArray(part)) return false;
  const [, kind, cases] = part as unknown[];
  if (kind === undefined) return true;
  if (kind === 'number') return cases === undefined;
  if (!CHOOSING.includes(kind) || typeof cases !== 'object' || cases === null) return false;
  return Object.entries(cases).every(([name, chosen]) => name === 'offset' || isWritable(chosen));
}
