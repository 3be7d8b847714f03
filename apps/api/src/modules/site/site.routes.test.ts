import { toPublicSettings } from '@maidan/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseNetworks } from '@maidan/deployment/networks';
import { createLog } from '#platform/process/log.ts';
import {
  requestsTo,
  DEPLOYMENT_SECRET,
  HOST,
  openTestApp,
  testSettings,
} from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openSiteDirectory } from './site.directory.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { siteStore } from './site.store.ts';

let app: TestApp;
async function turn(path: string, value: unknown): Promise<void> {
  await changeSetting({ db: app.db, clock: app.clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}

beforeAll(async () => {
  app = await openTestApp({ trusted: parseNetworks('127.0.0.1') });
});
afterAll(() => app.close());

describe('finding the site', () => {
  it('two sites of one process answer under their own hosts', async () => {
    for (const site of ['first', 'second'] as const) {
      const { body } = await app.get('/site/settings', { site });
      expect(body.settings.slug).toBe(site);
      expect(body.settings.merchantCode).toBe(site.toUpperCase());
    }
    const withPort = await app.get('/site/settings', { host: 'SECOND.test:8443' });
    expect(withPort.body.settings.slug).toBe('second');
  });

  it('in production a host that belongs to no site gets 421', async () => {
    const answer = await app.get('/site/status', { host: 'nobody.example' });
    expect(answer.status).toBe(421);
    expect(answer.body.code).toBe('site.unknown_host');
  });

  it('outside production such a host gets the default site', async () => {
    const development = await openTestApp({ isDevelopment: true });
    const { body } = await development.get('/site/settings', { host: '192.168.1.7' });
    expect(body.settings.slug).toBe('first');
    await development.close();
  });

  it('the headers of the front end are trusted only with the secret of the deployment', async () => {
    const sent = {
      'Maidan-Host': HOST.second,
      'Maidan-Client-Address': '203.0.113.5',
      'Maidan-Country': 'BD',
    };
    const stranger = await app.get('/site/status', { headers: sent });
    expect(stranger.body.info.mainDomain).toBe(HOST.first);
    expect(stranger.body.location).toEqual({ ip: '127.0.0.1' });
    const wrong = await app.get('/site/status', {
      headers: { ...sent, 'Maidan-Deployment': `${DEPLOYMENT_SECRET}x` },
    });
    expect(wrong.body.info.mainDomain).toBe(HOST.first);
    const web = await app.get('/site/status', {
      headers: { ...sent, 'Maidan-Deployment': DEPLOYMENT_SECRET },
    });
    expect(web.body.info.mainDomain).toBe(HOST.second);
    expect(web.body.location).toEqual({ ip: '203.0.113.5', country: 'BD' });
  });

  it('a trusted proxy names host, address and country', async () => {
    const headers = {
      'x-forwarded-for': '198.51.100.4',
      'x-forwarded-host': HOST.second,
      'x-country-code': 'in',
    };
    const { body } = await app.get('/site/status', { headers });
    expect(body.info.mainDomain).toBe(HOST.second);
    expect(body.location).toEqual({ ip: '198.51.100.4', country: 'IN' });
  });
});

describe('settings', () => {
  it('API-29 holds exactly the public settings, the versions and the sealing key', async () => {
    const { body } = await app.get('/site/settings');
    expect(body.settings).toEqual(
      JSON.parse(JSON.stringify(toPublicSettings(testSettings('first')))),
    );
    expect(body.sealingKey).toMatchObject({
      algorithm: 'RSA-OAEP-256',
      publicKeyJwk: { kty: 'RSA' },
    });
    expect(JSON.stringify(body)).not.toContain('"d":');
  });

  it('a change raises the version and takes effect at once', async () => {
    const before = (await app.get('/site/settings')).body.version;
    await turn('minimumAge', 21);
    const after = (await app.get('/site/settings')).body;
    expect(after.version).toBe(before + 1);
    expect(after.settings.minimumAge).toBe(21);
    await turn('minimumAge', 18);
  });

  it.each([
    ['minimumAge', 20, /minimumAge/],
    ['nothing.here', 1, 'There is no setting nothing.here.'],
    ['slug', 'other', 'The slug of a site never changes.'],
    ['hosts', [HOST.second], `The host ${HOST.second} belongs to site second already.`],
    ['__proto__.x', 1, 'There is no setting'],
  ])('the change of %s to %j is refused and changes nothing', async (path, value, reason) => {
    const before = (await app.get('/site/settings')).body.version;
    await expect(turn(path, value)).rejects.toThrow(reason);
    expect((await app.get('/site/settings')).body.version).toBe(before);
  });

  it('API-12 the registration rules are those of the settings', async () => {
    const { body } = await app.get('/account/registration-rules');
    expect(body.value).toEqual(testSettings('first').register);
  });
});

describe('site status', () => {
  it('API-26 ENTITY-14 an open site says what it is made of', async () => {
    const { body } = await app.get('/site/status');
    expect(body).toMatchObject({ status: 0, maintenance: false, regionRestriction: false });
    expect(body.info.whitelabel).toEqual(testSettings('first').whitelabel);
  });

  it('SHELL-65 under maintenance only status, settings, help and service are answered', async () => {
    await turn('maintenance', { on: true, endsAt: '2026-11-21T00:00:00Z' });
    const { body } = await app.get('/site/status');
    expect(body).toMatchObject({ status: 1, maintenance: true });
    const closed = await app.get('/games');
    expect(closed.status).toBe(503);
    expect(closed.body).toMatchObject({
      code: 'site.maintenance',
      params: { endsAt: '2026-11-21T00:00:00Z' },
    });
    for (const path of ['/site/settings', '/service/help', '/service/entries', '/site/country']) {
      expect((await app.get(path)).status).toBe(200);
    }
    expect((await app.get('/games', { site: 'second' })).status).toBe(200);
    await turn('maintenance', { on: false, endsAt: null });
  });

  it('SHELL-66 a closed region gets status 2 and nothing else', async () => {
    await turn('regionRestriction', { on: true, closedCountries: ['SG'] });
    const { body } = await app.get('/site/status', { country: 'SG' });
    expect(body).toMatchObject({ status: 2, regionRestriction: true });
    expect((await app.get('/games', { country: 'SG' })).body.code).toBe('site.region_blocked');
    expect((await app.get('/games', { country: 'BD' })).status).toBe(200);
    expect((await app.get('/games')).status).toBe(200);
    await turn('regionRestriction', { on: false, closedCountries: [] });
  });

  it('API-27 the domain route of the mobile device is the canonical host of the site', async () => {
    for (const site of ['first', 'second'] as const) {
      const { body } = await app.get('/site/domain-route?device=0', { site });
      expect(body.value).toEqual({ domainRoute: HOST[site] });
    }
    expect((await app.get('/site/domain-route?device=7')).body.code).toBe('request.invalid');
  });

  it('API-28 the country comes with its calling code; an unknown country gets the code of the site', async () => {
    const known = await app.get('/site/country', { country: 'IN' });
    expect(known.body.value).toEqual({ country: 'IN', countryDialingCode: '91' });
    const unknown = await app.get('/site/country');
    expect(unknown.body.value).toEqual({ country: 'BD', countryDialingCode: '880' });
    await turn('defaultDiallingCode', '+91');
    const elsewhere = await app.get('/site/country');
    expect(elsewhere.body.value).toEqual({ country: 'IN', countryDialingCode: '91' });
    await turn('defaultDiallingCode', '+880');
  });
});

describe('play mode', () => {
  const licence = {
    regulator: 'Example authority',
    licenceNumber: 'EX-1',
    permittedCountries: ['BD'],
    minimumAge: 21,
    responsiblePlayContacts: [
      { name: { bn: 'সহায়তা', en: 'Help' }, url: 'https://help.example.org' },
    ],
  };

  it('PLAYMODE-03 a licensed site is closed outside its countries, and to visitors of an unknown country', async () => {
    const own = await openTestApp();
    const settings = testSettings('first', {
      playMode: 'licensed',
      licence,
      openingCreditsMinor: 0,
      slotPaceMs: 2500,
    });
    await siteStore(own.db).saveSettings('first', settings, null);
    await own.app.directory.refresh();
    expect((await own.get('/games', { country: 'BD' })).status).toBe(200);
    expect((await own.get('/games', { country: 'DE' })).body.code).toBe('site.region_blocked');
    expect((await own.get('/games')).body.code).toBe('site.region_blocked');
    await own.close();
  });

  it('PLAYMODE-03 SHELL-66 without a country header the country database decides by address', async () => {
    const countries = {
      countryOf: (address: string) => ({ '203.0.113.5': 'BD', '198.51.100.5': 'DE' })[address],
    };
    const own = await openTestApp({ countries });
    const ask = async (address: string, country?: string) => {
      const { body } = await own.get('/site/status', { address, ...(country ? { country } : {}) });
      return { status: body.status as number, location: body.location as unknown };
    };
    const settings = {
      playMode: 'licensed',
      licence,
      openingCreditsMinor: 0,
      slotPaceMs: 2500,
    } as const;
    expect(await ask('203.0.113.5')).toEqual({
      status: 0,
      location: { ip: '203.0.113.5', country: 'BD' },
    });
    await siteStore(own.db).saveSettings('first', testSettings('first', settings), null);
    await own.app.directory.refresh();
    expect(await ask('203.0.113.5')).toEqual({
      status: 0,
      location: { ip: '203.0.113.5', country: 'BD', isByAddress: true },
    });
    expect((await ask('198.51.100.5')).status).toBe(2);
    expect((await ask('192.0.2.5')).status).toBe(2);
    expect(await ask('198.51.100.5', 'BD')).toEqual({
      status: 0,
      location: { ip: '198.51.100.5', country: 'BD' },
    });
    expect((await own.get('/games', { address: '198.51.100.5' })).body.code).toBe(
      'site.region_blocked',
    );
    await own.close();
  });

  it('PLAYMODE-02 a licensed site with an incomplete licence is not served, and the log says what is missing', async () => {
    const own = await openTestApp();
    const lines: string[] = [];
    const log = createLog({
      level: 'error',
      destination: { write: (line) => void lines.push(line) },
    });
    const { regulator: _gone, ...rest } = licence;
    const settings = testSettings('first', {
      playMode: 'licensed',
      licence: rest,
      openingCreditsMinor: 0,
      slotPaceMs: 2500,
    });
    await siteStore(own.db).saveSettings('first', settings, null);
    const directory = await openSiteDirectory({
      database: own.database,
      log,
      hasDefault: false,
      guard: async () => [],
    });
    expect(() => directory.findByHost(HOST.first)).toThrow('site.unknown_host');
    expect(directory.findByHost(HOST.second).siteId).toBe('second');
    expect(directory.refused()[0]?.reason).toContain('regulator');
    expect(lines.join('')).toContain('regulator');
    await directory.close();
    await own.close();
  });
});

describe('development pages', () => {
  it('the API document and its reference page are served in development only', async () => {
    for (const path of ['/openapi.json', '/reference']) {
      expect((await app.get(path)).status).toBe(404);
    }
    const development = await openTestApp({ isDevelopment: true });
    const here = { host: 'localhost' };
    expect((await development.get('/openapi.json', here)).body.openapi).toBe('3.1.0');
    for (const path of ['/openapi.json', '/reference', '/reference/standalone.js']) {
      expect((await development.get(path, { host: 'evil.test' })).status).toBe(404);
    }
    const page = await requestsTo(development.app).get('/reference', here);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/https?:\/\//);
    expect((await development.get('/reference/standalone.js', here)).status).toBe(200);
    await development.close();
  });

  it('health is not answered on the public port, and readiness ends before the process closes', async () => {
    const own = await openTestApp();
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await own.get(path)).status, path).toBe(404);
    const { probes } = own.app;
    expect(await probes.fault()).toBeUndefined();
    expect(await probes.metrics()).toContain('maidan_request_seconds_bucket');
    own.app.startClosing();
    expect(await probes.fault()).toBe('closing');
    await own.close();
  });
});
