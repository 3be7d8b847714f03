import { readFileSync } from 'node:fs';
import { publicSettingsSchema } from '@maidan/contract/site-settings';
import { describe, expect, it } from 'vitest';
import { readDemoSites } from '../demo.ts';
import { pickBrowserFields, toPublicSettings } from './audience.ts';
import { parseSiteSettings } from './parse.ts';

const SECRET = 'SITE_SECRET_OF_A_TEST';
const sites = readDemoSites((file) => readFileSync(file, 'utf8')).map(({ settings }) => settings);
/** A site that has everything a site can have: a licence, links and each provider with a secret. */
const full = parseSiteSettings({
  ...sites[0],
  slug: 'full',
  licence: {
    regulator: 'Example Gaming Authority',
    licenceNumber: 'EX-1',
    permittedCountries: ['BD'],
    minimumAge: 21,
    responsiblePlayContacts: [
      { name: { bn: 'সহায়তা', en: 'Help' }, url: 'https://help.example.org' },
    ],
  },
  ageStatement: { bn: '১৮ বছর থেকে', en: 'From 18 years' },
  resources: [
    { resourceType: 'IOS', url: '/m/app', labelName: 'অ্যাপ', labelNameEn: 'App' },
    {
      resourceType: 'VIBER',
      url: 'https://viber.example',
      labelName: 'Viber',
      labelNameEn: 'Viber',
    },
  ],
  pathAliases: { '/m/slots': '/m/slot' },
  maintenance: { on: false, endsAt: '2026-11-22T10:00:00Z' },
  providers: {
    sms: { kind: 'sandbox' },
    mail: { kind: 'sandbox' },
    google: { clientId: 'the-site', issuer: 'https://accounts.example', secretEnv: SECRET },
    facebook: null,
    humanCheck: { kind: 'siteverify', url: 'https://check.example', secretEnv: SECRET },
  },
  humanWidget: { scriptUrl: 'https://check.example/widget.js', siteKey: 'public' },
  firebase: { apiKey: 'public', authDomain: 'a.example', projectId: 'a', appId: 'a' },
});

describe.each([...sites, full].map((site) => [site.slug, site] as const))(
  'the settings of %s that leave the server',
  (_slug, site) => {
    it('are what the contract promises, whole and nothing beside', () => {
      const sent: unknown = JSON.parse(JSON.stringify(toPublicSettings(site)));
      // The schema leaves out what it does not name, so a field too many shows as well as one that is missing.
      expect(publicSettingsSchema.parse(sent)).toEqual(sent);
      expect(Object.keys(toPublicSettings(site)).toSorted()).toEqual(
        Object.keys(publicSettingsSchema.shape).toSorted(),
      );
    });

    it('name no secret, no host of the deployment but the main one, and no account', () => {
      const { hosts, mainDomain } = site;
      const text = JSON.stringify(toPublicSettings(site));
      expect(text).not.toContain('SITE_SECRET_');
      for (const host of hosts.filter((one) => one !== mainDomain))
        expect(text).not.toContain(host);
      for (const account of Object.values(site.affiliateDomains))
        expect(text).not.toContain(account);
    });

    it('reach the browser without what only some pages need', () => {
      const carried = Object.keys(pickBrowserFields(toPublicSettings(site)));
      expect(carried).toContain('merchantCode');
      for (const field of ['theme', 'texts', 'register', 'licence', 'customerService'])
        expect(carried).not.toContain(field);
    });
  },
);
