// The calls of the specification's API section, written out: how each must be called, and what it sends and answers.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { login, register, registerMobile } from '../endpoints/account/auth.ts';
import { ENDPOINTS } from './endpoints.ts';
import { changePassword, setPasswordByPhone } from '../endpoints/account/passwords.ts';
import { PATHS } from '../paths.ts';
import { smsCodePayloadSchema } from '../endpoints/account/codes.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly enum?: readonly unknown[];
}
interface Call {
  readonly 'x-access': string;
  readonly 'x-sealed'?: true;
  readonly 'x-module-id'?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema & { readonly default?: unknown };
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
  readonly responses: Readonly<
    Record<'200', { readonly content: Readonly<Record<string, { schema: Schema }>> }>
  >;
}

// The committed document; a check keeps it equal to the declarations.
const committed = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
};
// Parts that all calls of a path share are not calls themselves.
const callsOf = ({ parameters: _shared, ...calls }: Record<string, Call>) => calls;
const document = {
  ...committed,
  paths: Object.fromEntries(
    Object.entries(committed.paths).map(([path, item]) => [path, callsOf(item)]),
  ),
};

/** A call by `GET /some/path`. */
function call(name: string): Call {
  const [method = '', path = ''] = name.split(' ');
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`The contract has no ${name}`);
  return found;
}

function resolved(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  const found = name === undefined ? schema : document.components.schemas[name];
  if (!found) throw new Error('A reference leads nowhere');
  return found;
}

const fieldsOf = (schema: Schema | undefined) => Object.keys(resolved(schema).properties ?? {});
const replyOf = (name: string) =>
  resolved(call(name).responses[200].content['application/json']?.schema);
const valueOf = (name: string) => resolved(replyOf(name).properties?.['value']);
const queryOf = (name: string) =>
  (call(name).parameters ?? []).flatMap((part) => (part.in === 'query' ? [part.name] : []));
const methodsAt = (path: string) => Object.keys(document.paths[path] ?? {});

describe('the table of paths', () => {
  test('API-01 has the path of every call once, in the groups of the specification and one group per further noun', () => {
    expect(Object.keys(PATHS)).toEqual(
      expect.arrayContaining(['account', 'member', 'wallet', 'withdraw', 'deposit', 'security']),
    );
    const table = Object.values(PATHS).flatMap((group) => Object.values(group));
    expect(new Set(table).size).toBe(table.length);
    expect(ENDPOINTS.length).toBeGreaterThan(50);
    for (const { route } of ENDPOINTS) expect(table).toContain(route.path);
  });

  test('API-01 no declaration writes a path itself', () => {
    const folder = new URL('../endpoints/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const declared = sources.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^ {2}path: (.*),$/gm)].map(
        ([, path]) => [name, path],
      ),
    );
    expect(declared.length).toBeGreaterThan(50);
    for (const [name, path] of declared) expect(path, name).toMatch(/^PATHS\.\w+\.\w+$/);
  });

  test('API-02 the account group has its entries', () => {
    expect(PATHS.account).toMatchObject({
      login: '/account/login',
      register: '/account/register',
      registerMobile: '/account/register-mobile',
      logout: '/account/logout',
      captcha: '/account/captcha',
      username: '/account/username',
      freePlay: '/account/free-play',
      trialUser: '/account/trial-user',
      smsCode: '/account/sms-code',
      country: '/site/country',
      help: '/service/help',
      feedback: '/service/feedback',
      rankProgress: '/member/rank-progress',
      domainRoute: '/site/domain-route',
      settings: '/site/settings',
    });
  });

  test('API-03 API-04 so have those of member and wallet', () => {
    expect(PATHS.member).toMatchObject({
      info: '/member/info',
      headIcon: '/member/head-icon',
      nickname: '/member/nickname',
      email: '/member/email',
      payeeName: '/member/payee-name',
    });
    expect(PATHS.wallet).toMatchObject({
      balance: '/wallet/balance',
      transfer: '/wallet/transfer',
      transactions: '/wallet/transactions',
    });
    expect(methodsAt('/wallet/transfer')).toEqual(['post']);
    expect(methodsAt('/wallet/transactions')).toEqual(['get']);
  });
});

describe('paths, methods and token', () => {
  test('API-06 the calls whose method the sources leave out have a fitting one', () => {
    for (const [path, methods] of [
      ['/account/register-mobile', ['put']],
      ['/account/password/recover', ['post']],
      ['/account/session/renew', ['post']],
      ['/wallet/balance', ['get']],
      ['/games/launch', ['post']],
    ] as const)
      expect([path, methodsAt(path)]).toEqual([path, methods]);
  });

  test('API-06 renewal, wallet and ids of the favourites send the token of the session and nothing else', () => {
    for (const name of [
      'POST /account/session/renew',
      'GET /wallet/balance',
      'GET /favourites/ids',
    ]) {
      const { parameters, requestBody, 'x-access': access } = call(name);
      expect([name, parameters, requestBody, access]).toEqual([
        name,
        undefined,
        undefined,
        'session',
      ]);
    }
  });

  test('API-06 paths are lower-case nouns; no path and no query has a token, and no read changes anything', () => {
    for (const [path, calls] of Object.entries(document.paths)) {
      expect(path).toMatch(/^(\/([a-z0-9]+(-[a-z0-9]+)*|\{[a-zA-Z]+\}))+$/);
      for (const [method, { parameters = [], requestBody }] of Object.entries(calls)) {
        expect(parameters.map(({ name }) => name)).not.toContain('token');
        if (method === 'get') expect([path, requestBody]).toEqual([path, undefined]);
      }
    }
  });
});

describe('signing in, registering and signing out', () => {
  const session = ['token', 'merchantCode', 'userName', 'type', 'firstTimeLogin'];

  test('API-07 ENTITY-04 login is a POST of an encrypted body and answers the session', () => {
    expect(methodsAt('/account/login')).toEqual(['post']);
    expect(call('POST /account/login')['x-sealed']).toBe(true);
    expect(Object.keys(login.shapes.body.shape)).toEqual(
      expect.arrayContaining([
        'username',
        'password',
        'captcha',
        'type',
        'firebaseChannel',
        'firebaseIdToken',
        'firebaseMobileNo',
        'countryDialingCode',
      ]),
    );
    expect(resolved(valueOf('POST /account/login')).required).toEqual(
      expect.arrayContaining(['token', 'userName', 'type', 'firstTimeLogin']),
    );
  });

  test('ENTITY-01 session info has five fields wherever a session is opened or renewed', () => {
    for (const name of [
      'POST /account/login',
      'PUT /account/register',
      'PUT /account/register-mobile',
      'POST /account/session/renew',
      'POST /account/social/{provider}/finish',
    ])
      expect([name, valueOf(name).required]).toEqual([name, session]);
  });

  test('API-08 free play is a POST with a module id of its own and answers customerType in the place of type', () => {
    expect(call('POST /account/free-play')['x-module-id']).toBe('free-play');
    const fields = fieldsOf(valueOf('POST /account/free-play'));
    expect(fields).toEqual(expect.arrayContaining(['token', 'userName', 'customerType']));
    expect(fields).not.toContain('type');
  });

  test('API-09 the trial user is read for the session', () => {
    expect(call('GET /account/trial-user')['x-access']).toBe('session');
    expect(fieldsOf(valueOf('GET /account/trial-user'))).toEqual([
      'userName',
      'customerType',
      'endsAt',
    ]);
  });

  test('API-10 API-11 REG-46 both registrations are PUTs of an encrypted body with a human verification, each with its own module id', () => {
    expect(methodsAt('/account/register')).toEqual(['put']);
    expect(methodsAt('/account/register-mobile')).toEqual(['put']);
    for (const name of ['PUT /account/register', 'PUT /account/register-mobile'])
      expect(call(name)['x-sealed']).toBe(true);
    expect(call('PUT /account/register')['x-module-id']).toBe('REG3');
    expect(call('PUT /account/register-mobile')['x-module-id']).toBe('MOBREG3');
    expect(register.shapes.body.shape).toHaveProperty('humanCheck');
    expect(registerMobile.shapes.body.shape).toHaveProperty('humanCheck');
    expect(registerMobile.shapes.body.shape.normalRegister.parse(undefined)).toBe(false);
    expect(registerMobile.shapes.body.shape.normalRegister.safeParse(true).success).toBe(false);
    expect(register.shapes.body.shape).not.toHaveProperty('normalRegister');
  });

  test('ENTITY-06 the payload of a registration has the names of the specification', () => {
    const names =
      'countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode ' +
      'paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat ' +
      'line whatsapp zalo birthday captcha type domain verificationCode firebaseChannel firebaseIdToken';
    for (const { shapes } of [register, registerMobile])
      expect(Object.keys(shapes.body.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  test('API-12 ENTITY-13 a registration rule, per field, has five parts', () => {
    expect(methodsAt('/account/registration-rules')).toEqual(['get']);
    const rules = valueOf('GET /account/registration-rules');
    expect(fieldsOf(rules.additionalProperties)).toEqual([
      'enabled',
      'required',
      'minLength',
      'maxLength',
      'patternId',
    ]);
  });

  test('API-13 whether a username is free is asked with a query', () => {
    expect(methodsAt('/account/username')).toEqual(['get']);
    expect(queryOf('GET /account/username')).toEqual(['username']);
  });

  test('API-14 API-15 an affiliate code is checked with its domain, and read', () => {
    expect(queryOf('GET /account/affiliate-check')).toEqual(['code', 'domain', 'visit']);
    const checked = resolved(replyOf('GET /account/affiliate-check').properties?.['data']);
    expect(checked.properties).toEqual({ success: { type: 'boolean' } });
    expect(valueOf('GET /account/affiliate-code').properties).toEqual({ code: { type: 'string' } });
  });

  test('API-21 signing out is a DELETE with the session and without a body', () => {
    expect(methodsAt('/account/logout')).toEqual(['delete']);
    expect(call('DELETE /account/logout')).toMatchObject({ 'x-access': 'session' });
    expect(call('DELETE /account/logout').requestBody).toBeUndefined();
  });

  test('API-23 renewal is a call of its own', () => {
    expect(methodsAt('/account/session/renew')).toEqual(['post']);
  });
});

describe('codes, captchas and passwords', () => {
  test('API-16 ENTITY-07 a code by SMS is a POST of JSON and answers the time from which another may be asked', () => {
    expect(methodsAt('/account/sms-code')).toEqual(['post']);
    const { content } = call('POST /account/sms-code').requestBody ?? { content: {} };
    expect(Object.keys(content)).toEqual(['application/json']);
    expect(Object.keys(smsCodePayloadSchema.shape)).toEqual(
      expect.arrayContaining(['mobileNum', 'mobileNo', 'countryDialingCode', 'humanCheck']),
    );
    expect(valueOf('POST /account/sms-code').properties).toMatchObject({
      expirationTime: { type: 'integer' },
    });
  });

  test('API-17 ENTITY-08 recovery by e-mail is username and e-mail, form-encoded', () => {
    const { content } = call('POST /account/password/recover').requestBody ?? { content: {} };
    expect(Object.keys(content)).toEqual(['application/x-www-form-urlencoded']);
    expect(resolved(content['application/x-www-form-urlencoded']?.schema).required).toEqual([
      'username',
      'email',
    ]);
  });

  test('API-18 ENTITY-09 a password is set by phone with a POST of an encrypted body', () => {
    expect(methodsAt('/account/password/phone')).toEqual(['post']);
    expect(call('POST /account/password/phone')['x-sealed']).toBe(true);
    const { shape } = setPasswordByPhone.shapes.body;
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining(['mobileNum', 'verificationCode', 'newPassword', 'firebaseIdToken']),
    );
    expect(shape.firebaseIdToken.safeParse(undefined).success).toBe(true);
    expect(shape.newPassword.safeParse(undefined).success).toBe(false);
  });

  test('API-19 ENTITY-10 the password is changed at the second version of its path, with three fields', () => {
    expect(methodsAt('/account/v2/password')).toEqual(['post']);
    const { shape } = changePassword.shapes.body;
    for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword'] as const)
      expect(shape[name].safeParse(undefined).success, name).toBe(false);
    for (const name of ['captcha', 'captchaId', 'humanCheck'] as const)
      expect(shape[name].safeParse(undefined).success, name).toBe(true);
  });

  test('API-20 a captcha is read, and is a text that holds the picture', () => {
    expect(methodsAt('/account/captcha')).toEqual(['get']);
    expect(valueOf('GET /account/captcha').properties).toMatchObject({ image: { type: 'string' } });
  });
});

describe('what is known of a member', () => {
  test('API-22 ENTITY-02 member info is read without a payload', () => {
    expect(methodsAt('/member/info')).toEqual(['get']);
    expect(call('GET /member/info').parameters).toBeUndefined();
    expect(valueOf('GET /member/info').required).toEqual(
      expect.arrayContaining(['nickname', 'account', 'type']),
    );
  });

  test.each([
    ['API-24', 'salary'],
    ['API-60', 'dividend'],
    ['API-61', 'hourly'],
  ])(
    'ENTITY-11 %s the request for the %s contract is a read for the session, with one shape',
    (_row, kind) => {
      const name = `GET /agent/contracts/${kind}/request`;
      expect(call(name)['x-access']).toBe('session');
      expect(valueOf(name).required).toEqual([
        'dailysalreqtype',
        'divtypecompperiodreq',
        'contracthoursalreq',
      ]);
    },
  );

  test('API-25 ENTITY-12 the progress of rank is read', () => {
    const { properties = {} } = valueOf('GET /member/rank-progress');
    expect(fieldsOf(properties['currentProgress'])).toEqual([
      'completedConditions',
      'totalExpectedConditions',
    ]);
    expect(fieldsOf(properties['playerRankProgress'])).toContain('labelId');
  });

  test('API-30 API-31 ENTITY-18 the counts are reads: a number, and that of the chat as unReadCount under its module', () => {
    expect(valueOf('GET /member/inbox/unread').type).toBe('integer');
    expect(valueOf('GET /announcements/unread').type).toBe('integer');
    expect(call('GET /service/chat/unread')['x-module-id']).toBe('CBS3');
    expect(fieldsOf(valueOf('GET /service/chat/unread'))).toEqual(['unReadCount']);
  });

  test('API-34 API-70 the picture is read, and written form-encoded', () => {
    expect(methodsAt('/member/head-icon').toSorted()).toEqual(['get', 'post']);
    const { content } = call('POST /member/head-icon').requestBody ?? { content: {} };
    expect(Object.keys(content)).toEqual(['application/x-www-form-urlencoded']);
  });

  test('ENTITY-03 the wallet has its sum as a whole number of minor units', () => {
    expect(replyOf('GET /wallet/balance').properties?.['sumBalance']?.type).toBe('integer');
    expect(replyOf('GET /wallet/balance').required).toContain('sumBalance');
  });
});

describe('what is known of a site', () => {
  test('API-26 ENTITY-14 the status says whether the site is open and what it is made of', () => {
    expect(methodsAt('/site/status')).toEqual(['get']);
    const { properties = {}, required } = replyOf('GET /site/status');
    expect(required).toEqual(['status', 'info', 'location', 'maintenance', 'regionRestriction']);
    expect(resolved(properties['info']).required).toEqual([
      'customerService',
      'domainRoute',
      'mobileTemplate',
      'paths',
      'register',
      'resources',
      'whitelabel',
      'mainDomain',
      'imageCDNs',
    ]);
    expect(resolved(properties['location']).required).toEqual(['ip']);
  });

  test('API-27 the domain route is asked for device 0, which is what none means, and for no other', () => {
    const [device] = call('GET /site/domain-route').parameters ?? [];
    expect(device).toMatchObject({ name: 'device', in: 'query', schema: { default: '0' } });
    expect(device?.schema.enum).toEqual(['0']);
    expect(fieldsOf(valueOf('GET /site/domain-route'))).toEqual(['domainRoute']);
  });

  test('API-28 API-29 country and consolidated settings are reads for anybody', () => {
    expect(call('GET /site/country')['x-access']).toBe('public');
    expect(fieldsOf(valueOf('GET /site/country'))).toEqual(['country', 'countryDialingCode']);
    expect(call('GET /site/settings')['x-access']).toBe('public');
    expect(fieldsOf(replyOf('GET /site/settings').properties?.['settings'])).toContain(
      'whitelabel',
    );
  });

  test('API-32 ENTITY-46 help is asked for device MOBILE and a language, and is a list', () => {
    const parameters = call('GET /service/help').parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(['device', 'lang']);
    expect(parameters[0]?.schema).toMatchObject({ default: 'MOBILE', enum: ['MOBILE'] });
    const reply = replyOf('GET /service/help');
    expect(reply.type).toBe('array');
    expect(resolved(reply.items).required).toEqual(
      expect.arrayContaining(['title', 'content', 'tag']),
    );
  });

  test('ENTITY-16 ENTITY-17 a link of the site has its type, its address and its English name', () => {
    const { properties = {} } = resolved(replyOf('GET /site/status').properties?.['info']);
    expect(resolved(properties['resources']?.items).required).toEqual(
      expect.arrayContaining(['resourceType', 'url', 'labelNameEn']),
    );
  });
});

/** The integers that travel in queries and paths, by the call that takes them. */
const INTEGERS = Object.values(ENDPOINTS).flatMap(({ route }) => {
  const shapes = [route.request?.query, route.request?.params] as (
    | { shape?: object }
    | undefined
  )[];
  return shapes
    .flatMap((fields) => Object.entries(fields?.shape ?? {}) as [string, ZodType][])
    .filter(([, field]) => field.safeParse('7').success && !field.safeParse('s').success)
    .map(([name, field]) => [`${route.method} ${route.path} ${name}`, field] as const);
});

test('there are integers in queries and paths', () => {
  expect(INTEGERS.length).toBeGreaterThan(20);
});

test.each(INTEGERS)('API-35 %s is written in digits only', (_name, field) => {
  const odd = ['1e1', '0x7', ' 7', '7.0', '+7', '', '৭'];
  expect(odd.filter((text) => field.safeParse(text).success)).toEqual([]);
});
