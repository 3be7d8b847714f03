/** What a member recognises a device by. */
interface DeviceNames {
  readonly browser: string;
  readonly system: string;
  readonly isPhone: boolean;
}

type Names = readonly (readonly [RegExp, string])[];

// Order decides: nearly every browser names others beside itself.
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser and system of a header User-Agent, empty where it names none that is known here. It only helps a member to
 * recognise a device, so a wrong name harms nobody.
 */
export function deviceNames(userAgent: string): DeviceNames {
  const nameOf = (names: Names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
  return {
    browser: nameOf(BROWSERS),
    system: nameOf(SYSTEMS),
    isPhone: /\bMobile\b|\biPhone\b/.test(userAgent),
  };
}
