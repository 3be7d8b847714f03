import { AppError } from '@maidan/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/process/log.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { PASSWORD } from '../../../testing/members.ts';
import { codeFor, mobileRegistration, solved } from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { databaseShortLived } from '#platform/short-lived/store.ts';
import { knownDevices } from '../login/known-devices.ts';
import { createPasswords } from '../password/password-hash.ts';
import { phoneProofs } from './phone-proof.ts';
import type { PhoneTokens } from './phone-proof.ts';
import { registerService } from '../register/register.service.ts';
import type { RegisterPayload } from '../register/rules.ts';
import type { SocialTickets, UsedTicket } from '../social/newcomer-tickets.ts';
import { NO_CODE_USED } from '../single-use.ts';

const NUMBER = '+8801612345678';
const firebase = { apiKey: 'key', authDomain: 'auth.example', projectId: 'one', appId: 'app' };
let app: TestApp;
let site: SiteView;
let configured: SiteView;
/** Accepts tokens of the form `token of NUMBER` and refuses all others. */
const phoneTokens: PhoneTokens = {
  verify: async (_site, idToken) => {
    if (!idToken.startsWith('token of ')) throw new AppError('auth.phone_token_invalid');
    return { mobileKey: idToken.slice('token of '.length) };
  },
};

beforeAll(async () => {
  app = await openTestApp();
  site = app.app.directory.findById('first');
  configured = { ...site, settings: { ...site.settings, firebase } };
});
afterAll(() => app.close());

const proofs = () => phoneProofs({ codes: app.services.auth.codes.service, phoneTokens });
const proof = (change: { code?: string; handle?: string; idToken?: string } = {}) => ({
  number: NUMBER,
  purpose: 'register' as const,
  code: '',
  handle: '',
  ...change,
});
const invalid = { code: 'auth.phone_token_invalid' };

describe('proofs of a number', () => {
  it('SMS-13 without configuration only the server’s code counts, and a token is refused', async () => {
    const { check } = proofs();
    const idToken = `token of ${NUMBER}`;
    await expect(check(site, proof({ idToken }))).rejects.toMatchObject(invalid);
    const wish = { number: NUMBER, purpose: 'register', address: '10.3.0.1' } as const;
    const { codeHandle } = await app.services.auth.codes.service.send(site, wish);
    await check(site, proof({ code: await codeFor(app, NUMBER), handle: codeHandle }));
  });

  it('REG-32 with phone verification configured the token must be for the same number', async () => {
    const { check } = proofs();
    await check(configured, proof({ idToken: `token of ${NUMBER}` }));
    const foreign = proof({ idToken: 'token of +8801612345679' });
    await expect(check(configured, foreign)).rejects.toMatchObject(invalid);
    await expect(check(configured, proof({ idToken: 'forged' }))).rejects.toMatchObject(invalid);
  });
});

describe('registration with a social ticket', () => {
  let codeHandle = '';
  const visitor = () => ({
    site,
    clientAddress: '10.3.0.2',
    userAgent: 'test',
    deviceId: undefined,
    codeHandle,
  });
  const service = (use: (siteId: string, ticket: string) => Promise<UsedTicket['bind']>) => {
    const socialTickets: SocialTickets = {
      check: async () => undefined,
      use: async (siteId, ticket) => ({ ...NO_CODE_USED, bind: await use(siteId, ticket) }),
    };
    const { db, clock, services } = app;
    const { auth, members, throttles } = services;
    return registerService({
      passwords: createPasswords({ memoryKib: 64, passes: 1 }),
      sessions: auth.sessions,
      gate: auth.captcha.gate,
      human: auth.humanCheck.gate,
      proofs: auth.codes.proofs,
      devices: knownDevices({ store: databaseShortLived(db, clock), db, clock }),
      db,
      clock,
      members,
      throttles,
      socialTickets,
      random: systemRandom,
      log: createLog({ level: 'silent' }),
      termsVersion: async () => 'test',
    });
  };
  async function payload(number: string, change: Partial<RegisterPayload>) {
    const key = `+880${number.slice(1)}`;
    const wish = { number: key, purpose: 'register', address: '10.3.0.3' } as const;
    ({ codeHandle } = await app.services.auth.codes.service.send(site, wish));
    return {
      ...mobileRegistration(number),
      verificationCode: await codeFor(app, key),
      humanCheck: await solved(app),
      ...change,
    } as unknown as RegisterPayload;
  }

  it('a password may stay empty, and the account is linked together with making the member', async () => {
    const bound: string[] = [];
    const { registerMobile } = service(async (siteId, ticket) => {
      bound.push(siteId, ticket);
      return async (_tx, memberId) => void bound.push(memberId);
    });
    const none = { socialTicket: 'ticket', password: '', confirmPassword: '' };
    const first = await payload('01612345601', none);
    await registerMobile(visitor(), first);
    const row = await memberStore(app.db, 'first').findByMobileKey('+8801612345601');
    expect(bound).toEqual(['first', 'ticket', row?.memberId]);
    expect(row?.passwordHash).toBe('');

    const failing = service(async () => () => Promise.reject(new AppError('auth.social_refused')));
    const second = await payload('01612345602', none);
    await expect(failing.registerMobile(visitor(), second)).rejects.toMatchObject({
      code: 'auth.social_refused',
    });
    const nobody = await memberStore(app.db, 'first').findByMobileKey('+8801612345602');
    expect(nobody).toBeUndefined();
  });

  it('a typed password has to keep the rules, and a wrong ticket creates nothing', async () => {
    const refusing = service(() => Promise.reject(new AppError('auth.social_refused')));
    const short = await payload('01612345603', { socialTicket: 'x', password: 'a' });
    await expect(refusing.registerMobile(visitor(), short)).rejects.toMatchObject({
      code: 'auth.fields_invalid',
      params: { fields: { confirmPassword: [{ kind: 'mismatch' }] } },
    });
    const whole = { ...short, password: PASSWORD, confirmPassword: PASSWORD };
    await expect(refusing.registerMobile(visitor(), whole)).rejects.toMatchObject({
      code: 'auth.social_refused',
    });
    const nobody = await memberStore(app.db, 'first').findByMobileKey('+8801612345603');
    expect(nobody).toBeUndefined();
  });
});
