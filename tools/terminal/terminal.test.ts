import { describe, expect, test } from 'vitest';
import { isDiskFull } from './plain-error.ts';
import { formatDuration, withProgress } from './progress.ts';

describe('progress', () => {
  test.each([
    [0, '0.0 s'],
    [940, '0.9 s'],
    [9949, '9.9 s'],
    [9951, '10 s'],
    [59_499, '59 s'],
    [185_000, '3 min 05 s'],
  ])('%i ms is written as %s', (durationMs, words) => {
    expect(formatDuration(durationMs)).toBe(words);
  });

  test('a pipe gets a line at the start and one at the end, without control characters', async () => {
    const lines: string[] = [];
    const result = await withProgress('Build', async () => 5, {
      write: (text) => lines.push(text),
    });
    expect(result).toBe(5);
    expect(lines).toEqual(['… Build\n', expect.stringMatching(/^✓ Build \(\d+\.\d s\)\n$/)]);
  });

  test('a failure is marked and thrown on', async () => {
    const lines: string[] = [];
    const work = withProgress('Build', () => Promise.reject(new Error('no')), {
      write: (text) => lines.push(text),
    });
    await expect(work).rejects.toThrow('no');
    expect(lines[1]).toMatch(/^✗ Build/);
  });
});

test('a full disk is told from other failures', () => {
  expect(isDiskFull(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(new Error('other'))).toBe(false);
});
