import { describe, expect, it } from 'vitest';
import { isSameSecret } from './same-secret.ts';

describe('comparing secrets', () => {
  it('recognises the same one among others, of any length and script', () => {
    expect(isSameSecret('a secret', 'a secret')).toBe(true);
    for (const other of ['', 'a secreT', 'a secret ', 'a secrét', 'এ']) {
      expect(isSameSecret(other, 'a secret')).toBe(false);
    }
    // The same number of characters, but more bytes.
    expect(isSameSecret('é'.repeat(8), 'e'.repeat(8))).toBe(false);
  });
});
