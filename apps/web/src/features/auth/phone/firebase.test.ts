// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firebaseVerifier, internationalNumber } from './firebase.ts';

const sdk = vi.hoisted(() => ({
  initializeApp: vi.fn((..._given: unknown[]) => 'app'),
  auth: { languageCode: '' },
  initializeAuth: vi.fn((..._given: unknown[]) => undefined as unknown),
  clear: vi.fn(),
  places: [] as { place: Element; isThere: boolean }[],
  send: vi.fn(async (..._given: unknown[]) => ({ confirm: sdk.confirm }) as unknown),
  confirm: vi.fn(async (code: string) => ({
    user: { getIdToken: async () => `token of ${code}` },
  })),
}));
vi.mock('@firebase/app', () => ({ initializeApp: sdk.initializeApp }));
vi.mock('@firebase/auth', () => ({
  initializeAuth: (...given: unknown[]) => {
    sdk.initializeAuth(...given);
    return sdk.auth;
  },
  inMemoryPersistence: 'memory',
  RecaptchaVerifier: class {
    constructor(_auth: unknown, place: Element) {
      sdk.places.push({ place, isThere: document.body.contains(place) });
    }
    clear = sdk.clear;
  },
  signInWithPhoneNumber: sdk.send,
}));

const SETTINGS = { apiKey: 'k', authDomain: 'p.firebaseapp.com', projectId: 'p', appId: 'a' };
const TARGET = { number: '01712345678', diallingCode: '+880' };
const verifier = () => firebaseVerifier(SETTINGS, 'bn');

beforeEach(() => {
  sdk.places.length = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  delete (window as { trustedTypes?: unknown }).trustedTypes;
});

describe('verification by Firebase', () => {
  test('SMS-13 sends to the number in international form, in the language of the reader, and stores nothing', async () => {
    await verifier().send(TARGET);
    expect(sdk.initializeApp.mock.calls[0]?.[0]).toEqual(SETTINGS);
    expect(sdk.initializeAuth.mock.calls[0]).toEqual(['app', { persistence: 'memory' }]);
    expect(sdk.auth.languageCode).toBe('bn');
    expect(sdk.send.mock.calls[0]?.slice(0, 2)).toEqual([sdk.auth, '+8801712345678']);
    expect(sdk.places[0]?.isThere, 'the check has a place while it runs').toBe(true);
    expect(document.body.contains(sdk.places[0]?.place ?? null)).toBe(false);
    expect(sdk.clear).toHaveBeenCalledTimes(1);
  });

  test('SMS-12 a failed sending leaves nothing in the page, and throws', async () => {
    sdk.send.mockRejectedValueOnce(new Error('quota'));
    await expect(verifier().send(TARGET)).rejects.toThrow('quota');
    expect(document.body.contains(sdk.places[0]?.place ?? null)).toBe(false);
  });

  test('LOGIN-19 the code becomes a token; the same code is not sent to Firebase a second time', async () => {
    const own = verifier();
    await own.send(TARGET);
    expect(await own.confirm('123456')).toBe('token of 123456');
    expect(await own.confirm('123456')).toBe('token of 123456');
    expect(sdk.confirm).toHaveBeenCalledTimes(1);
    expect(await own.confirm('654321')).toBe('token of 654321');
    await own.send(TARGET);
    await own.confirm('654321');
    expect(sdk.confirm, 'a new code is asked about anew').toHaveBeenCalledTimes(3);
  });

  test('LOGIN-19 when no code was sent, no code is right', async () => {
    await expect(verifier().confirm('123456')).rejects.toMatchObject({
      code: 'auth.phone_token_invalid',
    });
  });

  test.each([
    ['01712345678', '+8801712345678'],
    ['1712345678', '+8801712345678'],
    ['+441234567', '+441234567'],
  ])('SMS-13 %s is dialled as %s', (number, dialled) => {
    expect(internationalNumber({ number, diallingCode: '+880' })).toBe(dialled);
  });
});

describe('the policy for the scripts of the check', () => {
  function withTypes(defaultPolicy: unknown) {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL(url: string): string }) => rules,
    );
    Object.assign(window, { trustedTypes: { defaultPolicy, createPolicy } });
    verifier();
    return createPolicy;
  }

  test('allows the scripts that it loads, and nothing else', () => {
    const [name, rules] = withTypes(null).mock.calls[0] ?? [];
    expect(name).toBe('default');
    const own = 'https://www.google.com/recaptcha/api.js';
    expect(rules?.createScriptURL(own)).toBe(own);
    for (const other of ['https://evil.example/', 'https://www.google.com.evil.example/recaptcha/'])
      expect(() => rules?.createScriptURL(other)).toThrow(TypeError);
  });

  test('is made once, and not in a browser without Trusted Types', () => {
    expect(withTypes({})).not.toHaveBeenCalled();
    delete (window as { trustedTypes?: unknown }).trustedTypes;
    expect(() => verifier()).not.toThrow();
  });
});
