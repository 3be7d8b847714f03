import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFileSafely } from './write-file.ts';

describe('files', () => {
  test('a file is replaced whole, with its rights, and no temporary file stays', () => {
    const folder = mkdtempSync(join(tmpdir(), 'maidan-write-'));
    try {
      writeFileSafely(join(folder, 'a'), 'one', 0o600);
      writeFileSafely(join(folder, 'a'), 'two', 0o600);
      expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('two');
      expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder)).toEqual(['a']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('a write that fails leaves the old content', () => {
    const folder = mkdtempSync(join(tmpdir(), 'maidan-write-'));
    try {
      writeFileSync(join(folder, 'a'), 'one');
      expect(() => writeFileSafely(join(folder, 'missing/a'), 'two')).toThrow();
      expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('one');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
