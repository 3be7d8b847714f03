import { createHash, createPublicKey, webcrypto } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { sealedFor } from '@maidan/contract/sealing';
import type { SealedOperation } from '@maidan/contract/sealing';
import { z } from 'zod';
import type { Clock } from '../process/clock.ts';
import type { DeploymentKeys } from '@maidan/deployment/keys';
import type { ShortLivedStore } from '../short-lived/store.ts';

/**
 * How far a phone's clock may be off, in milliseconds, in either direction. Nonces are remembered for both directions.
 */
const SEAL_WINDOW_MS = 24 * 3_600_000;
/**
 * How long an older key still opens bodies after a newer one was made, in milliseconds: pages that hold it stay open
 * for days.
 */
export const OLD_KEY_LIFE_MS = 7 * 24 * 3_600_000;
/**
 * How long a new key only opens bodies before it is handed out, in milliseconds. The processes of a deployment learn of
 * it one after the other, and no process may receive a body that it cannot open.
 */
const NEW_KEY_REST_MS = 15 * 60_000;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const contents = z.object({
  issuedAt: z.union([z.number(), z.iso.datetime().transform((text) => Date.parse(text))]),
  nonce: z.string().min(8).max(128),
  payload: z.unknown(),
});

/** The public key with which front ends seal, as `auth` and `site` answer it. */
export interface PublicSealingKey {
  readonly keyId: string;
  /** The site that bodies are sealed for. */
  readonly site: string;
  readonly algorithm: 'RSA-OAEP-256';
  readonly publicKeyJwk: { readonly kty: 'RSA'; readonly n: string; readonly e: string };
}

/** The operation and site at which a sealed body arrived. */
interface SealTarget {
  readonly siteId: string;
  readonly operation: SealedOperation;
}

/** A sealing key, without what is secret of it. */
export interface SealingKeyState {
  readonly keyId: string;
  readonly createdAt: Date;
  /** From when on it is handed out; until then it only opens bodies. */
  readonly handedOutFrom: Date;
  /** Until when it opens bodies; undefined for the newest. */
  readonly opensUntil: Date | undefined;
}

/** Opens sealed bodies (SEC-01, SEC-02). */
export interface Sealing {
  /** Takes up keys that were added since (OPS-08). Every process has to within the rest of a new key. */
  refresh(): Promise<void>;
  /** The keys of the deployment that still open bodies, the newest first. */
  list(): readonly SealingKeyState[];
  /** The newest public key that every process of the deployment knows, as a site hands it out. */
  publicKey(site: string): PublicSealingKey;
  /**
   * Opens a body sealed for an operation of a site: header `<keyId>.<base64url of the wrapped key>`, body `{ sealed:
   * base64(nonce 12 | ciphertext | tag 16) }` over JSON `{ issuedAt, nonce, payload }`, bound by `sealedFor`.
   * @throws AppError `request.not_sealed` when header or body are missing, `request.seal_key_unknown` when the header's
   * key is unknown or too old, `request.seal_invalid` when the body is damaged, too old, was sent before or was sealed
   * for another site or operation
   */
  open(target: SealTarget, header: string | undefined, body: unknown): Promise<unknown>;
}

type SealingKeys = DeploymentKeys['sealingKeys'];

/** What sealing is made of. */
interface SealingOptions {
  /** The keys of the deployment's file. */
  readonly keys: SealingKeys;
  /** Reads the keys that operators have added. */
  readonly readAdded?: () => Promise<SealingKeys>;
  readonly store: ShortLivedStore;
  readonly clock: Clock;
}

/** Sealing with the keys of a deployment: those of its file, and those that were added while it ran. */
export async function createSealing({
  keys: ofFile,
  readAdded = () => Promise.resolve([]),
  store,
  clock,
}: SealingOptions): Promise<Sealing> {
  const readKeys = async () => loadKeys([...ofFile, ...(await readAdded())], keys);
  let keys: readonly LoadedKey[] = [];
  keys = await readKeys();
  const current = () => keys.filter(({ expiresAt }) => expiresAt > clock.now().getTime());
  return {
    async refresh() {
      keys = await readKeys();
    },
    list: () => current().map(stateOf),
    publicKey(site) {
      const knownSince = clock.now().getTime() - NEW_KEY_REST_MS;
      const known = keys.find(({ createdAt }) => createdAt <= knownSince) ?? keys.at(-1);
      if (!known) throw new Error('There is no sealing key');
      const { keyId, jwk } = known;
      return { keyId, site, algorithm: 'RSA-OAEP-256', publicKeyJwk: jwk };
    },
    async open({ siteId, operation }, header, body) {
      const sealed = (body as { sealed?: unknown } | null)?.sealed;
      if (!header || typeof sealed !== 'string') throw new AppError('request.not_sealed');
      const [keyId = '', wrapped = ''] = header.split('.');
      const key = current().find((candidate) => candidate.keyId === keyId);
      if (!key) throw new AppError('request.seal_key_unknown');
      const text = await decrypt(key.privateKey, wrapped, {
        sealed,
        boundTo: sealedFor(siteId, operation),
      });
      const opened = text === undefined ? undefined : readContents(text);
      const now = clock.now().getTime();
      if (!opened || Math.abs(now - opened.issuedAt) > SEAL_WINDOW_MS) throw invalid();
      const mark = createHash('sha256').update(opened.nonce).digest('base64url');
      const isNew = await store.claim(siteId, `seal:${mark}`, 2 * SEAL_WINDOW_MS);
      if (!isNew) throw invalid();
      return opened.payload;
    },
  };
}

/** A key as this process uses it. */
interface LoadedKey {
  readonly keyId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly privateKey: webcrypto.CryptoKey;
  readonly jwk: PublicSealingKey['publicKeyJwk'];
}

/** Keys from the newest to the oldest; those that are loaded already are not imported again. */
function loadKeys(keys: SealingKeys, loaded: readonly LoadedKey[]): Promise<LoadedKey[]> {
  const sorted = keys.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return Promise.all(
    sorted.map(async ({ keyId, createdAt, privateKeyPem }, index) => {
      const earlier = loaded.find((one) => one.keyId === keyId);
      return {
        keyId,
        createdAt: Date.parse(createdAt),
        expiresAt: expiryOf(sorted, index),
        privateKey: earlier?.privateKey ?? (await importPrivateKey(privateKeyPem)),
        jwk: earlier?.jwk ?? publicPartOf(privateKeyPem),
      };
    }),
  );
}

function stateOf({ keyId, createdAt, expiresAt }: LoadedKey): SealingKeyState {
  return {
    keyId,
    createdAt: new Date(createdAt),
    handedOutFrom: new Date(createdAt + NEW_KEY_REST_MS),
    opensUntil: Number.isFinite(expiresAt) ? new Date(expiresAt) : undefined,
  };
}

function invalid(): AppError {
  return new AppError('request.seal_invalid');
}

function expiryOf(keys: SealingKeys, index: number): number {
  const newer = keys[index - 1];
  return newer ? Date.parse(newer.createdAt) + OLD_KEY_LIFE_MS : Number.POSITIVE_INFINITY;
}

function publicPartOf(pem: string): PublicSealingKey['publicKeyJwk'] {
  const { n = '', e = '' } = createPublicKey(pem).export({ format: 'jwk' });
  return { kty: 'RSA', n, e };
}

function importPrivateKey(pem: string): Promise<webcrypto.CryptoKey> {
  const der = Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  return webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['decrypt']);
}

/** The text inside, or undefined when any part is damaged; the caller learns nothing more about it. */
async function decrypt(
  privateKey: webcrypto.CryptoKey,
  wrapped: string,
  { sealed, boundTo }: { sealed: string; boundTo: string },
): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.byteLength <= NONCE_BYTES + TAG_BYTES) return undefined;
  const { subtle } = webcrypto;
  try {
    const wrappedKey = Buffer.from(wrapped, 'base64url');
    const rawKey = await subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, wrappedKey);
    if (rawKey.byteLength !== 32) return undefined;
    const key = await subtle.importKey('raw', rawKey, 'AES-GCM', false, ['decrypt']);
    const algorithm = {
      name: 'AES-GCM',
      iv: bytes.subarray(0, NONCE_BYTES),
      additionalData: Buffer.from(boundTo),
    };
    const plain = await subtle.decrypt(algorithm, key, bytes.subarray(NONCE_BYTES));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}

function readContents(text: string): z.output<typeof contents> | undefined {
  try {
    return contents.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
