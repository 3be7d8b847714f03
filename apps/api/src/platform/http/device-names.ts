/** What people recognise a device by. */
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
 * Browser and system of a header User-Agent, empty where it names none that is known here. It tells apart what says of
 * itself that it is different, and proves nothing, because whoever calls chooses the header.
 */
export function deviceNames(userAgent: string): DeviceNames {
  const nameOf = (names: Names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
  return {
    browser: nameOf(BROWSERS),
    system: nameOf(SYSTEMS),
    isPhone: /\bMobile\b|\biPhone\b/.test(userAgent),
  };
}
