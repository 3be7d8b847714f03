import { webcrypto } from 'node:crypto';
import { sealedFor } from '@maidan/contract/sealing';
import type { SealedOperation } from '@maidan/contract/sealing';
import type { PublicSealingKey } from '../platform/secrets/sealing.ts';

/** What to send as header and as body. */
export interface SealedRequest {
  readonly headers: { readonly Encryption: string };
  readonly body: { readonly sealed: string };
}

interface SealOptions {
  readonly key: PublicSealingKey;
  /** The operation for which the body is sealed. */
  readonly operation: SealedOperation;
  readonly now: Date;
}

/** Seals a payload as a front end does. */
export async function seal(
  payload: unknown,
  { key, operation, now }: SealOptions,
): Promise<SealedRequest> {
  const { subtle } = webcrypto;
  const publicKey = await subtle.importKey(
    'jwk',
    key.publicKeyJwk as webcrypto.JsonWebKey,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const raw = webcrypto.getRandomValues(new Uint8Array(32));
  const iv = webcrypto.getRandomValues(new Uint8Array(12));
  const aes = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const nonce = webcrypto.randomUUID();
  const plain = Buffer.from(JSON.stringify({ issuedAt: now.getTime(), nonce, payload }));
  const additionalData = Buffer.from(sealedFor(key.site, operation));
  const cipher = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, plain);
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, raw);
  return {
    headers: { Encryption: `${key.keyId}.${Buffer.from(wrapped).toString('base64url')}` },
    body: { sealed: Buffer.concat([iv, Buffer.from(cipher)]).toString('base64') },
  };
}
