import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { PlainError } from './plain-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

const help = { help: { type: 'boolean', short: 'h' } } as const satisfies Options;

/** The arguments of a command: its options by name, and the rest in order. */
export type Arguments<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known & typeof help; allowPositionals: true }>
>;

/**
 * Reads the arguments of a command with Node's own parser. Every command has `--help`.
 * @throws PlainError naming an option that does not exist or lacks its value, and, unless the command takes `names`, a
 * word that belongs to no option
 */
export function readArguments<const Known extends Options>(
  command: string,
  args: readonly string[],
  options: Known,
  takes: 'options' | 'names' = 'options',
): Arguments<Known> {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, ...help },
      allowPositionals: takes === 'names',
    }) as Arguments<Known>;
  } catch (error) {
    throw new PlainError(sentenceOf(command, error));
  }
}

function sentenceOf(command: string, error: unknown): string {
  if (!(error instanceof TypeError) || !('code' in error)) throw error;
  const told = /'(?:-\w, )?(--?[\w-]+|[^']*)/.exec(error.message)?.[1] ?? '';
  const more = `${command} -- --help`;
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `${command} does not know the option ${told}; ${more} lists them.`;
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return `${command} does not know what to do with "${told}"; ${more} lists what it takes.`;
  if (error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error;
  return error.message.includes('does not take an argument')
    ? `The option ${told} takes no value; ${more} shows how.`
    : `The option ${told} needs a value; ${more} shows how.`;
}
