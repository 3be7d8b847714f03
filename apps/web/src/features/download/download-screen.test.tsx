// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { RouterContextProvider } from 'react-router';
import { requestScope } from '#platform/api/request-scope.ts';
import { usePopup } from '#platform/page/popup.ts';
import { holdInstallOffer } from '#platform/installation/install-offer.ts';
import { PROFILE_PATH } from '#platform/installation/profile-path.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSettings } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { readerDeviceOf } from '#platform/device/reader-device.ts';
import { DownloadPopup } from './download-popup.tsx';
import DownloadScreen, { loader } from './download-screen.tsx';
import type { DownloadView } from './read-download.ts';

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`;
const CHROME_OF_IOS = `${IOS} CriOS/126.0 Mobile/15E148 Safari/604.1`;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0';
const ANDROID_LINK = 'https://files.example/lobby.apk';
const APP_LINK = 'https://apps.example/lobby';
const REQUIRES = 'The app needs iOS 12.4 or later.';
const LEGACY = /On this version of iOS/;

const view: DownloadView = {
  offer: {
    links: { android: ANDROID_LINK, iosApp: APP_LINK, profile: PROFILE_PATH },
    isIosAppHidden: false,
  },
  device: readerDeviceOf({ userAgent: DESKTOP }),
  isProfileUnsigned: true,
  release: undefined,
};

/** Shows the popup of this feature as the shell does. */
function Popups() {
  const { popup, popupData, close } = usePopup();
  return popup === 'download' && <DownloadPopup isOpen onClose={close} given={popupData} />;
}

const Screen = DownloadScreen as unknown as ComponentType<{ loaderData: unknown }>;

async function show(userAgent: string, changes: Partial<DownloadView> = {}, show_?: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const loaderData = { ...view, ...changes, show: show_ ?? null };
  const Page = () => (
    <>
      <Screen loaderData={loaderData} />
      <Popups />
    </>
  );
  return renderScreen(Page, { path: '/download' });
}

const links = (name: RegExp) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const ofProfileAlone = { offer: { ...view.offer, links: { profile: PROFILE_PATH } } };

const read = vi.hoisted(() => vi.fn<(path: string) => unknown>());
vi.mock('#platform/page/screen-data.ts', () => ({ useScreenData: read }));

beforeAll(() => {
  read.mockReturnValue(view);
  holdInstallOffer();
});
afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('appinstalled'));
  delete document.documentElement.dataset['mode'];
  localStorage.clear();
  vi.restoreAllMocks();
  read.mockReturnValue(view);
});

describe('the download screen', () => {
  test('DOWNLOAD-13 DOWNLOAD-14 MSG-57 welcomes, and speaks of responsible play in two paragraphs', async () => {
    await show(ANDROID);
    screen.getByRole('heading', { name: 'Welcome' });
    screen.getByText('Put Test site on your phone and open it with one tap.');
    screen.getByText(/Play is entertainment, not a way to earn/);
    screen.getByText(/Set limits before you begin/);
  });

  test('DOWNLOAD-09 DOWNLOAD-15 has the button of Android on Android', async () => {
    await show(ANDROID);
    expect(links(/^Download for/)).toEqual([ANDROID_LINK]);
    expect(screen.queryByText(REQUIRES)).toBeNull();
  });

  test('DOWNLOAD-15 DOWNLOAD-19 has the button of iOS on iOS, and says which iOS the app needs', async () => {
    await show(SAFARI);
    expect(links(/^Download for/)).toEqual([APP_LINK]);
    screen.getByText(REQUIRES);
    expect(screen.queryByText(LEGACY)).toBeNull();
  });

  test('a desktop has the code that opens this screen on the phone, and a phone has none', async () => {
    const code = () => screen.queryByRole('img', { name: 'QR code of this page' });
    await show(DESKTOP);
    expect(code()?.getAttribute('src')).toBe('/m/code.svg?to=%2Fm%2Fdownload');
    cleanup();
    for (const phone of [ANDROID, SAFARI]) {
      await show(phone);
      expect(code()).toBeNull();
      cleanup();
    }
  });

  test('DOWNLOAD-16 has both on a desktop', async () => {
    await show(DESKTOP);
    expect(links(/^Download for/)).toEqual([ANDROID_LINK, APP_LINK]);
  });

  test('DOWNLOAD-22 leaves out what has no link, and says what is left to do', async () => {
    await show(ANDROID, { offer: { links: {}, isIosAppHidden: false } });
    expect(links(/Download/)).toEqual([]);
    screen.getByText(/There is no app file for this device/);
  });

  test('DOWNLOAD-11 offers nothing in the app itself, and says that this is it', async () => {
    for (const mode of ['app', 'standalone']) {
      document.documentElement.dataset['mode'] = mode;
      await show(ANDROID);
      expect(links(/Download/)).toEqual([]);
      screen.getByText('You are in the app');
      cleanup();
    }
  });

  test('opens the dialog of a browser that has one', async () => {
    const prompt = vi.fn(() => Promise.resolve());
    await show(ANDROID);
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(event));
    fireEvent.click(screen.getByRole('button', { name: /Add to home screen/ }));
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('says what the Android package is, in the reader’s digits', async () => {
    const release = {
      version: '2.8.1',
      releasedOn: '2026-11-14',
      sizeBytes: 4_200_000,
      fingerprint: `4F:07:${'00:'.repeat(28)}B9:E2`,
    };
    await show(ANDROID, { release });
    for (const text of ['2.8.1 · 2026/11/14', '4.2 MB', 'Android 8 or later'])
      screen.getByText(text);
    screen.getByText('SHA-256 4f07 … b9e2');
  });
});

describe('the download screen on an older iOS', () => {
  const withIos = (version: string) => SAFARI.replace('17_5', version);

  test('DOWNLOAD-17 DOWNLOAD-18 below 12.2 gives the legacy tip, with the profile where there is one', async () => {
    await show(withIos('12_1_4'));
    screen.getByText(LEGACY);
    expect(links(/Download the profile/)).toEqual([PROFILE_PATH]);
    cleanup();
    await show(withIos('11_4'), { offer: { links: {}, isIosAppHidden: false } });
    screen.getByText(LEGACY);
    expect(links(/Download the profile/)).toEqual([]);
  });

  test('DOWNLOAD-20 DOWNLOAD-02 12.2 and 12.3 have the steps of the home screen, and the notice that the app needs 12.4', async () => {
    for (const version of ['12_2', '12_3_1']) {
      await show(withIos(version));
      expect(screen.queryByText(LEGACY)).toBeNull();
      screen.getByText(REQUIRES);
      expect(links(/Add to home screen/)).toHaveLength(1);
      cleanup();
    }
  });
});

describe('the profile', () => {
  const assign = vi.fn();

  test('DOWNLOAD-07 DOWNLOAD-21 is what Safari downloads without an app, and that raises the flag', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    await show(SAFARI, ofProfileAlone);
    const [button] = screen.getAllByRole('link', { name: 'Download for iOS' });
    fireEvent.click(button as HTMLElement);
    expect(assign).toHaveBeenCalledExactlyOnceWith(PROFILE_PATH);
    screen.getByText(/tap “Profile Downloaded”/);
  });

  test('DOWNLOAD-04 is offered in the list until it was downloaded', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    await show(SAFARI);
    fireEvent.click(screen.getByRole('link', { name: /iOS profile/ }));
    expect(links(/iOS profile/)).toEqual([]);
    cleanup();
    await show(SAFARI);
    expect(links(/iOS profile/)).toEqual([]);
  });

  test('is said to be unsigned where it is, on iOS alone', async () => {
    await show(SAFARI);
    screen.getByText(/The profile is not signed/);
    cleanup();
    await show(SAFARI, { isProfileUnsigned: false });
    expect(screen.queryByText(/not signed/)).toBeNull();
    cleanup();
    await show(DESKTOP);
    expect(screen.queryByText(/not signed/)).toBeNull();
  });
});

describe('the popups of the screen', () => {
  test('DOWNLOAD-08 without an app another browser of iOS is told to use Safari, with one confirm button', async () => {
    await show(CHROME_OF_IOS, ofProfileAlone);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Download for iOS' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Open in Safari' });
    expect(alert.textContent).toContain('Please use Safari for download App.');
    expect(alert.textContent).toContain(`${window.location.host}/m/download`);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('DOWNLOAD-02 the steps of Safari are listed in order', async () => {
    await show(SAFARI);
    fireEvent.click(screen.getByRole('link', { name: /Add to home screen/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Add to home screen' });
    expect([...sheet.querySelectorAll('ol p')].map(({ textContent }) => textContent)).toEqual([
      'Tap the browser’s share button',
      'Choose “Add to Home Screen”',
      'Tap “Add” at the top right',
    ]);
  });

  test('DOWNLOAD-02 DOWNLOAD-08 steps and alert stand in the page for a reader without script', async () => {
    await show(SAFARI, {}, 'steps');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    screen.getByText('Choose “Add to Home Screen”');
    cleanup();
    await show(CHROME_OF_IOS, ofProfileAlone, 'safari');
    screen.getByText(/Please use Safari for download App/);
  });

  test.each([['items'], ['notice']])(
    'DOWNLOAD-10 SHELL-50 SHELL-51 the popup in the look %s offers the same',
    async (look) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
      await renderScreen(() => (
        <DownloadPopup isOpen onClose={() => undefined} given={{ view: look }} />
      ));
      const dialog = await screen.findByRole('dialog', { name: 'Get the app' });
      await screen.findByText('iOS profile');
      expect(read).toHaveBeenCalledWith('/download');
      const hrefs = [...dialog.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual(['/m/download?show=steps', PROFILE_PATH, APP_LINK]);
    },
  );
});

describe('what the loader reads', () => {
  const load = async (settings: Parameters<typeof testSettings>[0], signsProfiles = false) => {
    const { scope } = await testScope();
    const context = new RouterContextProvider();
    const site = { ...scope.site, settings: testSettings(settings) };
    context.set(requestScope, { ...scope, site, signsProfiles });
    const url = new URL('http://lobby.example/m/download');
    return loader({ context, url } as never);
  };
  const link = (resourceType: string, url: string) => ({
    resourceType,
    url,
    labelName: 'x',
    labelNameEn: 'x',
  });

  test('SHELL-31 DOWNLOAD-21 links, switch and package of the site, and the device that asks', async () => {
    const release = { version: '1.0.0', releasedOn: '2026-11-14', sizeBytes: 1 };
    const fingerprints = ['AA', 'BB'];
    const android = { packageName: 'example.lobby', fingerprints, release };
    const answer = await load({
      resources: [link('Android', ANDROID_LINK)],
      download: { isIosAppHidden: true, android },
    });
    expect(answer).toMatchObject({
      offer: { links: { android: ANDROID_LINK }, isIosAppHidden: true },
      device: { platform: 'desktop' },
      release: { ...release, fingerprint: 'AA' },
      isProfileUnsigned: false,
      show: null,
    });
  });

  test('our own profile is unsigned unless the deployment signs; another’s is not ours to judge', async () => {
    const own = { resources: [link('MOBILECONFIG', PROFILE_PATH)] };
    const foreign = { resources: [link('MOBILECONFIG', 'https://mdm.example/a')] };
    expect((await load(own)).isProfileUnsigned).toBe(true);
    expect((await load(own, true)).isProfileUnsigned).toBe(false);
    expect((await load(foreign)).isProfileUnsigned).toBe(false);
  });
});
