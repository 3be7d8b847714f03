import type { RoomTexts } from '../games/room-words.ts';

type Key =
  | 'title'
  | 'since'
  | 'rounds'
  | 'staked'
  | 'paid'
  | 'net'
  | 'largest'
  | 'none'
  | 'time'
  | 'minutes'
  | 'hours';

/** Every text of the sheet of the player's own statistics. */
export const VISIT_TEXTS: RoomTexts<Key> = {
  bn: {
    title: 'আমার পরিসংখ্যান',
    since: 'গেমটি এবার খোলার পর থেকে। বন্ধ করলে মুছে যায়।',
    rounds: 'রাউন্ড',
    staked: 'মোট বেট',
    paid: 'ফেরত পাওয়া',
    net: 'নিট',
    largest: 'এক রাউন্ডে সবচেয়ে বেশি ফেরত, বেটের গুণ',
    none: 'নেই',
    time: 'সময়',
    minutes: '{minutes} মিনিট',
    hours: '{hours} ঘণ্টা {minutes} মিনিট',
  },
  en: {
    title: 'My statistics',
    since: 'Since you opened this game. They are gone when you close it.',
    rounds: 'Rounds',
    staked: 'Staked',
    paid: 'Paid back',
    net: 'Net',
    largest: 'Most that one round paid, in stakes',
    none: 'None',
    time: 'Time',
    minutes: '{minutes} min',
    hours: '{hours} h {minutes} min',
  },
  hi: {
    title: 'मेरे आँकड़े',
    since: 'जब से आपने यह गेम खोला है। बंद करने पर ये मिट जाते हैं।',
    rounds: 'राउंड',
    staked: 'कुल दाँव',
    paid: 'वापस मिला',
    net: 'नेट',
    largest: 'एक राउंड में सबसे ज़्यादा वापसी, दाँव के गुना में',
    none: 'कोई नहीं',
    time: 'समय',
    minutes: '{minutes} मिनट',
    hours: '{hours} घंटे {minutes} मिनट',
  },
};
