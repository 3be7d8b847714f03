import { describe, expect, test } from 'vitest';
import { readerDeviceOf } from './reader-device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = 'Version/17.5 Mobile/15E148 Safari/604.1';
const iPhoneOf = (version: string) => `${IPHONE.replace('17_5', version)} ${SAFARI}`;

describe('the device of a reader', () => {
  test.each([
    [`${IPHONE} ${SAFARI}`, 5, true],
    [`${MAC} Version/17.5 Safari/605.1.15`, 5, true],
    [`${MAC} Version/17.5 Safari/605.1.15`, 0, false],
    [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, false],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, 5, false],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.5`, 5, false],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      5,
      false,
    ],
  ])('DOWNLOAD-02 %s with %i points of touch is Safari of iOS: %s', (userAgent, touch, isIt) => {
    expect(readerDeviceOf({ userAgent, maxTouchPoints: touch }).isSafariOfIos).toBe(isIt);
  });

  test.each([
    ['10_3_3', 'legacy'],
    ['11_4', 'legacy'],
    ['12_0', 'legacy'],
    ['12_1_4', 'legacy'],
    ['12_2', 'beforeApp'],
    ['12_3_2', 'beforeApp'],
    ['12_4', 'current'],
    ['12_5_7', 'current'],
    ['13_0', 'current'],
    ['17_5', 'current'],
  ] as const)('DOWNLOAD-17 DOWNLOAD-20 iOS %s is %s', (version, age) => {
    expect(readerDeviceOf({ userAgent: iPhoneOf(version) }).ios).toBe(age);
  });

  test.each([
    [`${IPHONE} ${SAFARI}`, 'ios'],
    [`${MAC} Version/17.5 Safari/605.1.15`, 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0', 'desktop'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile', 'android'],
    ['Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/126.0', 'android'],
    ['Mozilla/5.0 (Mobile; Nokia 8110) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'android'],
    ['', 'desktop'],
  ] as const)('DOWNLOAD-03 %s is of the platform %s', (userAgent, platform) => {
    expect(readerDeviceOf({ userAgent }).platform).toBe(platform);
  });
});
