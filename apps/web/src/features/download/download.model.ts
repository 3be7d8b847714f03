import type { RunMode } from '#platform/device/preferences.ts';
import type { ReaderDevice } from '#platform/device/reader-device.ts';
import type { PublicSiteSettings } from '@maidan/site';

/** Links of the site to what can be installed beside it; absent where the site has none (ENTITY-16). */
export interface DownloadLinks {
  readonly android?: string;
  readonly iosApp?: string;
  readonly profile?: string;
}

/** What a site offers to install. */
export interface DownloadOffer {
  readonly links: DownloadLinks;
  /** Whether iOS is not offered the app's link (DOWNLOAD-21). */
  readonly isIosAppHidden: boolean;
}

/** The device and what is known of it beside its kind. */
export interface DownloadReader {
  readonly device: ReaderDevice;
  readonly runMode: RunMode;
  /** The home-screen flag: the profile was downloaded on this device (DOWNLOAD-21). */
  readonly hasProfile: boolean;
}

/** One of the four things that the download popup can offer (DOWNLOAD-01). */
export type DownloadItem =
  | { readonly kind: 'homeScreen' }
  | { readonly kind: 'android' | 'profile' | 'iosApp'; readonly href: string };

/** A button for a platform. Without an address it asks for Safari, since only Safari can take the profile. */
export interface PlatformButton {
  readonly platform: 'ios' | 'android';
  readonly href: string | undefined;
  /** Whether it leads to the profile. */
  readonly isProfile: boolean;
}

const SAFE_LINK = /^(?:https?:\/\/|\/(?!\/))/;

/** Reads the links and the switch from a site's settings. A link with another protocol is none. */
export function downloadOffer({
  resources,
  download,
}: Pick<PublicSiteSettings, 'resources' | 'download'>): DownloadOffer {
  const linkTo = (type: string) =>
    resources.find(({ resourceType, url }) => resourceType === type && SAFE_LINK.test(url))?.url;
  const [android, iosApp, profile] = [linkTo('Android'), linkTo('IOS'), linkTo('MOBILECONFIG')];
  return {
    links: {
      ...(android === undefined ? {} : { android }),
      ...(iosApp === undefined ? {} : { iosApp }),
      ...(profile === undefined ? {} : { profile }),
    },
    isIosAppHidden: download?.isIosAppHidden ?? false,
  };
}

/**
 * What the popup offers, at most four items in this order (DOWNLOAD-01 to DOWNLOAD-05). It is nothing where the product
 * runs as an app already (DOWNLOAD-11); what has no link is not among them (DOWNLOAD-22).
 */
export function downloadItems(
  { links, isIosAppHidden }: DownloadOffer,
  { device, runMode, hasProfile }: DownloadReader,
): DownloadItem[] {
  if (runMode !== 'browser') return [];
  const isIos = device.platform === 'ios';
  const items: DownloadItem[] = device.isSafariOfIos ? [{ kind: 'homeScreen' }] : [];
  if (!isIos && links.android) items.push({ kind: 'android', href: links.android });
  if (isIos && links.profile && !hasProfile) items.push({ kind: 'profile', href: links.profile });
  const isOffered = device.platform === 'desktop' || (isIos && !isIosAppHidden);
  if (isOffered && links.iosApp) items.push({ kind: 'iosApp', href: links.iosApp });
  return items;
}

/**
 * The screen's buttons: that of the device (DOWNLOAD-15), or both on a desktop (DOWNLOAD-16). On iOS it leads to the app,
 * else in Safari to the profile; another browser there is told to use Safari (DOWNLOAD-06 to DOWNLOAD-08). A button that
 * would lead nowhere is not among them (DOWNLOAD-22).
 */
export function platformButtons(
  offer: DownloadOffer,
  { device, runMode }: Pick<DownloadReader, 'device' | 'runMode'>,
): PlatformButton[] {
  if (runMode !== 'browser') return [];
  const buttons: PlatformButton[] = [];
  const { links } = offer;
  if (device.platform !== 'ios' && links.android)
    buttons.push({ platform: 'android', href: links.android, isProfile: false });
  const ios = device.platform === 'android' ? undefined : iosButton(offer, device);
  return ios ? [...buttons, ios] : buttons;
}

function iosButton(
  { links, isIosAppHidden }: DownloadOffer,
  device: ReaderDevice,
): PlatformButton | undefined {
  const isDesktop = device.platform === 'desktop';
  if (links.iosApp && (isDesktop || !isIosAppHidden))
    return { platform: 'ios', href: links.iosApp, isProfile: false };
  if (isDesktop) return undefined;
  if (!device.isSafariOfIos) return { platform: 'ios', href: undefined, isProfile: false };
  return links.profile ? { platform: 'ios', href: links.profile, isProfile: true } : undefined;
}
