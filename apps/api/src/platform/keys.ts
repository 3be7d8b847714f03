import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { PlainError } from './plain-error.ts';

const sharedKey = z.object({ keyId: z.string().min(1), secret: z.string().min(32) });
const keysFile = z.object({
  version: z.literal(1),
  deploymentSecret: z.string().min(32),
  arcade: sharedKey,
  cashier: sharedKey,
  sealingKeys: z
    .array(
      z.object({
        keyId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
        createdAt: z.iso.datetime(),
        privateKeyPem: z.string().includes('PRIVATE KEY'),
      }),
    )
    .min(1),
});

/** Everything secret of one deployment, as KEYS_FILE holds it. The first sealing key seals, the others still open. */
export type DeploymentKeys = z.output<typeof keysFile>;

/**
 * Reads KEYS_FILE, making it on the first start. Only its owner may read it; wider rights are narrowed.
 * @throws PlainError when it is broken: keys are never replaced without being asked, since what they sealed is lost
 */
export function readOrMakeKeys(path: string, now: Date): DeploymentKeys {
  let content: unknown;
  try {
    if (!existsSync(path)) writeKeys(path, makeKeys(now));
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`KEYS_FILE ${path} cannot be used (${reason}).`);
  }
  const parsed = keysFile.safeParse(content);
  if (!parsed.success) {
    const part = parsed.error.issues[0]?.path.join('.') ?? 'the file';
    throw new PlainError(`KEYS_FILE ${path} is broken at ${part}: put it back from a backup.`);
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return parsed.data;
}

/** A key for one purpose, derived from the deployment's secret; two purposes never share one. 32 bytes. */
export function derivedKey(deploymentSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', deploymentSecret, 'maidan', purpose, 32));
}

function makeKeys(now: Date): DeploymentKeys {
  const shared = (name: string) => ({
    keyId: `${name}-${randomBytes(6).toString('hex')}`,
    secret: newSecret(),
  });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const spki = createPublicKey(createPrivateKey(privateKeyPem)).export({
    type: 'spki',
    format: 'der',
  });
  const fingerprint = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  return {
    version: 1,
    deploymentSecret: newSecret(),
    arcade: shared('arcade'),
    cashier: shared('cashier'),
    sealingKeys: [{ keyId: `seal-${fingerprint}`, createdAt: now.toISOString(), privateKeyPem }],
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function writeKeys(path: string, keys: DeploymentKeys): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
