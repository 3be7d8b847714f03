/** What the download screen has to know of a device. Only few different ones exist, so that a page of each can be kept. */
export interface ReaderDevice {
  /** Every device that is neither a desktop nor of Apple counts as Android (DOWNLOAD-03). */
  readonly platform: 'ios' | 'android' | 'desktop';
  /** Whether this is Safari on iOS itself; other browsers and views inside apps have names of their own there. */
  readonly isSafariOfIos: boolean;
  /**
   * Its iOS: too old to open a home-screen icon as an app (below 12.2), too old for the app (below 12.4), or neither. It
   * is `current` on any other device.
   */
  readonly ios: 'legacy' | 'beforeApp' | 'current';
}

/** The part of `navigator` that tells. A server knows the user agent alone. */
type DeviceSigns = { readonly userAgent: string; readonly maxTouchPoints?: number };

/** The first iOS on which an icon of the home screen opens as an app should (DOWNLOAD-17). */
const HOME_SCREEN_IOS = 12.2;

/** The oldest iOS on which the app runs (DOWNLOAD-19). */
export const OLDEST_IOS = 12.4;

/** Reads a device from its signs. An iPad calls itself a Mac, but a Mac has no touch, so a server takes it for a Mac. */
export function readerDeviceOf({ userAgent, maxTouchPoints = 0 }: DeviceSigns): ReaderDevice {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isIos) {
    const isSafariOfIos = /Version\/\S+ (?:Mobile\/\S+ )?Safari\/[\d.]+$/.test(userAgent);
    return { platform: 'ios', isSafariOfIos, ios: ageOfIos(userAgent) };
  }
  const platform = isDesktop(userAgent) ? 'desktop' : 'android';
  return { platform, isSafariOfIos: false, ios: 'current' };
}

/** Android with a large screen has no "Mobile" in its name, but its own name. A sign that says nothing is a desktop's. */
function isDesktop(userAgent: string): boolean {
  return !/Android|Mobile|Tablet|KAIOS|Opera Mini/i.test(userAgent);
}

function ageOfIos(userAgent: string): ReaderDevice['ios'] {
  const [, major, minor = '0'] = /OS (\d+)(?:_(\d+))?[\d_]* like Mac/.exec(userAgent) ?? [];
  // An iPad that calls itself a Mac has iOS 13 at least.
  if (major === undefined) return 'current';
  if (isOlder(Number(major), Number(minor), HOME_SCREEN_IOS)) return 'legacy';
  return isOlder(Number(major), Number(minor), OLDEST_IOS) ? 'beforeApp' : 'current';
}

function isOlder(major: number, minor: number, version: number): boolean {
  const whole = Math.trunc(version);
  return major < whole || (major === whole && minor < Math.round((version - whole) * 10));
}
