import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSite } from '../capabilities.ts';
import type { Capability } from '../capabilities.ts';
import { readDemoSites } from '../demo.ts';
import { LicenceIncompleteError, parseSiteSettings, SiteSettingsError } from './parse.ts';
import type { SiteLicence, SiteSettings } from './settings.types.ts';

const sites = readDemoSites((file) => readFileSync(file, 'utf8'));
const khela = siteBySlug('khela');
const nodi = siteBySlug('nodi');

const licence: SiteLicence = {
  regulator: 'Example Gaming Authority',
  licenceNumber: 'EX-1',
  permittedCountries: ['BD'],
  minimumAge: 21,
  responsiblePlayContacts: [{ name: { bn: 'সহায়তা', en: 'Help' }, url: 'https://help.example.org' }],
};
const licensed = { ...khela, playMode: 'licensed', openingCreditsMinor: 0 };

function siteBySlug(slug: string) {
  const found = sites.find(({ settings }) => settings.slug === slug);
  if (found === undefined) throw new Error(`No demo site ${slug}`);
  return found.settings;
}

function faultsOf(change: Record<string, unknown>): string {
  try {
    parseSiteSettings({ ...khela, ...change });
  } catch (error) {
    if (error instanceof SiteSettingsError) return error.faults.join('\n');
    throw error;
  }
  return '';
}

function expectOn(settings: SiteSettings, capabilities: readonly Capability[]): void {
  const { can } = createSite(settings);
  expect(capabilities.filter((capability) => !can(capability))).toEqual([]);
}

describe('the rule of passwords', () => {
  const { register } = khela;
  const faultsWith = (change: object) =>
    faultsOf({ register: { ...register, password: { ...register.password, ...change } } });

  it.each([{ minLength: 15 }, { maxLength: 64 }, { patternId: 'password' }])(
    'may ask for more: %o',
    (change) => expect(faultsWith(change)).toBe(''),
  );

  it.each([{ minLength: 7 }, { maxLength: 63 }, { maxLength: 129 }])(
    'may not ask for less, and no longer ones are hashed: %o',
    (change) => expect(faultsWith(change)).toContain('minLength of 8 or more'),
  );
});

describe('the demo sites', () => {
  it('PLAYMODE-01 both are social, and the default one answers on localhost', () => {
    expect([khela.playMode, nodi.playMode]).toEqual(['social', 'social']);
    expect(sites[0]?.settings).toBe(khela);
    expect(khela.hosts).toEqual(['localhost', 'agent.localhost']);
    expect(nodi.hosts).toEqual(['nodi.localhost', 'agent.nodi.localhost']);
  });

  it('SHELL-85 SHELL-90 Khela begins in Bengali and dark, Nodi in English', () => {
    expect(khela.locales.default).toBe('bn');
    expect(khela.theme.default).toBe('dark');
    expect(nodi.locales.default).toBe('en');
  });

  it('MONEY-06 the taka stands before the number with two decimals, Bengali has Bengali digits', () => {
    for (const settings of [khela, nodi]) {
      expect(settings.currency).toEqual({ code: 'BDT', exponent: 2, symbol: '৳' });
      expect(settings.numerals).toEqual({ bn: 'beng', en: 'latn', hi: 'latn' });
    }
  });

  it('SHELL-76 SHELL-77 SHELL-78 both ways to register are offered, by number with a code and a password', () => {
    for (const settings of [khela, nodi]) {
      expectOn(settings, [
        'usernameRegistration',
        'mobileRegistration',
        'registrationSmsCheck',
        'mobileRegistrationPassword',
      ]);
      expect(settings.register.username.enabled && settings.register.password.required).toBe(true);
    }
  });

  it('SHELL-81 SHELL-82 records, centres, sign-in by number and both recoveries are on, the manual rebate on Khela only', () => {
    for (const settings of [khela, nodi]) {
      expectOn(settings, [
        'bettingRecord',
        'accountRecord',
        'profitAndLoss',
        'rewardCentre',
        'securityCentre',
        'mobileSignIn',
        'phoneRecovery',
        'mailRecovery',
        'referral',
        'vipBenefit',
      ]);
    }
    expect([khela, nodi].map((site) => createSite(site).can('manualRebate'))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the sites of the repository', () => {
  const all = sites.map(({ settings }) => settings);

  it.each([
    ['hosts', all.flatMap(({ hosts }) => hosts)],
    ['merchant codes', all.map(({ merchantCode }) => merchantCode)],
    ['slugs', all.map(({ slug }) => slug)],
  ])('have %s of their own', (_what, values) => {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });

  it('SHELL-94 each has its icons, in the sizes that an installed app needs', () => {
    for (const { assets } of sites) {
      for (const [name, size] of [
        ['icon-192.png', 192],
        ['icon-512.png', 512],
        ['maskable-512.png', 512],
        ['apple-touch-icon.png', 180],
      ] as const) {
        // Width and height stand big-endian at bytes 16 and 20 of every PNG.
        const png = readFileSync(new URL(name, assets));
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
      }
    }
  });

  it('SHELL-79 SHELL-80 SHELL-97 on none anybody signs in by a provider, chats or sends documents where nothing stands behind it', () => {
    for (const settings of all) {
      const { can } = createSite(settings);
      expect([can('googleSignIn'), can('facebookSignIn')]).toEqual([
        settings.providers.google !== null,
        settings.providers.facebook !== null,
      ]);
      // The desk of the default site answers with `npm run chat`.
      expect([can('chat'), can('identityDocuments')]).toEqual([settings.slug === 'khela', false]);
    }
  });
});

describe('site settings', () => {
  it('PLAYMODE-02 a licensed site without its licence does not start, and each missing part is named', () => {
    expect(() => parseSiteSettings(licensed)).toThrow(LicenceIncompleteError);
    try {
      parseSiteSettings({
        ...licensed,
        licence: { ...licence, regulator: ' ', permittedCountries: [] },
      });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof LicenceIncompleteError)) throw error;
      expect(error.missingParts).toEqual(['regulator', 'permittedCountries']);
      expect(error.message).toContain('khela');
      expect(error.message).toContain('regulator');
    }
  });

  it('PLAYMODE-02 a complete licence lets the site start', () => {
    expect(parseSiteSettings({ ...licensed, licence }).playMode).toBe('licensed');
  });

  it('FAIR-40 autoplay follows the play mode until the site says on or off', () => {
    expect(parseSiteSettings(khela).autoplay).toBeNull();
    expect(parseSiteSettings({ ...khela, autoplay: false }).autoplay).toBe(false);
    expect(faultsOf({ ...khela, autoplay: 'on' })).toMatch(/autoplay/);
  });

  it('PLAYMODE-01 a social site may hold a licence draft, a licensed one gives no credits', () => {
    expect(parseSiteSettings({ ...khela, licence: { regulator: 'Draft' } }).playMode).toBe(
      'social',
    );
    expect(faultsOf({ ...licensed, licence, slotPaceMs: 2499 })).toMatch(/slotPaceMs/);
    expect(faultsOf({ ...licensed, licence, openingCreditsMinor: 1 })).toMatch(
      /openingCreditsMinor/,
    );
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown field', { brandColour: 'red' }, /brandColour/],
    ['a host with a port', { hosts: ['localhost:3000'] }, /hosts\.0: is no lower-case host name/],
    ['no host', { hosts: [] }, /hosts/],
    ['a wrong exponent', { currency: { code: 'BDT', exponent: 0, symbol: '৳' } }, /exponent/],
    ['an unknown time zone', { timeZone: 'Asia/Nowhere' }, /timeZone: is no IANA time zone/],
    [
      'a default language that is not offered',
      { locales: { default: 'bn', offered: ['en'] } },
      /not offered/,
    ],
    [
      'a missing flag',
      { whitelabel: { ...khela.whitelabel, CBS3: undefined } },
      /whitelabel\.CBS3/,
    ],
    ['a flag that nobody knows', { whitelabel: { ...khela.whitelabel, CBS4: true } }, /CBS4/],
    [
      'no way to register',
      { whitelabel: { ...khela.whitelabel, USERNAMEREG3: false, MOBILENUMREG3: false } },
      /at least one way of registration must be on: USERNAMEREG3 or MOBILENUMREG3/,
    ],
    ['members who could not sign in again', { defaultMemberType: 4 }, /defaultMemberType/],
    ['members who are trial users', { defaultMemberType: 40 }, /defaultMemberType/],
    ['an age below 18', { minimumAge: 16 }, /minimumAge/],
    [
      'a rule that no text can meet',
      { register: { ...khela.register, username: { ...khela.register.username, minLength: 30 } } },
      /register\.username: minLength/,
    ],
    ['an alias that leaves the site', { pathAliases: { '/m/a': '//evil.example' } }, /pathAliases/],
    [
      'a script as service link',
      { customerService: [{ csType: 'LIVECHAT', title: 'x', path: 'javascript:alert(1)' }] },
      /customerService/,
    ],
    ['bet limits upside down', { betLimits: { minMinor: 10, maxMinor: 1 } }, /minMinor is above/],
    ['fractional money', { openingCreditsMinor: 0.5 }, /openingCreditsMinor/],
    [
      'a session that outlives itself',
      { session: { idleMinutes: 60, absoluteMinutes: 30 } },
      /session/,
    ],
    [
      'a theme that loads something',
      { theme: { ...khela.theme, css: ':root{--a:url(//x)}' } },
      /theme\.css/,
    ],
    [
      'a logo that acts',
      { logo: { ...khela.logo, mark: '<svg viewBox="0 0 1 1" onload="x"/>' } },
      /logo\.mark/,
    ],
  ])('refuses %s and says where', (_name, change, fault) => {
    expect(faultsOf(change)).toMatch(fault);
  });

  it('a provider names a secret of the site, and no other variable of the server', () => {
    const sms = {
      kind: 'http',
      url: 'https://sms.example/send',
      method: 'POST',
      headers: {},
      contentType: 'application/json',
      body: '{}',
    };
    const mail = {
      kind: 'smtp',
      host: 'mail.example',
      port: 465,
      isSecure: true,
      user: '',
      from: 'help@mail.example',
    };
    const social = { clientId: 'the-site', issuer: 'https://accounts.example' };
    const named = (name: string, secretEnv: string) => {
      const own = { sms, mail, google: social }[name];
      const providers = { ...khela.providers, [name]: { ...own, secretEnv } };
      return faultsOf({ providers });
    };
    for (const name of ['sms', 'mail', 'google']) {
      expect(named(name, 'SITE_SECRET_KHELA_1')).toBe('');
      for (const wrong of ['DATABASE_URL', 'SITE_SECRET_', 'MY_SITE_SECRET_X', 'SITE_SECRET_x']) {
        expect(named(name, wrong)).toBe(
          `providers.${name}.secretEnv: is no environment variable of a site's secret: its name begins with SITE_SECRET_, then capitals, digits and underscores`,
        );
      }
    }
  });

  it('names the site and refuses what is no object at all', () => {
    for (const input of [null, 42, 'x', []]) {
      expect(() => parseSiteSettings(input)).toThrow(SiteSettingsError);
    }
    expect(() => parseSiteSettings({ slug: 'x' })).toThrow(/site x/);
  });
});
