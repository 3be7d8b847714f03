import type { OutcomeText } from '@maidan/wire';
import { timesText } from './spin-choice.ts';

/** What a spin paid, in words; `extra` names what happened beside the pay. */
export function tellPayout(payHundredths: number, extra?: OutcomeText): OutcomeText {
  const times = timesText(payHundredths);
  const paid =
    payHundredths === 0
      ? { bn: 'মিল আসেনি।', en: 'Nothing matched.', hi: 'मेल नहीं आया।' }
      : {
          bn: `বেটের ${times} এসেছে।`,
          en: `It paid ${times} the stake.`,
          hi: `दाँव का ${times} मिला।`,
        };
  if (extra === undefined) return paid;
  return {
    bn: `${extra.bn} ${paid.bn}`,
    en: `${extra.en} ${paid.en}`,
    hi: `${extra.hi ?? extra.en} ${paid.hi}`,
  };
}
