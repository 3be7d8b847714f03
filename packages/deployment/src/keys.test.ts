import { createPrivateKey } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { derivedKey, makeKeys, readKeys, readOrMakeKeys } from './keys.ts';
import { PlainError } from './plain-error.ts';

const now = new Date('2026-11-21T00:00:00Z');
let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-keys-'));
  file = join(folder, 'secrets/keys.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('keys', () => {
  test('fresh keys differ from one another', () => {
    const secrets = [makeKeys(now), makeKeys(now)].flatMap((keys) => [
      keys.deploymentSecret,
      keys.arcade.secret,
      keys.cashier.secret,
    ]);
    expect(new Set(secrets).size).toBe(6);
  });

  test('a sealing key is RSA with 3072 bits and opens as PKCS #8', () => {
    const [key] = makeKeys(now).sealingKeys;
    const parsed = createPrivateKey(key?.privateKeyPem ?? '');
    expect(parsed.asymmetricKeyType).toBe('rsa');
    expect(parsed.asymmetricKeyDetails?.modulusLength).toBe(3072);
  });

  test('a derived key differs for each purpose, and is the same every time', () => {
    const key = derivedKey('a secret', 'captcha');
    expect(key).toHaveLength(32);
    expect(derivedKey('a secret', 'captcha')).toEqual(key);
    expect(derivedKey('a secret', 'codes')).not.toEqual(key);
    expect(derivedKey('another', 'captcha')).not.toEqual(key);
  });
});

describe('a keys file', () => {
  test('is made once, with its folder, is kept, and can be read only by its owner', () => {
    const made = readOrMakeKeys(file, now);
    expect(readOrMakeKeys(file, new Date())).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  });

  test('loses rights that are too wide', () => {
    readOrMakeKeys(file, now);
    chmodSync(file, 0o644);
    readKeys(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is named when it is broken, and never replaced', () => {
    readOrMakeKeys(file, now);
    writeFileSync(file, '{');
    expect(() => readOrMakeKeys(file, now)).toThrow(PlainError);
    expect(() => readOrMakeKeys(file, now)).toThrow(/keys\.json cannot be used.*from a backup\.$/);
    expect(readFileSync(file, 'utf8')).toBe('{');
  });

  test('that cannot be written is reported in one sentence', () => {
    writeFileSync(join(folder, 'secrets'), 'a file where the folder should be');
    expect(() => readOrMakeKeys(file, now)).toThrow(PlainError);
  });

  test.each([
    ['the file', () => []],
    ['version', () => ({ ...makeKeys(now), version: 2 })],
    ['deploymentSecret', () => ({ ...makeKeys(now), deploymentSecret: 'short' })],
    ['arcade.secret', () => ({ ...makeKeys(now), arcade: { keyId: 'a' } })],
    ['cashier', () => ({ ...makeKeys(now), cashier: undefined })],
    ['sealingKeys', () => ({ ...makeKeys(now), sealingKeys: [] })],
    ['sealingKeys.0.createdAt', () => ({ ...makeKeys(now), sealingKeys: [{ keyId: 'a' }] })],
  ])('reports that %s is wrong', (part, content) => {
    readOrMakeKeys(file, now);
    writeFileSync(file, JSON.stringify(content()));
    expect(() => readKeys(file)).toThrow(`(${part} is missing or wrong)`);
  });
});
