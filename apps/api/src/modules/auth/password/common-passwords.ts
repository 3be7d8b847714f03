import { toLatinDigits } from '@maidan/contract/digits';

/**
 * Passwords that are common among our players and missing from the library's list, which comes from leaks elsewhere.
 * Folded as `lettersAndDigits` does it.
 */
const NEARBY = [
  'পাসওয়ার্ড',
  'বাংলাদেশ',
  'আমারসোনারবাংলা',
  'সোনারবাংলা',
  'জয়বাংলা',
  'ভালোবাসি',
  'আমিতোমাকেভালোবাসি',
  'আমিতোমায়ভালোবাসি',
  'আল্লাহুআকবার',
  'বিসমিল্লাহ',
  'আলহামদুলিল্লাহ',
  'amarsonarbangla',
  'sonarbangla',
  'joybangla',
  'bhalobashi',
  'valobasi',
  'amitomakebhalobashi',
  'amitomakevalobashi',
  'amitomakevalobasi',
  'alhamdulillah',
  'shakibalhasan',
  'tamimiqbal',
  'पासवर्ड',
  'भारतमाता',
  'जयहिंद',
  'bharatmata',
  'bharatmatakijai',
  'jaihind',
  'hindustan',
].map(lettersAndDigits);

/** The most digits or signs that are ignored behind or between the letters of a known word. */
const MOST_SIGNS = 5;
/** The fewest letters that a word must have to be looked for in this way. */
const LEAST_LETTERS = 4;
/** A text of up to four characters that is repeated. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/su;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one that attackers guess first: a common one (the library's list has 49,000 from leaks) in any
 * capitals, also with a few digits or signs after or between its letters; or a few characters repeated.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (list ??= readList());
  const written = lettersAlike(password);
  if (REPEATED.test(written) || common.has(written)) return true;
  const isNear = (form: string) =>
    sizeOf(form) >= LEAST_LETTERS &&
    sizeOf(written) - sizeOf(form) <= MOST_SIGNS &&
    common.has(form);
  const bare = written.replace(/[^\p{L}\p{M}]+$/u, '');
  return [lettersAndDigits(written), bare, lettersAndDigits(bare)].some(isNear);
}

/** A text as words are compared: lower-case letters and Western digits only. */
export function lettersAndDigits(text: string): string {
  return lettersAlike(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function lettersAlike(text: string): string {
  return toLatinDigits(text.normalize('NFKC').toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  // A list of a quarter of a million characters, loaded only by a process that sets passwords.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...NEARBY]);
}

function sizeOf(text: string): number {
  return Array.from(text).length;
}
