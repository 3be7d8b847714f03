import { toLatinDigits } from '@maidan/contract/digits';

/**
 * What people write here, and the list of the library, made of leaks from elsewhere, does not know. Folded as `foldWords`
 * does it.
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
].map(foldWords);

/** Signs that people put behind or between the letters of a word they know, at most. */
const MOST_SIGNS = 5;
/** Letters of a word that is looked for without what stands between and behind them, at least. */
const LEAST_LETTERS = 4;
/** A text of up to four characters, again and again. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/su;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of those that are guessed first: a common one (49,000 of leaks, in the library's list),
 * whatever its capitals, with a few digits or signs after or between; or a few characters again and again.
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
  return [foldWords(written), bare, foldWords(bare)].some(isNear);
}

/** A text as words are compared: small letters and digits alone, digits in one script. */
export function foldWords(text: string): string {
  return lettersAlike(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function lettersAlike(text: string): string {
  return toLatinDigits(text.normalize('NFKC').toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  // A quarter of a million characters that only a process which sets passwords needs.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...NEARBY]);
}

function sizeOf(text: string): number {
  return Array.from(text).length;
}
