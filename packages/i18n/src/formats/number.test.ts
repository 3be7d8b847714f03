import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { writeNumber } from './number.ts';

const tags = Object.values(locales).flatMap(({ intlTag }) => [
  `${intlTag}-u-nu-latn`,
  `${intlTag}-u-nu-beng`,
]);

describe('writeNumber', () => {
  it('writes every number as Intl does, in every language and digit set', () => {
    const numbers = fc.oneof(
      fc.maxSafeInteger(),
      fc.bigInt(-(10n ** 20n), 10n ** 20n),
      fc.integer({ min: -200_000, max: 200_000 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    );
    fc.assert(
      fc.property(numbers, fc.constantFrom(...tags), (value, tag) => {
        expect(writeNumber(value, tag)).toBe(new Intl.NumberFormat(tag).format(value));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves the grouping of a language that counts by thousands to Intl', () => {
    expect(writeNumber(1_234_567, 'en-GB-u-nu-latn')).toBe('1,234,567');
  });
});
