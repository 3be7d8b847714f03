import { afterEach, describe, expect, test, vi } from 'vitest';
import { canSeal, seal } from './sealing.ts';
import type { SealingKey } from './sealing.ts';

const RSA = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};
const keys = await crypto.subtle.generateKey(RSA, true, ['wrapKey', 'unwrapKey']);
const siteKey: SealingKey = {
  keyId: 'k7',
  algorithm: 'RSA-OAEP-256',
  publicKeyJwk: { ...(await crypto.subtle.exportKey('jwk', keys.publicKey)) },
};
const PAYLOAD = { username: 'rafi_88', password: 'অ-secret-1' };

const unwrap = (wrapped: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.unwrapKey('raw', wrapped, keys.privateKey, RSA, { name: 'AES-GCM' }, true, [
    'decrypt',
  ]);
const bytesOf = (text: string, encoding: 'base64' | 'base64url') =>
  Uint8Array.from(Buffer.from(text, encoding));

/** What the gateway does with a sealed body. */
async function open({ encryption, body }: Awaited<ReturnType<typeof seal>>) {
  const [keyId, wrapped = ''] = encryption.split('.');
  const bodyKey = await unwrap(bytesOf(wrapped, 'base64url'));
  const sealed = bytesOf(body.sealed, 'base64');
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: sealed.slice(0, 12) },
    bodyKey,
    sealed.slice(12),
  );
  return { keyId, bodyKey, content: JSON.parse(new TextDecoder().decode(plain)) as unknown };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a sealed body', () => {
  test('LOGIN-20 SEC-01 opens with the private key of the site, and holds what was sealed', async () => {
    const { keyId, content } = await open(await seal(PAYLOAD, siteKey));
    expect(keyId).toBe('k7');
    expect(content).toEqual({
      issuedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      nonce: expect.stringMatching(/^[\w-]{22}$/),
      payload: PAYLOAD,
    });
  });

  test('LOGIN-20 SEC-01 shows nothing of what it holds', async () => {
    const sealed = await seal(PAYLOAD, siteKey);
    const sent = JSON.stringify(sealed) + Buffer.from(sealed.body.sealed, 'base64').toString();
    for (const secret of Object.values(PAYLOAD)) expect(sent).not.toContain(secret);
  });

  test('SEC-01 SEC-02 has a key and a nonce of its own each time', async () => {
    const one = await open(await seal(PAYLOAD, siteKey));
    const other = await open(await seal(PAYLOAD, siteKey));
    const raw = ({ bodyKey }: typeof one) => crypto.subtle.exportKey('raw', bodyKey);
    expect(Buffer.from(await raw(one))).not.toEqual(Buffer.from(await raw(other)));
    expect(one.content).not.toEqual({ ...(other.content as object), issuedAt: expect.anything() });
  });

  test('SEC-01 that was tampered with does not open', async () => {
    const sealed = await seal(PAYLOAD, siteKey);
    const bytes = bytesOf(sealed.body.sealed, 'base64');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    const body = { sealed: Buffer.from(bytes).toString('base64') };
    await expect(open({ ...sealed, body })).rejects.toThrow();
  });
});

test('LOGIN-20 a browser on plain http cannot seal, and knows it', () => {
  expect(canSeal()).toBe(true);
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  expect(canSeal()).toBe(false);
});
