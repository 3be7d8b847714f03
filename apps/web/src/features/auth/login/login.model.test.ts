import { describe, expect, test } from 'vitest';
import { checkOne, toRules } from '../register/register.model.ts';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { checkLogin, loginPayload, loginRules, verifiedPayload } from './login.model.ts';

const rules = toRules(TEST_RULES);

describe('the rules of login', () => {
  test('LOGIN-22 each method checks its fields by its named rules', () => {
    expect(Object.keys(loginRules(rules))).toEqual([
      'loginUsername',
      'loginMobileNum',
      'loginPassword',
      'verificationCode',
    ]);
    expect(Object.keys(checkLogin({}, rules, false))).toEqual(['username', 'password']);
    expect(Object.keys(checkLogin({ method: 'mobile_password' }, rules, false))).toEqual([
      'mobileNum',
      'password',
    ]);
    expect(Object.keys(checkLogin({ method: 'mobile_code' }, rules, true))).toEqual([
      'mobileNum',
      'verificationCode',
      'captcha',
    ]);
  });

  test('a field that is not required may be empty and still validates', () => {
    expect(checkOne('nickname', { nickname: '' }, rules)).toEqual([]);
    expect(checkOne('nickname', { nickname: 'x' }, rules)).not.toEqual([]);
  });
});

describe('the payload of login', () => {
  test('LOGIN-18 LOGIN-19 a number that Firebase has verified is sent with its channel, token and number', () => {
    const typed = loginPayload({
      method: 'mobile_code',
      mobileNum: '1712345678',
      countryDialingCode: '+880',
      verificationCode: '123456',
    });
    expect(verifiedPayload(typed, 'token-of-firebase')).toEqual({
      type: 'firebase',
      username: '1712345678',
      password: '',
      countryDialingCode: '+880',
      firebaseChannel: 'sms',
      firebaseIdToken: 'token-of-firebase',
      firebaseMobileNo: '+8801712345678',
    });
  });

  test('LOGIN-28 a login as an agent says so', () => {
    expect(loginPayload({ username: 'a', password: 'b', as: 'agent' })).toMatchObject({
      asAgent: true,
    });
    expect(loginPayload({ username: 'a', password: 'b' })).not.toHaveProperty('asAgent');
  });
});
