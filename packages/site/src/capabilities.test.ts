import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSite } from './capabilities.ts';
import type { Capability } from './capabilities.ts';
import { readDemoSites } from './demo.ts';
import { WHITELABEL_FLAGS } from './settings/flags.ts';
import { toPublicSettings } from './settings/audience.ts';
import { effectiveMinimumAge, isCountryPermitted } from './region.ts';

const settings = readDemoSites((file) => readFileSync(file, 'utf8'))[0]?.settings;
if (settings === undefined) throw new Error('There is no demo site');
const allOff = Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, false]));
const bare = {
  playMode: 'licensed' as const,
  whitelabel: allOff,
  mobileTemplate: { mem_cen: '0', dep_func: '0' },
};

/** Row, flag, and the capability the code asks for. */
const FLAGS: [string, (typeof WHITELABEL_FLAGS)[number], Capability][] = [
  ['SHELL-76', 'USERNAMEREG3', 'usernameRegistration'],
  ['SHELL-76', 'MOBILENUMREG3', 'mobileRegistration'],
  ['SHELL-77', 'REGMOBVERF3', 'registrationSmsCheck'],
  ['SHELL-78', 'MOBILENUMPASSREG3', 'mobileRegistrationPassword'],
  ['SHELL-79', 'FACEBOOKLOGIN3', 'facebookSignIn'],
  ['SHELL-79', 'GOOGLELOGIN3', 'googleSignIn'],
  ['SHELL-80', 'CBS3', 'chat'],
  ['SHELL-81', 'TRANSBETREPMEM3', 'bettingRecord'],
  ['SHELL-81', 'TRANSREC3', 'accountRecord'],
  ['SHELL-81', 'PERSREP', 'profitAndLoss'],
  ['SHELL-81', 'REWCEN3', 'rewardCentre'],
  ['SHELL-81', 'MANPLAYREB3', 'manualRebate'],
  ['SHELL-81', 'SECPRIV', 'securityCentre'],
  ['SHELL-82', 'MOBILELOGIN3', 'mobileSignIn'],
  ['SHELL-82', 'REFERRAL3', 'referral'],
  ['SHELL-82', 'PHONEVERF3', 'phoneRecovery'],
  ['SHELL-82', 'MAILVERF3', 'mailRecovery'],
  ['SHELL-82', 'VIPBENEFIT3', 'vipBenefit'],
  ['SHELL-97', 'KYC3', 'identityDocuments'],
  ['SHELL-82', 'SERVICE_LIVECHAT', 'serviceLiveChat'],
  ['SHELL-82', 'SERVICE_TELEGRAM', 'serviceTelegram'],
  ['SHELL-82', 'SERVICE_FACEBOOK', 'serviceFacebook'],
  ['SHELL-82', 'SERVICE_VIBER', 'serviceViber'],
  ['SHELL-82', 'SERVICE_MESSENGER', 'serviceMessenger'],
  ['SHELL-82', 'SERVICE_SpeedTest', 'serviceSpeedTest'],
];

describe('capabilities', () => {
  it.each(FLAGS)(
    'SHELL-75 SHELL-82 %s flag %s switches %s and nothing else',
    (_row, flag, capability) => {
      const site = createSite({ ...bare, whitelabel: { ...allOff, [flag]: true } });
      expect(createSite(bare).can(capability)).toBe(false);
      const on = FLAGS.map(([, , other]) => other).filter((other) => site.can(other));
      expect(on).toEqual([capability]);
    },
  );

  it('SHELL-75 ENTITY-15 every stored flag has one capability of its own', () => {
    const capabilities = [...FLAGS.map(([, , name]) => name), 'memberCentreCards', 'depositCards'];
    expect(new Set(capabilities).size).toBe(capabilities.length);
    expect(FLAGS.map(([, flag]) => flag).toSorted()).toEqual(WHITELABEL_FLAGS.toSorted());
  });

  it('SHELL-83 SHELL-84 the template flags choose the new views only when they equal 1', () => {
    const site = createSite({ ...bare, mobileTemplate: { mem_cen: '1', dep_func: '0' } });
    expect([site.can('memberCentreCards'), site.can('depositCards')]).toEqual([true, false]);
  });

  it('PLAYMODE-06 a social site has no identity documents, whatever its flag says', () => {
    const whitelabel = { ...allOff, KYC3: true };
    expect(createSite({ ...bare, playMode: 'social', whitelabel }).can('identityDocuments')).toBe(
      false,
    );
    expect(createSite({ ...bare, playMode: 'social', whitelabel }).isSocial).toBe(true);
  });

  it('a flag that foreign settings leave out is off', () => {
    expect(createSite({ ...bare, whitelabel: {} }).can('chat')).toBe(false);
  });
});

describe('regions and ages', () => {
  const licence = { permittedCountries: ['BD'], minimumAge: 21 };
  const open = { on: false, closedCountries: [] };

  it('PLAYMODE-03 a licensed site admits its permitted countries only; an unknown one is outside', () => {
    const site = { playMode: 'licensed' as const, licence, regionRestriction: open };
    expect(['BD', 'bd', 'IN', undefined].map((code) => isCountryPermitted(site, code))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isCountryPermitted({ ...site, licence: null }, 'BD')).toBe(false);
  });

  it('PLAYMODE-03 SHELL-66 a social site is open unless it closes regions', () => {
    const social = { playMode: 'social' as const, licence: null };
    const site = (on: boolean, closedCountries: string[]) => ({
      ...social,
      regionRestriction: { on, closedCountries },
    });
    expect(isCountryPermitted(site(false, ['IN']), 'IN')).toBe(true);
    expect(isCountryPermitted(site(true, ['IN']), 'in')).toBe(false);
    expect(isCountryPermitted(site(true, ['IN']), undefined)).toBe(true);
    expect(isCountryPermitted(site(true, []), 'BD')).toBe(false);
  });

  it('REG-29 LIMIT-06 the higher of the two ages binds a licensed site', () => {
    expect(effectiveMinimumAge({ playMode: 'licensed', licence, minimumAge: 18 })).toBe(21);
    expect(effectiveMinimumAge({ playMode: 'social', licence, minimumAge: 18 })).toBe(18);
  });
});

describe('public settings', () => {
  it('the public settings leave out hosts, sessions, regions and rules of money', () => {
    const shown = toPublicSettings(settings);
    for (const field of ['hosts', 'session', 'regionRestriction', 'openingCreditsMinor']) {
      expect(shown).not.toHaveProperty(field);
    }
    expect(shown.merchantCode).toBe(settings.merchantCode);
    expect(createSite(shown).can('usernameRegistration')).toBe(true);
  });
});
