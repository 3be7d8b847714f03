import type { OutcomeText } from '@maidan/wire';

type Outcome = Record<string, unknown>;

const number = (outcome: Outcome, field: string) => Number(outcome[field] ?? 0);
const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;

/**
 * The outcome of a flight in words, as the player's record shows it. Figures are in Latin digits; the reader's side
 * converts them. Undefined for any other outcome.
 */
export function outcomeTextOf(outcome: Outcome): OutcomeText | undefined {
  const isFlight = 'cashedAtHundredths' in outcome || 'crashHundredths' in outcome;
  return isFlight ? flightText(outcome) : undefined;
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
