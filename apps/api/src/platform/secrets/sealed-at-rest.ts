import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from './random.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals short secrets that the database holds, so that a copy of the database alone does not give them away. */
export interface SealedAtRest {
  seal(text: string): string;
  /** @throws Error when it was sealed with another secret of the deployment, or changed */
  open(sealed: string): string;
}

/** AES-256-GCM with a key that is derived from the secret of the deployment for one purpose (HKDF with SHA-256). */
export function sealedAtRest(
  random: Random,
  { deploymentSecret, purpose }: { deploymentSecret: string; purpose: string },
): SealedAtRest {
  const key = Buffer.from(hkdfSync('sha256', deploymentSecret, '', purpose, 32));
  return {
    seal(text) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
  };
}
