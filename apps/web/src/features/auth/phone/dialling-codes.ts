import { FLAG_CODES } from '#ui/icons/flag-codes.ts';
import type { FlagCode } from '#ui/icons/flag-codes.ts';

/** A country and the code with which calls to it begin (ITU-T E.164). */
export interface DiallingCountry {
  /** ISO 3166 code. */
  readonly country: string;
  readonly code: string;
}

/** Countries whose numbers a form accepts, those with the most players first. */
export const DIALLING_COUNTRIES: readonly DiallingCountry[] = [
  ['BD', '+880'],
  ['IN', '+91'],
  ['NP', '+977'],
  ['PK', '+92'],
  ['LK', '+94'],
  ['BT', '+975'],
  ['MV', '+960'],
  ['MM', '+95'],
  ['MY', '+60'],
  ['SG', '+65'],
  ['ID', '+62'],
  ['TH', '+66'],
  ['VN', '+84'],
  ['PH', '+63'],
  ['KH', '+855'],
  ['AE', '+971'],
  ['SA', '+966'],
  ['QA', '+974'],
  ['KW', '+965'],
  ['OM', '+968'],
  ['BH', '+973'],
  ['GB', '+44'],
  ['IT', '+39'],
  ['AU', '+61'],
  ['US', '+1'],
].map(([country = '', code = '']) => ({ country, code }));

/** The flag of a dialling code, if the icon set has it. */
export function flagOf(code: string): FlagCode | undefined {
  const country = DIALLING_COUNTRIES.find((entry) => entry.code === code)?.country;
  return FLAG_CODES.find((drawn) => drawn === country);
}

/** The countries to choose from, with the current code even when the list lacks it. */
export function countriesWith(code: string): readonly DiallingCountry[] {
  if (DIALLING_COUNTRIES.some((entry) => entry.code === code)) return DIALLING_COUNTRIES;
  return [{ country: '', code }, ...DIALLING_COUNTRIES];
}
