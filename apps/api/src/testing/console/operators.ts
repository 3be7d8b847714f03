// Operators of tests: their accounts, their sessions, and calls of the console.
import { composeOperators } from '../../console.ts';
import { totpCode, totpStep } from '../../platform/secrets/totp.ts';
import { testDeps } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';

const PASSWORD = 'amar-bhasha-71-dui';

/** A call of the console. */
interface ConsoleCall {
  readonly token?: string;
  readonly body?: unknown;
  readonly address?: string;
  /** A proof of the key of the device. */
  readonly proof?: string;
}

/** Ways to act as operators of an app. */
export function operatorsOf(app: TestApp) {
  const operators = composeOperators({
    ...testDeps(app.database, { clock: app.clock }),
    db: app.db,
  });

  async function call(method: string, path: string, request: ConsoleCall = {}) {
    const { token, body, address = '203.0.113.7', proof } = request;
    const headers = {
      // As the command line calls, so that a session may pass from one to the other.
      'user-agent': 'node',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(proof === undefined ? {} : { dpop: proof }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const env = { incoming: { socket: { remoteAddress: address } } };
    const answer = await app.app.console.hono.request(`/console/v1${path}`, sent, env);
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
    return { status: answer.status, body: (await answer.json()) as any };
  }

  /** A code that was not used yet: the clock moves to the next step. */
  function codeOf(totpSecret: string): string {
    app.clock.moveMs(30_000);
    return totpCode(totpSecret, totpStep(app.clock.now()));
  }

  /** Makes an operator with a role, and signs in. */
  async function operatorOf(
    role: string,
    siteId = 'first',
    mail = `${role}@example.com`,
    address?: string,
  ) {
    const from = address === undefined ? {} : { address };
    const { token: link, operatorId } = await operators.invite({ mail, role, siteId });
    const opened = await call('POST', '/link', { body: { token: link } });
    const totpSecret = String(opened.body.value.totpSecret);
    const person = { name: 'Rumana', language: 'bn', password: PASSWORD };
    const form = { token: link, ...person, code: codeOf(totpSecret) };
    await call('POST', '/link/finish', { body: form });
    const signIn = async () => {
      const body = { mail, password: PASSWORD, code: codeOf(totpSecret) };
      return String((await call('POST', '/session', { body, ...from })).body.value.token);
    };
    let token = await signIn();
    return {
      operatorId,
      mail,
      password: PASSWORD,
      /** A code of the authenticator app that was not used yet. */
      code: () => codeOf(totpSecret),
      get token() {
        return token;
      },
      /** Signs in anew after the session has ended. */
      async signIn() {
        token = await signIn();
      },
      ask: (method: string, path: string, sent?: unknown) =>
        call(method, path, { token, ...from, ...(sent === undefined ? {} : { body: sent }) }),
      /** Approves a proposal as it is read now. */
      async approve(proposalId: string, site = siteId) {
        const path = `/sites/${site}/proposals/${proposalId}`;
        const { hash } = (await call('GET', path, { token, ...from })).body.value;
        return call('POST', `${path}/approval`, { token, ...from, body: { hash } });
      },
      /** Gives the second factor again. */
      prove: () =>
        call('POST', '/session/proof', { token, ...from, body: { code: codeOf(totpSecret) } }),
    };
  }

  return { call, operatorOf };
}

/** An operator of a test. */
export type TestOperator = Awaited<ReturnType<ReturnType<typeof operatorsOf>['operatorOf']>>;
