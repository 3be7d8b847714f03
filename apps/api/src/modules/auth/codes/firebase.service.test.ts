import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { FirebaseKeys } from './firebase.service.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteView } from '#platform/http/request-context.ts';
import { login } from '../../../testing/members.ts';
import { mobileRegistration, registerMobile } from '../../../testing/phone.ts';
import { set } from '../../../testing/social.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { firebaseService } from './firebase.service.ts';
import { publishedFirebaseKeys } from '#providers/firebase/published-keys.ts';

const PROJECT = 'the-site-project';
const NUMBER = '+8801712345601';
const firebase = {
  apiKey: 'key',
  authDomain: 'the-site.firebaseapp.example',
  projectId: PROJECT,
  appId: 'app',
};
const ours = await generateKeyPair('RS256');
const others = await generateKeyPair('RS256');
/** The issuer's published keys: only our test key. */
const keys: FirebaseKeys = async () => ours.publicKey;

let app: TestApp;
let site: SiteView;

beforeAll(async () => {
  app = await openTestApp({ firebaseKeys: keys });
  await set(app, 'first', 'firebase', firebase);
  site = app.app.directory.findById('first');
});
afterAll(() => app.close());

const nowSeconds = () => Math.floor(app.clock.now().getTime() / 1000);

function claimsOf(change: Record<string, unknown> = {}): Record<string, unknown> {
  const now = nowSeconds();
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'user-1',
    iat: now - 5,
    exp: now + 3595,
    auth_time: now - 5,
    phone_number: NUMBER,
    firebase: { sign_in_provider: 'phone' },
    ...change,
  };
}

const signed = (change: Record<string, unknown> = {}, key = ours.privateKey) =>
  new SignJWT(claimsOf(change)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

const verify = (token: string) =>
  firebaseService({ clock: app.clock, keys }).verify(site, token).catch(codeOf);
const codeOf = (error: { code?: string }) => error.code;

describe('tokens of phone verification', () => {
  it('SMS-13 a valid token names the number that was verified', async () => {
    expect(await verify(await signed())).toEqual({ mobileKey: NUMBER });
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another project', { aud: 'another', iss: 'https://securetoken.google.com/another' }],
    ['for another audience', { aud: 'another' }],
    ['of another issuer', { iss: 'https://securetoken.example/the-site-project' }],
    ['that is over', { exp: 1_000_000_000 }],
    ['without an end', { exp: undefined }],
    ['from tomorrow', { iat: 4_000_000_000 }],
    ['of nobody', { sub: '' }],
    ['without a number', { phone_number: undefined }],
    ['whose number is invalid', { phone_number: '+88012' }],
    ['of a sign-in by other means', { firebase: { sign_in_provider: 'password' } }],
    ['that does not say how', { firebase: undefined }],
    ['that does not say when', { auth_time: undefined }],
    ['of a verification that will be', { auth_time: 4_000_000_000 }],
  ])('a token %s is refused', async (_name, change) => {
    expect(await verify(await signed(change))).toBe('auth.phone_token_invalid');
  });

  it('a verification counts for ten minutes, even when its token lives longer', async () => {
    const before = (seconds: number) => signed({ auth_time: nowSeconds() - seconds });
    expect(await verify(await before(600))).toEqual({ mobileKey: NUMBER });
    expect(await verify(await before(601))).toBe('auth.phone_token_invalid');
  });

  it('a token without a signature, with a foreign one or with another algorithm is refused', async () => {
    const symmetric = await new SignJWT(claimsOf())
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret that anybody could guess, long enough'));
    const unsigned = new UnsecuredJWT(claimsOf()).encode();
    const changed = `${(await signed()).slice(0, -8)}AAAAAAAA`;
    const foreign = await signed({}, others.privateKey);
    for (const token of [
      symmetric,
      unsigned,
      changed,
      foreign,
      '',
      '-',
      'a.b.c',
      'x'.repeat(4096),
    ]) {
      expect(await verify(token)).toBe('auth.phone_token_invalid');
    }
  });

  it('a site without configuration accepts no token', async () => {
    const plain = app.app.directory.findById('second');
    const service = firebaseService({ clock: app.clock, keys });
    await expect(service.verify(plain, await signed())).rejects.toMatchObject({
      code: 'auth.phone_token_invalid',
    });
  });

  it('while the keys cannot be fetched, the error does not say that the token is wrong', async () => {
    const silent = firebaseService({
      clock: app.clock,
      keys: publishedFirebaseKeys('http://127.0.0.1:1/'),
    });
    await expect(silent.verify(site, await signed())).rejects.toMatchObject({
      code: 'server.unavailable',
    });
  });
});

describe('forms with a token', () => {
  it('REG-45 LOGIN-19 a member registers and signs in with a token instead of a code', async () => {
    const proof = { firebaseChannel: 'sms', firebaseIdToken: await signed() };
    const form = { ...mobileRegistration('01712345601'), ...proof };
    const made = await registerMobile(app, form);
    expect(made.status).toBe(200);
    const row = await memberStore(app.db, 'first').findByMobileKey(NUMBER);
    expect(row?.account).toBe(made.body.value.userName);
    expect(row?.mobileVerifiedAt).toEqual(app.clock.now());

    const entry = { type: 'firebase', firebaseMobileNo: '01712345601', countryDialingCode: '+880' };
    const right = await login(app, { ...entry, ...proof });
    expect(right.body.value).toMatchObject({ userName: row?.account });
    const other = { ...proof, firebaseIdToken: await signed({ phone_number: '+8801712345602' }) };
    expect((await login(app, { ...entry, ...other })).body.code).toBe('auth.phone_token_invalid');
    const none = { ...entry, firebaseChannel: 'sms' };
    expect((await login(app, none)).body.code).toBe('auth.phone_token_invalid');
  });

  it('REG-45 a token for another number is refused in registration', async () => {
    const firebaseIdToken = await signed({ phone_number: '+8801712345604' });
    const form = { ...mobileRegistration('01712345603'), firebaseChannel: 'sms', firebaseIdToken };
    expect((await registerMobile(app, form)).body.code).toBe('auth.phone_token_invalid');
    expect(await memberStore(app.db, 'first').findByMobileKey('+8801712345603')).toBeUndefined();
  });
});
