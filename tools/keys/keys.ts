import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A secret shared by two services, found by its id. The secret holds 256 random bits, base64url. */
export interface SharedKey {
  keyId: string;
  secret: string;
}

/** An RSA key that opens sealed request bodies. The first of a list seals, the others still open. */
export interface SealingKey {
  keyId: string;
  createdAt: string;
  /** PKCS #8, PEM, 3072 bits. */
  privateKeyPem: string;
}

/** Everything secret that one deployment makes for itself on its first start; the api reads the same file. */
export interface DeploymentKeys {
  version: 1;
  /** Proves to the api that a request comes through this deployment's web. */
  deploymentSecret: string;
  arcade: SharedKey;
  cashier: SharedKey;
  sealingKeys: SealingKey[];
}

/** As long as an older key opens in the api, counted from when the next one was made, in milliseconds. */
const oldKeyLifeMs = 7 * 24 * 3_600_000;
const rsaBits = 3072;

/** Fresh keys for a deployment. */
export function makeKeys(now: Date): DeploymentKeys {
  return {
    version: 1,
    deploymentSecret: randomSecret(),
    arcade: { keyId: randomKeyId('arcade'), secret: randomSecret() },
    cashier: { keyId: randomKeyId('cashier'), secret: randomSecret() },
    sealingKeys: [makeSealingKey(now)],
  };
}

/**
 * New keys in the place of the old, the sealing keys as `rotateSealingKeys` leaves them. A new deployment secret ends
 * every session.
 */
export function rotateKeys(keys: DeploymentKeys, now: Date): DeploymentKeys {
  return { ...makeKeys(now), sealingKeys: rotateSealingKeys(keys, now).sealingKeys };
}

/**
 * A new sealing key before the others, which stay for as long as the api opens with them: a body that was sealed before
 * the change, or on a page from before it, still opens. Nobody is signed out.
 */
export function rotateSealingKeys(keys: DeploymentKeys, now: Date): DeploymentKeys {
  const rotated = [makeSealingKey(now), ...keys.sealingKeys];
  const sealingKeys = rotated.filter((_key, at) => {
    const newer = rotated[at - 1];
    return newer === undefined || Date.parse(newer.createdAt) + oldKeyLifeMs > now.getTime();
  });
  return { ...keys, sealingKeys };
}

/** Which part of a parsed key file is wrong, or nothing when all is well. */
export function faultOfKeys(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'it holds no object';
  const keys = value as Partial<DeploymentKeys>;
  if (keys.version !== 1) return 'its version is not 1';
  if (!isSecret(keys.deploymentSecret)) return 'deploymentSecret is missing or too short';
  if (!isSharedKey(keys.arcade)) return 'arcade is missing or incomplete';
  if (!isSharedKey(keys.cashier)) return 'cashier is missing or incomplete';
  const list = keys.sealingKeys;
  if (!Array.isArray(list) || list.length === 0) return 'sealingKeys is missing';
  return list.every(isSealingKey) ? undefined : 'a sealing key is incomplete';
}

function makeSealingKey(now: Date): SealingKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: rsaBits,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const fingerprint = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  return { keyId: `seal-${fingerprint}`, createdAt: now.toISOString(), privateKeyPem: privateKey };
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function randomKeyId(name: string): string {
  return `${name}-${randomBytes(6).toString('hex')}`;
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 43;
}

function isSharedKey(value: Partial<SharedKey> | undefined): value is SharedKey {
  return typeof value?.keyId === 'string' && value.keyId !== '' && isSecret(value.secret);
}

function isSealingKey(value: Partial<SealingKey> | undefined): value is SealingKey {
  return (
    typeof value?.keyId === 'string' &&
    typeof value.createdAt === 'string' &&
    typeof value.privateKeyPem === 'string' &&
    value.privateKeyPem.includes('PRIVATE KEY')
  );
}
