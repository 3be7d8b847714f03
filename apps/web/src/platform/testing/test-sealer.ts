import { sealedFor } from '@maidan/contract/sealing';
import type { SealedOperation } from '@maidan/contract/sealing';
import type { SealingKey } from '../sealing/seal.ts';

/** The parts of a call that a seal concerns. */
interface SealedCall {
  /** Method and path. */
  readonly name: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A gateway's key pair: the key that forms seal with, and what opens a sealed call. */
export interface TestSealer {
  readonly key: SealingKey;
  /** The payload of a call that was sealed with the key. */
  open(call: SealedCall | undefined): Promise<Record<string, unknown>>;
}

// Some tests remove WebCrypto from the page; the gateway keeps its own.
const { subtle } = crypto;
const SITE = 'test-site';
const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };
/** The private half of each key that a test has made. */
const privateKeys = new Map<string, CryptoKey>();

/** Makes a key pair whose private half opens what was sent, as the gateway does (SEC-02). */
export async function testSealer(): Promise<TestSealer> {
  const pair = await subtle.generateKey(
    { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['wrapKey', 'unwrapKey'],
  );
  const { n = '', e = '' } = await subtle.exportKey('jwk', pair.publicKey);
  const keyId = `k${privateKeys.size + 1}`;
  privateKeys.set(keyId, pair.privateKey);
  return {
    key: { keyId, site: SITE, algorithm: 'RSA-OAEP-256', publicKeyJwk: { kty: 'RSA', n, e } },
    async open(call) {
      const payload = call && (await openSealed(call));
      if (!payload) throw new Error('There was no such call');
      return payload;
    },
  };
}

/** The payload of a call that was sealed with a key of this file; undefined for any other call. */
export async function openSealed(call: SealedCall): Promise<Record<string, unknown> | undefined> {
  const [keyId = '', wrapped = ''] = (call.headers.get('encryption') ?? '').split('.');
  const privateKey = privateKeys.get(keyId);
  if (!privateKey) return undefined;
  const bytes = Buffer.from((call.body as { sealed: string }).sealed, 'base64');
  const key = await subtle.unwrapKey(
    'raw',
    Buffer.from(wrapped, 'base64url'),
    privateKey,
    ALGORITHM,
    'AES-GCM',
    false,
    ['decrypt'],
  );
  const iv = bytes.subarray(0, 12);
  const additionalData = Buffer.from(sealedFor(SITE, call.name as SealedOperation));
  const algorithm = { name: 'AES-GCM', iv, additionalData };
  const plain = await subtle.decrypt(algorithm, key, bytes.subarray(12));
  const { payload } = JSON.parse(new TextDecoder().decode(plain)) as {
    payload: Record<string, unknown>;
  };
  return payload;
}
