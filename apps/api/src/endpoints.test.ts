import { AppError, ENDPOINTS, MEMBER_TYPE } from '@maidan/contract';
import type { Endpoint, SealedOperation } from '@maidan/contract';
import { createSite } from '@maidan/site';
import type { Capability } from '@maidan/site';
import { WHITELABEL_FLAGS } from '@maidan/site/flags';
import openApi from '@maidan/contract/openapi.json' with { type: 'json' };
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberService } from './modules/member/index.ts';
import { changeSetting } from './testing/site/change-setting.ts';
import { PROBLEM_TYPE } from '@maidan/deployment/problem';
import { COMMON_CODES } from './platform/http/problem.ts';
import { systemRandom } from './platform/secrets/random.ts';
import { memberOf, sealFor } from './testing/members.ts';
import { openTestApp } from './testing/test-app.ts';
import type { TestAnswer, TestApp, TestRequest } from './testing/test-app.ts';

const RUNS = 60;
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
let app: TestApp;
let made = 0;
let tokens: { player: string; agent: string; trial: string; elsewhere: string };

beforeAll(async () => {
  app = await openTestApp();
  // Every capability is on, so that every endpoint can be reached.
  for (const siteId of ['first', 'second']) {
    await turn(siteId, 'CBS3', true);
  }
  tokens = {
    player: await memberOf(app, 'hasina_b'),
    agent: await sessionOfType(MEMBER_TYPE.agent),
    trial: await sessionOfType(MEMBER_TYPE.trial),
    elsewhere: await memberOf(app, 'hasina_b', 'second'),
  };
});
afterAll(() => app.close());

async function turn(siteId: string, flag: string, value: boolean): Promise<void> {
  const change = { siteId, path: `whitelabel.${flag}`, value };
  await changeSetting({ db: app.db, clock: app.clock }, change);
  await app.app.directory.refresh();
}

/** The flag that switches a capability on by itself. */
function flagOf(capability: Capability): string | undefined {
  const { settings } = app.app.directory.findById('first');
  const siteWith = (flag: string) => createSite({ ...settings, whitelabel: { [flag]: true } });
  return WHITELABEL_FLAGS.find((flag) => siteWith(flag).can(capability));
}

async function sessionOfType(type: number): Promise<string> {
  const site = app.app.directory.findById('first');
  const { clock, services } = app;
  const members = memberService({ clock, random: systemRandom, wallet: services.wallet });
  return app.db.transaction(async (tx) => {
    const memberId = await members.create(tx, site, {
      account: `type${type}_${(made += 1)}`,
      type,
      passwordHash: '',
      language: 'bn',
      profile: {},
      registeredFrom: {},
      termsVersion: 'test',
      acceptsMarketing: false,
    });
    return app.services.auth.sessions.open(tx, site, { memberId: memberId ?? '', userAgent: '' });
  });
}

/** The endpoint's path, with parameters that the contract accepts. */
function pathOf(endpoint: Endpoint, fill: (name: string) => string = acceptable): string {
  return endpoint.route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill(name));
}

function acceptable(name: string): string {
  return { kind: 'salary', provider: 'google' }[name] ?? '1';
}

const methodOf = (endpoint: Endpoint) => endpoint.route.method.toUpperCase();
const cases = ENDPOINTS.map(
  (endpoint) => [`${methodOf(endpoint)} ${endpoint.route.path}`, endpoint] as const,
);
const guarded = cases.filter(([, { options }]) => options.access !== 'public');

/** A session that the endpoint accepts. */
const tokenFor = ({ options }: Endpoint) =>
  options.access === 'agent' ? tokens.agent : tokens.player;

/** Expects a failure to be a problem document whose code the endpoint declares. */
function expectDeclared(answer: TestAnswer, endpoint: Endpoint): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.headers.get('content-type')).toBe(PROBLEM_TYPE);
  const { code, status, errorCode, requestId } = answer.body;
  expect([...COMMON_CODES, ...endpoint.errors]).toContain(code);
  expect(new AppError(code).status).toBe(answer.status);
  expect({ status, errorCode }).toEqual({ status: answer.status, errorCode: code });
  expect(requestId).toBe(answer.headers.get('x-request-id'));
}

describe('every endpoint', () => {
  it('of openapi.json is declared, and every declared endpoint is in openapi.json', () => {
    const documented = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) =>
        method === 'parameters' ? [] : [`${method.toUpperCase()} ${path}`],
      ),
    );
    expect(cases.map(([name]) => name).sort()).toEqual(documented.sort());
  });

  it.each(cases)('%s is bound', async (_name, endpoint) => {
    const answer = await app.ask(methodOf(endpoint), pathOf(endpoint));
    expect(['request.not_found', 'request.method_not_allowed']).not.toContain(answer.body?.code);
  });

  it.each(guarded)('%s refuses a request without a session', async (_name, endpoint) => {
    const answer = await app.ask(methodOf(endpoint), pathOf(endpoint));
    expect(answer.body.code).toBe('session.missing');
  });

  it.each(guarded)(
    '%s refuses an unknown session and one of another site',
    async (_name, endpoint) => {
      for (const token of ['A'.repeat(43), tokens.elsewhere]) {
        const answer = await app.ask(methodOf(endpoint), pathOf(endpoint), { token });
        expect(answer.body.code).toBe('session.expired');
      }
    },
  );

  it.each(guarded.filter(([, { options }]) => options.access === 'member'))(
    'SESS-32 SESS-33 FAV-07 %s refuses a trial user',
    async (_name, endpoint) => {
      const answer = await app.ask(methodOf(endpoint), pathOf(endpoint), { token: tokens.trial });
      expect(answer.body.code).toBe('session.formal_account_required');
    },
  );

  it.each(guarded.filter(([, { options }]) => options.access === 'agent'))(
    'SESS-30 %s refuses a player, a trial user and the default player',
    async (_name, endpoint) => {
      for (const token of [
        tokens.player,
        tokens.trial,
        await sessionOfType(MEMBER_TYPE.defaultPlayer),
      ]) {
        const answer = await app.ask(methodOf(endpoint), pathOf(endpoint), { token });
        expect(answer.body.code).toBe('session.role');
      }
    },
  );

  it.each(cases.filter(([, { options }]) => options.capability !== undefined))(
    'SHELL-75 %s is off with the flag of its capability, for members as well',
    async (_name, endpoint) => {
      const { capability } = endpoint.options;
      const flag = capability && flagOf(capability as Capability);
      const ask = () =>
        app.ask(methodOf(endpoint), pathOf(endpoint), { token: tokens.elsewhere, site: 'second' });
      expect((await ask()).body.code).not.toBe('site.feature_off');
      await turn('second', flag ?? '', false);
      expect((await ask()).body.code).toBe('site.feature_off');
      await turn('second', flag ?? '', true);
    },
  );

  it.each(cases)('%s refuses an unknown query parameter', async (_name, endpoint) => {
    const token = tokenFor(endpoint);
    const path = `${pathOf(endpoint)}?unheardOf=1`;
    const answer = await app.ask(methodOf(endpoint), path, { token });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'request.invalid',
      params: { where: 'query', field: 'unheardOf' },
    });
  });

  it.each(cases.filter(([, { route }]) => 'query' in (route.request ?? {})))(
    '%s refuses a query parameter that is given twice',
    async (_name, endpoint) => {
      const schema = endpoint.route.request?.query as { shape: object } | undefined;
      const [name = ''] = Object.keys(schema?.shape ?? {});
      const path = `${pathOf(endpoint)}?${name}=1&${name}=1`;
      const answer = await app.ask(methodOf(endpoint), path, { token: tokenFor(endpoint) });
      expect(answer.body).toMatchObject({ code: 'request.invalid', params: { field: name } });
    },
  );

  it.each(cases)('%s refuses every other method', async (_name, endpoint) => {
    const bound = cases.filter(([, other]) => other.route.path === endpoint.route.path);
    const methods = new Set(bound.map(([, other]) => methodOf(other)));
    const other = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].find(
      (name) => !methods.has(name),
    );
    const answer = await app.ask(other ?? '', pathOf(endpoint));
    expect(answer.body.code).toBe('request.method_not_allowed');
    expect(answer.headers.get('allow')).toBe([...methods].join(', '));
  });

  it.each(cases)('%s answers with the security headers', async (_name, endpoint) => {
    const { headers } = await app.ask(methodOf(endpoint), pathOf(endpoint));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(cases.filter(([, endpoint]) => 'body' in (endpoint.route.request ?? {})))(
    '%s refuses a body of another type, one that is too large and one that cannot be parsed',
    async (_name, endpoint) => {
      const send = (request: TestRequest) =>
        app.ask(methodOf(endpoint), pathOf(endpoint), { token: tokenFor(endpoint), ...request });
      const isForm = endpoint.options.form === true;
      const isMultipart = endpoint.options.multipart === true;
      const type = isMultipart ? MULTIPART : isForm ? FORM : 'application/json';
      const headers = { 'content-type': type, 'idempotency-key': 'endpoints-test' };
      const text = { ...headers, 'content-type': 'text/plain' };
      const plain = await send({ rawBody: '{}', headers: text });
      expect(plain.body.code).toBe('request.unsupported_media');
      const large = await send({
        rawBody: JSON.stringify('x'.repeat(isMultipart ? 6_000_000 : 200_000)),
        headers,
      });
      expect(large.body.code).toBe('request.too_large');
      const twice = 'username=a&username=b';
      const broken = new Uint8Array([0x22, 0xff, 0x22]);
      for (const rawBody of ['{', '', broken, ...(isForm ? [twice] : [])]) {
        expect((await send({ rawBody, headers })).body.code).toBe('request.invalid');
      }
    },
  );
});

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    "'; DROP TABLE member; --",
    '%',
    '\\',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\ud800',
    'A'.repeat(5000),
    '-1',
    '0',
    '1e309',
    '9007199254740993',
    '99999999999999999999',
    'NaN',
    'null',
    '১২৩',
    '\u202e',
    '{}',
    '[]',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const hostileJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString'), hostileText),
    hostileText,
  ),
  fc.constant('['.repeat(4000)),
);

/** Field names that the endpoint knows, so that hostile values get past the shape check and reach its own code. */
function knownNames(endpoint: Endpoint, part: 'query' | 'body'): string[] {
  const shapes = (endpoint as unknown as { shapes: Record<string, { shape?: object } | undefined> })
    .shapes;
  return Object.keys(shapes[part]?.shape ?? {});
}

function hostileRequest(endpoint: Endpoint) {
  const names = (part: 'query' | 'body') => {
    const known = knownNames(endpoint, part);
    return known.length > 0 ? fc.oneof(fc.constantFrom(...known), hostileText) : hostileText;
  };
  const value = fc.oneof(
    hostileText,
    fc.integer(),
    fc.boolean(),
    fc.constantFrom('1', 'bn', 'RNG', 'JL'),
  );
  return fc.record({
    query: fc.dictionary(names('query'), value, { maxKeys: 6 }),
    body: fc.oneof(fc.dictionary(names('body'), value, { maxKeys: 8 }), hostileJson),
    segments: fc.array(hostileText, { minLength: 2, maxLength: 2 }),
    header: fc.oneof(hostileText, fc.constantFrom('Bearer', 'Bearer ', 'Basic eDp5', 'a.b', '*')),
    key: fc.oneof(hostileText, fc.uuid()),
    hasSession: fc.boolean(),
    isSealed: fc.boolean(),
    address: fc.ipV6(),
  });
}

/**
 * The body in the format that the endpoint takes. A value that is not an object is sent as JSON, which a form endpoint
 * refuses.
 */
function bodyFor(endpoint: Endpoint, body: unknown): Pick<TestRequest, 'body' | 'rawBody'> {
  if (!endpoint.options.form || typeof body !== 'object' || body === null) return { body };
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name.toWellFormed(),
    typeof value === 'string' ? value : String(JSON.stringify(value)),
  ]);
  return { rawBody: new URLSearchParams(fields).toString() };
}

const operationOf = (endpoint: Endpoint) =>
  `${methodOf(endpoint)} ${endpoint.route.path}` as SealedOperation;
const headerSafe = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2000);

describe('hostile requests', () => {
  it.each(cases)('%s never fails unexpectedly', async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostileRequest(endpoint), async (hostile) => {
        const segments = [...hostile.segments];
        const path = pathOf(
          endpoint,
          () => encodeURIComponent(segments.shift()?.toWellFormed() ?? 'x') || 'x',
        );
        const query = new URLSearchParams(
          Object.entries(hostile.query).map(([name, item]): [string, string] => [
            name,
            String(item),
          ]),
        );
        const header = headerSafe(hostile.header);
        const hasBody = methodOf(endpoint) !== 'GET';
        const sealed =
          hostile.isSealed && endpoint.options.sealed
            ? await sealFor(app, operationOf(endpoint), hostile.body)
            : undefined;
        const answer = await app.ask(methodOf(endpoint), `${path}?${query}`, {
          address: hostile.address,
          headers: {
            ...(hostile.hasSession
              ? { authorization: `Bearer ${tokenFor(endpoint)}` }
              : { authorization: header }),
            'x-request-id': header,
            'idempotency-key': headerSafe(hostile.key),
            encryption: sealed?.headers.Encryption ?? header,
            'user-agent': header,
            ...(hasBody && endpoint.options.form ? { 'content-type': FORM } : {}),
          },
          ...(hasBody ? bodyFor(endpoint, sealed?.body ?? hostile.body) : {}),
        });
        // Some of the requests sign out; the next ones need a new session.
        if (endpoint.route.path === '/account/logout' && answer.status === 200) {
          tokens.player = await sessionOfType(MEMBER_TYPE.player);
        }
        expectDeclared(answer, endpoint);
      }),
      { numRuns: RUNS },
    );
  });

  it('unknown paths, broken escapes and hostile hosts get problem documents', async () => {
    for (const path of [
      '/nope',
      '/%',
      '/games/%E0%A4%A/1',
      '/..%2f..%2f',
      `/${'a'.repeat(3000)}`,
    ]) {
      const answer = await app.get(path);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get('content-type')).toBe(PROBLEM_TYPE);
    }
    for (const host of ['unknown.example', '', '[::1]', 'first.test.evil.example', '%00']) {
      const answer = await app.get('/site/status', { host });
      expect(answer.body.code).toBe('site.unknown_host');
    }
  });
});
