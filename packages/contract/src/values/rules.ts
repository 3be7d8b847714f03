/**
 * Rules of form fields, the same code on the server and in the browser (REG-13 to REG-21). Free of zod.
 * A site's settings hold one rule per field; `checkField` says which of its parts a value breaks.
 */

import { toLatinDigits } from './digits.ts';
import { hasOwn } from './has-own.ts';
import { lettersOf } from './letters.ts';

/**
 * A rule as the server sends it (ENTITY-13). Lengths of names count letters as people see them; all others count code
 * points (for a password, after normalising).
 */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: PatternId;
}

/** Named patterns; each has a message of its own (REG-17, MSG-36). */
export const PATTERNS = {
  /** Anything printable. */ any: /^[^\p{Cc}\p{Cs}]*$/u,
  /** Latin letters, digits and underscore, beginning with a letter. */ username:
    /^[A-Za-z][A-Za-z0-9_]*$/,
  /** A password of anything that can be typed: letters of every script, digits, signs, spaces. */
  passphrase: /^[^\p{Cc}\p{Cs}]*$/u,
  /** A password as some sites insist on it: at least one letter and one digit, no white space. */
  password: /^(?=.*[A-Za-z])(?=.*\d)\S+$/,
  /** Digits after normalising Bengali ones. */ digits: /^\d*$/,
  /** Digits, with an optional leading plus. */ mobile: /^\+?\d+$/,
  /** PSW-09: word characters, plus, hyphen, dots; domain parts of two letters or more. */
  email: /^[\w+-]+(?:\.[\w+-]+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
  /** Letters of any script with marks, spaces, dots, hyphens and apostrophes. */ name: /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u,
  /** Letters and digits of an invitation code. */ code: /^[A-Za-z0-9_-]*$/,
  /** Exactly six digits: the withdrawal PIN. */ pin: /^\d{6}$/,
  /** YYYY-MM-DD. */ date: /^\d{4}-\d{2}-\d{2}$/,
} as const;

/** Name of a pattern. */
export type PatternId = keyof typeof PATTERNS;

/** The pattern of this name, or `any` when this program does not know it: a back end may be newer. */
export function knownPattern(patternId: string): PatternId {
  return hasOwn(PATTERNS, patternId) ? (patternId as PatternId) : 'any';
}

/** Why a password that keeps its rule is still weak; only the server can know. */
export const WEAK_PASSWORD = {
  /** It is one of those that are guessed first. */ common: 'common',
  /** Little is in it but the member's name, number, e-mail address or day of birth. */
  ownData: 'own_data',
  /** Little is in it but the name of the site. */ siteName: 'site_name',
} as const;

/** Why a password is weak. */
export type WeakPassword = (typeof WEAK_PASSWORD)[keyof typeof WEAK_PASSWORD];

/** One broken part of a rule; the message of `pattern` belongs to its `patternId` and contains the lengths (REG-17). */
export type FieldFailure =
  | { readonly kind: 'required' }
  | { readonly kind: 'too_short'; readonly minLength: number }
  | { readonly kind: 'too_long'; readonly maxLength: number }
  | {
      readonly kind: 'pattern';
      readonly patternId: PatternId;
      readonly minLength: number;
      readonly maxLength: number;
    };

const NUMERIC_PATTERNS: readonly PatternId[] = ['digits', 'mobile', 'pin', 'date'];

/**
 * A password in the form in which it is counted, hashed and compared: Unicode NFC, because keyboards write the same
 * letter as one character or as two (NIST SP 800-63B-4, 3.1.1.2). Nothing is trimmed, and case stays.
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** Whether two texts are the same password. */
export function arePasswordsSame(one: string, other: string): boolean {
  return normalisePassword(one) === normalisePassword(other);
}

/**
 * A value as it is checked and sent: trimmed, and with Latin digits where the rule is numeric. A password is only
 * normalised.
 */
export function normaliseField(value: string, patternId: PatternId): string {
  if (patternId === 'password' || patternId === 'passphrase') return normalisePassword(value);
  const trimmed = value.trim();
  return NUMERIC_PATTERNS.includes(patternId) ? toLatinDigits(trimmed) : trimmed;
}

/** Every part of the rule that the value breaks, in a fixed order; empty when it holds or the field is off (REG-14, REG-15). */
export function checkField(value: string, rule: FieldRule): FieldFailure[] {
  if (!rule.enabled) return [];
  const text = normaliseField(value, rule.patternId);
  if (text === '') return rule.required ? [{ kind: 'required' }] : [];
  const failures: FieldFailure[] = [];
  const length = (rule.patternId === 'name' ? lettersOf(text) : Array.from(text)).length;
  if (length < rule.minLength) failures.push({ kind: 'too_short', minLength: rule.minLength });
  if (length > rule.maxLength) failures.push({ kind: 'too_long', maxLength: rule.maxLength });
  if (!PATTERNS[rule.patternId].test(text)) {
    failures.push({
      kind: 'pattern',
      patternId: rule.patternId,
      minLength: rule.minLength,
      maxLength: rule.maxLength,
    });
  }
  return failures;
}
