import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@maidan/deployment/plain-error';
import { ERRORS } from '@maidan/contract/errors';

const FILE = 'operator-session.json';
const TIMEOUT_MS = 20_000;

/** Where the endpoints of operators are, and the session that was opened there. */
interface KeptSession {
  readonly consoleUrl: string;
  readonly token: string;
}

/** A call of the console. */
export interface ConsoleCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** What follows `/console/v1`. */
  readonly path: string;
  readonly body?: unknown;
}

/** What to do about refusals that a person at a terminal can mend. */
const ADVICE: Readonly<Record<string, string>> = {
  'operators.session_missing': 'sign in first: npm run operator -- sign-in --mail MAIL',
  'operators.second_factor': 'give the code of your second factor: npm run operator -- prove',
  'operators.forbidden':
    'ask one of the givers, or whoever runs the deployment, for a role with this permission',
  'operators.unknown_target':
    'check the site and the id; npm run operator -- self lists your sites',
  'rate.limited': 'wait, then try again',
};

/**
 * Calls the endpoints of operators as the one who signed in. The session is kept in a file of the data folder that only
 * its owner may read.
 */
export function consoleClient(dataFolder: string, wishedUrl: string | undefined) {
  const file = join(dataFolder, FILE);
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as KeptSession)
    : undefined;
  const consoleUrl = wishedUrl ?? kept?.consoleUrl ?? 'http://127.0.0.1:3004';
  return {
    keep(token: string): void {
      writeFileSync(file, `${JSON.stringify({ consoleUrl, token })}\n`, { mode: 0o600 });
    },
    forget: () => rmSync(file, { force: true }),
    /** @throws PlainError that says what is wrong and what to do */
    call: ({ method, path, body }: ConsoleCall): Promise<unknown> =>
      send(`${consoleUrl}/console/v1${path}`, {
        method,
        headers: {
          ...(kept ? { authorization: `Bearer ${kept.token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

async function send(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  const origin = new URL(url).origin;
  if (!answer)
    throw new PlainError(
      `Nothing answers at ${origin}: start it with npm start, or name the address with --console URL (CONSOLE_PORT of the api).`,
    );
  const told = (await answer.json().catch(() => undefined)) as Refusal | undefined;
  if (told === undefined) throw new PlainError(`${origin} is not the console of an api.`);
  if (answer.ok) return told;
  throw new PlainError(refusalText(told));
}

interface Refusal {
  readonly code?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
}

/** A refusal in words: what it is, what it names, and what to do. */
export function refusalText({ code = '', params = {} }: Refusal): string {
  const meaning = Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS].meaning : code;
  const named = Object.entries(params).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const advice = ADVICE[code];
  return [`${meaning} (${code})`, ...named, ...(advice ? [advice] : [])].join('; ');
}
