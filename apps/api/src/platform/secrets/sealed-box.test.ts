import { describe, expect, it } from 'vitest';
import { sealedBox, sealFor } from './sealed-box.ts';

const SECRET = 'test-deployment-secret-0123456789abcdef';
const box = sealedBox(SECRET, 'words');

describe('a sealed box', () => {
  it.each(['', 'x', 'রাহিমা, 01712-345678', 'long '.repeat(2000)])(
    'opens what was sealed: %#',
    (text) => {
      expect(box.open(sealFor(box.publicKey, text, 'here'), 'here')).toBe(text);
    },
  );

  it('has the same key in every process, and another for another purpose or secret', () => {
    expect(sealedBox(SECRET, 'words').publicKey).toBe(box.publicKey);
    const others = [sealedBox(SECRET, 'more'), sealedBox(`${SECRET}0`, 'words')];
    expect(new Set([box, ...others].map(({ publicKey }) => publicKey)).size).toBe(3);
    const sealed = sealFor(box.publicKey, 'text', 'here');
    for (const other of others) expect(other.open(sealed, 'here')).toBeUndefined();
  });

  it('seals the same text differently each time, and for one place', () => {
    const [one, two] = [1, 2].map(() => sealFor(box.publicKey, 'text', 'here'));
    expect(one).not.toBe(two);
    expect(box.open(one ?? '', 'there')).toBeUndefined();
  });

  it('opens nothing that was changed or cut', () => {
    const sealed = Buffer.from(sealFor(box.publicKey, 'text', 'here'), 'base64url');
    for (let at = 0; at < sealed.length; at += 7) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(box.open(changed.toString('base64url'), 'here')).toBeUndefined();
      const cut = sealed.subarray(0, at).toString('base64url');
      expect(box.open(cut, 'here')).toBeUndefined();
    }
    // A point of small order, which gives no secret.
    const zero = Buffer.concat([Buffer.alloc(32), sealed.subarray(32)]);
    expect(box.open(zero.toString('base64url'), 'here')).toBeUndefined();
  });
});
