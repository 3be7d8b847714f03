const UNITS: readonly (readonly [number, string])[] = [
  [1, 'one ek এক एक'],
  [2, 'two dui দুই दो'],
  [3, 'three tin teen তিন तीन'],
  [4, 'four char চার चार'],
  [5, 'five pach পাঁচ पाँच'],
  [6, 'six choy ছয় छह'],
  [7, 'seven saat sat সাত सात'],
  [8, 'eight at আট आठ'],
  [9, 'nine noy নয় नौ'],
  [10, 'ten dosh দশ दस'],
  [20, 'twenty টোয়েন্টি bish বিশ बीस'],
  [30, 'thirty trish ত্রিশ तीस'],
  [40, 'forty chollish চল্লিশ चालीस'],
  [50, 'fifty ponchash পঞ্চাশ पचास'],
];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap(([number, words]) =>
    words.split(' ').map((word) => [word.normalize('NFC'), number] as const),
  ),
);
/** নাইন and other English units that are written in Bengali letters after a ten. */
const AFTER_TEN: ReadonlyMap<string, number> = new Map([
  ['নাইন', 9],
  ['ফাইভ', 5],
]);

/**
 * The words with numbers in digits, where there are any: "Teen Patti" is also "3 Patti", and "Twenty Nine" also "29".
 * Undefined where no word is a number.
 */
export function inDigits(words: readonly string[]): string[] | undefined {
  const written: string[] = [];
  let ten = 0;
  let isNumber = false;
  for (const word of words) {
    const value = NUMBERS.get(word) ?? (ten > 0 ? AFTER_TEN.get(word) : undefined);
    if (value !== undefined) isNumber = true;
    if (value !== undefined && ten > 0 && value < 10) {
      written[written.length - 1] = String(ten + value);
      ten = 0;
      continue;
    }
    ten = value !== undefined && value >= 20 ? value : 0;
    written.push(value === undefined ? word : String(value));
  }
  return isNumber ? written : undefined;
}
