import type { Capability, SiteSettings } from '@maidan/site';
import { describe, expect, it } from 'vitest';
import { HTTP_SMS, SMTP_MAIL } from './providers/messages/testing.ts';
import { isSandboxAllowed, productionFaults } from './production-guard.ts';

const elsewhere = {
  sms: HTTP_SMS,
  mail: SMTP_MAIL,
  google: null,
  facebook: null,
  humanCheck: null,
} as const;
const sandbox = { ...elsewhere, sms: { kind: 'sandbox' }, mail: { kind: 'sandbox' } } as const;

const site = (
  siteId: string,
  playMode: 'social' | 'licensed',
  part: { providers?: SiteSettings['providers']; needs?: readonly Capability[] } = {},
) => {
  const { providers = elsewhere, needs = ['phoneRecovery', 'mailRecovery'] } = part;
  return {
    siteId,
    settings: { playMode, providers },
    can: (capability: Capability) => needs.includes(capability),
  };
};
const unsafe = {
  isProduction: true,
  allowsSandbox: false,
  sites: [site('one', 'licensed'), site('two', 'social')],
  demoAccounts: [
    { siteId: 'one', account: 'demo' },
    { siteId: 'two', account: 'demo' },
  ],
  sandboxProviders: ['arcade (http://a)'],
  developmentPages: ['/reference'],
};

describe('the production guard', () => {
  it('PLAYMODE-02 names each demo account, sandbox and development page beside a licensed site', () => {
    expect(productionFaults(unsafe)).toEqual([
      'the demo account demo of site one exists',
      'the demo account demo of site two exists',
      'the sandbox provider arcade (http://a) is on',
      'the development page /reference is on',
    ]);
  });

  it('PLAYMODE-01 a social showcase may have sandboxes when the operator allows it', () => {
    const social = { ...unsafe, sites: [site('two', 'social')], developmentPages: [] };
    expect(productionFaults({ ...social, allowsSandbox: true })).toEqual([]);
    expect(productionFaults(social)).toHaveLength(3);
  });

  it('PLAYMODE-02 allowing sandboxes never allows them beside a licensed site', () => {
    expect(productionFaults({ ...unsafe, allowsSandbox: true })).toEqual([
      'the demo account demo of site one exists',
      'the sandbox provider arcade (http://a) is on',
      'the development page /reference is on',
    ]);
  });

  it('outside production everything is allowed', () => {
    expect(productionFaults({ ...unsafe, isProduction: false })).toEqual([]);
  });

  it('PLAYMODE-01 PLAYMODE-02 a site may keep messages in a sandbox outside production and in an allowed showcase', () => {
    const allowed = (isProduction: boolean, allowsSandbox: boolean) =>
      (['social', 'licensed'] as const).map((mode) =>
        isSandboxAllowed({ isProduction, allowsSandbox }, mode),
      );
    expect(allowed(false, false)).toEqual([true, true]);
    expect(allowed(true, false)).toEqual([false, false]);
    expect(allowed(true, true)).toEqual([true, false]);
  });

  describe('sandboxes of messages', () => {
    const named = (sites: ReturnType<typeof site>[], allowsSandbox = false) =>
      productionFaults({
        isProduction: true,
        allowsSandbox,
        sites,
        demoAccounts: [],
        sandboxProviders: [],
        developmentPages: [],
      });
    const faults = [
      'the sms provider of site one is the sandbox',
      'the mail provider of site one is the sandbox',
    ];

    it('PLAYMODE-02 are reported for a licensed site, even when sandboxes are allowed', () => {
      const sites = [site('one', 'licensed', { providers: sandbox }), site('two', 'social')];
      expect(named(sites)).toEqual(faults);
      expect(named(sites, true)).toEqual(faults);
    });

    it('are reported for a social site unless sandboxes are allowed', () => {
      const sites = [site('one', 'social', { providers: sandbox })];
      expect(named(sites)).toEqual(faults);
      expect(named(sites, true)).toEqual([]);
    });

    it('an SMS provider without TLS is reported even when sandboxes are allowed, unless nothing is sent', () => {
      const providers = { ...elsewhere, sms: { ...elsewhere.sms, url: 'http://sms.example' } };
      const fault = ['the address of the sms provider of site one is not https'];
      for (const mode of ['social', 'licensed'] as const) {
        const sites = [site('one', mode, { providers })];
        expect(named(sites)).toEqual(fault);
        expect(named(sites, true)).toEqual(fault);
      }
      expect(named([site('one', 'social', { providers, needs: ['mailRecovery'] })])).toEqual([]);
    });

    it('are not reported for a site that sends nothing', () => {
      expect(named([site('one', 'licensed', { providers: sandbox, needs: ['chat'] })])).toEqual([]);
      const signIn = site('one', 'licensed', { providers: sandbox, needs: ['mobileSignIn'] });
      expect(named([signIn])).toEqual(faults.slice(0, 1));
    });
  });
});
