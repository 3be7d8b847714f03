import { hash as hashOf } from 'node:crypto';
import type { SealedOperation } from '@maidan/contract/sealing';
import { codeHandleOf } from './code-handles.ts';
import { seal } from './sealed.ts';
import type { SealedRequest } from './sealed.ts';
import type { HOST, TestAnswer, TestApp, TestRequest } from './test-app.ts';

/** The password of every test member. */
export const PASSWORD = 'amar-bhasha-71';

/** Solves a proof-of-work challenge as a browser does, and returns what the browser sends. */
export function solve(challenge: Record<string, unknown>): string {
  const { algorithm, salt, signature, maxnumber } = challenge;
  for (let number = 0; number <= Number(maxnumber); number += 1) {
    const hash = hashOf('sha256', `${String(salt)}${number}`);
    if (hash === challenge['challenge']) {
      const solution = { algorithm, challenge: hash, number, salt, signature };
      return Buffer.from(JSON.stringify(solution)).toString('base64');
    }
  }
  throw new Error('The challenge has no solution');
}

/** What every registration on a test site says besides the name or number. */
export const ACCEPTED_REGISTRATION = {
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthday: '1990-05-17',
  acceptsTerms: true,
  registerUrl: 'first.test',
  language: 'bn',
};

/** A registration that a test site accepts. */
export function registration(username: string): Record<string, unknown> {
  return { username, ...ACCEPTED_REGISTRATION };
}

/** Registers with a solved human check. */
export async function register(
  app: TestApp,
  payload: Record<string, unknown>,
  options: { site?: keyof typeof HOST; address?: string; deviceId?: string } = {},
): Promise<TestAnswer> {
  const challenge = await app.get('/account/human-check?kind=form', options);
  const humanCheck = solve(challenge.body);
  return sendSealed(app, 'PUT', '/account/register', { humanCheck, ...payload }, options);
}

/** Registers a member and returns the session's token. */
export async function memberOf(
  app: TestApp,
  username: string,
  site: keyof typeof HOST = 'first',
): Promise<string> {
  const answer = await register(app, registration(username), { site });
  if (answer.status !== 200) throw new Error(`Registration answered ${answer.body.code}`);
  return answer.body.value.token as string;
}

/** Signs in. */
export function login(
  app: TestApp,
  payload: Record<string, unknown>,
  options: Omit<TestRequest, 'body' | 'rawBody'> = {},
): Promise<TestAnswer> {
  return sendSealed(app, 'POST', '/account/login', payload, options);
}

/** Seals a payload and sends it, with the code handle of its number if there is one. */
export async function sendSealed(
  app: TestApp,
  method: 'POST' | 'PUT',
  path: `/${string}`,
  payload: unknown,
  options: Omit<TestRequest, 'body' | 'rawBody'> = {},
): Promise<TestAnswer> {
  const sealed = await sealFor(app, `${method} ${path}`, payload, { site: options.site });
  const { mobileNum, username } = payload as { mobileNum?: unknown; username?: unknown };
  const handle = codeHandleOf(app, mobileNum ?? username);
  const code = handle === '' ? {} : { 'Code-Handle': handle };
  const headers = { ...code, ...options.headers, ...sealed.headers };
  return app.ask(method, path, { ...options, headers, body: sealed.body });
}

/** Seals a payload for an operation of a site, without sending it. */
export function sealFor(
  app: TestApp,
  operation: SealedOperation,
  payload: unknown,
  options: { site?: keyof typeof HOST | undefined; now?: Date } = {},
): Promise<SealedRequest> {
  const { site = 'first', now = app.clock.now() } = options;
  const key = app.app.router.kernel.sealing.publicKey(site);
  return seal(payload, { key, operation, now });
}
