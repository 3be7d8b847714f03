import { cardText, PACK } from '../games/tables/cards.ts';
import type { Use } from '../scheme/drawing.ts';
import type { Speech } from './words.ts';

/** Fields of outcomes that are hundredths. */
const HUNDREDTHS: readonly string[] = [
  'roll',
  'result',
  'pays',
  'payHundredths',
  'times',
  'cashedAtHundredths',
  'crashHundredths',
];
/** Fields of outcomes that are cards. */
const CARDS: readonly string[] = [
  'joker',
  'cards',
  'dealt',
  'player',
  'dealer',
  'banker',
  'dragon',
  'tiger',
];
/** Fields of outcomes whose values have names of their own. */
const NAMED: readonly string[] = ['side', 'way', 'fish', 'caught'];

/** Minor units or hundredths with two decimals. */
export function decimals({ digits }: Speech, hundredths: number): string {
  return digits((hundredths / 100).toFixed(2));
}

const isCard = (value: unknown): value is number => PACK.some((card) => card === value);

/** Each card in signs and by its number, as the fractions give it. */
const cardsText = ({ digits }: Speech, cards: readonly number[]): string =>
  cards.map((card) => `${cardText(card)} (${digits(card)})`).join(', ');

const areCards = (cards: unknown): cards is number[] =>
  Array.isArray(cards) && cards.every((card) => isCard(card));

/** The cards of hands in their order; undefined for a value that is none. */
function handsText(speech: Speech, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const hands = value.map((hand: unknown) =>
    typeof hand === 'object' && hand !== null && 'cards' in hand ? hand.cards : undefined,
  );
  return hands.every(areCards)
    ? hands.map((cards) => cardsText(speech, cards)).join(' | ')
    : undefined;
}

/** One of the values of a row. */
function partText(speech: Speech, name: string, value: unknown): string {
  if (typeof value === 'number' && HUNDREDTHS.includes(name)) return decimals(speech, value);
  if (name === 'guesses') return speech.find(`guess_${String(value)}`) ?? String(value);
  if (name === 'hold') return speech.digits(Number(value) + 1);
  return speech.digits(String(value));
}

/** A value of an outcome as text. */
export function valueText(speech: Speech, name: string, value: unknown): string {
  if (typeof value === 'number' && HUNDREDTHS.includes(name)) return decimals(speech, value);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (CARDS.includes(name) && values.every(isCard)) return cardsText(speech, values);
  const hands = name === 'hands' ? handsText(speech, value) : undefined;
  if (hands !== undefined) return hands;
  if (name === 'insurance' && typeof value === 'object' && value !== null && 'payoutMinor' in value)
    return decimals(speech, Number(value.payoutMinor));
  if (NAMED.includes(name))
    return values.map((one) => speech.find(`outcome_${String(one)}`) ?? String(one)).join(', ');
  if (name === 'hand') return speech.find(`hand_${String(value)}`) ?? String(value);
  if (typeof value === 'number' || typeof value === 'string') return speech.digits(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => partText(speech, name, one)).join(', ');
  return speech.digits(JSON.stringify(value));
}

/** What a fraction was used for, as a sum. */
export function sumText({ digits }: Speech, { fraction, bound, number }: Use): string {
  if (bound === undefined || number === undefined) return digits(fraction.toFixed(9));
  const product = (fraction * bound).toFixed(3);
  return digits(`${fraction.toFixed(6)} × ${bound} = ${product}`);
}
