import type { RoomTexts } from '../../room-words.ts';

type SharedKey =
  | 'fields'
  | 'ante'
  | 'play'
  | 'deal'
  | 'dealing'
  | 'dealer'
  | 'you'
  | 'dealerHas'
  | 'dealerIsOut'
  | 'giveUpCost'
  | 'onTable'
  | 'withPlay'
  | 'needAnte'
  | 'needPlay'
  | 'outTold'
  | 'wonTold'
  | 'tieTold'
  | 'lostTold'
  | 'table'
  | 'headHand';

/** What a game with an ante has to say itself: its dealer, its question, and how its hands are given up. */
type OwnKey = 'dealerPlays' | 'asked' | 'giveUp' | 'givenUpTold' | 'givenUpPill';

/** Every text that a game with an ante has beside those of its hands and its rules. */
export type AnteKey = SharedKey | OwnKey;
/** The texts of a game with an ante. */
export type AnteTexts = RoomTexts<AnteKey>;

/** The texts that are the same in every game with an ante. */
export const ANTE_TEXTS: RoomTexts<SharedKey> = {
  bn: {
    fields: 'বেটের ঘর',
    ante: 'অ্যান্টি',
    play: 'প্লে',
    deal: 'ডিল করুন',
    dealing: 'তাস পড়ছে',
    dealer: 'ডিলারের তাস',
    you: 'আপনার তাস',
    dealerHas: 'ডিলার · {hand}',
    dealerIsOut: 'ডিলার খেলেননি · {hand}',
    giveUpCost: 'অ্যান্টি {amount} যাবে',
    onTable: 'টেবিলে',
    withPlay: 'প্লে করলে মোট',
    needAnte: 'অ্যান্টিতে চিপ রাখুন',
    needPlay: 'প্লে-র জন্য আরও {amount} লাগবে',
    outTold: 'ডিলার খেলেননি: {dealer}; আপনার {own}',
    wonTold: 'আপনি জিতেছেন: {own}, ডিলার {dealer}',
    tieTold: 'সমান: দুজনেরই {own}',
    lostTold: 'ডিলার জিতেছেন: {dealer}, আপনার {own}',
    table: 'হাত, বড় থেকে ছোট',
    headHand: 'হাত',
  },
  en: {
    fields: 'Fields for bets',
    ante: 'Ante',
    play: 'Play',
    deal: 'Deal',
    dealing: 'Dealing',
    dealer: 'Cards of the dealer',
    you: 'Your cards',
    dealerHas: 'Dealer · {hand}',
    dealerIsOut: 'Dealer does not play · {hand}',
    giveUpCost: 'The ante of {amount} goes',
    onTable: 'On the table',
    withPlay: 'In all with play',
    needAnte: 'Put a chip on the ante',
    needPlay: 'Playing on needs {amount} more',
    outTold: 'The dealer did not play: {dealer}; you had {own}',
    wonTold: 'You won: {own}, dealer {dealer}',
    tieTold: 'Tie: both have {own}',
    lostTold: 'The dealer won: {dealer}, you had {own}',
    table: 'Hands from the highest',
    headHand: 'Hand',
  },
  hi: {
    fields: 'दाँव के ख़ाने',
    ante: 'एंटी',
    play: 'प्ले',
    deal: 'डील करें',
    dealing: 'पत्ते बँट रहे हैं',
    dealer: 'डीलर के पत्ते',
    you: 'आपके पत्ते',
    dealerHas: 'डीलर · {hand}',
    dealerIsOut: 'डीलर नहीं खेला · {hand}',
    giveUpCost: 'एंटी {amount} जाएगी',
    onTable: 'टेबल पर',
    withPlay: 'प्ले के साथ कुल',
    needAnte: 'एंटी पर चिप रखें',
    needPlay: 'प्ले के लिए {amount} और चाहिए',
    outTold: 'डीलर नहीं खेला: {dealer}; आपके पास {own}',
    wonTold: 'आप जीते: {own}, डीलर {dealer}',
    tieTold: 'बराबर: दोनों के पास {own}',
    lostTold: 'डीलर जीता: {dealer}, आपके पास {own}',
    table: 'हाथ, बड़े से छोटे',
    headHand: 'हाथ',
  },
};
