import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const KEY_BYTES = 32;
const TAG_BYTES = 16;
/** May be the same always, because each key seals one text. */
const NONCE = Buffer.alloc(12);
/** What stands before the 32 bytes of a private key of X25519 in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Opens what was sealed for its public key. */
export interface SealedBox {
  /** X25519, in base64url. Whoever has it seals; it opens nothing. */
  readonly publicKey: string;
  /** Undefined when it was sealed for another key or another place, or changed. */
  open(sealed: string, boundTo: string): string | undefined;
}

/** The box of a deployment for one purpose: its private key is derived from the secret of the deployment. */
export function sealedBox(deploymentSecret: string, purpose: string): SealedBox {
  const seed = Buffer.from(hkdfSync('sha256', deploymentSecret, '', purpose, KEY_BYTES));
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = pointOf(createPublicKey(privateKey));
  return {
    publicKey,
    open(sealed, boundTo) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < KEY_BYTES + TAG_BYTES) return undefined;
      const once = bytes.subarray(0, KEY_BYTES).toString('base64url');
      try {
        const key = sharedKey(privateKey, once, { receiver: publicKey, once });
        const decipher = createDecipheriv('aes-256-gcm', key, NONCE);
        decipher.setAAD(Buffer.from(boundTo));
        decipher.setAuthTag(bytes.subarray(KEY_BYTES, KEY_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(KEY_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Seals a text for a public key and one place: the public key of this once, the tag and the text (X25519, HKDF, AES-256-GCM). */
export function sealFor(publicKey: string, text: string, boundTo: string): string {
  const own = generateKeyPairSync('x25519');
  const once = pointOf(own.publicKey);
  const key = sharedKey(own.privateKey, publicKey, { receiver: publicKey, once });
  const cipher = createCipheriv('aes-256-gcm', key, NONCE);
  cipher.setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(once, 'base64url'), cipher.getAuthTag(), body]).toString(
    'base64url',
  );
}

function sharedKey(
  privateKey: KeyObject,
  other: string,
  { receiver, once }: { readonly receiver: string; readonly once: string },
): Buffer {
  const jwk = { kty: 'OKP', crv: 'X25519', x: other };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const secret = diffieHellman({ privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', secret, `${once}.${receiver}`, 'sealed box', KEY_BYTES));
}

function pointOf(key: KeyObject): string {
  return key.export({ format: 'jwk' }).x ?? '';
}
