import type { SealingKey } from '../sealing.ts';
import type { SeenCall } from './fake-gateway.ts';

/** A gateway's key pair: the key that forms seal with, and what opens a sealed call. */
export interface TestSealer {
  readonly key: SealingKey;
  /** The payload of a call that was sealed with the key. */
  open(call: SeenCall | undefined): Promise<Record<string, unknown>>;
}

/** Makes a key pair whose private half opens what was sent, as the gateway does (SEC-02). */
export async function testSealer(): Promise<TestSealer> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['wrapKey', 'unwrapKey'],
  );
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey);

  async function open(call: SeenCall | undefined): Promise<Record<string, unknown>> {
    if (!call) throw new Error('There was no such call');
    const [, wrapped = ''] = (call.headers.get('encryption') ?? '').split('.');
    const bytes = Buffer.from((call.body as { sealed: string }).sealed, 'base64');
    const key = await crypto.subtle.unwrapKey(
      'raw',
      Buffer.from(wrapped, 'base64url'),
      pair.privateKey,
      algorithm,
      'AES-GCM',
      false,
      ['decrypt'],
    );
    const iv = bytes.subarray(0, 12);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(12));
    const { payload } = JSON.parse(new TextDecoder().decode(plain)) as {
      payload: Record<string, unknown>;
    };
    return payload;
  }

  return { key: { keyId: 'k1', algorithm: 'RSA-OAEP-256', publicKeyJwk: { ...jwk } }, open };
}
