import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { hasSubtle, seal, sendSealed } from './seal.ts';
import type { SealingKey } from './seal.ts';

const RSA = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};
const keys = await crypto.subtle.generateKey(RSA, true, ['wrapKey', 'unwrapKey']);
const LOGIN = 'POST /account/login';
const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey);
const siteKey: SealingKey = {
  site: 'test-site',
  keyId: 'k7',
  algorithm: 'RSA-OAEP-256',
  publicKeyJwk: { kty: 'RSA', n, e },
};
const PAYLOAD = { username: 'rafi_88', password: 'অ-secret-1' };

const unwrap = (wrapped: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.unwrapKey('raw', wrapped, keys.privateKey, RSA, { name: 'AES-GCM' }, true, [
    'decrypt',
  ]);
const bytesOf = (text: string, encoding: 'base64' | 'base64url') =>
  Uint8Array.from(Buffer.from(text, encoding));

/** What the gateway does with a sealed body. */
async function open(
  { encryption, body }: Awaited<ReturnType<typeof seal>>,
  boundTo = 'test-site POST /account/login',
) {
  const [keyId, wrapped = ''] = encryption.split('.');
  const bodyKey = await unwrap(bytesOf(wrapped, 'base64url'));
  const sealed = bytesOf(body.sealed, 'base64');
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: sealed.slice(0, 12), additionalData: Buffer.from(boundTo) },
    bodyKey,
    sealed.slice(12),
  );
  return { keyId, bodyKey, content: JSON.parse(new TextDecoder().decode(plain)) as unknown };
}

afterEach(() => void vi.unstubAllGlobals());

/** A browser on plain http: random numbers, but no other part of WebCrypto. */
const withoutSubtle = () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(hasSubtle()).toBe(false);
};

const browsers = [
  ['with WebCrypto', () => expect(hasSubtle()).toBe(true)],
  ['on plain http, without WebCrypto', withoutSubtle],
] as const;

describe.each(browsers)('a body sealed %s', (_browser, begin) => {
  beforeEach(begin);

  /** Seals as this browser does, and opens as the gateway does, which always has WebCrypto. */
  async function sealAndOpen(payload: unknown) {
    const sealed = await seal(payload, siteKey, LOGIN);
    vi.unstubAllGlobals();
    return { sealed, ...(await open(sealed)) };
  }

  test('LOGIN-20 SEC-01 opens with the private key of the site, and holds what was sealed', async () => {
    const { keyId, content } = await sealAndOpen(PAYLOAD);
    expect(keyId).toBe('k7');
    expect(content).toEqual({
      issuedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      nonce: expect.stringMatching(/^[\w-]{22}$/),
      payload: PAYLOAD,
    });
  });

  test('LOGIN-20 SEC-01 shows nothing of what it holds', async () => {
    const sealed = await seal(PAYLOAD, siteKey, LOGIN);
    const sent = JSON.stringify(sealed) + Buffer.from(sealed.body.sealed, 'base64').toString();
    for (const secret of Object.values(PAYLOAD)) expect(sent).not.toContain(secret);
  });

  test('SEC-01 SEC-02 has a new key, nonce and initial vector each time', async () => {
    const one = await sealAndOpen(PAYLOAD);
    begin();
    const other = await sealAndOpen(PAYLOAD);
    const raw = ({ bodyKey }: typeof one) => crypto.subtle.exportKey('raw', bodyKey);
    const start = ({ sealed }: typeof one) => sealed.body.sealed.slice(0, 16);
    expect((await raw(one)).byteLength).toBe(32);
    expect(Buffer.from(await raw(one))).not.toEqual(Buffer.from(await raw(other)));
    expect(start(one)).not.toBe(start(other));
    expect(one.content).not.toEqual({ ...(other.content as object), issuedAt: expect.anything() });
  });

  test.each(['other POST /account/login', 'test-site POST /account/v2/password', ''])(
    'SEC-01 opens only for the site and the operation that it was sealed for, not for "%s"',
    async (elsewhere) => {
      const sealed = await seal(PAYLOAD, siteKey, LOGIN);
      vi.unstubAllGlobals();
      await expect(open(sealed, elsewhere)).rejects.toThrow();
      await expect(open(sealed)).resolves.toMatchObject({ content: { payload: PAYLOAD } });
    },
  );

  test('SEC-01 does not open after tampering', async () => {
    const sealed = await seal(PAYLOAD, siteKey, LOGIN);
    vi.unstubAllGlobals();
    const bytes = bytesOf(sealed.body.sealed, 'base64');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    const body = { sealed: Buffer.from(bytes).toString('base64') };
    await expect(open({ ...sealed, body })).rejects.toThrow();
  });
});

describe('sending a sealed body', () => {
  const unknownKey = () => Promise.reject(new ApiFailure('request.seal_key_unknown'));

  test('SEC-02 a key that was replaced meanwhile is fetched again, and the payload is sent again by itself', async () => {
    const keysRead = [{ ...siteKey, keyId: 'k6' }, siteKey];
    const readKey = vi.fn(async () => keysRead.shift() ?? siteKey);
    const send = vi.fn().mockImplementationOnce(unknownKey).mockResolvedValueOnce('in');
    expect(await sendSealed(PAYLOAD, LOGIN, readKey, send)).toBe('in');
    const [first, second] = send.mock.calls.map(([sealed]) => sealed.encryption.split('.')[0]);
    expect([first, second]).toEqual(['k6', 'k7']);
  });

  test('SEC-02 it is sent again only once', async () => {
    const send = vi.fn(unknownKey);
    const work = sendSealed(PAYLOAD, LOGIN, async () => siteKey, send);
    await expect(work).rejects.toMatchObject({ code: 'request.seal_key_unknown' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([new ApiFailure('auth.credentials_wrong'), new ApiFailure('client.offline')])(
    'SEC-02 any other failure is thrown, and nothing is sent a second time: %s',
    async (failure) => {
      const send = vi.fn(() => Promise.reject(failure));
      await expect(sendSealed(PAYLOAD, LOGIN, async () => siteKey, send)).rejects.toBe(failure);
      expect(send).toHaveBeenCalledTimes(1);
    },
  );
});
