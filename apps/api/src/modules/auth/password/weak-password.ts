import { normalisePassword, WEAK_PASSWORD } from '@maidan/contract/rules';
import type { WeakPassword } from '@maidan/contract/rules';
import type { SiteSettings } from '@maidan/site';
import type { MemberRow } from '#modules/member/index.ts';
import { lettersAndDigits, isCommonPassword } from './common-passwords.ts';

/**
 * What an attacker may know of a member. It holds only what the sender of the form typed, or may see after proving to
 * be that member.
 */
export interface KnownOfMember {
  readonly account?: string | undefined;
  readonly nickname?: string | undefined;
  readonly payeeName?: string | undefined;
  readonly email?: string | undefined;
  /** YYYY-MM-DD */
  readonly birthday?: string | undefined;
  /** In any form; its digits are compared, with and without the country code. */
  readonly mobileKey?: string | null | undefined;
}

/** Shorter words occur inside too many others. */
const LEAST_LETTERS = 4;
/** Digits of a national number that are specific to one person. */
const NATIONAL_DIGITS = 10;

/**
 * The reason why a password is weak although it keeps the site's rule, or undefined (NIST SP 800-63B-4, 3.1.1.2; ASVS
 * 5.0, 6.2.4 and 6.2.11). It may contain a word of the member or of the site when enough remains without that word.
 */
export async function passwordWeaknesses(
  password: string,
  settings: SiteSettings,
  known: KnownOfMember,
): Promise<{ kind: WeakPassword }[]> {
  const { minLength } = settings.register.password;
  if (isLittleWithout(password, wordsOf(known), minLength))
    return [{ kind: WEAK_PASSWORD.ownData }];
  if (isLittleWithout(password, siteWords(settings), minLength))
    return [{ kind: WEAK_PASSWORD.siteName }];
  return (await isCommonPassword(password)) ? [{ kind: WEAK_PASSWORD.common }] : [];
}

/** What is known of a member who already has an account. */
export function knownOfMember({ account, nickname, profile, mobileKey }: MemberRow): KnownOfMember {
  const { payeeName, email, birthday } = profile;
  return { account, nickname, payeeName, email, birthday, mobileKey };
}

function isLittleWithout(password: string, words: readonly string[], minLength: number): boolean {
  const folded = lettersAndDigits(password);
  const rest = words
    .map(lettersAndDigits)
    .filter((word) => sizeOf(word) >= LEAST_LETTERS)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .reduce((text, word) => text.replaceAll(word, ''), folded);
  const taken = sizeOf(folded) - sizeOf(rest);
  return taken > 0 && sizeOf(normalisePassword(password)) - taken < minLength;
}

function wordsOf(known: KnownOfMember): string[] {
  const { account = '', nickname = '', payeeName = '', email = '', birthday = '' } = known;
  const names = [account, nickname, payeeName, email.split('@')[0] ?? ''];
  const [year = '', month = '', day = ''] = birthday.split('-');
  const days = [`${year}${month}${day}`, `${day}${month}${year}`, `${month}${day}${year}`];
  const digits = lettersAndDigits(known.mobileKey ?? '');
  return [
    ...names,
    ...names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u)),
    ...days,
    digits,
    digits.slice(-NATIONAL_DIGITS),
  ];
}

function siteWords({ name, slug, merchantCode, mainDomain }: SiteSettings): string[] {
  const names = Object.values(name).filter((text) => text !== undefined);
  return [...names, slug, merchantCode, mainDomain, mainDomain.split('.')[0] ?? ''];
}

function sizeOf(text: string): number {
  return Array.from(text).length;
}
