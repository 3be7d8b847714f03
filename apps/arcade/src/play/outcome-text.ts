import type { OutcomeText } from '@maidan/wire';

type Outcome = Record<string, unknown>;

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['♠', '♥', '♦', '♣'];

const number = (outcome: Outcome, field: string) => Number(outcome[field] ?? 0);
const numbers = (outcome: Outcome, field: string) => (outcome[field] ?? []) as number[];
const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;
const card = (of52: number) => `${RANKS[of52 % 13]}${SUITS[Math.floor(of52 / 13)]}`;

/**
 * The outcome of a round in words, as the player's record shows it. Figures are in Latin digits; the reader's side
 * converts them. Undefined for an outcome that no engine here draws.
 */
export function outcomeTextOf(outcome: Outcome, choice: Outcome): OutcomeText | undefined {
  if ('cashedAtHundredths' in outcome || 'crashHundredths' in outcome) return flightText(outcome);
  if ('left' in outcome) return cardsText(outcome);
  if ('drawn' in outcome) return numbersText(outcome, numbers(choice, 'picks').length);
  return undefined;
}

function flightText(outcome: Outcome): OutcomeText {
  const cashed = outcome['cashedAtHundredths'];
  if (typeof cashed === 'number')
    return {
      bn: `${times(cashed)}-এ ক্যাশ আউট করেছেন।`,
      en: `You cashed out at ${times(cashed)}.`,
      hi: `आपने ${times(cashed)} पर कैश आउट किया।`,
    };
  const end = times(number(outcome, 'crashHundredths'));
  return {
    bn: `${end}-এ উড়ে গেছে, তার আগে ক্যাশ আউট হয়নি।`,
    en: `It flew away at ${end}, before a cash-out.`,
    hi: `${end} पर उड़ गया, उससे पहले कैश आउट नहीं हुआ।`,
  };
}

function cardsText(outcome: Outcome): OutcomeText {
  const [left, right] = [card(number(outcome, 'left')), card(number(outcome, 'right'))];
  return {
    bn: `বাঁয়ে ${left}, ডানে ${right}।`,
    en: `Left ${left}, right ${right}.`,
    hi: `बाएँ ${left}, दाएँ ${right}।`,
  };
}

function numbersText(outcome: Outcome, picked: number): OutcomeText {
  const drawn = numbers(outcome, 'drawn').join(', ');
  const hits = number(outcome, 'hits');
  return {
    bn: `উঠেছে ${drawn}। আপনার ${picked}টির মধ্যে মিলেছে ${hits}টি।`,
    en: `Drawn: ${drawn}. ${hits} of your ${picked} matched.`,
    hi: `निकले ${drawn}। आपके ${picked} में से ${hits} मिले।`,
  };
}
