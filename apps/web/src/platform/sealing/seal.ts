import { sealedFor } from '@maidan/contract/sealing';
import type { SealedOperation } from '@maidan/contract/sealing';
import type { paths } from '@maidan/contract/types';
import { ApiFailure } from '../api/failure.ts';
import type { SealedParts, SealingInput } from './plain-cryptography.ts';

/** The site's public key for sealed bodies (SEC-02). */
export type SealingKey =
  paths['/account/sealing-key']['get']['responses']['200']['content']['application/json'];

/** A sealed body, and the header with its wrapped key. */
export interface Sealed {
  readonly encryption: string;
  readonly body: { readonly sealed: string };
}

const NONCE_BYTES = 12;

/**
 * Seals a body: AES-256-GCM with a fresh key, which is wrapped with RSA-OAEP-256 under the site's key (SEC-01, SEC-02).
 * The plain text contains the time and a random nonce, so that the same bytes are refused a second time. It opens only
 * for this operation of the key's site. A browser on plain http has no WebCrypto, so a library is loaded that does the
 * same.
 */
export async function seal(
  payload: unknown,
  key: SealingKey,
  operation: SealedOperation,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = JSON.stringify({
    issuedAt: new Date().toISOString(),
    nonce: base64url(crypto.getRandomValues(new Uint8Array(16))),
    payload,
  });
  const encoder = new TextEncoder();
  const sealWith = hasSubtle()
    ? sealWithSubtle
    : (await import('./plain-cryptography.ts')).sealInScript;
  const { wrapped, cipher } = await sealWith(
    {
      plain: encoder.encode(text),
      iv,
      boundTo: encoder.encode(sealedFor(key.site, operation)),
    },
    key.publicKeyJwk as JsonWebKey,
  );
  const bytes = new Uint8Array(iv.length + cipher.length);
  bytes.set(iv);
  bytes.set(cipher, iv.length);
  return {
    encryption: `${key.keyId}.${base64url(wrapped)}`,
    body: { sealed: base64(bytes) },
  };
}

/**
 * Seals a payload with the site's key for an operation and sends it. When the key was replaced meanwhile, the new one
 * is fetched and the payload is sealed and sent again, once; the gateway has done nothing with the first one. @throws
 * ApiFailure whatever `readKey` and `send` throw
 */
export async function sendSealed<Reply>(
  payload: unknown,
  operation: SealedOperation,
  readKey: () => Promise<SealingKey>,
  send: (sealed: Sealed) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await send(await seal(payload, await readKey(), operation));
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'request.seal_key_unknown') throw error;
    return send(await seal(payload, await readKey(), operation));
  }
}

/** Whether the browser has WebCrypto; on plain http it has random numbers only. */
export function hasSubtle(): boolean {
  return typeof globalThis.crypto?.subtle !== 'undefined';
}

async function sealWithSubtle(
  { plain, iv, boundTo }: SealingInput,
  publicKeyJwk: JsonWebKey,
): Promise<SealedParts> {
  const { subtle } = crypto;
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const wrappingKey = await subtle.importKey('jwk', publicKeyJwk, algorithm, false, ['wrapKey']);
  const bodyKey = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const [wrapped, cipher] = await Promise.all([
    subtle.wrapKey('raw', bodyKey, wrappingKey, { name: 'RSA-OAEP' }),
    subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo }, bodyKey, plain),
  ]);
  return { wrapped: new Uint8Array(wrapped), cipher: new Uint8Array(cipher) };
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
