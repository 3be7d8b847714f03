import { describe, expect, it } from 'vitest';
import { maskedEmail, maskedMobile } from './masking.ts';

describe('what is shown of a number', () => {
  it.each([
    ['+8801712345678', '+88017•••••678'],
    ['+919876543210', '+91987••••210'],
  ])('the start and the end of %s', (mobileKey, masked) => {
    expect(maskedMobile(mobileKey)).toBe(masked);
  });

  it.each(['+12345678901', '+1234567890', '+123456789', '+12345678', '+1234567', '+12345'])(
    'nothing of %s, which is too short to hide enough',
    (mobileKey) => {
      expect(maskedMobile(mobileKey)).toBe('•'.repeat(mobileKey.length));
    },
  );

  it('no sign where there is no number', () => {
    expect(maskedMobile('')).toBe('');
  });
});

describe('what is shown of an address', () => {
  it.each([
    ['rahim@example.org', 'r•••@example.org'],
    ['@example.org', '•'.repeat(12)],
    ['', ''],
  ])('%s is shown as %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
