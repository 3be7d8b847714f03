import { describe, expect, test } from 'vitest';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import {
  affiliateOf,
  checkForm,
  checkOne,
  faultsOfFailure,
  normalised,
  shownFields,
  toRules,
} from './register.model.ts';
import { registerPayload } from './register-payload.ts';

const rules = toRules(TEST_RULES);
const good = {
  username: 'rafi_88',
  password: 'abcd1234',
  confirmPassword: 'abcd1234',
  birthday: '1990-01-31',
  acceptsTerms: 'on',
};

describe('the fields of the registration form', () => {
  test('REG-14 REG-49 are those that the rules enable, in the order of the payload', () => {
    expect(shownFields(rules, {})).toEqual([
      'username',
      'password',
      'confirmPassword',
      'affiliateCode',
      'nickname',
      'email',
      'birthday',
    ]);
  });

  test('REG-25 the form asks for the invitation code unless the address has a well-formed one', () => {
    expect(shownFields(rules, { affiliateCode: 'ABCD12' })).not.toContain('affiliateCode');
    expect(shownFields(rules, { affiliateCode: '!' })).toContain('affiliateCode');
  });

  test('REG-13 a rule with a pattern this front end does not know still checks the lengths', () => {
    const odd = toRules({
      ...TEST_RULES,
      nickname: { ...TEST_RULES.nickname, patternId: 'emoji' },
    });
    expect(checkOne('nickname', { nickname: 'x' }, odd)).toEqual([
      { kind: 'too_short', minLength: 2 },
    ]);
  });
});

describe('the checks of the form', () => {
  test('REG-30 a good form has no faults', () => {
    expect(checkForm(shownFields(rules, {}), good, rules, false)).toEqual({});
  });

  test('REG-18 a field can break several parts of its rule at once', () => {
    expect(checkOne('username', { username: '1_' }, rules).map(({ kind }) => kind)).toEqual([
      'too_short',
      'pattern',
    ]);
  });

  test('REG-15 an optional field left empty passes', () => {
    expect(checkOne('email', { email: '' }, rules)).toEqual([]);
  });

  test('REG-19 REG-21 two passwords that differ are a fault of both fields', () => {
    const values = { ...good, confirmPassword: 'abcd12345' };
    expect(checkOne('confirmPassword', values, rules)).toEqual([
      { kind: 'confirmation_incorrect' },
    ]);
    expect(checkOne('password', values, rules)).toEqual([{ kind: 'passwords_differ' }]);
  });

  test('REG-20 an empty confirmation is an incorrect password', () => {
    expect(checkOne('confirmPassword', { ...good, confirmPassword: '' }, rules)).toEqual([
      { kind: 'password_incorrect' },
    ]);
  });

  test('REG-29 a day of birth that is too late is a fault like others, and the day of the required age is early enough', () => {
    const age = { minimumAge: 18, today: '2026-11-20' };
    const born = (birthday: string) =>
      checkForm(['username', 'birthday'], { ...good, username: '', birthday }, rules, false, age);
    expect(born('2008-11-21')).toEqual({
      username: [{ kind: 'required' }],
      birthday: [{ kind: 'underage' }],
    });
    expect(born('2008-11-20')).toEqual({ username: [{ kind: 'required' }] });
  });

  test('REG-22 REG-31 the code of a shown picture and the terms are required', () => {
    const { acceptsTerms: _left, ...values } = good;
    expect(checkForm([], values, rules, true)).toEqual({
      captcha: [{ kind: 'required' }],
      acceptsTerms: [{ kind: 'terms_required' }],
    });
  });
});

describe('a refusal of the gateway', () => {
  test('MSG-06 names the field that is taken, invalid or too young', () => {
    expect(faultsOfFailure('auth.username_taken', {})).toEqual({ username: [{ kind: 'taken' }] });
    expect(faultsOfFailure('auth.invitation_invalid', {})).toEqual({
      affiliateCode: [{ kind: 'invitation_invalid' }],
    });
    expect(faultsOfFailure('auth.underage', { minimumAge: 18 })).toEqual({
      birthday: [{ kind: 'underage' }],
    });
    expect(faultsOfFailure('auth.terms_required', {})).toEqual({
      acceptsTerms: [{ kind: 'terms_required' }],
    });
  });

  test('REG-16 contains the failures of each field, and an unknown failure still marks its field', () => {
    const fields = {
      username: [{ kind: 'too_short', minLength: 4 }],
      confirmPassword: [{ kind: 'mismatch' }],
      email: [{ kind: 'from the future' }],
      unknown: [{ kind: 'required' }],
    };
    expect(faultsOfFailure('auth.fields_invalid', { fields })).toEqual({
      username: [{ kind: 'too_short', minLength: 4 }],
      confirmPassword: [{ kind: 'confirmation_incorrect' }],
      email: [{ kind: 'required' }],
    });
  });

  test('REG-53 that concerns no field names none', () => {
    expect(faultsOfFailure('server.unavailable', {})).toEqual({});
    expect(faultsOfFailure('auth.fields_invalid', { fields: 'broken' })).toEqual({});
  });
});

describe('the payload', () => {
  const context = {
    fields: shownFields(rules, {}),
    rules,
    affiliate: affiliateOf({ affiliateCode: 'URL123', domain: 'friend.example', other: 'x' }),
    host: 'lobby.example',
    method: 'username' as const,
    way: 'H5' as const,
    language: 'bn',
  };

  test('REG-37 REG-43 REG-44 has host, type and date as demanded, and no empty field', () => {
    const payload = registerPayload({ ...good, nickname: '  ' }, context);
    expect(payload).toMatchObject({
      registerUrl: 'lobby.example',
      type: 0,
      birthday: '1990-01-31',
      language: 'bn',
      acceptsTerms: true,
      acceptsMarketing: false,
    });
    expect(payload).not.toHaveProperty('nickname');
  });

  test('REG-41 REG-42 takes the code from the form, or else the one in the address with its domain', () => {
    expect(registerPayload(good, context)).toMatchObject({
      affiliateCode: 'URL123',
      domain: 'friend.example',
    });
    expect(registerPayload({ ...good, affiliateCode: 'TYPED1' }, context)).toMatchObject({
      affiliateCode: 'TYPED1',
    });
  });

  test('a form that asks for the password once sends it as its own confirmation', () => {
    const short = { ...context, fields: ['username', 'password'] as const };
    const { confirmPassword: _left, ...values } = good;
    expect(registerPayload(values, short)).toMatchObject({
      password: good.password,
      confirmPassword: good.password,
    });
  });

  test('REG-22 sends the code of a picture in Latin digits, only with its picture', () => {
    expect(registerPayload({ ...good, captchaId: 'c', captcha: '১২৩৪৫৬' }, context)).toMatchObject({
      captchaId: 'c',
      captcha: '123456',
    });
    expect(registerPayload({ ...good, captcha: '123456' }, context)).not.toHaveProperty('captcha');
  });

  test('Bengali digits are sent as Latin ones where the rule is numeric', () => {
    const numeric = toRules({
      ...TEST_RULES,
      mobileNum: {
        enabled: true,
        required: true,
        minLength: 10,
        maxLength: 20,
        patternId: 'mobile',
      },
    });
    expect(normalised(['mobileNum'], { mobileNum: ' ০১৭১২৩৪৫৬৭৮ ' }, numeric)).toEqual({
      mobileNum: '01712345678',
    });
  });
});
