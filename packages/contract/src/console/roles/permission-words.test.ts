import { describe, expect, it } from 'vitest';
import { CONSOLE_PERMISSIONS } from '../console-endpoints.ts';
import { PERMISSION_WORDS, ROLE_WORDS } from './permission-words.ts';

describe('words of permissions', () => {
  it('OPS-05 every permission of an endpoint has words in Bengali and English, and no words are left over', () => {
    expect(Object.keys(PERMISSION_WORDS).toSorted()).toEqual(CONSOLE_PERMISSIONS);
    for (const { bn, en } of Object.values({ ...PERMISSION_WORDS, ...ROLE_WORDS })) {
      expect(bn).toMatch(/^[\p{Script=Bengali}\s\u200c\u200d]+$/u);
      expect(en).toMatch(/^[A-Z][A-Za-z ]+$/);
    }
  });
});
