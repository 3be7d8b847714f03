import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { systemClock } from '../platform/process/clock.ts';
import { askRunningApi } from '../platform/process/command-socket.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import { readEnv } from '../platform/process/env.ts';
import type { Env } from '../platform/process/env.ts';
import { createLog } from '../platform/process/log.ts';
import { migrate } from '../platform/database/migrations.ts';
import { openDatabase } from '../platform/database/open.ts';
import { PlainError } from '@maidan/deployment/plain-error';
import { systemRandom } from '../platform/secrets/random.ts';
import { answerCommand } from './registry.ts';

/** A terminal command: its help, its options, and how its result is printed. */
export interface TerminalCommand {
  readonly command: string;
  readonly help: string;
  /** Names of options that take a value; those in `required` must be given. */
  readonly options: readonly string[];
  readonly required?: readonly string[];
  /** Arguments that the terminal does not give. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The text to print, and whether the result means success. */
  readonly tell: (result: never) => { text: string; isGood: boolean };
}

/**
 * Runs a command through the api that runs on the data folder, or on the database itself when none runs. Exits with 0
 * on success and with 1 when the command failed or its result is bad. A failure prints one sentence.
 */
export async function runFromTerminal(terminal: TerminalCommand): Promise<void> {
  await exitOnFailure(async () => {
    const args = readArgs(terminal);
    if (!args) return print(terminal.help, true);
    const env = readEnv(process.env);
    const request = { command: terminal.command, args: { ...args, ...terminal.fixed } };
    const answered = await askRunningApi(env.DATA_DIR, request);
    const result = answered ? answered.result : await onOwnDatabase(env, request);
    const { text, isGood } = terminal.tell(result as never);
    print(text, isGood);
  });
}

/** Opens and migrates the database of the environment for a command, and closes it afterwards. */
export async function withDatabase<Result>(
  env: Env,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(env);
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Reads `--name value` options, those of the process unless others are given; undefined when help is asked for.
 * @throws PlainError on any other argument
 */
export function readArgs(
  terminal: Pick<TerminalCommand, 'options' | 'required' | 'help'>,
  given?: string[],
): Record<string, string> | undefined {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean' } };
  for (const name of terminal.options) options[name] = { type: 'string' };
  let values: Record<string, unknown>;
  try {
    values = parseArgs({ options, strict: true, ...(given && { args: given }) }).values;
  } catch (error) {
    throw new PlainError(`${(error as Error).message.split('. ')[0]}.\n\n${terminal.help}`);
  }
  if (values['help']) return undefined;
  const missing = terminal.required?.find((name) => values[name] === undefined);
  if (missing) throw new PlainError(`--${missing} is missing.\n\n${terminal.help}`);
  return values as Record<string, string>;
}

/** Runs the work and exits with 1 when it fails. A failure that is meant for a person prints one sentence. */
export async function exitOnFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof PlainError;
    print(isPlain ? error.message : ((error as Error).stack ?? String(error)), false);
  }
}

/** Prints to the terminal. A bad result goes to the error stream and sets the exit code to 1. */
export function print(text: string, isGood: boolean): void {
  (isGood ? process.stdout : process.stderr).write(`${text}\n`);
  if (!isGood) process.exitCode = 1;
}

function onOwnDatabase(
  env: Env,
  request: { command: string; args: Record<string, string> },
): Promise<unknown> {
  const log = createLog({ level: 'warn' });
  return withDatabase(env, (database) =>
    answerCommand({ database, env, log, clock: systemClock, random: systemRandom }, request),
  );
}
