import { toBengaliDigits } from './digits.ts';
import { cachedByTag } from './intl-objects.ts';

const numberFormat = cachedByTag((tag) => new Intl.NumberFormat(tag));
/** Tags whose readers count in lakh and crore: the last three digits form a group, and each group before it has two. */
const COUNTS_IN_LAKH = /^bn|-IN\b/;
const LAKH_BREAKS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * A number in the grouping and digits of a tag, with a hyphen in front when it is below zero. `Intl` writes the
 * decimals. Whole numbers are written without it, because the first number format of a page takes a weak phone a tenth
 * of a second.
 *
 * @param tag BCP 47 tag with the reader's digits, such as `bn-BD-u-nu-beng`
 */
export function writeNumber(value: number | bigint, tag: string): string {
  const plain = String(value);
  if (!COUNTS_IN_LAKH.test(tag) || !/^-?\d+$/.test(plain)) return numberFormat(tag).format(value);
  const grouped = plain.replace(LAKH_BREAKS, ',');
  return tag.endsWith('-beng') ? toBengaliDigits(grouped) : grouped;
}
