import { readArguments } from '../terminal/arguments.ts';
import { PlainError } from '../terminal/plain-error.ts';

/** The options of a test run. */
export interface TestOptions {
  isStrict: boolean;
  isQuick: boolean;
  wantsHelp: boolean;
  /** Names of steps; empty means all. */
  only: string[];
}

/** The text of `npm test -- --help`, with the names of the steps. */
export function testHelp(stepNames: string[]): string {
  return `npm test [-- options]

Installs what is missing (saying what), then runs every check and test, cheapest first.

  --only a,b   these steps only: ${stepNames.join(', ')}
  --quick      leave out PostgreSQL and the browser
  --strict     a missing PostgreSQL or browser is a failure
  --help       this text

CHROMIUM_PATH, HEADLESS_PATH, POSTGRES_BIN and NGINX_PATH name a browser, its headless shell, PostgreSQL's folder of
programs and nginx. The last line is "N passed, N failed".`;
}

/** Reads the command line. @throws PlainError naming an option or step that does not exist */
export function readTestOptions(args: string[], stepNames: string[]): TestOptions {
  // `--only` without a name becomes an empty name, so that the error lists the steps.
  const given = args.at(-1) === '--only' ? [...args, ''] : args;
  const { values } = readArguments('npm test', given, {
    strict: { type: 'boolean' },
    quick: { type: 'boolean' },
    only: { type: 'string' },
  });
  return {
    isStrict: values.strict ?? false,
    isQuick: values.quick ?? false,
    wantsHelp: values.help ?? false,
    only: values.only === undefined ? [] : readNames(values.only, stepNames),
  };
}

function readNames(text: string, stepNames: string[]): string[] {
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !stepNames.includes(name));
  if (names.length === 0 || unknown !== undefined) {
    throw new PlainError(`--only needs one or more of: ${stepNames.join(', ')}.`);
  }
  return names;
}
