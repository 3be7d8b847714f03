// The shapes of the specification's ENTITY section, checked as they travel, with every field name written out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSetting } from './testing/site/change-setting.ts';
import { PASSWORD, login, memberOf, register, registration } from './testing/members.ts';
import { openTestApp, testSettings } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await memberOf(app, 'shapla_77');
});
afterAll(() => app.close());

async function turn(path: string, value: unknown): Promise<void> {
  await changeSetting({ db: app.db, clock: app.clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}

describe('session and member', () => {
  it('API-07 API-23 ENTITY-01 session info has its five fields after login, registration and renewal', async () => {
    const answers = {
      registered: await register(app, registration('komola_1')),
      first: await login(app, { username: 'komola_1', password: PASSWORD }),
      again: await login(app, { username: 'komola_1', password: PASSWORD }),
      renewed: await app.ask('POST', '/account/session/renew', { token }),
    };
    const session = (userName: string, firstTimeLogin: boolean) => ({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      merchantCode: 'FIRST',
      userName,
      type: 0,
      firstTimeLogin,
    });
    expect(answers.registered.body.value).toEqual(session('komola_1', true));
    expect(answers.first.body.value).toEqual(session('komola_1', false));
    expect(answers.again.body.value).toEqual(session('komola_1', false));
    expect(answers.renewed.body.value).toEqual({ ...session('shapla_77', false), token });
  });

  it('API-22 ENTITY-02 member info has nickname, account and type', async () => {
    const { body } = await app.get('/member/info', { token });
    expect(body.value).toMatchObject({ nickname: '', account: 'shapla_77', type: 0 });
    await app.ask('POST', '/member/nickname', { token, body: { nickname: 'শাপলা' } });
    const named = await app.get('/member/info', { token });
    expect(named.body.value.nickname).toBe('শাপলা');
  });

  it('API-04 ENTITY-03 the wallet has sumBalance: the credits of a new member, in minor units', async () => {
    const { body } = await app.get('/wallet/balance', { token });
    expect(body).toMatchObject({
      sumBalance: testSettings('first').openingCreditsMinor,
      currency: 'BDT',
    });
    expect(body.sumBalance).toBeGreaterThan(0);
  });
});

describe('site', () => {
  it('API-26 ENTITY-14 the status of an open site has all its parts, whichever merchant and device its query names', async () => {
    const answer = await app.get('/site/status', { address: '203.0.113.9', country: 'BD' });
    const { info, location, ...rest } = answer.body;
    expect(rest).toEqual({ status: 0, maintenance: false, regionRestriction: false });
    expect(location).toMatchObject({ ip: '203.0.113.9', country: 'BD' });
    const settings = testSettings('first');
    expect(info).toEqual({
      customerService: settings.customerService.map((entry) => ({
        ...entry,
        path: Buffer.from(entry.path).toString('base64'),
      })),
      domainRoute: 'first.test',
      mobileTemplate: { mem_cen: '1', dep_func: '1' },
      paths: settings.pathAliases,
      register: settings.register,
      resources: settings.resources,
      whitelabel: settings.whitelabel,
      mainDomain: 'first.test',
      imageCDNs: [],
    });
    const asked = await app.get('/site/status?merchantCode=FIRST&device=0', {
      address: '203.0.113.9',
      country: 'BD',
    });
    expect(asked.body).toEqual(answer.body);
  });

  it('API-27 the domain route answers for device 0 and for no other', async () => {
    const value = { domainRoute: 'first.test' };
    expect((await app.get('/site/domain-route?device=0')).body).toEqual({ value });
    expect((await app.get('/site/domain-route')).body).toEqual({ value });
    expect((await app.get('/site/domain-route?device=1')).body.code).toBe('request.invalid');
    const second = await app.get('/site/domain-route', { site: 'second' });
    expect(second.body.value.domainRoute).toBe('second.test');
  });

  it('API-12 ENTITY-13 every registration rule has exactly its five parts', async () => {
    const { body } = await app.get('/account/registration-rules');
    const rules: Record<string, object>[] = Object.values(body.value);
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) {
      expect(rule).toEqual({
        enabled: expect.any(Boolean),
        required: expect.any(Boolean),
        minLength: expect.any(Number),
        maxLength: expect.any(Number),
        patternId: expect.any(String),
      });
    }
  });

  it('ENTITY-15 the flags of the specification are sent under its names', async () => {
    const flags =
      'USERNAMEREG3 MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3 FACEBOOKLOGIN3 GOOGLELOGIN3 CBS3 ' +
      'TRANSBETREPMEM3 TRANSREC3 PERSREP REWCEN3 MANPLAYREB3 SECPRIV';
    const { info } = (await app.get('/site/status')).body;
    for (const flag of flags.split(' ')) expect(typeof info.whitelabel[flag], flag).toBe('boolean');
    for (const flag of ['mem_cen', 'dep_func'])
      expect(['0', '1']).toContain(info.mobileTemplate[flag]);
  });

  it('ENTITY-16 ENTITY-17 links of every type are sent with address and English name', async () => {
    const types =
      'IOS Android MOBILECONFIG AppDownloadIcon FACEBOOK TELEGRAM VIBER MESSENGER SpeedTest';
    const links = types.split(' ').map((resourceType) => ({
      resourceType,
      url: `https://links.example/${resourceType}`,
      labelName: `লিংক ${resourceType}`,
      labelNameEn: `Link ${resourceType}`,
    }));
    await turn('resources', links);
    const { body } = await app.get('/site/status');
    expect(body.info.resources).toEqual(links);
    const unknown = [{ ...links[0], resourceType: 'MYSPACE' }];
    await expect(turn('resources', unknown)).rejects.toThrow('resources');
    await turn('resources', []);
  });
});
