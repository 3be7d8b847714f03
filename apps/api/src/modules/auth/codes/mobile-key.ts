import { AppError } from '@maidan/contract/errors';
import { toLatinDigits } from '@maidan/contract/digits';

/**
 * Mobile numbers of the countries that the sites are made for, after the dialling code: Bangladesh (BTRC numbering plan:
 * 1, an operator's digit 3 to 9, eight digits) and India (DoT numbering plan: ten digits from 6, 7, 8 or 9).
 */
const NATIONAL: Readonly<Record<string, RegExp>> = { '880': /^1[3-9]\d{8}$/, '91': /^[6-9]\d{9}$/ };
/**
 * In other countries ITU-T E.164 decides: at most fifteen digits with the dialling code. Fewer than eight digits are
 * not a mobile number.
 */
const ANYWHERE = /^[1-9]\d{7,14}$/;
const SEPARATORS = /[\s().\-\u2010-\u2015]/g;
const DIALLING_CODE = /^[1-9]\d{0,3}$/;

/**
 * The one stored form of a mobile number: a plus and the digits of E.164. It accepts digits of either script, the
 * leading zero of the national form, and a country code inside the number. `+880` and `01712345678` give
 * `+8801712345678`.
 * @throws AppError `auth.mobile_invalid` when it is not a mobile number
 */
export function mobileKeyOf(countryDialingCode: string, number: string): string {
  const typed = toLatinDigits(number).replaceAll(SEPARATORS, '');
  const international = /^(?:\+|00)(\d+)$/.exec(typed)?.[1];
  const dialling = toLatinDigits(countryDialingCode)
    .replaceAll(SEPARATORS, '')
    .replace(/^\+|^00/, '');
  const key = international ? fromInternational(international) : fromNational(dialling, typed);
  if (key === undefined) throw new AppError('auth.mobile_invalid');
  return `+${key}`;
}

function fromInternational(digits: string): string | undefined {
  const dialling = Object.keys(NATIONAL).find((code) => digits.startsWith(code));
  return dialling ? fromNational(dialling, digits.slice(dialling.length)) : whole(digits);
}

function fromNational(dialling: string, typed: string): string | undefined {
  if (!DIALLING_CODE.test(dialling) || !/^\d{4,20}$/.test(typed)) return undefined;
  const rule = NATIONAL[dialling];
  // Italian numbers keep their leading zero when dialled from abroad (ITU-T E.164, Italy).
  const national = dialling === '39' ? typed : typed.replace(/^0/, '');
  if (!rule) return whole(dialling + national);
  if (rule.test(national)) return dialling + national;
  const after = national.startsWith(dialling) ? national.slice(dialling.length) : '';
  return rule.test(after) ? dialling + after : undefined;
}

function whole(digits: string): string | undefined {
  return ANYWHERE.test(digits) ? digits : undefined;
}
