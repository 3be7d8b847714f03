// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  captchaOf,
  deviceOf,
  ownDevice,
  ownRegisterMethod,
  registerMethodOf,
} from './auth.model.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0';

describe('what a browser says about itself', () => {
  test('LOGIN-17 a device is IOS or ANDROID by its platform, anything else WEB', () => {
    expect([IPHONE, ANDROID, DESKTOP, ''].map(deviceOf)).toEqual(['IOS', 'ANDROID', 'WEB', 'WEB']);
  });

  test('REG-38 the app marker makes the method APP, else it is H5', () => {
    expect(registerMethodOf(`${ANDROID} MaidanApp/1.0`)).toBe('APP');
    expect(registerMethodOf(ANDROID)).toBe('H5');
  });
});

describe('a page that runs from the home screen', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    delete document.documentElement.dataset['mode'];
  });

  test('LOGIN-16 is the device OTHERS', () => {
    document.documentElement.dataset['mode'] = 'standalone';
    expect(ownDevice()).toBe('OTHERS');
  });

  test('REG-39 REG-40 registers by WEBCLIP on iOS and by PWA elsewhere', () => {
    document.documentElement.dataset['mode'] = 'standalone';
    vi.stubGlobal('navigator', { userAgent: IPHONE });
    expect(ownRegisterMethod()).toBe('WEBCLIP');
    vi.stubGlobal('navigator', { userAgent: ANDROID });
    expect(ownRegisterMethod()).toBe('PWA');
  });

  test('REG-38 in a browser it registers by H5', () => {
    vi.stubGlobal('navigator', { userAgent: ANDROID });
    expect(ownRegisterMethod()).toBe('H5');
  });
});

describe('the captcha of a failure', () => {
  test('LOGIN-09 is taken when it has an id and a picture', () => {
    const captcha = { captchaId: 'a', image: 'data:image/png;base64,AAAA' };
    expect(captchaOf(captcha)).toEqual(captcha);
  });

  test.each([
    [undefined],
    [null],
    ['x'],
    [{}],
    [{ captchaId: 'a' }],
    [{ captchaId: 'a', image: 'https://evil.example/x.png' }],
  ])('LOGIN-09 is missing from %j', (value) => {
    expect(captchaOf(value)).toBeUndefined();
  });
});
