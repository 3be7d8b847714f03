import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';
import { newTotpSecret, stepOfCode, totpCode, totpStep } from './totp.ts';

// The secret of RFC 6238, appendix B: "12345678901234567890". The appendix shows eight digits; six are its last six.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code by the clock', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %d', (second, code) => {
    expect(totpCode(SECRET, totpStep(new Date(second * 1000)))).toBe(code);
  });

  it('counts for the step before and after, and once', () => {
    const now = new Date(1_234_567_890_000);
    const step = totpStep(now);
    const account = { secret: newTotpSecret(systemRandom), lastStep: 0 };
    for (const near of [-1, 0, 1])
      expect(stepOfCode(account, totpCode(account.secret, step + near), now)).toBe(step + near);
    for (const far of [-2, 2])
      expect(stepOfCode(account, totpCode(account.secret, step + far), now)).toBeUndefined();
    const used = { ...account, lastStep: step };
    expect(stepOfCode(used, totpCode(account.secret, step), now)).toBeUndefined();
    expect(stepOfCode(account, '', now)).toBeUndefined();
  });
});
