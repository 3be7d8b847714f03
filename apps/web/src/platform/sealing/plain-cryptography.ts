/**
 * The cryptography of sealed bodies and of the human check in plain script, for browsers without WebCrypto (plain http
 * on a local network). It is loaded only there. It keeps no secret that its timing could reveal, because every key is
 * fresh and used once.
 */
import './polyfills.ts';
import { gcm } from '@noble/ciphers/aes.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { mgf1, OAEP } from 'micro-rsa-dsa-dh/rsa.js';

const KEY_BYTES = 32;

/** What sealing is made of, whichever implementation did it. */
export interface SealedParts {
  /** The key of the body under the public key: RSA-OAEP with SHA-256, empty label. */
  readonly wrapped: Uint8Array;
  /** AES-256-GCM: ciphertext, then the tag of 16 bytes. */
  readonly cipher: Uint8Array;
}

/** What is to be sealed. */
export interface SealingInput {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  /** Associated data, which must be known to open the body. */
  readonly boundTo: Uint8Array<ArrayBuffer>;
}

/**
 * Seals bytes under a fresh key, and that key under an RSA public key; the result is what WebCrypto makes in `seal.ts`.
 */
export async function sealInScript(
  { plain, iv, boundTo }: SealingInput,
  { n, e }: JsonWebKey,
): Promise<SealedParts> {
  const bodyKey = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const publicKey = { n: numberOf(n), e: numberOf(e) };
  return {
    wrapped: OAEP(sha256, mgf1(sha256)).encrypt(publicKey, bodyKey),
    cipher: gcm(bodyKey, iv, boundTo).encrypt(plain),
  };
}

/** SHA-256 of bytes. */
export async function digest(bytes: Uint8Array): Promise<Uint8Array> {
  return sha256(bytes);
}

/** A number of a JSON web key: base64url of its bytes, the highest first (RFC 7518, 2). */
function numberOf(text = ''): bigint {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  return BigInt(`0x${hex.join('')}`);
}
