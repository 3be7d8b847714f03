import { describe, expect, test } from 'vitest';
import { createSite } from '@maidan/site';
import type { PublicSiteSettings } from '@maidan/site';
import { testSettings } from '#platform/testing/site-settings.ts';
import { toBrowserSettings } from '#platform/site/site.tsx';
import { menuItems, popupItems } from './service-items.model.ts';
import type { Contact } from './service.model.ts';

/** The service items that a site switches with a flag `SERVICE_{name}`. */
const SERVICE_NAMES = [
  'LIVECHAT',
  'TELEGRAM',
  'FACEBOOK',
  'VIBER',
  'MESSENGER',
  'SpeedTest',
] as const;

type Links = PublicSiteSettings['resources'];

const MAIL: Contact = {
  kind: 'TELEGRAM',
  title: 'help@site.example',
  href: 'mailto:h@site.example',
};

const link = (resourceType: Links[number]['resourceType'], url: string): Links[number] => ({
  resourceType,
  url,
  labelName: 'বাংলা',
  labelNameEn: 'English',
});

/** A site as the browser knows it, with these flags on and these links. */
function siteOf(flags: readonly (typeof SERVICE_NAMES)[number][], resources: Links = []) {
  const whitelabel = Object.fromEntries(flags.map((name) => [`SERVICE_${name}`, true]));
  const settings = testSettings({ resources });
  return createSite(
    toBrowserSettings({ ...settings, whitelabel: { ...settings.whitelabel, ...whitelabel } }, 'en'),
  );
}

const kinds = (items: readonly { kind: string }[]) => items.map(({ kind }) => kind);

describe('the service items outside the popup', () => {
  test.each(['VIBER', 'MESSENGER', 'SpeedTest'] as const)(
    'SHELL-82 CS-03 CS-18 %s shows when its flag is on or its link exists, and only then',
    (name) => {
      const url = `https://${name.toLowerCase()}.example/us`;
      expect(menuItems([], siteOf([]))).toEqual([]);
      expect(menuItems([], siteOf([name]))).toEqual([{ kind: name, asks: undefined }]);
      const linked = [{ kind: name, title: 'English', href: url }];
      expect(menuItems([], siteOf([], [link(name, url)]))).toEqual(linked);
      expect(menuItems([], siteOf([name], [link(name, url)]))).toEqual(linked);
    },
  );

  test('CS-03 an item without an address leads to a contact who can be asked, or to a link of the popup', () => {
    expect(menuItems([MAIL], siteOf(['VIBER']))).toEqual([{ kind: 'VIBER', asks: MAIL }]);
    const site = siteOf(['VIBER'], [link('TELEGRAM', 'https://t.example/us')]);
    expect(menuItems([], site)).toMatchObject([{ asks: { href: 'https://t.example/us' } }]);
  });

  test('CS-03 a page of the site is not a contact to ask, nor is a mail address that is filed under Telegram', () => {
    const page: Contact = { kind: 'LIVECHAT', title: 'Help', href: '/m/help?tag=how' };
    expect(menuItems([page], siteOf(['VIBER']))).toEqual([{ kind: 'VIBER', asks: undefined }]);
    expect(menuItems([page, MAIL], siteOf(['VIBER']))).toEqual([{ kind: 'VIBER', asks: MAIL }]);
    expect(popupItems([page, MAIL], siteOf(['LIVECHAT', 'TELEGRAM']))).toEqual([
      page,
      MAIL,
      { kind: 'LIVECHAT', asks: MAIL },
      { kind: 'TELEGRAM', asks: MAIL },
    ]);
  });

  test('CS-06 a link that must not be opened is not shown', () => {
    const bad = link('VIBER', 'javascript:alert(1)');
    expect(menuItems([], siteOf([], [bad]))).toEqual([]);
    expect(menuItems([], siteOf(['VIBER'], [bad]))).toEqual([{ kind: 'VIBER', asks: undefined }]);
  });

  test('CS-01 X-32 kinds of the popup are not among them', () => {
    const links = [link('TELEGRAM', 'https://t.example'), link('FACEBOOK', 'https://f.example')];
    expect(menuItems([], siteOf(['LIVECHAT', 'TELEGRAM', 'FACEBOOK'], links))).toEqual([]);
  });
});

describe('the items of the popup', () => {
  test('CS-01 are of its three kinds, whatever else is switched on', () => {
    const links = SERVICE_NAMES.filter((name) => name !== 'LIVECHAT').map((name) =>
      link(name, `https://${name}.example`),
    );
    expect(kinds(popupItems([], siteOf(SERVICE_NAMES, links)))).toEqual([
      'TELEGRAM',
      'FACEBOOK',
      'LIVECHAT',
    ]);
  });

  test('CS-02 Facebook is listed only with a link, not by its flag', () => {
    expect(popupItems([], siteOf(['FACEBOOK']))).toEqual([]);
    const site = siteOf([], [link('FACEBOOK', 'https://f.example')]);
    expect(kinds(popupItems([], site))).toEqual(['FACEBOOK']);
  });

  test('CS-03 live chat and Telegram show by their flag, and say whom to ask as long as they have no address', () => {
    expect(popupItems([], siteOf(['LIVECHAT', 'TELEGRAM']))).toEqual([
      { kind: 'LIVECHAT', asks: undefined },
      { kind: 'TELEGRAM', asks: undefined },
    ]);
    const chat: Contact = { kind: 'LIVECHAT', title: '', href: 'https://chat.example' };
    expect(popupItems([chat], siteOf(['LIVECHAT', 'TELEGRAM']))).toEqual([
      chat,
      { kind: 'TELEGRAM', asks: chat },
    ]);
  });

  test('an address in both the entries and the links is shown once', () => {
    const href = 'https://t.example/us';
    const entry: Contact = { kind: 'TELEGRAM', title: 'Ours', href };
    expect(popupItems([entry], siteOf([], [link('TELEGRAM', href)]))).toEqual([entry]);
  });
});
