import { describe, expect, it } from 'vitest';
import { waitAfter } from '../orders/callbacks.ts';
import { escapeHtml } from '../page/page.html.ts';
import { formatMoney } from '../page/words.ts';
import { readEnv } from './env.ts';

const complete = {
  DATA_DIR: '/somewhere',
  OPERATOR_KEYS:
    '{"operator-1":{"secret":"sixteen-characters","callbackOrigins":["http://127.0.0.1:3001"]}}',
};

describe('settings', () => {
  it('reads a complete environment and fills in the defaults', () => {
    expect(readEnv(complete)).toMatchObject({ PORT: 3003, PAYMENT_LIFE_MS: 900_000 });
  });

  it.each([
    ['DATA_DIR', { DATA_DIR: undefined }],
    ['OPERATOR_KEYS', { OPERATOR_KEYS: '{"a":{"secret":"short","callbackOrigins":[]}}' }],
    ['PAYMENT_LIFE_MS', { PAYMENT_LIFE_MS: '5' }],
  ])('names %s when it is missing or invalid, and repeats no value', (name, change) => {
    expect(() => readEnv({ ...complete, ...change })).toThrow(name);
    expect(() => readEnv({ ...complete, ...change })).not.toThrow('short');
  });
});

describe('page texts', () => {
  it('MONEY-06 writes money with the symbol first and lakh grouping', () => {
    expect(formatMoney(123_456_789, 'BDT', 'bn')).toBe('৳১২,৩৪,৫৬৭.৮৯');
    expect(formatMoney(5, 'USD', 'en')).toBe('$0.05');
    expect(formatMoney(100_000, 'XYZ', 'en')).toBe('XYZ 1,000.00');
  });

  it('MONEY-08 escapes every character that could open markup', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).not.toMatch(/[<>"']/);
  });

  it('MONEY-08 waits longer after each attempt, never longer than ten minutes', () => {
    expect([0, 1, 4, 30].map((attempts) => waitAfter(attempts))).toEqual([
      1_000, 2_000, 16_000, 600_000,
    ]);
  });
});
