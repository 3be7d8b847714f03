import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { askCode, codeFor, mobileMemberOf, otherThan } from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { passwordByPhoneService } from './by-phone.service.ts';
import { phoneProofs } from '../codes/phone-proof.ts';

const NEW_PASSWORD = 'notun-shopno-26';
const MINUTE_MS = 60_000;
let app: TestApp;
let next = 30_000_000;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const set = (payload: Record<string, unknown>) =>
  sendSealed(app, 'POST', '/account/password/phone', {
    countryDialingCode: '+880',
    newPassword: NEW_PASSWORD,
    ...payload,
  });

/** A member with a number, to whose phone a recovery code was sent. */
async function memberWithCode() {
  const mobileNum = `017${(next += 1)}`;
  const key = `+880${mobileNum.slice(1)}`;
  const address = `10.3.0.${next % 250}`;
  const made = await mobileMemberOf(app, mobileNum, { address });
  if (made.status !== 200) throw new Error(`Registration answered ${made.body.code}`);
  app.clock.moveMs(2 * MINUTE_MS);
  await askCode(
    app,
    { purpose: 'recovery', number: mobileNum, countryDialingCode: '+880' },
    { address },
  );
  const verificationCode = await codeFor(app, key);
  return { mobileNum, key, verificationCode, session: made.body.value.token as string };
}

const signIn = (mobileNum: string, password: string) =>
  login(
    app,
    { username: mobileNum, password, countryDialingCode: '+880' },
    { address: '10.3.9.9' },
  );

describe('setting a password by phone', () => {
  it('API-18 PSW-20 ENTITY-09 takes number, code and password, and that password signs in', async () => {
    const { mobileNum, verificationCode, session } = await memberWithCode();
    expect((await set({ mobileNum, verificationCode })).body).toEqual({ value: true });
    expect((await app.get('/member/info', { token: session })).body.code).toBe('session.expired');
    expect((await signIn(mobileNum, PASSWORD)).body.code).toBe('auth.credentials_wrong');
    expect((await signIn(mobileNum, NEW_PASSWORD)).status).toBe(200);
  });

  it('API-18 refuses a body that is not sealed', async () => {
    const answer = await app.ask('POST', '/account/password/phone', { body: {} });
    expect(answer.body.code).toBe('request.not_sealed');
  });

  it('MSG-07 a wrong code is reported, with the tries left', async () => {
    const { mobileNum, verificationCode } = await memberWithCode();
    const wrong = await set({ mobileNum, verificationCode: otherThan(verificationCode) });
    expect(wrong.body).toMatchObject({ code: 'auth.code_wrong', params: { triesLeft: 4 } });
    expect((await set({ mobileNum, verificationCode })).status).toBe(200);
  });

  it('the present password is refused as the same, and the code stays valid for another', async () => {
    const { mobileNum, verificationCode } = await memberWithCode();
    const same = await set({ mobileNum, verificationCode, newPassword: PASSWORD });
    expect(same.body.code).toBe('auth.password_same');
    expect((await set({ mobileNum, verificationCode })).status).toBe(200);
    expect((await set({ mobileNum, verificationCode })).body.code).toBe('auth.code_expired');
  });

  it('the same code allows a limited number of passwords, for five minutes', async () => {
    const { mobileNum, verificationCode } = await memberWithCode();
    const same = () => set({ mobileNum, verificationCode, newPassword: PASSWORD });
    const codes: string[] = [];
    for (let n = 0; n < 7; n += 1) codes.push((await same()).body.code);
    expect(codes.filter((code) => code === 'auth.password_same')).toHaveLength(5);
    expect(codes.at(-1)).toBe('auth.code_expired');
    const other = await memberWithCode();
    await set({ ...other, newPassword: PASSWORD });
    app.clock.moveMs(5 * MINUTE_MS);
    const late = await set({
      mobileNum: other.mobileNum,
      verificationCode: other.verificationCode,
    });
    expect(late.body.code).toBe('auth.code_expired');
  });

  it('nothing about the account is told before the number is proved', async () => {
    const { mobileNum } = await memberWithCode();
    const unknown = `017${(next += 1)}`;
    await askCode(app, { purpose: 'recovery', number: unknown, countryDialingCode: '+880' });
    const answers = await Promise.all(
      [mobileNum, unknown].map((number) =>
        set({ mobileNum: number, verificationCode: '12', newPassword: PASSWORD }),
      ),
    );
    const [known, other] = answers.map(({ status, body }) => ({
      status,
      code: body.code,
      params: body.params,
    }));
    expect(known).toEqual(other);
    expect(known?.code).toBe('auth.code_wrong');
  });

  it('a code for another purpose or another number opens nothing', async () => {
    const { mobileNum, verificationCode } = await memberWithCode();
    const other = await memberWithCode();
    const foreign = await set({ mobileNum: other.mobileNum, verificationCode });
    expect(['auth.code_wrong', 'auth.code_expired']).toContain(foreign.body.code);
    app.clock.moveMs(2 * MINUTE_MS);
    await askCode(app, { purpose: 'login', number: mobileNum, countryDialingCode: '+880' });
    const key = `+880${mobileNum.slice(1)}`;
    const loginCode = await codeFor(app, key);
    if (loginCode !== verificationCode) {
      const wrong = await set({ mobileNum, verificationCode: loginCode });
      // The browser has the handle of the newest code, which is for another purpose.
      expect(wrong.body.code).toBe('auth.code_expired');
    }
  });

  it('a password that breaks the rule does not use the code up, and an invalid number is reported', async () => {
    const { mobileNum, verificationCode } = await memberWithCode();
    const short = await set({ mobileNum, verificationCode, newPassword: 'a1' });
    expect(Object.keys(short.body.params.fields)).toEqual(['newPassword']);
    const none = await set({ mobileNum: '12', verificationCode });
    expect(none.body.code).toBe('auth.mobile_invalid');
    expect((await set({ mobileNum, verificationCode })).status).toBe(200);
  });

  it('when one code is used twice at once, one use sets a password', async () => {
    const { mobileNum, verificationCode } = await memberWithCode();
    const answers = await Promise.all([
      set({ mobileNum, verificationCode }),
      set({ mobileNum, verificationCode, newPassword: 'onno-shopno-27' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('a blocked member gets the same answer as an unknown number', async () => {
    const { mobileNum, key, verificationCode } = await memberWithCode();
    const store = memberStore(app.db, 'first');
    const row = await store.findByMobileKey(key);
    await store.setStatus(row?.memberId ?? '', 'blocked');
    expect((await set({ mobileNum, verificationCode })).body.code).toBe('auth.code_expired');
  });

  it('is off where the site has it off', async () => {
    const turn = async (value: boolean) => {
      await changeSetting(app, { siteId: 'first', path: 'whitelabel.PHONEVERF3', value });
      await app.app.directory.refresh();
    };
    await turn(false);
    expect((await set({ mobileNum: '01712345678' })).body.code).toBe('site.feature_off');
    await turn(true);
  });

  it('PSW-20 SMS-13 a token of the phone verification replaces the code', async () => {
    const { mobileNum, key } = await memberWithCode();
    const site = { ...app.app.directory.findById('first') };
    const firebase = { apiKey: 'k', authDomain: 'a.example', projectId: 'p', appId: 'i' };
    const withFirebase = { ...site, settings: { ...site.settings, firebase }, can: () => true };
    const changed: string[] = [];
    const service = passwordByPhoneService({
      key: Buffer.alloc(32),
      db: app.db,
      store: { ...storeWithNothing },
      proofs: phoneProofs({
        codes: app.services.auth.codes.service,
        phoneTokens: {
          verify: async (_site, token) => ({ mobileKey: token === 'good' ? key : '+8801' }),
        },
      }),
      newPasswords: {
        isPresent: async () => false,
        set: async (_site, owner) => void changed.push(owner.mobileKey ?? ''),
      },
    });
    const payload = {
      mobileNum,
      countryDialingCode: '+880',
      verificationCode: '',
      newPassword: NEW_PASSWORD,
    };
    const foreign = service.set(withFirebase, { ...payload, firebaseIdToken: 'bad' }, '');
    await expect(foreign).rejects.toThrow('auth.phone_token_invalid');
    await service.set(withFirebase, { ...payload, firebaseIdToken: 'good' }, '');
    expect(changed).toEqual([key]);
  });
});

const storeWithNothing = {
  count: async () => ({ count: 1, endsInMs: 1 }),
  put: async () => undefined,
  peek: async () => undefined,
  take: async () => undefined,
  claim: async () => true,
  forget: async () => undefined,
  sweep: async () => undefined,
};
