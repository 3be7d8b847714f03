import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

test.each([
  ['আরিফ', ['আ', 'রি', 'ফ']],
  ['শ্রাবন্তী', ['শ্রা', 'ব', 'ন্তী']],
  ['ক্ষমা', ['ক্ষ', 'মা']],
  ['र्‍यात्रा', ['र्‍या', 'त्रा']],
  ['Rafi', ['R', 'a', 'f', 'i']],
  ['', []],
])('%s is split as a person sees it', (text, letters) => {
  expect(lettersOf(text)).toEqual(letters);
});

test('no part of a text is lost or cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(lettersOf(text).join('')).toBe(text.normalize('NFC'));
    }),
  );
});
