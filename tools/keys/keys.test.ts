import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeKeys } from '../../packages/deployment/src/keys.ts';
import { rotateKeys, rotateSealingKeys } from './keys.ts';
import { keysPath, readOrMakeKeys, rotateKeyFile } from './keys-file.ts';

const now = new Date('2026-11-21T00:00:00Z');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('key files', () => {
  test('a broken file is named and never replaced', () => {
    readOrMakeKeys(folder, now);
    writeFileSync(keysPath(folder), '{');
    expect(() => readOrMakeKeys(folder, now)).toThrow(/keys\.json cannot be used .*--fresh/);
    expect(readFileSync(keysPath(folder), 'utf8')).toBe('{');
  });

  test('rotation changes every secret and keeps the previous sealing key after the new one', () => {
    const before = readOrMakeKeys(folder, now);
    rotateKeyFile(folder, now, rotateKeys);
    const after = readOrMakeKeys(folder, now);
    expect(after.deploymentSecret).not.toBe(before.deploymentSecret);
    expect(after.arcade).not.toEqual(before.arcade);
    expect(after.sealingKeys[0]).not.toEqual(before.sealingKeys[0]);
    expect(after.sealingKeys[1]).toEqual(before.sealingKeys[0]);
  });

  test('SEC-02 a new sealing key changes no other secret, so nobody is signed out', () => {
    const before = readOrMakeKeys(folder, now);
    rotateKeyFile(folder, now, rotateSealingKeys);
    const { sealingKeys, ...after } = readOrMakeKeys(folder, now);
    expect({ ...after, sealingKeys: before.sealingKeys }).toEqual(before);
    expect(sealingKeys).toHaveLength(2);
  });

  test('SEC-02 a sealing key is kept for a week after the next one, however many follow, and then removed', () => {
    const day = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);
    const first = makeKeys(now);
    const second = rotateSealingKeys(first, day(30));
    const third = rotateSealingKeys(second, day(31));
    const fourth = rotateSealingKeys(third, day(37));
    const idsOf = (keys: typeof first) => keys.sealingKeys.map(({ keyId }) => keyId);
    const [id1 = '', id2 = '', id3 = '', id4 = ''] = [first, second, third, fourth].map(
      (keys) => idsOf(keys)[0],
    );
    expect(idsOf(third)).toEqual([id3, id2, id1]);
    expect(idsOf(fourth), 'the first one ended on the 37th day').toEqual([id4, id3, id2]);
  });

  test('rotation without keys says which command creates them', () => {
    expect(() => rotateKeyFile(folder, now, rotateKeys)).toThrow(/npm start makes them/);
  });
});
