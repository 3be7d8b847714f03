import type { RoomTexts } from '../../room-words.ts';

type Key =
  | 'throw'
  | 'throwing'
  | 'field'
  | 'fieldOwn'
  | 'hits'
  | 'back'
  | 'none'
  | 'figures'
  | 'figuresOne'
  | 'headBet'
  | 'headPays'
  | 'headReturn'
  | 'pays'
  | 'toOne';

/** The texts of every table on which dice are thrown. */
export const DICE_TABLE_TEXTS: RoomTexts<Key> = {
  bn: {
    throw: 'ছুড়ুন',
    throwing: 'ছক্কা গড়াচ্ছে',
    field: '{label}, {pay}',
    fieldOwn: '{label}, {pay}, আপনার {amount}',
    hits: '{result}: {bets}টি বেটের {hits}টি মিলেছে',
    back: '{result}: ফেরত {amount}',
    none: '{result}: কোনো বেট মেলেনি',
    figures: 'টেবিলে আপনার চিপগুলোর হিসাব।',
    figuresOne: '{bet} বেটের হিসাব।',
    headBet: 'বেট',
    headPays: 'পাওনা',
    headReturn: 'গড়ে ফেরত',
    pays: 'যেখানে {pay} লেখা, সেখানে জিতলে বেট ফেরত আসে, আর বেটের অত গুণ পাওয়া যায়।',
    toOne: '{pay}:১',
  },
  en: {
    throw: 'Throw',
    throwing: 'The dice are rolling',
    field: '{label}, {pay}',
    fieldOwn: '{label}, {pay}, yours {amount}',
    hits: '{result}: {hits} of {bets} bets won',
    back: '{result}: {amount} back',
    none: '{result}: no bet won',
    figures: 'Figures of your chips on the table.',
    figuresOne: 'Figures of a bet on {bet}.',
    headBet: 'Bet',
    headPays: 'Pays',
    headReturn: 'Returned',
    pays: 'Where it says {pay}, a bet that wins comes back, and so many times the bet with it.',
    toOne: '{pay}:1',
  },
  hi: {
    throw: 'पासे फेंकें',
    throwing: 'पासे लुढ़क रहे हैं',
    field: '{label}, {pay}',
    fieldOwn: '{label}, {pay}, आपके {amount}',
    hits: '{result}: {bets} में से {hits} दाँव लगे',
    back: '{result}: वापस {amount}',
    none: '{result}: कोई दाँव नहीं लगा',
    figures: 'टेबल पर आपकी चिप का हिसाब।',
    figuresOne: '{bet} के दाँव का हिसाब।',
    headBet: 'दाँव',
    headPays: 'भुगतान',
    headReturn: 'औसत वापसी',
    pays: 'जहाँ {pay} लिखा है, वहाँ जीतने पर दाँव वापस आता है और उसके साथ दाँव का उतना गुना मिलता है।',
    toOne: '{pay}:1',
  },
};
