import type { Use } from '../scheme/drawing.ts';
import type { Speech } from './words.ts';

/** Fields of outcomes that are hundredths. */
const HUNDREDTHS: readonly string[] = ['roll', 'result', 'pays', 'payHundredths'];

/** Minor units or hundredths with two decimals. */
export function decimals({ digits }: Speech, hundredths: number): string {
  return digits((hundredths / 100).toFixed(2));
}

/** A value of an outcome as text. */
export function valueText(speech: Speech, name: string, value: unknown): string {
  if (typeof value === 'number' && HUNDREDTHS.includes(name)) return decimals(speech, value);
  if (typeof value === 'number' || typeof value === 'string') return speech.digits(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return speech.digits(value.join(', '));
  return speech.digits(JSON.stringify(value));
}

/** What a fraction was used for, as a sum. */
export function sumText({ digits }: Speech, { fraction, bound, number }: Use): string {
  if (bound === undefined || number === undefined) return digits(fraction.toFixed(9));
  const product = (fraction * bound).toFixed(3);
  return digits(`${fraction.toFixed(6)} × ${bound} = ${product}`);
}
