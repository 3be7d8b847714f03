import type { paths } from '@maidan/contract/types';

/** The site's public key for sealed bodies (SEC-02). */
export type SealingKey =
  paths['/account/sealing-key']['get']['responses']['200']['content']['application/json'];

/** A sealed body and the header that carries its wrapped key. */
export interface Sealed {
  readonly encryption: string;
  readonly body: { readonly sealed: string };
}

const NONCE_BYTES = 12;

/** Whether this place has the cryptography that sealing needs; a browser on plain http has not. */
export function canSeal(): boolean {
  return typeof globalThis.crypto?.subtle !== 'undefined';
}

/**
 * Seals a body: AES-256-GCM with a fresh key, the key wrapped with RSA-OAEP-256 under the site's key (SEC-01, SEC-02).
 * The plain text carries the time and a random nonce, so that the same bytes are refused a second time.
 */
export async function seal(payload: unknown, key: SealingKey): Promise<Sealed> {
  const { subtle } = crypto;
  const wrappingKey = await subtle.importKey(
    'jwk',
    key.publicKeyJwk as JsonWebKey,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['wrapKey'],
  );
  const bodyKey = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plain = JSON.stringify({
    issuedAt: new Date().toISOString(),
    nonce: base64url(crypto.getRandomValues(new Uint8Array(16))),
    payload,
  });
  const [wrapped, cipher] = await Promise.all([
    subtle.wrapKey('raw', bodyKey, wrappingKey, { name: 'RSA-OAEP' }),
    subtle.encrypt({ name: 'AES-GCM', iv }, bodyKey, new TextEncoder().encode(plain)),
  ]);
  const bytes = new Uint8Array(iv.length + cipher.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(cipher), iv.length);
  return {
    encryption: `${key.keyId}.${base64url(new Uint8Array(wrapped))}`,
    body: { sealed: base64(bytes) },
  };
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
