import { webcrypto } from 'node:crypto';
import type { PublicSealingKey } from '../platform/sealing.ts';

/** Seals a payload as a front end does: what to send as header and as body. */
export async function seal(
  key: PublicSealingKey,
  payload: unknown,
  now: Date,
  nonce: string = webcrypto.randomUUID(),
): Promise<{ headers: { Encryption: string }; body: { sealed: string } }> {
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
  const plain = new TextEncoder().encode(
    JSON.stringify({ issuedAt: now.getTime(), nonce, payload }),
  );
  const cipher = await subtle.encrypt({ name: 'AES-GCM', iv }, aes, plain);
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, raw);
  return {
    headers: { Encryption: `${key.keyId}.${Buffer.from(wrapped).toString('base64url')}` },
    body: { sealed: Buffer.concat([iv, Buffer.from(cipher)]).toString('base64') },
  };
}
