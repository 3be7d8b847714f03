import { createPrivateKey } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultOfKeys, makeKeys } from './keys.ts';
import { keysPath, readOrMakeKeys, rotateKeyFile } from './keys-file.ts';

const now = new Date('2026-11-21T00:00:00Z');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('keys', () => {
  test('fresh keys are whole and differ from one another', () => {
    const [one, other] = [makeKeys(now), makeKeys(now)];
    expect(faultOfKeys(one)).toBeUndefined();
    const all = [one, other].flatMap((keys) => [
      keys.deploymentSecret,
      keys.arcade.secret,
      keys.cashier.secret,
    ]);
    expect(new Set(all).size).toBe(6);
  });

  test('a sealing key is RSA with 3072 bits and opens as PKCS #8', () => {
    const [key] = makeKeys(now).sealingKeys;
    const parsed = createPrivateKey(key?.privateKeyPem ?? '');
    expect(parsed.asymmetricKeyType).toBe('rsa');
    expect(parsed.asymmetricKeyDetails?.modulusLength).toBe(3072);
  });

  test.each([
    [undefined, 'holds no object'],
    [{ ...makeKeys(now), version: 2 }, 'version'],
    [{ ...makeKeys(now), deploymentSecret: 'short' }, 'deploymentSecret'],
    [{ ...makeKeys(now), arcade: { keyId: 'a' } }, 'arcade'],
    [{ ...makeKeys(now), cashier: undefined }, 'cashier'],
    [{ ...makeKeys(now), sealingKeys: [] }, 'sealingKeys'],
    [{ ...makeKeys(now), sealingKeys: [{ keyId: 'a' }] }, 'incomplete'],
  ])('broken keys are told apart (%#)', (value, fault) => {
    expect(faultOfKeys(value)).toContain(fault);
  });
});

describe('key files', () => {
  test('keys are made once, are kept, and only their owner may read them', () => {
    const made = readOrMakeKeys(folder, now);
    expect(readOrMakeKeys(folder, new Date())).toEqual(made);
    expect(statSync(keysPath(folder)).mode & 0o777).toBe(0o600);
  });

  test('rights that grew too wide are narrowed', () => {
    readOrMakeKeys(folder, now);
    chmodSync(keysPath(folder), 0o644);
    readOrMakeKeys(folder, now);
    expect(statSync(keysPath(folder)).mode & 0o777).toBe(0o600);
  });

  test('a broken file is named and never replaced', () => {
    readOrMakeKeys(folder, now);
    writeFileSync(keysPath(folder), '{');
    expect(() => readOrMakeKeys(folder, now)).toThrow(/keys\.json cannot be used/);
    expect(readFileSync(keysPath(folder), 'utf8')).toBe('{');
  });

  test('rotation changes every secret and keeps the last sealing key behind the new one', () => {
    const before = readOrMakeKeys(folder, now);
    rotateKeyFile(folder, now);
    const after = readOrMakeKeys(folder, now);
    expect(after.deploymentSecret).not.toBe(before.deploymentSecret);
    expect(after.sealingKeys[1]).toEqual(before.sealingKeys[0]);
    rotateKeyFile(folder, now);
    expect(readOrMakeKeys(folder, now).sealingKeys).toHaveLength(2);
  });

  test('rotation without keys says who makes them', () => {
    expect(() => rotateKeyFile(folder, now)).toThrow(/npm start makes them/);
  });
});
