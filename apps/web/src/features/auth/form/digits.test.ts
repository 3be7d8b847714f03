import { expect, test } from 'vitest';
import { codeText, maskedNumber, mobileText } from './digits.ts';
import { countriesWith, flagOf } from '../phone/dialling-codes.ts';
import { strengthOf } from '../password/strength.tsx';

test('numbers and codes may have Latin or Bengali digits, with separators between them', () => {
  expect(mobileText('০১৭১২-৩৪৫ ৬৭৮', '+880')).toBe('01712345678');
  expect(mobileText('+880 1712 345678', '+880')).toBe('1712345678');
  expect(mobileText('+44 20 7946', '+880')).toBe('+44207946');
  expect(codeText(' ১২৩৪৫৬ ')).toBe('123456');
});

test('a masked number shows two digits and the last three, and a short one stays as it is', () => {
  expect(maskedNumber('+880', '1712345678')).toBe('+880 17•••••678');
  expect(maskedNumber('+880', '01712345678')).toBe('+880 17•••••678');
  expect(maskedNumber('+880', '12345')).toBe('+880 12345');
});

test('a country code of the site is offered even when the list lacks it', () => {
  expect(countriesWith('+999')[0]).toEqual({ country: '', code: '+999' });
  expect(countriesWith('+880')[0]?.country).toBe('BD');
  expect([flagOf('+880'), flagOf('+977')]).toEqual(['BD', undefined]);
});

test('the meter has four steps, by length and not by kinds of characters', () => {
  const looks = (...passwords: string[]) => passwords.map(strengthOf);
  expect(looks('', 'abc', 'jhorapat', 'jhora pata 71', 'jhora patar din')).toEqual([0, 1, 2, 3, 3]);
  expect(looks('lal golap, nil akash', 'মেঘলা আকাশে বৃষ্টি')).toEqual([4, 4]);
  // Repeated characters and capitals add nothing, and a plain number counts half, because guessers try these first.
  expect(looks('aaaaaaaaaaaaaaaaaaaa', 'ma ma ma ma ma ma', 'Jhorapat')).toEqual([1, 1, 2]);
  expect(looks('84719305', '৮৪৭১৯৩০৫', '84719305621947530186')).toEqual([1, 1, 2]);
});
