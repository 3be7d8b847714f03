import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf, register, registration, solve } from '../../testing/members.ts';
import { HOST, openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { memberStore } from '../member/index.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';

const PARTNER_HOST = 'partner.first.test';
let app: TestApp;
let code = '';
let otherCode = '';
let partnerId = '';

const codeOf = async (account: string) => {
  const row = await memberStore(app.db, 'first').findByAccount(account);
  return { code: row?.inviteCode ?? '', memberId: row?.memberId ?? '' };
};
async function turn(path: string, value: unknown): Promise<void> {
  await changeSetting({ db: app.db, clock: app.clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}
const check = async (query: Record<string, string>, options = {}) =>
  (await app.get(`/account/affiliate-check?${new URLSearchParams(query)}`, options)).body;

beforeAll(async () => {
  app = await openTestApp();
  await memberOf(app, 'partner');
  await memberOf(app, 'other');
  ({ code, memberId: partnerId } = await codeOf('partner'));
  otherCode = (await codeOf('other')).code;
  await turn('hosts', [HOST.first, PARTNER_HOST]);
  await turn('affiliateDomains', { [PARTNER_HOST]: 'partner', 'landing.example': 'partner' });
});
afterAll(() => app.close());

describe('affiliates', () => {
  it('API-14 a code is valid when it is that of an active member of the site', async () => {
    expect(await check({ code })).toEqual({ data: { success: true } });
    expect((await check({ code: ` ${code.toLowerCase()} ` })).data.success).toBe(true);
    for (const wrong of ['', 'AAAAAAAA', '%', "'; --"]) {
      expect((await check({ code: wrong })).data.success).toBe(false);
    }
    expect((await check({ code }, { site: 'second' })).data.success).toBe(false);
  });

  it('API-14 with a domain, the code has to be valid for that domain', async () => {
    const good = async (query: Record<string, string>) => (await check(query)).data.success;
    expect(await good({ code, domain: PARTNER_HOST })).toBe(true);
    expect(await good({ code, domain: 'Landing.Example' })).toBe(true);
    expect(await good({ code, domain: HOST.first })).toBe(true);
    expect(await good({ code: otherCode, domain: PARTNER_HOST })).toBe(false);
    for (const domain of ['elsewhere.example', 'toString', '__proto__']) {
      expect(await good({ code, domain })).toBe(false);
    }
  });

  it('API-15 the code of the visitor’s host is answered, or nothing when the host has none', async () => {
    const read = async (host: string) => (await app.get('/account/affiliate-code', { host })).body;
    expect(await read(PARTNER_HOST)).toEqual({ value: { code } });
    expect(await read(HOST.first)).toEqual({ value: { code: '' } });
    expect(await read(HOST.second)).toEqual({ value: { code: '' } });
  });

  it('REG-52 a member who registers with the fetched code joins the affiliate’s team', async () => {
    const fetched = await app.get('/account/affiliate-code', { host: PARTNER_HOST });
    const affiliateCode = fetched.body.value.code as string;
    const answer = await register(app, { ...registration('downline'), affiliateCode });
    expect(answer.status).toBe(200);
    const made = await memberStore(app.db, 'first').findByAccount('downline');
    expect(made?.invitedByMemberId).toBe(partnerId);
  });

  it('API-14 API-15 the codes of a blocked member and of a trial user are not valid', async () => {
    await memberStore(app.db, 'first').setStatus(partnerId, 'blocked');
    expect((await check({ code })).data.success).toBe(false);
    const fetched = await app.get('/account/affiliate-code', { host: PARTNER_HOST });
    expect(fetched.body.value.code).toBe('');
    await memberStore(app.db, 'first').setStatus(partnerId, 'active');
    const challenge = await app.get('/account/human-check?kind=form');
    const body = { humanCheck: solve(challenge.body) };
    const trial = await app.ask('POST', '/account/free-play', { body });
    const guest = await codeOf(trial.body.value.userName);
    expect(guest.code).not.toBe('');
    expect((await check({ code: guest.code })).data.success).toBe(false);
  });

  it('API-14 one address cannot search for codes', async () => {
    const address = '203.0.113.80';
    for (let call = 0; call < 60; call += 1) await check({ code: 'AAAAAAAA' }, { address });
    expect((await check({ code }, { address })).code).toBe('request.too_many');
  });
});
