import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { TEST_RULES, testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { postRegistration } from './post-registration.ts';
import { toRules } from './register.model.ts';

const CAPTCHA = { captchaId: 'captcha-number-1', image: 'data:image/png;base64,AAAA' };
const SESSION = {
  token: 't',
  merchantCode: 'M',
  userName: 'rafi_88',
  type: 0,
  firstTimeLogin: true,
};
const FIELDS = {
  username: 'rafi_88',
  password: 'abcd1234',
  confirmPassword: 'abcd1234',
  birthday: '1990-01-31',
  acceptsTerms: 'on',
  captchaId: 'captcha-number-0',
  captcha: '123456',
};

async function post(values: Record<string, string>, answers: Answers, settings = {}) {
  const gateway = fakeGateway({ 'GET /account/captcha': () => ({ value: CAPTCHA }), ...answers });
  const made = await testScope({ settings });
  const rules = toRules(TEST_RULES);
  const answer = await postRegistration({
    scope: made.scope,
    rules,
    affiliate: {},
    values,
    social: undefined,
    userAgent: '',
  });
  return { ...made, ...gateway, answer };
}

afterEach(() => vi.unstubAllGlobals());

describe('a registration that was posted without script', () => {
  test('REG-36 is sealed by web and opens the session', async () => {
    const { answer, sessions, calls } = await post(FIELDS, {
      'PUT /account/register': () => ({ value: SESSION }),
    });
    expect(answer).toBeUndefined();
    expect(sessions).toEqual([SESSION]);
    expect(Object.keys(calls[0]?.body as object)).toEqual(['sealed']);
  });

  test('REG-12 the first post gets a picture, keeps what was typed and no secret', async () => {
    const { captcha: _code, captchaId: _id, ...first } = FIELDS;
    const { answer, calls } = await post({ ...first, step: 'captcha' }, {});
    expect(answer).toMatchObject({
      captcha: CAPTCHA,
      faults: {},
      values: { username: 'rafi_88', birthday: '1990-01-31' },
    });
    expect(JSON.stringify(answer)).not.toContain('abcd1234');
    expect(calls.map(({ name }) => name)).toEqual(['GET /account/captcha']);
  });

  test('REG-30 a form with faults is not sent to the gateway', async () => {
    const { answer, calls } = await post({ ...FIELDS, confirmPassword: 'other1234' }, {});
    expect(answer?.faults).toMatchObject({
      password: [{ kind: 'passwords_differ' }],
      confirmPassword: [{ kind: 'confirmation_incorrect' }],
    });
    expect(calls.map(({ name }) => name)).not.toContain('PUT /account/register');
  });

  test.each([
    [['MOBILENUMREG3'], 'username', true],
    [['USERNAMEREG3', 'MOBILENUMREG3'], 'mobile', true],
    [['USERNAMEREG3'], 'mobile', false],
  ])(
    'SHELL-76 SHELL-77 a site with %j treats a post by %s as one by number: %s',
    async (flags, method, isByNumber) => {
      const posted = { ...FIELDS, method, confirmPassword: 'other1234' };
      const { answer } = await post(posted, {}, { whitelabel: testFlags(flags as never) });
      expect('mobileNum' in (answer?.faults ?? {})).toBe(isByNumber);
    },
  );

  test('REG-53 a refusal names its field and comes with a new picture', async () => {
    const { answer } = await post(FIELDS, {
      'PUT /account/register': () => problem('auth.username_taken', 409),
    });
    expect(answer).toMatchObject({ faults: { username: [{ kind: 'taken' }] }, captcha: CAPTCHA });
    expect(answer).not.toHaveProperty('failure');
  });

  test('REG-53 an outage is a failure with a text', async () => {
    const { answer, faults } = await post(FIELDS, {
      'PUT /account/register': () => {
        throw new TypeError('down');
      },
    });
    expect(answer).toMatchObject({ failure: { code: 'server.unavailable' } });
    expect(faults).toHaveLength(1);
  });
});
