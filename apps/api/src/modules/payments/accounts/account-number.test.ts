import { describe, expect, it } from 'vitest';
import { accountNumberOf, maskedAccount } from './account-number.ts';

describe('the number of a payout account', () => {
  it.each([
    ['SP 3355 7730', 'SP33557730'],
    ['sp-3355-7730', 'SP33557730'],
    ['SP ৩৩৫৫ ৭৭৩০', 'SP33557730'],
    ['FAIL00000001', 'FAIL00000001'],
  ])('%s is %s at the practice rail', (typed, number) => {
    expect(accountNumberOf(typed, true)).toBe(number);
  });

  it.each([
    '01712345678',
    '+8801712345678',
    'SP3355773',
    'SP335577301',
    '',
    'DE89370400440532013000',
  ])('%s is none of the practice rail', (typed) => {
    expect(accountNumberOf(typed, true)).toBeUndefined();
  });

  it.each([
    ['01712 345678', '01712345678'],
    ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ])('%s is %s where accounts are real', (typed, number) => {
    expect(accountNumberOf(typed, false)).toBe(number);
  });

  it.each(['12345', 'A'.repeat(35), '123456;', '<script>'])('%s is none anywhere', (typed) => {
    expect(accountNumberOf(typed, false)).toBeUndefined();
  });

  it.each([
    ['SP33557730', 'SP •••• 7730'],
    ['01712345678', '•••• 5678'],
    ['12345678', '•••• 5678'],
    ['AB3456', '•••• 56'],
  ])('of %s only %s is shown', (number, masked) => {
    expect(maskedAccount(number)).toBe(masked);
  });
});
