import { describe, expect, test } from 'vitest';
import { testSettings } from '#platform/testing/site-settings.ts';
import { downloadItems, downloadOffer, platformButtons } from './download.model.ts';
import type { DownloadOffer, DownloadReader } from './download.model.ts';

const ANDROID_LINK = 'https://files.example/lobby.apk';
const APP_LINK = 'https://apps.example/lobby';
const PROFILE = '/m/site.mobileconfig';
const ALL: DownloadOffer = {
  links: { android: ANDROID_LINK, iosApp: APP_LINK, profile: PROFILE },
  isIosAppHidden: false,
};

function reader(device: Partial<DownloadReader['device']>, rest: Partial<DownloadReader> = {}) {
  const whole = { platform: 'desktop', isSafariOfIos: false, ios: 'current', ...device } as const;
  return { device: whole, runMode: 'browser', hasProfile: false, ...rest } as DownloadReader;
}
const desktop = reader({});
const android = reader({ platform: 'android' });
const safari = reader({ platform: 'ios', isSafariOfIos: true });
const otherOfIos = reader({ platform: 'ios' });
const kinds = (offer: DownloadOffer, who: DownloadReader) =>
  downloadItems(offer, who).map(({ kind }) => kind);

describe('the items of the popup', () => {
  test('DOWNLOAD-01 are at most four, in their order', () => {
    const everybody = [desktop, android, safari, otherOfIos].map((who) => kinds(ALL, who));
    expect(everybody).toEqual([
      ['android', 'iosApp'],
      ['android'],
      ['homeScreen', 'profile', 'iosApp'],
      ['profile', 'iosApp'],
    ]);
  });

  test('DOWNLOAD-02 add to home screen is offered in Safari on iOS alone, and not from the home screen', () => {
    const none = { links: {}, isIosAppHidden: false };
    expect(kinds(none, safari)).toEqual(['homeScreen']);
    for (const who of [desktop, android, otherOfIos]) expect(kinds(none, who)).toEqual([]);
    expect(kinds(ALL, { ...safari, runMode: 'standalone' })).toEqual([]);
  });

  test('DOWNLOAD-03 the Android link is offered on desktops and on all that is not iOS', () => {
    const link = { links: { android: ANDROID_LINK }, isIosAppHidden: false };
    expect(downloadItems(link, desktop)).toEqual([{ kind: 'android', href: ANDROID_LINK }]);
    expect(downloadItems(link, android)).toEqual([{ kind: 'android', href: ANDROID_LINK }]);
    expect(downloadItems(link, otherOfIos)).toEqual([]);
  });

  test('DOWNLOAD-04 the profile needs iOS, its link, and a flag that is not raised', () => {
    const link = { links: { profile: PROFILE }, isIosAppHidden: false };
    expect(downloadItems(link, otherOfIos)).toEqual([{ kind: 'profile', href: PROFILE }]);
    expect(kinds(link, desktop)).toEqual([]);
    expect(kinds({ ...link, links: {} }, otherOfIos)).toEqual([]);
    expect(kinds(link, { ...otherOfIos, hasProfile: true })).toEqual([]);
  });

  test('DOWNLOAD-05 DOWNLOAD-21 the iOS app is offered on every desktop, and on iOS unless the site hides it', () => {
    const hidden = { ...ALL, isIosAppHidden: true };
    expect(kinds(hidden, desktop)).toContain('iosApp');
    expect(kinds(ALL, otherOfIos)).toContain('iosApp');
    expect(kinds(hidden, otherOfIos)).not.toContain('iosApp');
    expect(kinds(ALL, android)).not.toContain('iosApp');
  });

  test('DOWNLOAD-11 there are none inside the native app or an installed one', () => {
    for (const runMode of ['app', 'standalone'] as const) {
      expect(kinds(ALL, { ...android, runMode })).toEqual([]);
      expect(platformButtons(ALL, { ...android, runMode })).toEqual([]);
    }
  });
});

describe('the buttons of the screen', () => {
  const linksTo = (offer: DownloadOffer, who: DownloadReader) =>
    platformButtons(offer, who).map(({ platform, href }) => [platform, href]);
  const withoutApp = { ...ALL, links: { android: ANDROID_LINK, profile: PROFILE } };

  test('DOWNLOAD-06 DOWNLOAD-15 iOS goes to the app where there is a link to it', () => {
    for (const who of [safari, otherOfIos]) expect(linksTo(ALL, who)).toEqual([['ios', APP_LINK]]);
  });

  test('DOWNLOAD-07 without one Safari goes to the profile', () => {
    expect(platformButtons(withoutApp, safari)).toEqual([
      { platform: 'ios', href: PROFILE, isProfile: true },
    ]);
    expect(linksTo({ ...ALL, isIosAppHidden: true }, safari)).toEqual([['ios', PROFILE]]);
  });

  test('DOWNLOAD-08 without one another browser of iOS has no address to go to', () => {
    expect(linksTo(withoutApp, otherOfIos)).toEqual([['ios', undefined]]);
  });

  test('DOWNLOAD-09 DOWNLOAD-15 Android goes to its link', () => {
    expect(linksTo(ALL, android)).toEqual([['android', ANDROID_LINK]]);
  });

  test('DOWNLOAD-16 a desktop has both', () => {
    expect(linksTo(ALL, desktop)).toEqual([
      ['android', ANDROID_LINK],
      ['ios', APP_LINK],
    ]);
  });

  test('DOWNLOAD-22 what would lead nowhere is not shown', () => {
    const none = { links: {}, isIosAppHidden: false };
    for (const who of [desktop, android, safari]) expect(linksTo(none, who)).toEqual([]);
  });
});

describe('what a site offers', () => {
  const link = (resourceType: string, url: string) => ({
    resourceType,
    url,
    labelName: 'x',
    labelNameEn: 'x',
  });

  test('DOWNLOAD-21 is read from its links and its switch', () => {
    const resources = [link('IOS', APP_LINK), link('Android', ANDROID_LINK), link('VIBER', 'x')];
    const download = { isIosAppHidden: true, android: null };
    expect(downloadOffer(testSettings({ resources, download }))).toEqual({
      links: { android: ANDROID_LINK, iosApp: APP_LINK },
      isIosAppHidden: true,
    });
  });

  test('DOWNLOAD-22 a link that a browser could run instead of opening is none', () => {
    for (const url of ['javascript:alert(1)', '//elsewhere.example/x', 'data:text/html,x', ''])
      expect(downloadOffer(testSettings({ resources: [link('IOS', url)] })).links).toEqual({});
  });
});
