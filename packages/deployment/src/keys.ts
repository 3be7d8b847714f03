import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PlainError } from './plain-error.ts';
import { writeFileSafely } from './write-file.ts';

const RSA = { modulusLength: 3072 };
const sharedKey = z.object({ keyId: z.string().min(1), secret: z.string().min(32) });
const sealingKey = z.object({
  keyId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  createdAt: z.iso.datetime(),
  /** PKCS #8, PEM, RSA with 3072 bits. */
  privateKeyPem: z.string().includes('PRIVATE KEY'),
});
const keysFile = z.object({
  version: z.literal(1),
  /** Proves to the api that a request comes through this deployment's web. */
  deploymentSecret: z.string().min(32),
  arcade: sharedKey,
  cashier: sharedKey,
  sealingKeys: z.array(sealingKey).min(1),
});

/** A secret that two services share, found by its id. One that is made here has 256 random bits in base64url. */
export type SharedKey = z.output<typeof sharedKey>;
/** An RSA key that opens sealed request bodies. */
export type SealingKey = z.output<typeof sealingKey>;
/**
 * Everything secret of one deployment, as in its keys file. The first sealing key seals; the older ones can still open.
 */
export type DeploymentKeys = z.output<typeof keysFile>;

/** Fresh keys for a deployment. */
export function makeKeys(now: Date): DeploymentKeys {
  return {
    version: 1,
    deploymentSecret: newSecret(),
    arcade: newSharedKey('arcade'),
    cashier: newSharedKey('cashier'),
    sealingKeys: [makeSealingKey(now)],
  };
}

/** A fresh sealing key, named by its fingerprint. */
export function makeSealingKey(now: Date): SealingKey {
  return named(generateKeyPairSync('rsa', RSA).privateKey, now);
}

/** As `makeSealingKey`, for a process that goes on serving while the key is made. */
export async function makeSealingKeyBeside(now: Date): Promise<SealingKey> {
  return named((await promisify(generateKeyPair)('rsa', RSA)).privateKey, now);
}

function named(privateKey: KeyObject, now: Date): SealingKey {
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const spki = createPublicKey(createPrivateKey(privateKeyPem)).export({
    type: 'spki',
    format: 'der',
  });
  const fingerprint = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  return { keyId: `seal-${fingerprint}`, createdAt: now.toISOString(), privateKeyPem };
}

/** As `readKeys`, after making the file and its folder on the first start. */
export function readOrMakeKeys(path: string, now: Date, mending?: string): DeploymentKeys {
  if (!existsSync(path)) writeKeys(path, makeKeys(now));
  return readKeys(path, mending);
}

/**
 * Reads a keys file and removes rights that would let others read it.
 * @throws PlainError when it is broken, with `mending` as what to do: keys are never replaced unasked, because what
 * they sealed would be lost
 */
export function readKeys(path: string, mending = 'put it back from a backup'): DeploymentKeys {
  const { data, error } = keysFile.safeParse(contentOf(path, mending));
  if (!data) {
    const part = error.issues[0]?.path.join('.') || 'the file';
    throw unusable(path, `${part} is missing or wrong`, mending);
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return data;
}

/**
 * Writes a keys file in one step: a reader sees the old content or the new.
 * @throws PlainError where the file or its folder cannot be written
 */
export function writeKeys(path: string, keys: DeploymentKeys): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSafely(path, `${JSON.stringify(keys, null, 2)}\n`, 0o600);
  } catch (error) {
    throw unusable(path, reasonOf(error), 'let this process write it');
  }
}

/** A key of 32 bytes for one purpose, derived from the deployment's secret; two purposes never share one. */
export function derivedKey(deploymentSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', deploymentSecret, 'maidan', purpose, 32));
}

/**
 * The key that a channel and the operator sign files of payouts with, both ways (OPS-56). A new deployment secret makes
 * another key, which the channel has to get.
 */
export function payoutFileKey(
  deploymentSecret: string,
  { siteId, channel }: { readonly siteId: string; readonly channel: string },
): string {
  const purpose = `files of payouts of ${siteId}/${channel}`;
  return derivedKey(deploymentSecret, purpose).toString('base64url');
}

function contentOf(path: string, mending: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw unusable(path, reasonOf(error), mending);
  }
}

function unusable(path: string, reason: string, mending: string): PlainError {
  return new PlainError(`The keys file ${path} cannot be used (${reason}): ${mending}.`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function newSharedKey(name: string): SharedKey {
  return { keyId: `${name}-${randomBytes(6).toString('hex')}`, secret: newSecret() };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
